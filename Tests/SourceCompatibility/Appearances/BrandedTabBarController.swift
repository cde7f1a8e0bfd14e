import UIKit

/// Appearance objects as in apps for iOS 13 to 15.
final class BrandedTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = ["Home", "Orders", "Profile"].map { title in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: title, image: nil, selectedImage: nil)
      return controller
    }
    viewControllers?[1].tabBarItem.badgeValue = "4"
    setUpAppearance()
    setUpPromotion()
  }

  private func setUpAppearance() {
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemIndigo
    appearance.shadowColor = .clear
    setColors(appearance.stackedLayoutAppearance)
    setColors(appearance.inlineLayoutAppearance)
    setColors(appearance.compactInlineLayoutAppearance)

    tabBar.standardAppearance = appearance
    if #available(iOS 15.0, *) {
      tabBar.scrollEdgeAppearance = tabBar.standardAppearance
    }
  }

  private func setColors(_ itemAppearance: UITabBarItemAppearance) {
    itemAppearance.normal.iconColor = .lightGray
    itemAppearance.normal.titleTextAttributes = [
      NSAttributedString.Key.foregroundColor: UIColor.lightGray
    ]
    itemAppearance.selected.iconColor = .white
    itemAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.white]
    itemAppearance.normal.badgeBackgroundColor = .systemYellow
    itemAppearance.normal.badgeTextAttributes = [.foregroundColor: UIColor.black]
    itemAppearance.selected.titlePositionAdjustment = .init(horizontal: 0, vertical: -1)
  }

  /// A tab with its own appearance while it is selected.
  private func setUpPromotion() {
    let special = tabBar.standardAppearance.copy()
    special.backgroundEffect = UIBlurEffect(style: .systemThickMaterial)
    special.backgroundColor = UIColor.systemPink.withAlphaComponent(0.2)
    viewControllers?[2].tabBarItem.standardAppearance = special
    viewControllers?[2].tabBarItem.scrollEdgeAppearance = special
  }
}

/// The usual solutions for a tab bar that became transparent.
@MainActor
enum AppearanceFixes {
  static func keepOpaque(_ tabBar: UITabBar) {
    if #available(iOS 15.0, *) {
      let appearance = UITabBarAppearance()
      appearance.configureWithDefaultBackground()
      tabBar.scrollEdgeAppearance = appearance
    }
  }

  static func removeTopLine(_ tabBar: UITabBar) {
    if #available(iOS 13.0, *) {
      let appearance = tabBar.standardAppearance
      appearance.shadowImage = nil
      appearance.shadowColor = nil
      tabBar.standardAppearance = appearance
    } else {
      tabBar.shadowImage = UIImage()
      tabBar.backgroundImage = UIImage()
    }
  }

  static func makeClear(_ tabBar: UITabBar) {
    let appearance = UITabBarAppearance()
    appearance.configureWithTransparentBackground()
    appearance.stackedItemPositioning = .centered
    appearance.stackedItemWidth = 60
    appearance.stackedItemSpacing = 12
    appearance.selectionIndicatorTintColor = .systemTeal
    tabBar.standardAppearance = appearance
    tabBar.scrollEdgeAppearance = appearance
  }
}
