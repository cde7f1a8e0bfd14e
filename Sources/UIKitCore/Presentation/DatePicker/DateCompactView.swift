import QuartzCore

/// The buttons of a compact date picker.
@preconcurrency @MainActor
final class DateCompactView: UIView {
  // R-DATE-20
  let datePill = DatePill()
  let timePill = DatePill()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(datePill)
    addSubview(timePill)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private var pills: [DatePill] { [datePill, timePill].filter { !$0.isHidden } }

  /// Shows a date.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - mode: The mode of the picker.
  ///   - context: The calendar and the locale.
  func show(_ date: Date, mode: UIDatePicker.Mode, context: DateContext) {
    datePill.isHidden = !mode.showsDate
    timePill.isHidden = !mode.showsTime
    datePill.text = context.text(date, template: "yMMMd")
    timePill.text = context.text(date, template: "jmm")
    setNeedsLayout()
  }

  override var intrinsicContentSize: CGSize {
    let widths = pills.map(\.intrinsicContentSize.width)
    let gaps = DatePickerMetrics.pillSpacing * CGFloat(max(widths.count - 1, 0))
    return CGSize(width: widths.reduce(gaps, +), height: DatePickerMetrics.pillHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let factor = min(bounds.width / max(intrinsicContentSize.width, 1), 1)
    var x: CGFloat = 0
    for pill in pills {
      let width = pill.intrinsicContentSize.width * factor
      pill.frame = CGRect(
        x: isMirrored ? bounds.maxX - x - width : bounds.minX + x,
        y: bounds.midY - DatePickerMetrics.pillHeight / 2,
        width: width,
        height: DatePickerMetrics.pillHeight
      )
      x += width + DatePickerMetrics.pillSpacing
    }
  }
}
