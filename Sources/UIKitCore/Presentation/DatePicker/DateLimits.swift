import Foundation

/// The dates that can be selected.
struct DateLimits: Equatable {
  // R-DATE-4, R-DATE-5
  var minimum: Date?
  var maximum: Date?
  /// The number of minutes between two times that can be selected.
  var minuteInterval = 1
  /// Whether times between two intervals are rounded.
  var rounds = true

  /// The earliest and the latest date; both are `nil` if the minimum is after the maximum.
  private var bounds: (lower: Date?, upper: Date?) {
    if let minimum, let maximum, minimum > maximum { return (nil, nil) }
    return (minimum, maximum)
  }

  /// Returns whether a number of minutes is a valid interval: a divisor of 60 of at most 30.
  static func isValid(interval: Int) -> Bool { (1...30).contains(interval) && 60 % interval == 0 }

  /// Returns whether a date is between the minimum and the maximum.
  func contains(_ date: Date) -> Bool {
    let bounds = bounds
    return bounds.lower.map { date >= $0 } ?? true && bounds.upper.map { date <= $0 } ?? true
  }

  /// Returns whether a part of an interval is between the minimum and the maximum.
  func overlaps(_ interval: DateInterval) -> Bool {
    let bounds = bounds
    return bounds.lower.map { interval.end > $0 } ?? true
      && bounds.upper.map { interval.start <= $0 } ?? true
  }

  /// The beginning of the year 1, and the end of the year 9999, in the Gregorian calendar,
  /// which is the Julian calendar before 1582.
  private static let earliest = Date(timeIntervalSinceReferenceDate: -63_114_076_800)
  private static let latest = Date(timeIntervalSinceReferenceDate: 252_423_993_599)

  /// Returns the nearest date between the minimum and the maximum.
  ///
  /// The result is in the years 1 to 9999.
  func clamped(_ date: Date) -> Date {
    min(max(clampedToBounds(date), Self.earliest), Self.latest)
  }

  private func clampedToBounds(_ date: Date) -> Date {
    let bounds = bounds
    return min(max(date, bounds.lower ?? date), bounds.upper ?? max(date, bounds.lower ?? date))
  }

  /// Returns the nearest date that can be selected.
  ///
  /// The time is rounded down to the minute interval, or up if the result is before the minimum.
  func adjusted(_ date: Date, in calendar: Calendar) -> Date {
    let date = clamped(date)
    guard rounds, minuteInterval > 1 else { return date }
    let lower = roundedDown(date, in: calendar)
    if contains(lower) { return lower }
    let upper = lower.addingTimeInterval(TimeInterval(minuteInterval * 60))
    return contains(upper) ? upper : date
  }

  private func roundedDown(_ date: Date, in calendar: Calendar) -> Date {
    let parts = calendar.dateComponents([.minute, .second, .nanosecond], from: date)
    let rest =
      Double((parts.minute ?? 0) % minuteInterval * 60 + (parts.second ?? 0))
      + Double(parts.nanosecond ?? 0) / 1e9
    return Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate - rest)
  }
}
