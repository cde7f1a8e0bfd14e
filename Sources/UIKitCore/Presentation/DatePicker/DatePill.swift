import QuartzCore

/// A button with a date or a time, which opens a popover.
@preconcurrency @MainActor
final class DatePill: UIControl {
  // R-DATE-20, R-DATE-21
  private let label = UILabel()
  /// Whether the popover of the button is open.
  ///
  /// The text has the tint color, which the popover does not dim.
  var isOpen = false {
    didSet {
      tintAdjustmentMode = isOpen ? .normal : .automatic
      showColors()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = DatePickerMetrics.pillRadius
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.isAccessibilityElement = false
    isAccessibilityElement = true
    accessibilityTraits = .button
    addSubview(label)
    showColors()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The date or the time.
  var text: String {
    get { label.text ?? "" }
    set {
      label.text = newValue
      accessibilityLabel = newValue
      invalidateIntrinsicContentSize()
    }
  }

  private func showColors() {
    label.textColor = isOpen ? tintColor : .label
    label.alpha = isHighlighted ? 0.5 : 1
  }

  override func stateDidChange() {
    super.stateDidChange()
    showColors()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  override var intrinsicContentSize: CGSize {
    let width = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width
    return CGSize(
      width: width.rounded(.up) + 2 * DatePickerMetrics.pillPadding,
      height: DatePickerMetrics.pillHeight(for: traitCollection)
    )
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.hasDifferentTextSize(comparedTo: previousTraitCollection) else { return }
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(4, bounds.width / 2), dy: 0)
  }
}
