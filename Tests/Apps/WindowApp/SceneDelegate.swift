import UIKit
import WindowScenes

/// A scene with colored tabs, which prints its events with its number.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  private static var count = 0
  var window: UIWindow?
  private var number = 0

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    Self.count += 1
    number = Self.count
    let restored = session.stateRestorationActivity.map { " with \($0.activityType)" } ?? ""
    guard let scene = scene as? UIWindowScene else { return }
    scene.title = "WindowApp \(number)"
    let window = UIWindow(windowScene: scene)
    window.rootViewController = ColouredTabs { [number] in report("\(number): \($0)") }
    window.makeKeyAndVisible()
    self.window = window
    print("connected" + restored)
  }

  func sceneDidBecomeActive(_ scene: UIScene) { print("active") }

  func sceneWillResignActive(_ scene: UIScene) { print("inactive") }

  func sceneDidDisconnect(_ scene: UIScene) { print("disconnected") }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    NSUserActivity(activityType: "window \(number)")
  }

  private func print(_ text: String) { report("\(number): \(text)") }
}
