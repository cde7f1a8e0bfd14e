/// A title of a navigation bar: one truncated line, which is a heading for assistive technologies.
@preconcurrency @MainActor
final class _UINavigationBarTitleLabel: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityTraits = [.header, .staticText]
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  // R-NBAR-50
  /// Displays the first line of a title.
  func show(_ title: String?, _ style: ResolvedNavigationBarAppearance.Text) {
    show(title: title, font: style.font, color: style.color, others: style.others)
  }

  var isEmpty: Bool { (text ?? "").isEmpty }
}
