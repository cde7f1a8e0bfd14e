import Testing
import TestStage
import UIKitCore

@testable import UIKitCore

extension Journal {
  /// The calls of delegates, which applications create.
  fileprivate static let launch = Journal()
}

@MainActor private enum Chronicle {
  static var names: [String] = []
}

private final class ClassicDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Journal.launch.record("will finish launching")
    return true
  }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Journal.launch.record("did finish launching, \(application.applicationState)")
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) {
    Journal.launch.record("did become active, \(application.applicationState)")
  }
  func applicationWillResignActive(_ application: UIApplication) {
    Journal.launch.record("will resign active, \(application.applicationState)")
  }
  func applicationDidEnterBackground(_ application: UIApplication) {
    Journal.launch.record("did enter background, \(application.applicationState)")
  }
  func applicationWillEnterForeground(_ application: UIApplication) {
    Journal.launch.record("will enter foreground, \(application.applicationState)")
  }
  func application(
    _ application: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    Journal.launch.record("delegate opens \(url)")
    return true
  }
  func applicationWillTerminate(_ application: UIApplication) {
    Journal.launch.record("will terminate")
  }
}

private final class SceneAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: "Main",
      sessionRole: connectingSceneSession.role
    )
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
  func applicationDidBecomeActive(_ application: UIApplication) {
    Journal.launch.record("application did become active")
  }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    Journal.launch.record("connect \(session.configuration.name ?? "")")
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    self.window = window
  }
  func sceneDidDisconnect(_ scene: UIScene) { Journal.launch.record("disconnect") }
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    for context in contexts { Journal.launch.record("open \(context.url)") }
  }
  func sceneWillEnterForeground(_ scene: UIScene) { Journal.launch.record("enter foreground") }
  func sceneDidBecomeActive(_ scene: UIScene) { Journal.launch.record("become active") }
  func sceneWillResignActive(_ scene: UIScene) { Journal.launch.record("resign active") }
  func sceneDidEnterBackground(_ scene: UIScene) { Journal.launch.record("enter background") }
}

@MainActor @Suite("UIApplication: launch and life cycle", .serialized) struct LaunchTests {
  /// Launches a separate application beside the shared one.
  private func launch(_ delegate: UIApplicationDelegate) -> UIApplication {
    Journal.launch.clear()
    let application = UIApplication()
    application.delegate = delegate
    LaunchSequence(application).run()
    return application
  }

  @Test("without scenes, the application delegate receives launch and activity calls")
  func classic() {
    let delegate = ClassicDelegate()
    let application = launch(delegate)
    #expect(
      Journal.launch.lines == [
        "will finish launching", "did finish launching, inactive", "did become active, active",
      ]
    )
    #expect(application.applicationState == .active)
    #expect(application.connectedScenes.isEmpty)
  }

  @Test("moving to the background and back takes two steps each way")
  func background() {
    let delegate = ClassicDelegate()
    let application = launch(delegate)
    Journal.launch.clear()

    application.move(to: .background)
    application.move(to: .background)
    application.move(to: .active)

    #expect(
      Journal.launch.lines == [
        "will resign active, active", "did enter background, background",
        "will enter foreground, background", "did become active, active",
      ]
    )
  }

  @Test("losing and regaining focus keeps the application in the foreground")
  func focus() {
    let delegate = ClassicDelegate()
    let application = launch(delegate)
    Journal.launch.clear()
    application.move(to: .inactive)
    #expect(application.applicationState == .inactive)
    application.move(to: .active)
    #expect(Journal.launch.lines == ["will resign active, active", "did become active, active"])
  }

  @Test("applicationWillTerminate is called after applicationWillResignActive")
  func terminate() {
    let delegate = ClassicDelegate()
    let application = launch(delegate)
    Journal.launch.clear()
    application.terminate()
    #expect(Journal.launch.lines == ["will resign active, active", "will terminate"])
  }

  @Test(
    "a connected scene's delegate is called instead of the application delegate"
  )
  func scenes() throws {
    let delegate = SceneAppDelegate()
    let application = launch(delegate)
    #expect(Journal.launch.lines == ["connect Main", "enter foreground", "become active"])

    let scene = try #require(application.connectedScenes.first as? UIWindowScene)
    #expect(scene.activationState == .foregroundActive)
    #expect(scene.windows.count == 1)
    #expect(scene.windows.first?.windowScene === scene)
    #expect(scene.windows.first?.next === scene)
    #expect(scene.keyWindow === scene.windows.first)

    Journal.launch.clear()
    application.move(to: .background)
    #expect(scene.activationState == .background)
    application.move(to: .active)
    #expect(
      Journal.launch.lines == [
        "resign active", "enter background", "enter foreground", "become active",
      ]
    )
    scene.windows.first?.isHidden = true
  }

  @Test("termination disconnects all scenes")
  func disconnecting() {
    let delegate = SceneAppDelegate()
    let application = launch(delegate)
    let window = (application.connectedScenes.first as? UIWindowScene)?.windows.first
    Journal.launch.clear()

    application.terminate()

    #expect(Journal.launch.lines == ["resign active", "disconnect"])
    #expect(application.connectedScenes.isEmpty)
    window?.isHidden = true
  }

  @Test("URLs are sent to the scene if there is one, otherwise to the application delegate")
  func urls() throws {
    let url = try #require(URL(string: "app://page"))
    let delegate = SceneAppDelegate()
    let application = launch(delegate)
    application.receive([url])
    #expect(Journal.launch.lines.last == "open app://page")
    (application.connectedScenes.first as? UIWindowScene)?.windows.first?.isHidden = true

    let classic = ClassicDelegate()
    launch(classic).receive([url])
    #expect(Journal.launch.lines.last == "delegate opens app://page")
  }

  @Test("notifications are posted in the order of the delegate calls")
  func notifications() {
    Chronicle.names = []
    let delegate = ClassicDelegate()
    let application = launch(delegate)
    let tokens = [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: application, queue: nil) { _ in
        MainActor.assumeIsolated { Chronicle.names.append(name.rawValue) }
      }
    }
    application.move(to: .background)
    application.move(to: .active)
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(
      Chronicle.names == [
        "UIApplicationWillResignActiveNotification", "UIApplicationDidEnterBackgroundNotification",
        "UIApplicationWillEnterForegroundNotification", "UIApplicationDidBecomeActiveNotification",
      ]
    )
  }

  @Test("each change of state takes the intermediate steps")
  func steps() {
    func steps(
      _ from: UIApplication.State,
      _ to: UIApplication.State
    ) -> [Lifecycle.Step] {
      var lifecycle = Lifecycle()
      lifecycle.set(from)
      return lifecycle.move(to: to).map(\.step)
    }
    #expect(steps(.active, .active).isEmpty)
    #expect(steps(.active, .background) == [.willResignActive, .didEnterBackground])
    #expect(steps(.background, .active) == [.willEnterForeground, .didBecomeActive])
    #expect(steps(.background, .inactive) == [.willEnterForeground])
    #expect(steps(.inactive, .background) == [.didEnterBackground])
  }
}
