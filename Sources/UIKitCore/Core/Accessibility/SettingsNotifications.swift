import Foundation

// R-AX-22, R-AX-40, R-LANG-6
/// Posts notifications for the settings that changed, after the screen, its windows and their
/// traits were updated.
@MainActor enum SettingsNotifications {
  private static let watched: [(wish: (SystemSettings) -> Bool, name: Notification.Name)] = [
    (\.readsScreen, UIAccessibility.voiceOverStatusDidChangeNotification),
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
    guard new.contentSizeCategory != old.contentSizeCategory else { return }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification,
      object: nil,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: new.contentSizeCategory]
    )
  }
}

extension SystemSettings {
  /// The nearest of UIKit's text sizes.
  var contentSizeCategory: UIContentSizeCategory { TextSizes.category(forScale: textScale) }

  fileprivate var showsLargeContent: Bool { contentSizeCategory.isAccessibilityCategory }
}
