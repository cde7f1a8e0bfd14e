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

  private var pillHeight: CGFloat { DatePickerMetrics.pillHeight(for: traitCollection) }

  private var gaps: CGFloat { DatePickerMetrics.pillSpacing * CGFloat(max(pills.count - 1, 0)) }

  override var intrinsicContentSize: CGSize {
    let widths = pills.map(\.intrinsicContentSize.width)
    return CGSize(width: widths.reduce(gaps, +), height: pillHeight)
  }

  // R-DATE-22
  /// The height of the buttons one above the other.
  private var stackedHeight: CGFloat { pillHeight * CGFloat(pills.count) + gaps }

  /// Returns the size of the buttons, which are one above the other if they don't fit a width.
  override func contentSize(forWidth width: CGFloat?) -> CGSize {
    var size = intrinsicContentSize
    if let width, width < size.width - 0.5 { size.height = stackedHeight }
    return size
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isWide = contentSize(forWidth: bounds.width).height > pillHeight
    let isStacked = isWide && bounds.height >= stackedHeight - 0.5
    var point = CGPoint(x: 0, y: isStacked ? 0 : (bounds.height - pillHeight) / 2)
    let factor = isStacked ? 1 : min(bounds.width / max(intrinsicContentSize.width, 1), 1)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for pill in pills {
      let width = min(pill.intrinsicContentSize.width * factor, bounds.width)
      pill.frame = CGRect(
        x: isMirrored ? bounds.maxX - point.x - width : bounds.minX + point.x,
        y: bounds.minY + point.y,
        width: width,
        height: pillHeight
      )
      if isStacked {
        point.y += pillHeight + DatePickerMetrics.pillSpacing
      } else {
        point.x += width + DatePickerMetrics.pillSpacing
      }
    }
  }
}
