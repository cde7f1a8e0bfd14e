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
    show(
      title: title,
      font: appearance.titleFont,
      color: appearance.titleColor,
      others: appearance.titleAttributes
    )
  }

  /// Whether there is no title.
  var isEmpty: Bool { (text ?? "").isEmpty }
}
