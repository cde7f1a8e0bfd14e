import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let tabs = UITabBarController()
    let trails = UINavigationController(rootViewController: TrailsController())
    trails.tabBarItem = UITabBarItem(tabBarSystemItem: .featured, tag: 0)
    let settings = SettingsController()
    settings.tabBarItem = UITabBarItem(title: "Settings", image: nil, tag: 1)
    tabs.viewControllers = [trails, settings]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
