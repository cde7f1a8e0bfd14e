import Foundation

/// The content of a notification.
///
/// Create a ``UNMutableNotificationContent`` to set it.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // R-UN-2
  var values = NotificationContentValues()

  /// Creates an empty content.
  public override init() { super.init() }

  init(values: NotificationContentValues) {
    self.values = values
    super.init()
  }

  /// The title.
  ///
  /// The default value is an empty string.
  open var title: String { values.title }
  /// The text below the title.
  ///
  /// The default value is an empty string.
  open var subtitle: String { values.subtitle }
  /// The message.
  ///
  /// The default value is an empty string.
  open var body: String { values.body }
  /// The number for the application's icon, where 0 removes it, or `nil` to leave it unchanged.
  ///
  /// The default value is `nil`.
  open var badge: NSNumber? { values.badge.map { NSNumber(value: $0) } }
  /// The sound, or `nil` for none.
  ///
  /// The default value is `nil`.
  open var sound: UNNotificationSound? { values.playsSound ? .default : nil }
  /// The application's own values, which are property lists.
  ///
  /// The default value is empty. Values that are not property lists are lost when the application is
  /// started again.
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  /// The identifier of the ``UNNotificationCategory`` with the buttons.
  ///
  /// The default value is an empty string.
  open var categoryIdentifier: String { values.categoryIdentifier }
  /// The identifier that related notifications have in common.
  ///
  /// The default value is an empty string.
  ///
  /// Unlike iOS, notifications are not grouped, because desktops do not group them by identifiers.
  open var threadIdentifier: String { values.threadIdentifier }
  /// How much attention the notification demands.
  ///
  /// The default value is `active`.
  open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }

  /// Returns an immutable content with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(values: values) }

  /// Returns a content with the same values that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    UNMutableNotificationContent(values: values)
  }

  /// Returns whether an object is a content with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = (object as? UNNotificationContent)?.values else { return false }
    return values.isEqual(to: other)
  }

  /// The hash value.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(values.title)
    hasher.combine(values.body)
    return hasher.finalize()
  }
}

/// The content of a notification, which can be changed.
///
/// ```swift
/// let content = UNMutableNotificationContent()
/// content.title = "High water"
/// content.body = "In 30 minutes"
/// content.sound = .default
/// ```
///
/// A request copies the content, so that later changes have no effect on it.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  open override var badge: NSNumber? {
    get { super.badge }
    set { values.badge = newValue?.intValue }
  }
  open override var sound: UNNotificationSound? {
    get { super.sound }
    set { values.playsSound = newValue != nil }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  open override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  open override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }
}

/// How much attention a notification demands.
public enum UNNotificationInterruptionLevel: UInt, Codable, Sendable {
  /// The notification is listed without a banner and without a sound.
  case passive = 0
  /// The notification is shown as a banner.
  case active = 1
  /// The notification is urgent.
  case timeSensitive = 2
  /// The notification is shown even if the user does not want to be disturbed.
  case critical = 3
}

/// A sound that is played with a notification.
///
/// Unlike iOS, there is only the default sound. The desktop decides whether it plays one.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  /// The default sound.
  open class var `default`: UNNotificationSound { standard }

  private static let standard = UNNotificationSound(name: "default")
  private let name: String

  private init(name: String) {
    self.name = name
    super.init()
  }
}

/// The values of a notification's content.
struct NotificationContentValues {
  var title = ""
  var subtitle = ""
  var body = ""
  var badge: Int?
  var playsSound = false
  var userInfo: [AnyHashable: Any] = [:]
  var categoryIdentifier = ""
  var threadIdentifier = ""
  var interruptionLevel = UNNotificationInterruptionLevel.active

  /// Whether there is a text to show.
  var hasText: Bool { !(title.isEmpty && subtitle.isEmpty && body.isEmpty) }

  // R-UN-5
  /// Whether there is nothing to show, to play or to count.
  var isEmpty: Bool { !hasText && badge == nil && !playsSound }

  func isEqual(to other: NotificationContentValues) -> Bool {
    (title, subtitle, body) == (other.title, other.subtitle, other.body)
      && badge == other.badge && playsSound == other.playsSound
      && categoryIdentifier == other.categoryIdentifier
      && threadIdentifier == other.threadIdentifier
      && interruptionLevel == other.interruptionLevel
      && (userInfo as NSDictionary).isEqual(other.userInfo as NSDictionary)
  }
}
