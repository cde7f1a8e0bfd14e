/// A title of a navigation bar: one truncated line, which is a heading for assistive technologies.
@preconcurrency @MainActor
final class _UINavigationBarTitleLabel: UILabel {
  // R-NBAR-50
  private var attributes: [NSAttributedString.Key: Any] = [:]

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityTraits = [.header, .staticText]
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Displays the first line of a title.
  func show(_ title: String?, _ style: ResolvedNavigationBarAppearance.Text) {
    self.style(font: style.font, color: style.color)
    let line = title.map(TitleText.firstLine(of:))
    guard style.others.isEmpty, attributes.isEmpty else {
      attributes = style.others
      var all = style.others
      all[.font] = style.font
      all[.foregroundColor] = style.color
      show(line.map { StyledText($0, all) })
      return
    }
    if text != line { text = line }
  }

  var isEmpty: Bool { (text ?? "").isEmpty }
}
