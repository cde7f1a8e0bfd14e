import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let tabs = UITabBarController()
    tabs.viewControllers = ["Favorites", "Recents"].map { title in
      let page = UIViewController()
      page.title = title
      return page
    }
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
    print("Launched with \(tabs.tabBar.items?.count ?? 0) tabs")
    return true
  }
}
