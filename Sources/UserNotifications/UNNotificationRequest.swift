import Foundation

/// A notification that is to be shown, with the condition that makes it due.
///
/// ```swift
/// let request = UNNotificationRequest(identifier: "tide", content: content, trigger: trigger)
/// try await UNUserNotificationCenter.current().add(request)
/// ```
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// The identifier, which is unique among the notifications of the application.
  public let identifier: String
  /// The content.
  public let content: UNNotificationContent
  /// The condition that makes the notification due, or `nil` to show it at once.
  public let trigger: UNNotificationTrigger?

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - identifier: The identifier. A request replaces the one with the same identifier.
  ///   - content: The content, which is copied.
  ///   - trigger: The condition that makes the notification due, or `nil` to show it at once.
  public init(
    identifier: String,
    content: UNNotificationContent,
    trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = UNNotificationContent(values: content.values)
    self.trigger = trigger
    super.init()
  }

  /// Returns whether an object is a request with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationRequest else { return false }
    return identifier == other.identifier && content == other.content && trigger == other.trigger
  }

  /// The hash value.
  open override var hash: Int { identifier.hashValue }
}

/// A notification that has become due.
open class UNNotification: NSObject, @unchecked Sendable {
  /// The date at which it was delivered.
  public let date: Date
  /// The request of the notification.
  public let request: UNNotificationRequest

  init(request: UNNotificationRequest, date: Date) {
    self.request = request
    self.date = date
    super.init()
  }
}

/// What the user did with a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The notification.
  public let notification: UNNotification
  /// The identifier of the button, or ``UNNotificationDefaultActionIdentifier`` if the user opened the
  /// application with the notification, or ``UNNotificationDismissActionIdentifier`` if the user
  /// dismissed it.
  public let actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
    super.init()
  }
}

/// The identifier of the action that opens the application.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The identifier of the action that dismisses a notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
