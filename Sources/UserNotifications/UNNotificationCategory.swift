import Foundation

/// A kind of notification, with the buttons that its notifications have.
///
/// ```swift
/// let snooze = UNNotificationAction(identifier: "snooze", title: "Snooze")
/// let category = UNNotificationCategory(
///   identifier: "alarm",
///   actions: [snooze],
///   intentIdentifiers: [],
///   options: []
/// )
/// UNUserNotificationCenter.current().setNotificationCategories([category])
/// ```
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  /// The identifier, which the content of a notification names.
  public let identifier: String
  /// The buttons, in order.
  public let actions: [UNNotificationAction]
  /// The identifiers of intents.
  ///
  /// Unlike iOS, they have no effect, because desktops have no intents.
  public let intentIdentifiers: [String]
  /// How notifications of the category behave.
  public let options: UNNotificationCategoryOptions

  /// Creates a category.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - actions: The buttons, in order.
  ///   - intentIdentifiers: The identifiers of intents, which have no effect.
  ///   - options: How notifications of the category behave. The default value is empty.
  public init(
    identifier: String,
    actions: [UNNotificationAction],
    intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.options = options
    super.init()
  }

  /// Returns whether an object is a category with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationCategory else { return false }
    return identifier == other.identifier && actions == other.actions
      && intentIdentifiers == other.intentIdentifiers && options == other.options
  }

  /// The hash value.
  open override var hash: Int { identifier.hashValue }
}

/// Options of a category.
public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The delegate is notified when the user dismisses a notification.
  ///
  /// Unlike iOS, desktops do not report that a notification was dismissed; the simulator does.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
}

/// A button of a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// The identifier, which the delegate receives when the user chooses the button.
  public let identifier: String
  /// The title.
  public let title: String
  /// How the button behaves.
  public let options: UNNotificationActionOptions

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - identifier: The identifier, which is unique within a category.
  ///   - title: The title.
  ///   - options: How the button behaves. The default value is empty.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
    super.init()
  }

  /// Returns whether an object is a button with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationAction else { return false }
    return (identifier, title) == (other.identifier, other.title) && options == other.options
  }

  /// The hash value.
  open override var hash: Int { identifier.hashValue }
}

/// Options of a button.
public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The button can be chosen only while the device is unlocked.
  ///
  /// Unlike iOS, it has no effect, because desktops show no buttons on the lock screen.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
  /// The button deletes something.
  ///
  /// Unlike iOS, desktops show it like other buttons.
  public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
  /// The button brings the application to the front.
  public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}
