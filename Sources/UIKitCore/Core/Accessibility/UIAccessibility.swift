import Foundation

/// What applications tell assistive technology, and ask about it, beside the properties of views.
@preconcurrency @MainActor public enum UIAccessibility {
  /// What a notification is about.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    /// Creates a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A large part of the screen changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something is to be read out.
    public static let announcement = Notification(rawValue: 1008)
    /// Content was scrolled by a page; the argument says where it is now.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Whom notifications go to: the host's bridge, if there is one.
  package static var observer: ((Notification, Any?) -> Void)?

  /// Tells assistive technology about a change; the argument is an element, or a text to read out.
  public static func post(notification: Notification, argument: Any?) {
    observer?(notification, argument)
  }

  /// Whether a screen reader reads the screen out; false in a screen that has been told nothing. (R-AX-40)
  public static var isVoiceOverRunning: Bool { UIScreen.main.settings.readsScreen }

  /// Whether the user wants less movement; false in a screen that has been told nothing.
  public static var isReduceMotionEnabled: Bool { UIScreen.main.settings.reducesMotion }

  /// Whether the user wants colours with more contrast.
  public static var isDarkerSystemColorsEnabled: Bool { UIScreen.main.settings.increasesContrast }

  /// Whether the user wants to see nothing through other things; blurs are filled with their colour then. (R-AX-21)
  public static var isReduceTransparencyEnabled: Bool { UIScreen.main.settings.reducesTransparency }

  /// Posted after `isVoiceOverRunning` changed. (R-AX-40)
  public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification
    .Name("UIAccessibilityVoiceOverStatusDidChangeNotification")

  /// Posted after `isReduceMotionEnabled` changed. (R-AX-22)
  public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification
    .Name("UIAccessibilityReduceMotionStatusDidChangeNotification")

  /// Posted after `isDarkerSystemColorsEnabled` changed. (R-AX-22)
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")

  /// Posted after `isReduceTransparencyEnabled` changed. (R-AX-22)
  public nonisolated static let reduceTransparencyStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
}
