import Foundation

/// The condition of a trigger.
enum TriggerRule: Hashable, Codable, Sendable {
  /// A time in seconds from when the request is added.
  case interval(TimeInterval, repeats: Bool)
  /// The next date with some components.
  case calendar(DateComponents, repeats: Bool)

  //
  /// The shortest time of an interval that repeats, in seconds.
  static let shortestRepeatedTime: TimeInterval = 60

  // R-UN-17
  /// Whether a trigger can have the condition: the time of an interval is positive and not too short.
  ///
  /// Files that were changed by others can contain other times.
  var isValid: Bool {
    guard case .interval(let time, let repeats) = self else { return true }
    return time.isFinite && time > 0 && (!repeats || time >= Self.shortestRepeatedTime)
  }

  var repeats: Bool {
    switch self {
    case .interval(_, let repeats), .calendar(_, let repeats): repeats
    }
  }

  // R-UN-7, R-UN-8
  /// Returns the date at which a request that is added now becomes due, or `nil` if there is none.
  func date(after now: Date) -> Date? {
    switch self {
    case .interval(let time, _):
      return now.addingTimeInterval(time)
    case .calendar(let components, _):
      var calendar = components.calendar ?? .current
      if let zone = components.timeZone { calendar.timeZone = zone }
      var wanted = components
      wanted.calendar = nil
      wanted.timeZone = nil
      guard wanted != DateComponents() else { return nil }
      return calendar.nextDate(after: now, matching: wanted, matchingPolicy: .nextTime)
    }
  }

  // R-UN-10
  /// Returns the date at which a request becomes due again, or `nil` if it does not repeat.
  ///
  /// Dates that have passed are left out.
  ///
  /// - Parameters:
  ///   - due: The date at which it was due.
  ///   - now: The current date.
  /// - Returns: The date, which is after the current date.
  func date(following due: Date, now: Date) -> Date? {
    guard repeats else { return nil }
    switch self {
    case .interval(let time, _):
      let count = max((now.timeIntervalSince(due) / time).rounded(.down), 0) + 1
      return due.addingTimeInterval(count * time)
    case .calendar:
      return date(after: max(due, now))
    }
  }

  /// The trigger with this condition.
  var trigger: UNNotificationTrigger {
    switch self {
    case .interval(let time, let repeats):
      UNTimeIntervalNotificationTrigger(timeInterval: time, repeats: repeats)
    case .calendar(let components, let repeats):
      UNCalendarNotificationTrigger(dateMatching: components, repeats: repeats)
    }
  }
}
