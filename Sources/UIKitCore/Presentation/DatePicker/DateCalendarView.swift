import QuartzCore

/// The calendar of an inline date picker, with a row for the time.
@preconcurrency @MainActor
final class DateCalendarView: UIView {
  // R-DATE-30…34
  let header = DateCalendarHeader()
  let timePill = DatePill()
  private let timeLabel = UILabel()
  private let wheels = DateWheelsView()
  private var weekdays: [UILabel] = []
  private(set) var cells: [DayCell] = []
  private(set) var grid: MonthGrid?
  private var date: Date?
  private var context: DateContext?
  private var limits = DateLimits()
  /// Called when the user has selected a day.
  var onChange: ((Date) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [header, wheels, timeLabel, timePill] { addSubview(view) }
    wheels.isHidden = true
    timeLabel.font = .preferredFont(forTextStyle: .body)
    timeLabel.adjustsFontForContentSizeCategory = true
    wheels.onChange = { [weak self] in self?.showMonth(of: $0) }
    header.monthButton.addAction(
      UIAction { [weak self] _ in self?.toggleWheels() },
      for: .touchUpInside
    )
    for (button, months) in [(header.previousButton, -1), (header.nextButton, 1)] {
      button.addAction(
        UIAction { [weak self] _ in self?.turnPage(by: months) },
        for: .touchUpInside
      )
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  // MARK: Contents

  /// Shows a date.
  ///
  /// The month changes only if the date is another one than before.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - mode: The mode of the picker.
  ///   - context: The calendar and the locale.
  ///   - limits: The dates that can be selected.
  func show(_ date: Date, mode: UIDatePicker.Mode, context: DateContext, limits: DateLimits) {
    let isOther = date != self.date || context != self.context
    (self.date, self.context, self.limits) = (date, context, limits)
    timeLabel.isHidden = mode != .dateAndTime
    timePill.isHidden = mode != .dateAndTime
    timeLabel.text = SystemText.time()
    timePill.text = context.text(date, template: "jmm")
    if isOther || grid == nil { grid = MonthGrid(containing: date, in: context.calendar) }
    showGrid()
  }

  private func showMonth(of date: Date) {
    guard let context else { return }
    grid = MonthGrid(containing: date, in: context.calendar)
    showGrid()
  }

  private func turnPage(by months: Int) {
    guard let grid else { return }
    showMonth(of: grid.month(after: months))
    showWheelsDate()
  }

  private func toggleWheels() {
    header.monthButton.isOpen.toggle()
    wheels.isHidden = !header.monthButton.isOpen
    showWheelsDate()
    showGrid()
  }

  private func showWheelsDate() {
    guard !wheels.isHidden, let context, let grid else { return }
    wheels.show(
      grid.start,
      mode: .yearAndMonth,
      context: context,
      limits: limits,
      animated: false
    )
  }

  private func showGrid() {
    guard let grid, let context else { return }
    header.monthButton.text = context.text(grid.start, template: "yMMMM")
    let pages = [(header.previousButton, -1), (header.nextButton, 1)]
    for (button, months) in pages {
      let page = MonthGrid(containing: grid.month(after: months), in: context.calendar)
      button.isEnabled = page.interval.map(limits.overlaps) ?? false
    }
    showWeekdays(context)
    showDays(grid, context)
    setNeedsLayout()
  }

  private func showWeekdays(_ context: DateContext) {
    let names = MonthGrid.weekdays(of: context.calendar)
    while weekdays.count < names.count {
      let label = UILabel()
      label.font = DatePickerMetrics.weekdayFont
      label.adjustsFontForContentSizeCategory = true
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.6
      label.isAccessibilityElement = false
      weekdays.append(label)
      addSubview(label)
    }
    for (label, name) in zip(weekdays, names) {
      label.text = name.uppercased(with: context.locale)
      label.isHidden = !wheels.isHidden
    }
  }

  private func showDays(_ grid: MonthGrid, _ context: DateContext) {
    while cells.count < grid.count {
      let cell = DayCell()
      cell.addAction(
        UIAction { [weak self, weak cell] _ in
          guard let self, let cell else { return }
          choose(day: cell.day)
        },
        for: .touchUpInside
      )
      cells.append(cell)
      addSubview(cell)
    }
    let today = UIApplication.timeOfDay()
    for (day, cell) in cells.enumerated() {
      cell.isHidden = day >= grid.count || !wheels.isHidden
      guard day < grid.count else { continue }
      let start = grid.date(ofDay: day)
      cell.show(
        day: day,
        title: context.text(start, pattern: "d"),
        name: context.text(start, template: "EEEEMMMMd"),
        isToday: context.isSameDay(start, today)
      )
      cell.isSelected = date.map { context.isSameDay($0, start) } ?? false
      let interval = context.calendar.dateInterval(of: .day, for: start)
      cell.isEnabled = interval.map(limits.overlaps) ?? true
    }
  }

  private func choose(day: Int) {
    // R-DATE-33
    guard let grid, let context, let date else { return }
    onChange?(MonthGrid.date(on: grid.date(ofDay: day), atTimeOf: date, in: context.calendar))
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let inset = DatePickerMetrics.inset
    let area = bounds.insetBy(dx: min(inset, bounds.width / 2), dy: 0)
    var (top, rest) = area.divided(atDistance: DatePickerMetrics.headerHeight, from: .minYEdge)
    header.frame = top
    if !timePill.isHidden {
      let height = DatePickerMetrics.timeHeight(for: traitCollection)
      (top, rest) = rest.divided(atDistance: height, from: .maxYEdge)
      placeTime(in: top)
    }
    wheels.frame = rest
    (top, rest) = rest.divided(atDistance: DatePickerMetrics.weekdayHeight, from: .minYEdge)
    for (column, label) in weekdays.enumerated() {
      label.frame = cellFrame(column: column, y: top.minY, height: top.height, in: area)
    }
    guard let grid else { return }
    let height = min(rest.height / 6, DatePickerMetrics.daySize)
    for (day, cell) in cells.enumerated() where !cell.isHidden {
      let place = grid.position(ofDay: day)
      cell.frame = cellFrame(
        column: place.column,
        y: rest.minY + CGFloat(place.week) * height,
        height: height,
        in: area
      )
    }
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func cellFrame(column: Int, y: CGFloat, height: CGFloat, in area: CGRect) -> CGRect {
    let width = area.width / 7
    let place = CGFloat(isMirrored ? 6 - column : column)
    return CGRect(x: area.minX + place * width, y: y, width: width, height: height)
  }

  private func placeTime(in area: CGRect) {
    let size = timePill.intrinsicContentSize
    let y = area.midY - size.height / 2
    let labelWidth = max(area.width - size.width - 16, 0)
    timePill.frame = CGRect(
      x: isMirrored ? area.minX : area.maxX - size.width,
      y: y,
      width: size.width,
      height: size.height
    )
    timeLabel.frame = CGRect(
      x: isMirrored ? area.maxX - 8 - labelWidth : area.minX + 8,
      y: y,
      width: labelWidth,
      height: size.height
    )
    timeLabel.textAlignment = isMirrored ? .right : .left
  }
}
