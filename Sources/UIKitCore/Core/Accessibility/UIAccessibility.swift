import Foundation

/// Notifications for assistive technology, and the user's accessibility settings.
///
/// The settings are those of the main screen. Their default value is `false`.
@preconcurrency @MainActor public enum UIAccessibility {
  /// The notifications for assistive technology.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    /// Creates a notification from a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A notification that a large part of the screen has changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A notification that a part of the screen has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A notification whose argument is a string to speak.
    public static let announcement = Notification(rawValue: 1008)
    /// A notification that content was scrolled by a page.
    ///
    /// The argument describes the new position.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// A closure that is called for each notification.
  ///
  /// The host sets it to notify assistive technology.
  package static var observer: ((Notification, Any?) -> Void)?

  /// Posts a notification for assistive technology.
  ///
  /// - Parameters:
  ///   - notification: The notification.
  ///   - argument: An element, a string to speak, or `nil`.
  public static func post(notification: Notification, argument: Any?) {
    observer?(notification, argument)
  }

  // R-AX-40
  /// A Boolean value that indicates whether a screen reader is running.
  public static var isVoiceOverRunning: Bool { UIScreen.main.settings.readsScreen }

  /// A Boolean value that indicates whether the user prefers reduced motion.
  public static var isReduceMotionEnabled: Bool { UIScreen.main.settings.reducesMotion }

  /// A Boolean value that indicates whether the user prefers colors with more contrast.
  public static var isDarkerSystemColorsEnabled: Bool { UIScreen.main.settings.increasesContrast }

  // R-AX-21
  /// A Boolean value that indicates whether the user prefers reduced transparency.
  ///
  /// If the value is `true`, blurs are replaced with opaque colors.
  public static var isReduceTransparencyEnabled: Bool { UIScreen.main.settings.reducesTransparency }

  // R-AX-40
  /// Posted after ``UIAccessibility/isVoiceOverRunning`` has changed.
  public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification
    .Name("UIAccessibilityVoiceOverStatusDidChangeNotification")

  // R-AX-22
  /// Posted after ``UIAccessibility/isReduceMotionEnabled`` has changed.
  public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification
    .Name("UIAccessibilityReduceMotionStatusDidChangeNotification")

  // R-AX-22
  /// Posted after ``UIAccessibility/isDarkerSystemColorsEnabled`` has changed.
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")

  // R-AX-22
  /// Posted after ``UIAccessibility/isReduceTransparencyEnabled`` has changed.
  public nonisolated static let reduceTransparencyStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
}
