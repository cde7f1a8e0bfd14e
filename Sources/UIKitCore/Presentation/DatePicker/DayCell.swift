import QuartzCore

/// The button of a day in a calendar.
@preconcurrency @MainActor
final class DayCell: UIControl {
  // R-DATE-31
  private let circle = UIView()
  private let label = UILabel()
  private var isToday = false
  private(set) var day = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    circle.isUserInteractionEnabled = false
    label.textAlignment = .center
    label.isAccessibilityElement = false
    isAccessibilityElement = true
    addSubview(circle)
    addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Shows a day.
  ///
  /// - Parameters:
  ///   - day: The number of the day, from 0.
  ///   - title: The number in the locale.
  ///   - name: The date for assistive technologies.
  ///   - isToday: Whether the day is the current day.
  func show(day: Int, title: String, name: String, isToday: Bool) {
    self.day = day
    self.isToday = isToday
    label.text = title
    accessibilityLabel = name
    showColors()
  }

  private func showColors() {
    let isDark = isSelected && isToday
    circle.backgroundColor =
      isSelected ? (isDark ? tintColor : tintColor.withAlphaComponent(0.15)) : nil
    let plain: UIColor = isToday ? tintColor : .label
    label.textColor =
      isDark ? .white : isSelected ? tintColor : isEnabled ? plain : .tertiaryLabel
    label.font = DatePickerMetrics.dayFont(isSelected: isSelected, for: traitCollection)
    label.alpha = isHighlighted ? 0.5 : 1
    var traits: UIAccessibilityTraits = .button
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    accessibilityTraits = traits
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
    if traitCollection.hasDifferentTextSize(comparedTo: previousTraitCollection) { showColors() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(DatePickerMetrics.daySize, bounds.width, bounds.height)
    circle.frame = CGRect(
      x: bounds.midX - side / 2,
      y: bounds.midY - side / 2,
      width: side,
      height: side
    )
    circle.layer.cornerRadius = side / 2
    label.frame = bounds
  }
}
