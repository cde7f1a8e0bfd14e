import Foundation

/// The rows of a date picker with wheels.
///
/// Values of columns start with 0. Wheels whose values start again after the last one contain them
/// many times, so that they can be turned further.
struct DateWheelModel: Equatable {
  // R-DATE-11…14
  let mode: UIDatePicker.Mode
  let context: DateContext
  let plan: DateColumnPlan
  var limits: DateLimits
  /// The day in the middle of a column with the days of all months.
  let anchor: Date
  /// The number of days of the longest month.
  private let dayCount: Int

  /// Creates the rows of a mode.
  ///
  /// - Parameters:
  ///   - mode: The mode of the picker.
  ///   - context: The calendar and the locale.
  ///   - limits: The dates that can be selected.
  ///   - date: The first date.
  ///   - isRightToLeft: Whether the first column is at the right.
  init(
    mode: UIDatePicker.Mode,
    context: DateContext,
    limits: DateLimits,
    date: Date,
    isRightToLeft: Bool
  ) {
    self.mode = mode
    self.context = context
    self.limits = limits
    plan = DateColumnPlan(mode: mode, context: context, isRightToLeft: isRightToLeft)
    anchor = context.calendar.startOfDay(for: date)
    dayCount = Self.longestMonth(around: anchor, in: context.yearCalendar)
  }

  /// Returns the number of days of the longest of the months after a date.
  private static func longestMonth(around date: Date, in calendar: Calendar) -> Int {
    let counts = (0..<13).compactMap { month -> Int? in
      calendar.date(byAdding: .month, value: month, to: date)
        .flatMap { calendar.range(of: .day, in: .month, for: $0)?.count }
    }
    return counts.max() ?? 31
  }

  private var calendar: Calendar { context.yearCalendar }

  // MARK: Rows

  /// The number of different values of a column.
  func valueCount(_ column: DateColumn) -> Int {
    switch column {
    case .year: DatePickerMetrics.lastYear
    case .month: calendar.maximumRange(of: .month)?.count ?? 12
    case .day: dayCount
    case .anyDay: 2 * DatePickerMetrics.daySpan + 1
    case .hour: plan.isTwelveHour ? 12 : 24
    case .minute: 60 / max(limits.minuteInterval, 1)
    case .period: 2
    }
  }

  private func repeats(_ column: DateColumn) -> Bool {
    [.month, .day, .hour, .minute].contains(column)
  }

  /// The number of rows of a column.
  func rowCount(_ column: DateColumn) -> Int {
    valueCount(column) * (repeats(column) ? DatePickerMetrics.repetitions : 1)
  }

  /// Returns the row of a date.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - column: The column.
  ///   - row: The row that is selected, to which the result is the nearest; `nil` returns a row in
  ///     the middle of the wheel.
  /// - Returns: The row.
  func row(for date: Date, in column: DateColumn, near row: Int?) -> Int {
    let value = value(of: column, in: date)
    guard repeats(column) else { return min(max(value, 0), rowCount(column) - 1) }
    let count = valueCount(column)
    let middle = rowCount(column) / 2
    let start = row ?? middle
    var distance = (value - start) % count
    if distance > count / 2 { distance -= count }
    if distance < -count / 2 { distance += count }
    let found = start + distance
    return (0..<rowCount(column)).contains(found) ? found : middle / count * count + value
  }

  private func value(of column: DateColumn, in date: Date) -> Int {
    let parts = context.parts(date)
    switch column {
    case .year: return (parts.year ?? 1) - 1
    case .month: return (parts.month ?? 1) - 1
    case .day: return (parts.day ?? 1) - 1
    case .anyDay:
      let day = calendar.startOfDay(for: date)
      let days = calendar.dateComponents([.day], from: anchor, to: day).day ?? 0
      return days + DatePickerMetrics.daySpan
    case .hour: return (parts.hour ?? 0) % (plan.isTwelveHour ? 12 : 24)
    case .minute: return (parts.minute ?? 0) / max(limits.minuteInterval, 1)
    case .period: return (parts.hour ?? 0) / 12
    }
  }

  // MARK: Dates

  /// Returns the date after a row was selected, without regard to the limits.
  ///
  /// A day that the month does not have is replaced with its last day.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - column: The column.
  ///   - date: The date before.
  /// - Returns: The date.
  func date(selecting row: Int, in column: DateColumn, of date: Date) -> Date {
    let value = row % valueCount(column)
    var parts = context.parts(date)
    let hour = parts.hour ?? 0
    switch column {
    case .year: parts.year = value + 1
    case .month: parts.month = value + 1
    case .day: parts.day = value + 1
    case .anyDay: return moved(date, toDay: value)
    case .hour: parts.hour = plan.isTwelveHour ? hour / 12 * 12 + value : value
    case .minute: parts.minute = value * limits.minuteInterval
    case .period: parts.hour = hour % 12 + value * 12
    }
    if [.hour, .minute, .period].contains(column) { parts.second = 0 }
    return self.date(from: parts) ?? date
  }

