import Foundation

/// Tells which of the user's wishes changed, after the screen, its windows and their traits have followed. (R-AX-22)
@MainActor enum SettingsNotifications {
  private static let watched: [(wish: (SystemSettings) -> Bool, name: Notification.Name)] = [
    (\.reducesMotion, UIAccessibility.reduceMotionStatusDidChangeNotification),
    (\.reducesTransparency, UIAccessibility.reduceTransparencyStatusDidChangeNotification),
    (\.increasesContrast, UIAccessibility.darkerSystemColorsStatusDidChangeNotification),
    (
      \.showsLargeContent,
      UILargeContentViewerInteraction.enabledStatusDidChangeNotification
    ),
  ]

  static func post(from old: SystemSettings, to new: SystemSettings) {
    guard new != old else { return }
    for (wish, name) in watched where wish(new) != wish(old) {
      NotificationCenter.default.post(name: name, object: nil)
    }
  }
}

extension SystemSettings {
  fileprivate var showsLargeContent: Bool {
    TextSizes.category(forScale: textScale).isAccessibilityCategory
  }
}
