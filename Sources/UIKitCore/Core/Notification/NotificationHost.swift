/// The notifications of the desktop or of the simulator, and the badge of the application's icon; a
/// platform interface.
@MainActor package protocol NotificationHost: AnyObject {
  /// The reason why notifications cannot be shown, as a sentence, or `nil` if they can be.
  var obstacle: String? { get }
  /// Asks the user whether the application may show notifications.
  ///
  /// The closure is called once with the answer.
  func askForPermission(_ report: @escaping @MainActor (Bool) -> Void)
  /// Shows a notification, which replaces the one with the same identifier.
  func show(_ notification: ShownNotification)
  /// Removes the notifications with the identifiers.
  func withdraw(_ identifiers: [String])
  /// Shows a number at the application's icon, or none if it is 0.
  func showBadge(_ number: Int)
  /// Brings the application to the front, because the user chose a notification.
  func bringToFront()
}

/// The receiver of what the user does with notifications.
@MainActor package protocol NotificationReceiver: AnyObject {
  /// Called when the user has chosen or dismissed a notification.
  func receive(_ choice: NotificationChoice)
  /// Called when the user has opened the application's settings from those of the system, or from a
  /// notification with an identifier.
  func openSettings(from identifier: String?)
}

/// A notification as the platform shows it.
package struct ShownNotification: Hashable, Sendable {
  /// A button of a notification.
  package struct Button: Hashable, Sendable {
    package let identifier: String
    package let title: String
    package let isDestructive: Bool

    package init(identifier: String, title: String, isDestructive: Bool) {
      self.identifier = identifier
      self.title = title
      self.isDestructive = isDestructive
    }
  }

  /// How much attention a notification demands.
  package enum Urgency: Hashable, Sendable {
    /// It is listed without a banner.
    case low
    case normal, high, critical
  }

  package let identifier: String
  package var title = ""
  package var subtitle = ""
  package var body = ""
  package var threadIdentifier = ""
  package var buttons: [Button] = []
  package var urgency = Urgency.normal
  package var playsSound = false

  package init(identifier: String) { self.identifier = identifier }
}

/// What the user did with a notification.
package struct NotificationChoice: Hashable, Sendable {
  package enum Action: Hashable, Sendable {
    case open, dismiss
    /// The button with an identifier.
    case button(String)
  }

  /// The identifier of the notification.
  package let notification: String
  package let action: Action

  package init(notification: String, action: Action) {
    self.notification = notification
    self.action = action
  }
}
