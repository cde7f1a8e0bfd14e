import Foundation

/// The calendar, locale and time zone that dates are shown in.
struct DateContext: Equatable {
  // R-DATE-3
  /// The calendar, which includes the locale and the time zone.
  let calendar: Calendar
  let locale: Locale
  private let formatters = DateFormatters()

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - calendar: The calendar.
  ///   - locale: The locale, which determines the order and the names of the parts of a date.
  ///   - timeZone: The time zone, or `nil` for the one of the calendar.
  init(calendar: Calendar, locale: Locale, timeZone: TimeZone?) {
    var calendar = calendar
    calendar.locale = locale
    if let timeZone { calendar.timeZone = timeZone }
    self.calendar = calendar
    self.locale = locale
  }

  static func == (left: DateContext, right: DateContext) -> Bool {
    left.calendar == right.calendar && left.locale == right.locale
  }

  /// The calendar for calculations with years.
  ///
  /// The Japanese calendar counts years by era; its months and days are those of the Gregorian
  /// calendar, whose years are used instead.
  var yearCalendar: Calendar {
    guard hasEras else { return calendar }
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = calendar.timeZone
    gregorian.locale = locale
    return gregorian
  }

  /// Whether years are shown with their era.
  var hasEras: Bool { calendar.identifier == .japanese }

  /// Returns the pattern of the locale for fields such as "yMMMM".
  func pattern(_ template: String) -> String {
    let template = hasEras ? template.replacingOccurrences(of: "y", with: "Gy") : template
    let pattern = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale)
    // iOS 16 has ordinary spaces before the periods of the day.
    return (pattern ?? template).replacingOccurrences(of: "\u{202F}", with: " ")
  }

  /// The pattern of a year, with the era if the calendar counts years by era.
  var yearPattern: String {
    let pattern = pattern("y")
    guard !hasEras else { return pattern }
    return pattern.filter { $0 != "G" }.trimmingCharacters(in: .whitespaces)
  }

  /// Returns a date in the pattern of the locale for fields such as "yMMMM".
  func text(_ date: Date, template: String) -> String { text(date, pattern: pattern(template)) }

  /// Returns a date in a pattern.
  func text(_ date: Date, pattern: String) -> String {
    formatters.formatter(pattern) { formatter in
      formatter.calendar = calendar
      formatter.locale = locale
      formatter.timeZone = calendar.timeZone
      formatter.dateFormat = pattern
    }
    .string(from: date)
  }

  /// Returns the parts of a date in the calendar for years.
  func parts(_ date: Date) -> DateComponents {
    yearCalendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: date)
  }

  /// Returns whether two dates are on the same day.
  func isSameDay(_ first: Date, _ second: Date) -> Bool {
    calendar.isDate(first, inSameDayAs: second)
  }
}

/// The formatters of a context by their pattern.
private final class DateFormatters: @unchecked Sendable {
  private var formatters: [String: DateFormatter] = [:]

  func formatter(_ pattern: String, setUp: (DateFormatter) -> Void) -> DateFormatter {
    if let known = formatters[pattern] { return known }
    let formatter = DateFormatter()
    setUp(formatter)
    formatters[pattern] = formatter
    return formatter
  }
}
