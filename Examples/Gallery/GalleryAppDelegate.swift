import UIKit

/// The application delegate: shows the list of scenes, or the scene that was requested.
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

  // MARK: State restoration

  /// Scenes without a restoration identifier do not overwrite the saved state of another scene.
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
