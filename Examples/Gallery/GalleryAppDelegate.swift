import UIKit

/// The gallery as an application: one window with a row of buttons, or with the scene asked for.
final class GalleryAppDelegate: UIResponder, UIApplicationDelegate {
  static var options: Options?

  var window: UIWindow?

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = rootViewController
    if Self.options?.isDark == true {
      window.overrideUserInterfaceStyle = .dark
    }
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  // MARK: Coming back

  /// Scenes without an identifier leave what another one has kept alone.
  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder)
    -> Bool
  { window?.rootViewController?.restorationIdentifier != nil }

  func application(
    _ application: UIApplication,
    shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool { true }

  private var rootViewController: UIViewController {
    let scene = Scene.all.first { $0.name == Self.options?.scene } ?? Scene.chooser
    return scene.makeController()
  }
}
