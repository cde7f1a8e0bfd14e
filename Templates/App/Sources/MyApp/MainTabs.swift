import UIKit

/// The tabs of the application, each with its own navigation stack.
enum MainTabs {
  @MainActor static func make() -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = [
      page(ListPage(), title: "Places", image: "list.bullet"),
      page(AboutPage(), title: "About", image: "info.circle"),
    ]
    return tabs
  }

  @MainActor private static func page(
    _ controller: UIViewController,
    title: String,
    image: String
  ) -> UINavigationController {
    controller.title = title
    let stack = UINavigationController(rootViewController: controller)
    stack.navigationBar.prefersLargeTitles = true
    stack.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: image), tag: 0)
    return stack
  }
}
