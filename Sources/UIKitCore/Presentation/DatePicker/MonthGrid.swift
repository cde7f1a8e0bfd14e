import Foundation

/// The days of a month in rows of weeks.
struct MonthGrid: Equatable {
  // R-DATE-30
  /// The first day of the month.
  let start: Date
  /// The number of days.
  let count: Int
  /// The number of weekdays before the first day.
  let leading: Int
  private let calendar: Calendar

  /// Creates the grid of the month that contains a date.
  init(containing date: Date, in calendar: Calendar) {
    self.calendar = calendar
    start = calendar.dateInterval(of: .month, for: date)?.start ?? date
    count = calendar.range(of: .day, in: .month, for: start)?.count ?? 30
    let weekday = calendar.component(.weekday, from: start)
    leading = (weekday - calendar.firstWeekday + 7) % 7
  }

  /// The number of weeks.
  var weeks: Int { (leading + count + 6) / 7 }

  /// Returns the date of a day, from 0.
  func date(ofDay day: Int) -> Date {
    calendar.date(byAdding: .day, value: day, to: start) ?? start
  }

  /// Returns the day that contains a date, from 0, or `nil` if it is in another month.
  func day(of date: Date) -> Int? {
    guard calendar.isDate(date, equalTo: start, toGranularity: .month) else { return nil }
    return calendar.dateComponents([.day], from: start, to: calendar.startOfDay(for: date)).day
  }

  /// Returns the week and the column of a day, from 0.
  func position(ofDay day: Int) -> (week: Int, column: Int) {
    ((leading + day) / 7, (leading + day) % 7)
  }

  /// Returns the first day of another month.
  ///
  /// - Parameter months: The number of months after this one; negative for earlier months.
  /// - Returns: The date.
  func month(after months: Int) -> Date {
    calendar.date(byAdding: .month, value: months, to: start) ?? start
  }

  /// The interval of the month.
  var interval: DateInterval? { calendar.dateInterval(of: .month, for: start) }

  /// Returns the short names of the weekdays, beginning with the calendar's first one.
  static func weekdays(of calendar: Calendar) -> [String] {
    let names = calendar.shortStandaloneWeekdaySymbols
    let first = min(max(calendar.firstWeekday - 1, 0), names.count)
    return Array(names[first...] + names[..<first])
  }

  /// Returns the date with the day of one date and the time of another.
  ///
  /// - Parameters:
  ///   - day: The day.
  ///   - date: The date with the time.
  ///   - calendar: The calendar.
  /// - Returns: The date.
  static func date(on day: Date, atTimeOf date: Date, in calendar: Calendar) -> Date {
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
    let time = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: date)
    parts.isLeapMonth = calendar.dateComponents([.month], from: day).isLeapMonth
    (parts.hour, parts.minute) = (time.hour, time.minute)
    (parts.second, parts.nanosecond) = (time.second, time.nanosecond)
    return calendar.date(from: parts) ?? day
  }
}
