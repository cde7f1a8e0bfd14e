/// The title in a tab bar button: a single line, centered, and truncated with an ellipsis.
@preconcurrency @MainActor
final class UITabBarButtonLabel: UILabel {
  // R-TTL-1
  override init(frame: CGRect) {
    super.init(frame: frame)
    textAlignment = .center
    lineBreakMode = .byTruncatingTail
    isAccessibilityElement = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Shows the first line of a title.
  func show(_ title: String?, appearance: ResolvedTabItemAppearance) {
    style(font: appearance.titleFont, color: appearance.titleColor)
    let line = title.map { TitleText.firstLine(of: $0) }
    guard appearance.titleAttributes.isEmpty, attributes.isEmpty else {
      attributes = appearance.titleAttributes
      var all = appearance.titleAttributes
      all[.font] = appearance.titleFont
      all[.foregroundColor] = appearance.titleColor
      show(line.map { StyledText($0, all) })
      return
    }
    if text != line { text = line }
  }

  /// Whether there is no title.
  var isEmpty: Bool { (text ?? "").isEmpty }

  private var attributes: [NSAttributedString.Key: Any] = [:]
}
