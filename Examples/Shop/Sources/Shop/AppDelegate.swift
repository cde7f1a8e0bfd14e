import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.tintColor = .systemTeal
    window?.rootViewController = UIStoryboard(name: "Main", bundle: .module)
      .instantiateInitialViewController()
    window?.makeKeyAndVisible()
    return true
  }
}
