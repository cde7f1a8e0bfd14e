import Foundation
import UIKitCore

// R-UN-12…R-UN-16
/// What is done with a notification that is due.
struct NotificationPresentation: Equatable {
  /// Whether the notification is shown and listed.
  var isShown = false
  var urgency = ShownNotification.Urgency.normal
  var playsSound = false
  /// The new badge, or `nil` to leave it unchanged.
  var badge: Int?

  /// The options of a notification that becomes due in the background.
  static let inBackground: UNNotificationPresentationOptions = [.badge, .sound, .list, .banner]

  /// Determines what is done.
  ///
  /// - Parameters:
  ///   - content: The content of the notification.
  ///   - options: What the delegate wants in the foreground, or `inBackground`.
  ///   - permission: What the user allows.
  init(
    of content: NotificationContentValues,
    options: UNNotificationPresentationOptions,
    permission: NotificationPermission
  ) {
    guard permission.allowsNotifications else { return }
    let hasBanner = !options.isDisjoint(with: [.banner, .alert])
    let isListed = hasBanner || options.contains(.list)
    isShown = isListed && content.hasText && permission.allowsAlerts
    let isQuiet = permission.status == .provisional || content.interruptionLevel == .passive
    playsSound =
      content.playsSound && options.contains(.sound) && permission.allowsSounds && !isQuiet
    if options.contains(.badge), permission.allowsBadges { badge = content.badge }
    urgency = hasBanner && !isQuiet ? Self.urgency(of: content.interruptionLevel) : .low
  }

  private static func urgency(
    of level: UNNotificationInterruptionLevel
  ) -> ShownNotification.Urgency {
    switch level {
    case .passive: .low
    case .active: .normal
    case .timeSensitive: .high
    case .critical: .critical
    }
  }

  /// The notification for the platform.
  func notification(
    for request: UNNotificationRequest,
    in category: UNNotificationCategory?
  ) -> ShownNotification {
    let values = request.content.values
    var shown = ShownNotification(identifier: request.identifier)
    shown.title = values.title
    shown.subtitle = values.subtitle
    shown.body = values.body
    shown.threadIdentifier = values.threadIdentifier
    shown.urgency = urgency
    shown.playsSound = playsSound
    shown.buttons = (category?.actions ?? []).map { action in
      ShownNotification.Button(
        identifier: action.identifier,
        title: action.title,
        isDestructive: action.options.contains(.destructive)
      )
    }
    return shown
  }
}
