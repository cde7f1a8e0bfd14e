import QuartzCore

/// The row of one action.
///
/// The row does not handle touches. The alert tracks the touch, which can move from row to row.
final class AlertRow: UIView {
  private let label = UILabel()
  private let highlight = UIView()
  private var action: UIAlertAction?
  private let choose: @MainActor () -> Void

  init(choose: @escaping @MainActor () -> Void) {
    self.choose = choose
    super.init(frame: .zero)
    highlight.backgroundColor = .systemFill
    highlight.isHidden = true
    highlight.isUserInteractionEnabled = false
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = AlertMetrics.smallestTitle
    addSubview(highlight)
    addSubview(label)
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the row shows its highlighted state, which requires an enabled action.
  var isHighlighted: Bool {
    get { !highlight.isHidden }
    set { highlight.isHidden = !newValue || action?.isEnabled != true }
  }

  func show(_ action: UIAlertAction, font: UIFont, color: UIColor, isLarge: Bool) {
    self.action = action
    label.text = action.title
    label.font = font
    label.textColor = color
    label.numberOfLines = isLarge ? 0 : 1
    accessibilityLabel = action.title
    accessibilityTraits = action.isEnabled ? .button : [.button, .notEnabled]
    setNeedsLayout()
  }

  /// Returns the size of the title, on one line or within a width.
  func titleSize(within width: CGFloat) -> CGSize {
    let isOneLine = label.numberOfLines == 1
    return label.sizeThatFits(
      CGSize(width: isOneLine ? .greatestFiniteMagnitude : width, height: .greatestFiniteMagnitude)
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    highlight.frame = bounds
    label.frame = CGRect(
      x: AlertMetrics.rowMargin,
      y: 0,
      width: AlertLayout.titleWidth(in: bounds.width),
      height: bounds.height
    )
  }

  override var canBecomeFocused: Bool { action?.isEnabled == true }

  override func focusDidChange() { isHighlighted = isFocused }

  override func selectByFocus() -> Bool { accessibilityActivate() }

  override func accessibilityActivate() -> Bool {
    choose()
    return true
  }
}
