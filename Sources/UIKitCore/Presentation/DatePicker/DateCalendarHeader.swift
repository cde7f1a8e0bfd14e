import QuartzCore

/// The row above a calendar with the month, which switches to wheels, and buttons for other months.
@preconcurrency @MainActor
final class DateCalendarHeader: UIView {
  // R-DATE-32
  let monthButton = DateMonthButton()
  let previousButton = UIButton(type: .plain)
  let nextButton = UIButton(type: .plain)

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [monthButton, previousButton, nextButton] { addSubview(view) }
    showArrows()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  static func symbol(_ name: String, size: CGFloat) -> UIImage? {
    let style = UIImage.SymbolConfiguration(pointSize: size, weight: .semibold)
    return UIImage(systemName: name, withConfiguration: style)
  }

  private func showArrows() {
    let names = isMirrored ? ["chevron.right", "chevron.left"] : ["chevron.left", "chevron.right"]
    previousButton.setImage(Self.symbol(names[0], size: 18), for: .normal)
    nextButton.setImage(Self.symbol(names[1], size: 18), for: .normal)
    previousButton.accessibilityLabel = SystemText.previousMonth()
    nextButton.accessibilityLabel = SystemText.nextMonth()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    showArrows()
    let side = DatePickerMetrics.headerHeight
    func place(_ view: UIView, x: CGFloat, width: CGFloat) {
      let left = isMirrored ? bounds.maxX - x - width : bounds.minX + x
      view.frame = CGRect(x: left, y: bounds.midY - side / 2, width: width, height: side)
    }
    let width = min(monthButton.intrinsicContentSize.width, max(bounds.width - 2 * side, 0))
    place(monthButton, x: 8, width: width)
    place(previousButton, x: bounds.width - 2 * side, width: side)
    place(nextButton, x: bounds.width - side, width: side)
  }
}

/// The button with the name of a month.
@preconcurrency @MainActor
final class DateMonthButton: UIControl {
  private let label = UILabel()
  private let arrow = UIImageView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = DatePickerMetrics.monthFont
    label.adjustsFontForContentSizeCategory = true
    label.isAccessibilityElement = false
    isAccessibilityElement = true
    accessibilityTraits = .button
    addSubview(label)
    addSubview(arrow)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The name of the month.
  var text: String {
    get { label.text ?? "" }
    set {
      label.text = newValue
      accessibilityLabel = newValue
      setNeedsLayout()
      superview?.setNeedsLayout()
    }
  }

  /// Whether the wheels are visible.
  var isOpen = false { didSet { showColors() } }

  private func showColors() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let name = isOpen ? "chevron.down" : isMirrored ? "chevron.left" : "chevron.right"
    arrow.image = DateCalendarHeader.symbol(name, size: 13)
    arrow.tintColor = tintColor
    label.textColor = isOpen ? tintColor : .label
    alpha = isHighlighted ? 0.5 : 1
  }

  override func stateDidChange() {
    super.stateDidChange()
    showColors()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.hasDifferentTextSize(comparedTo: previousTraitCollection) else { return }
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private var labelWidth: CGFloat {
    label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width.rounded(.up)
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: labelWidth + 22, height: DatePickerMetrics.headerHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    showColors()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = min(labelWidth, max(bounds.width - 22, 0))
    let size = arrow.image?.size ?? .zero
    label.frame = CGRect(
      x: isMirrored ? bounds.maxX - width : bounds.minX,
      y: bounds.minY,
      width: width,
      height: bounds.height
    )
    arrow.frame = CGRect(
      x: isMirrored ? label.frame.minX - 6 - size.width : label.frame.maxX + 6,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }
}
