import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let tabs = UITabBarController()
    tabs.viewControllers = ["Favorites", "Recents", "Contacts"].map { title in
      let page = UITableViewController(style: .insetGrouped)
      page.title = title
      let stack = UINavigationController(rootViewController: page)
      stack.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: 0)
      return stack
    }
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
    return true
  }
}
