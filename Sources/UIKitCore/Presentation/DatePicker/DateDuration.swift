import Foundation

/// Conversions between durations and the dates that the wheels of a countdown timer show.
enum DateDuration {
  // R-DATE-6
  /// The longest duration, in seconds.
  private static let longest: TimeInterval = 86_340

  /// Returns the nearest duration that can be selected.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - minuteInterval: The number of minutes between two durations.
  /// - Returns: The duration, rounded down.
  static func adjusted(_ duration: TimeInterval, minuteInterval: Int) -> TimeInterval {
    let interval = TimeInterval(minuteInterval * 60)
    let rounded = (min(max(duration, 0), longest) / interval).rounded(.down) * interval
    return max(rounded, interval)
  }

  /// Returns the date that stands for a duration.
  static func date(of duration: TimeInterval) -> Date {
    Date(timeIntervalSinceReferenceDate: duration)
  }

  /// Returns the duration of a date.
  static func duration(of date: Date) -> TimeInterval { date.timeIntervalSinceReferenceDate }

  /// Returns the calendar of the dates.
  static func context(locale: Locale) -> DateContext {
    DateContext(
      calendar: Calendar(identifier: .gregorian),
      locale: locale,
      timeZone: TimeZone(secondsFromGMT: 0)
    )
  }

  /// Returns the limits of the dates.
  static func limits(minuteInterval: Int) -> DateLimits {
    DateLimits(
      minimum: date(of: TimeInterval(minuteInterval * 60)),
      maximum: date(of: longest),
      minuteInterval: minuteInterval
    )
  }
}
