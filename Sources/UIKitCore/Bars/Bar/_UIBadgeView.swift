/// The badge of a bar item: text on a capsule.
///
/// It does not receive touches.
@preconcurrency @MainActor
final class _UIBadgeView: UIView {
  // M-BDG-*, R-BDG-5
  private let label = UILabel()
  private var textOffset = UIOffset.zero
  /// The measured badge, or `nil` after a change of the text.
  private var measured: Badge?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isAccessibilityElement = false
    label.isAccessibilityElement = false
    label.textAlignment = .center
    addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Displays a text, which may be empty.
  func show(_ text: String, style: BadgeStyle) {
    label.style(font: style.font, color: style.textColor)
    textOffset = style.textOffset
    if backgroundColor != style.color { backgroundColor = style.color }
    show(text)
  }

  /// Displays a text, which may be empty, in the style of the last one.
  func show(_ text: String) {
    let line = TitleText.firstLine(of: text)
    if label.text != line { label.text = line }
    measured = nil
    setNeedsLayout()
  }

  /// The size for the displayed text.
  var fittingSize: CGSize { badge.size }

  private var badge: Badge {
    if let measured { return measured }
    let badge = measure()
    measured = badge
    return badge
  }

  private func measure() -> Badge {
    let isEmpty = label.text?.isEmpty ?? true
    let size = isEmpty ? .zero : label.intrinsicContentSize
    let isStandard = label.font.pointSize <= BarMetrics.badgeFontSize
    return Badge(textWidth: size.width, textHeight: isStandard ? 0 : size.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    UIView.performWithoutAnimation {
      layer.cornerRadius = badge.cornerRadius
      label.frame = bounds.offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical)
    }
  }
}
