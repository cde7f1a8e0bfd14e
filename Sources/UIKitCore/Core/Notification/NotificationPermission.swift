/// What the user allows the application, and the number at its icon.
package struct NotificationPermission: Hashable, Codable, Sendable {
  package enum Status: Int, Codable, Sendable {
    case notDetermined, denied, authorized
    /// Notifications are listed without a banner, until the user decides.
    case provisional
  }

  package var status = Status.notDetermined
  package var allowsAlerts = false
  package var allowsSounds = false
  package var allowsBadges = false
  /// Whether the application has settings for notifications of its own.
  package var hasOwnSettings = false

  package init() {}

  /// Everything is allowed.
  package static var all: NotificationPermission {
    var permission = NotificationPermission()
    permission.status = .authorized
    permission.allowsAlerts = true
    permission.allowsSounds = true
    permission.allowsBadges = true
    return permission
  }

  /// Whether notifications can be scheduled.
  package var allowsNotifications: Bool { status == .authorized || status == .provisional }
}
