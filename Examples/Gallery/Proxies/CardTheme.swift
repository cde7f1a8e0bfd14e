import UIKit

/// The appearance of each kind of card.
///
/// Each rule is set once on a proxy and applies to every bar, item and switch in such a card.
@MainActor
enum CardTheme {
  static func apply() {
    paintMidnight()
    paintCoral()
  }

  private static func paintMidnight() {
    let midnight = UIColor(red: 0.09, green: 0.1, blue: 0.25, alpha: 1)
    let inside: [any UIAppearanceContainer.Type] = [MidnightCard.self]
    UITabBar.appearance(whenContainedInInstancesOf: inside).isTranslucent = false
    UITabBar.appearance(whenContainedInInstancesOf: inside).barTintColor = midnight
    UITabBar.appearance(whenContainedInInstancesOf: inside).tintColor = .systemYellow
    UITabBar.appearance(whenContainedInInstancesOf: inside).unselectedItemTintColor =
      UIColor(white: 1, alpha: 0.55)
    UISwitch.appearance(whenContainedInInstancesOf: inside).onTintColor = .systemYellow
  }

  private static func paintCoral() {
    let coral = UIColor(red: 0.98, green: 0.45, blue: 0.36, alpha: 1)
    let inside: [any UIAppearanceContainer.Type] = [CoralCard.self]
    UITabBar.appearance(whenContainedInInstancesOf: inside).tintColor = coral
    UISwitch.appearance(whenContainedInInstancesOf: inside).onTintColor = coral
    let item = UITabBarItem.appearance(whenContainedInInstancesOf: inside)
    item.badgeColor = .systemIndigo
    item.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 11, weight: .bold)], for: .normal)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    UITabBarItem.appearance(for: dark, whenContainedInInstancesOf: inside).badgeColor =
      .systemPurple
  }
}
