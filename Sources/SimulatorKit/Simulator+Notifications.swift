import Foundation
import UIKitCore

extension Simulator {
  // MARK: Background

  /// Moves the app to the background, as when the user leaves it.
  ///
  /// Time can advance in the background, so that notifications become due. All simulators have one
  /// application, so a new simulator brings it to the foreground.
  public func enterBackground() {
    // R-UN-21
    enter()
    UIApplication.shared.move(to: .background)
    runPendingTasks()
  }

  /// Brings the app to the foreground, where it becomes active.
  public func enterForeground() {
    enter()
    UIApplication.shared.move(to: .active)
    runPendingTasks()
  }

  // MARK: Date

  /// The current date of the simulator, which advances with its clock.
  ///
  /// It begins on January 1, 2001.
  public var date: Date { notificationCenter.session.date() }

  // MARK: Permission

  /// Whether the app may show notifications.
  public enum NotificationPermission: Hashable, Sendable {
    /// The app has not asked yet.
    case notDetermined
    /// The user does not allow notifications.
    case denied
    /// The user allows notifications.
    case allowed
    /// Notifications are listed without a banner, until the user decides.
    case provisional
  }

  /// Whether the app may show notifications, which the user can change in the system's settings.
  ///
  /// The default value is `notDetermined`: a request of the app is open until the test answers it. Set
  /// the value to test without the request; `allowed` allows banners, sounds and badges.
  public var notificationPermission: NotificationPermission {
    get { notificationCenter.permission }
    set {
      enter()
      notificationCenter.permission = newValue
    }
  }

  /// Whether the app asks the user for permission to show notifications.
  public var isAskingForNotifications: Bool {
    runPendingTasks()
    return notificationCenter.isAsking
  }

  /// Answers the app's request for permission to show notifications.
  ///
  /// ```swift
  /// try phone.tap("Remind Me")
  /// try phone.answerNotificationRequest(allows: true)
  /// ```
  ///
  /// - Parameter isAllowed: Whether the user allows notifications.
  /// - Throws: ``NoNotification`` if the app does not ask.
  public func answerNotificationRequest(allows isAllowed: Bool) throws {
    // R-UN-22
    runPendingTasks()
    guard notificationCenter.answer(isAllowed) else {
      throw NoNotification("the app does not ask for permission to show notifications")
    }
    runPendingTasks()
  }

  /// Opens the app's own settings of notifications from the settings of the system.
  ///
  /// It has no effect unless the app has asked for `providesAppNotificationSettings`.
  public func openNotificationSettings() {
    runPendingTasks()
    notificationCenter.session.receiver?.openSettings(from: nil)
    runPendingTasks()
  }

  // MARK: Notifications

  /// A notification that is shown.
  public struct UserNotification: Hashable, Sendable {
    /// The identifier of its request.
    public let identifier: String
    /// The title.
    public let title: String
    /// The text below the title.
    public let subtitle: String
    /// The message.
    public let body: String
    /// The identifier that related notifications have in common.
    public let threadIdentifier: String
    /// The titles of the buttons.
    public let buttons: [String]
    /// Whether a sound was played.
    public let playsSound: Bool
    /// Whether it was shown as a banner, and not only listed.
    public let isBanner: Bool
  }

  /// The notifications that are shown, the oldest first.
  public var notifications: [UserNotification] {
    runPendingTasks()
    return notificationCenter.shown.map { notification in
      UserNotification(
        identifier: notification.identifier,
        title: notification.title,
        subtitle: notification.subtitle,
        body: notification.body,
        threadIdentifier: notification.threadIdentifier,
        buttons: notification.buttons.map(\.title),
        playsSound: notification.playsSound,
        isBanner: notification.urgency != .low
      )
    }
  }

  /// The number at the app's icon, which is 0 for none.
  public var applicationBadge: Int {
    runPendingTasks()
    return notificationCenter.badge
  }

  /// Taps a notification, which opens the app, or one of its buttons.
  ///
  /// ```swift
  /// phone.enterBackground()
  /// phone.advance(by: 1800)
  /// try phone.tapNotification("High water")
  /// ```
  ///
  /// - Parameters:
  ///   - text: The title, the subtitle, the message or the identifier of the notification. The newest
  ///     one is used if there are several.
  ///   - button: The title of the button, or `nil` for the notification itself. The default value is
  ///     `nil`.
  /// - Throws: ``NoNotification`` if there is no such notification or button.
  public func tapNotification(_ text: String, button: String? = nil) throws {
    // R-UN-23
    let notification = try shownNotification(text)
    guard let button else { return choose(.open, of: notification) }
    guard let found = notification.buttons.first(where: { $0.title == button }) else {
      throw NoNotification("the notification \(text) has no button \(button)")
    }
    choose(.button(found.identifier), of: notification)
  }

  /// Dismisses a notification without opening the app.
  ///
  /// - Parameter text: The title, the subtitle, the message or the identifier of the notification.
  /// - Throws: ``NoNotification`` if there is no such notification.
  public func dismissNotification(_ text: String) throws {
    choose(.dismiss, of: try shownNotification(text))
  }

  private func shownNotification(_ text: String) throws -> ShownNotification {
    runPendingTasks()
    let found = notificationCenter.shown.last { notification in
      [notification.title, notification.subtitle, notification.body, notification.identifier]
        .contains(text)
    }
    guard let found else { throw NoNotification("no notification \(text) is shown") }
    return found
  }

  private func choose(_ action: NotificationChoice.Action, of notification: ShownNotification) {
    notificationCenter.withdraw([notification.identifier])
    let choice = NotificationChoice(notification: notification.identifier, action: action)
    notificationCenter.session.receiver?.receive(choice)
    runPendingTasks()
  }

  /// An error that explains why the user can't act on notifications.
  public struct NoNotification: Error, CustomStringConvertible {
    /// The reason.
    public let description: String

    init(_ description: String) { self.description = description }
  }
}