  private func moved(_ date: Date, toDay value: Int) -> Date {
    let days = value - DatePickerMetrics.daySpan
    guard let day = calendar.date(byAdding: .day, value: days, to: anchor) else { return date }
    var parts = context.parts(day)
    let time = context.parts(date)
    (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
    return self.date(from: parts) ?? date
  }

  private func date(from parts: DateComponents) -> Date? {
    var first = parts
    first.day = 1
    guard let month = calendar.date(from: first) else { return nil }
    var parts = parts
    let last = calendar.range(of: .day, in: .month, for: month)?.count ?? 31
    parts.day = min(parts.day ?? 1, last)
    return calendar.date(from: parts)
  }

  /// Returns the date after the user selected a row: the nearest date within the limits.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - column: The column.
  ///   - date: The date before.
  /// - Returns: The date.
  func allowedDate(selecting row: Int, in column: DateColumn, of date: Date) -> Date {
    limits.adjusted(self.date(selecting: row, in: column, of: date), in: context.calendar)
  }

  /// Returns whether a row can be selected without changing the other columns.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - column: The column.
  ///   - date: The selected date.
  /// - Returns: Whether the row exists and is within the limits.
  func isAllowed(row: Int, in column: DateColumn, of date: Date) -> Bool {
    let new = self.date(selecting: row, in: column, of: date)
    let value = row % valueCount(column)
    if column == .day || column == .month, self.value(of: column, in: new) != value { return false }
    return interval(of: column, at: new).map(limits.overlaps) ?? true
  }

  private func interval(of column: DateColumn, at date: Date) -> DateInterval? {
    switch column {
    case .year: calendar.dateInterval(of: .year, for: date)
    case .month: calendar.dateInterval(of: .month, for: date)
    case .day, .anyDay: calendar.dateInterval(of: .day, for: date)
    case .hour: calendar.dateInterval(of: .hour, for: date)
    case .minute: calendar.dateInterval(of: .minute, for: date)
    case .period: halfDay(of: date)
    }
  }

  private func halfDay(of date: Date) -> DateInterval? {
    guard let day = calendar.dateInterval(of: .day, for: date),
      let noon = calendar.date(bySettingHour: 12, minute: 0, second: 0, of: date)
    else { return nil }
    return date < noon
      ? DateInterval(start: day.start, end: noon) : DateInterval(start: noon, end: day.end)
  }

  // MARK: Titles

  /// Returns the title of a row.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - column: The column.
  ///   - date: The selected date, whose year determines the names of months.
  ///   - today: The current date and its name, such as "Today".
  /// - Returns: The title.
  func title(
    of row: Int,
    in column: DateColumn,
    of date: Date,
    today: (date: Date, name: String)
  ) -> String {
    let value = row % valueCount(column)
    switch column {
    case .day: return dayTitle(value)
    case .month: return monthTitle(value, of: date)
    case .minute where mode == .countDownTimer: return text(row, column, date, "m")
    case .minute: return text(row, column, date, "mm")
    case .hour: return text(row, column, date, plan.hourPattern)
    case .period: return text(row, column, date, "a")
    case .year: return text(row, column, date, context.yearPattern)
    case .anyDay:
      let day = self.date(selecting: row, in: column, of: date)
      return context.isSameDay(day, today.date)
        ? today.name : context.text(day, template: "EEEMMMd")
    }
  }

  private func text(_ row: Int, _ column: DateColumn, _ date: Date, _ pattern: String) -> String {
    context.text(self.date(selecting: row, in: column, of: date), pattern: pattern)
  }

  /// The title of a day, which is that of the same day in a month that has it.
  private func dayTitle(_ value: Int) -> String {
    let start = calendar.dateInterval(of: .year, for: anchor)?.start ?? anchor
    for month in 0..<valueCount(.month) {
      guard let first = calendar.date(byAdding: .month, value: month, to: start),
        let count = calendar.range(of: .day, in: .month, for: first)?.count, count > value,
        let day = calendar.date(byAdding: .day, value: value, to: first)
      else { continue }
      return context.text(day, template: "d")
    }
    return "\(value + 1)"
  }

  private func monthTitle(_ value: Int, of date: Date) -> String {
    var parts = context.parts(date)
    (parts.month, parts.day) = (value + 1, 1)
    if let first = calendar.date(from: parts), self.value(of: .month, in: first) == value {
      return context.text(first, template: "LLLL")
    }
    let names = context.calendar.standaloneMonthSymbols
    return names.indices.contains(value) ? names[value] : ""
  }
}
