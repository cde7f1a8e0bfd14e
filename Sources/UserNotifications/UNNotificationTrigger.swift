import Foundation
import UIKitCore

/// The condition that makes a notification due.
///
/// Use ``UNTimeIntervalNotificationTrigger`` or ``UNCalendarNotificationTrigger``.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  let rule: TriggerRule

  init(rule: TriggerRule) {
    self.rule = rule
    super.init()
  }

  /// Whether the notification is shown again and again.
  open var repeats: Bool { rule.repeats }

  /// Returns whether an object is a trigger with the same condition.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UNNotificationTrigger)?.rule == rule
  }

  /// The hash value.
  open override var hash: Int { rule.hashValue }
}

/// A trigger that makes a notification due after a time.
///
/// ```swift
/// let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 30 * 60, repeats: false)
/// ```
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The time, in seconds.
  public let timeInterval: TimeInterval

  /// Creates a trigger.
  ///
  /// An exception is raised unless the time is greater than 0, and at least 60 if the trigger
  /// repeats.
  ///
  /// - Parameters:
  ///   - timeInterval: The time from when the request is added, in seconds.
  ///   - repeats: Whether the notification is shown each time the time has passed again.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    //
    if !(timeInterval > 0 && timeInterval.isFinite) {
      Misuse.raise(
        name: "NSInternalInconsistencyException",
        reason: "time interval must be greater than 0"
      )
    }
    //
    if repeats, timeInterval < TriggerRule.shortestRepeatedTime {
      Misuse.raise(
        name: "NSInternalInconsistencyException",
        reason: "time interval must be at least 60 if repeating"
      )
    }
    self.timeInterval = timeInterval
    super.init(rule: .interval(timeInterval, repeats: repeats))
  }

  // R-UN-9
  /// Returns the date at which the trigger would make a notification due that is added now.
  open func nextTriggerDate() -> Date? { rule.date(after: NotificationSession.current.date()) }
}

/// A trigger that makes a notification due at a date.
///
/// ```swift
/// // Every day at half past eight.
/// let trigger = UNCalendarNotificationTrigger(
///   dateMatching: DateComponents(hour: 8, minute: 30),
///   repeats: true
/// )
/// ```
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The components that the date has.
  public let dateComponents: DateComponents

  /// Creates a trigger.
  ///
  /// - Parameters:
  ///   - dateComponents: The components that the date has. The calendar and the time zone are those of
  ///     the components, or else the current ones of the user.
  ///   - repeats: Whether the notification is shown at each date with the components.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(rule: .calendar(dateComponents, repeats: repeats))
  }

  // R-UN-9
  /// Returns the next date with the components, or `nil` if there is none.
  open func nextTriggerDate() -> Date? { rule.date(after: NotificationSession.current.date()) }
}
