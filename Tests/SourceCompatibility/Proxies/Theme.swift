import UIKit

/// Different ways in which apps style their tab bars at launch.
@MainActor
enum Theme {
  class SettingsTabs: UITabBarController {}

  /// With the older properties.
  static func applyClassic() {
    UITabBar.appearance().tintColor = UIColor(red: 0.9, green: 0.2, blue: 0.3, alpha: 1)
    UITabBar.appearance().barTintColor = .white
    UITabBar.appearance().isTranslucent = false
    UITabBar.appearance().backgroundImage = UIImage()
    UITabBar.appearance().shadowImage = UIImage()
    UITabBar.appearance().unselectedItemTintColor = .gray

    let item = UITabBarItem.appearance()
    let normal: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.darkGray,
    ]
    item.setTitleTextAttributes(normal, for: .normal)
    item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    UITabBarItem.appearance().titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -2)
    UITabBarItem.appearance().badgeColor = .orange
    UIView.appearance(whenContainedInInstancesOf: [SettingsTabs.self]).tintColor = .green
    UITabBar.appearance(whenContainedInInstancesOf: [SettingsTabs.self]).barTintColor = .black
  }

  /// With appearance objects.
  static func applyModern() {
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .yellow
    appearance.stackedLayoutAppearance.normal.iconColor = .brown
    UITabBar.appearance().standardAppearance = appearance
    if #available(iOS 15.0, *) {
      UITabBar.appearance().scrollEdgeAppearance = appearance
    }
  }

  /// Through the `UIAppearance` protocol, as theme libraries do.
  static func tint<Styled: UIView & UIAppearance>(_ type: Styled.Type, _ color: UIColor) {
    type.appearance().tintColor = color
    Styled.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).tintColor = color
  }
}
