import Foundation

// R-AX-22, R-AX-40, R-LANG-6
/// Posts notifications for changed settings, after the screen, its windows and their traits have
/// been updated.
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
  /// The text size category that is nearest to the text scale.
  var contentSizeCategory: UIContentSizeCategory { TextSizes.category(forScale: textScale) }

  fileprivate var showsLargeContent: Bool { contentSizeCategory.isAccessibilityCategory }
}
