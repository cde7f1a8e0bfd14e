import Foundation
import UIKitCore

/// What the user allows the application.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  let permission: NotificationPermission

  init(permission: NotificationPermission) {
    self.permission = permission
    super.init()
  }

  /// Whether the application may show notifications.
  open var authorizationStatus: UNAuthorizationStatus {
    switch permission.status {
    case .notDetermined: .notDetermined
    case .denied: .denied
    case .authorized: .authorized
    case .provisional: .provisional
    }
  }
  /// Whether notifications are shown as banners.
  open var alertSetting: UNNotificationSetting {
    setting(permission.allowsAlerts && permission.status == .authorized)
  }
  /// Whether notifications are listed.
  open var notificationCenterSetting: UNNotificationSetting { setting(permission.allowsAlerts) }
  /// Whether notifications play sounds.
  open var soundSetting: UNNotificationSetting { setting(permission.allowsSounds) }
  /// Whether the application's icon has a badge.
  open var badgeSetting: UNNotificationSetting { setting(permission.allowsBadges) }
  /// How notifications are shown.
  open var alertStyle: UNAlertStyle { alertSetting == .enabled ? .banner : .none }
  /// Whether the application has settings for notifications of its own.
  open var providesAppNotificationSettings: Bool { permission.hasOwnSettings }

  private func setting(_ isAllowed: Bool) -> UNNotificationSetting {
    switch permission.status {
    case .notDetermined: .notSupported
    case .denied: .disabled
    case .authorized, .provisional: isAllowed ? .enabled : .notSupported
    }
  }

  /// Returns whether an object contains the same settings.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UNNotificationSettings)?.permission == permission
  }

  /// The hash value.
  open override var hash: Int { permission.hashValue }
}

/// Whether the application may show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The user has not been asked yet.
  case notDetermined = 0
  /// The user does not allow notifications.
  case denied = 1
  /// The user allows notifications.
  case authorized = 2
  /// Notifications are listed without a banner and without a sound, until the user decides.
  case provisional = 3
}

/// A setting of the user.
public enum UNNotificationSetting: Int, Sendable {
  /// The application has not asked for it.
  case notSupported = 0
  /// The user does not allow it.
  case disabled = 1
  /// The user allows it.
  case enabled = 2
}

/// How notifications are shown.
public enum UNAlertStyle: Int, Sendable {
  /// They are not shown, or only listed.
  case none = 0
  /// They are shown as banners.
  case banner = 1
  /// They are shown until the user dismisses them.
  ///
  /// Unlike iOS, it is never used, because desktops do not report it.
  case alert = 2
}

/// What an application asks the user for.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// To show a badge at the application's icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  /// To play sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  /// To show notifications.
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
  /// The application has settings for notifications of its own, which
  /// ``UNUserNotificationCenterDelegate/userNotificationCenter(_:openSettingsFor:)`` opens.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
  /// To list notifications without asking the user first.
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
}

/// What is done with a notification that becomes due while the application is in the foreground.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The badge is changed.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  /// The sound is played.
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  /// The notification is shown as a banner and listed.
  ///
  /// It is the same as ``banner`` and ``list`` together.
  public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
  /// The notification is listed.
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  /// The notification is shown as a banner.
  ///
  /// Unlike iOS, it is listed too, because desktops list all notifications.
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}
