import HeadlessHost
import QuartzCore
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

extension Journal {
  /// The calls of delegates, which applications create.
  fileprivate static let scenes = Journal()
}

private final class WindowsApp: UIResponder, UIApplicationDelegate {
  var usesScenes = true

  func application(
    _ application: UIApplication,
    configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = usesScenes ? WindowsScene.self : nil
    return configuration
  }

  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sessions: Set<UISceneSession>
  ) {
    Journal.scenes.record("discarded \(sessions.count)")
  }
}

private final class WindowsScene: UIResponder, UIWindowSceneDelegate {
  static var count = 0
  var window: UIWindow?
  private var number = 0

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    Self.count += 1
    number = Self.count
    let names = options.userActivities + [session.stateRestorationActivity].compactMap { $0 }
    record("connect" + names.map { " " + $0.activityType }.joined())
    // A window of the main screen, as many applications create it.
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.windowScene = scene as? UIWindowScene
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneDidDisconnect(_ scene: UIScene) { record("disconnect") }
  func sceneDidBecomeActive(_ scene: UIScene) { record("active") }
  func sceneWillResignActive(_ scene: UIScene) { record("inactive") }
  func sceneDidEnterBackground(_ scene: UIScene) { record("background") }
  func scene(_ scene: UIScene, continue activity: NSUserActivity) {
    record("continue \(activity.activityType)")
  }
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { record("open") }
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    NSUserActivity(activityType: "state\(number)")
  }

  private func record(_ text: String) { Journal.scenes.record("\(number) \(text)") }
}

/// An application on a platform with several windows.
@MainActor private final class WindowsStage {
  let application = UIApplication()
  let clock = ManualClock(now: HeadlessPlatform.startTime)
  let host: HeadlessApplicationHost
  private let delegate = WindowsApp()
  /// The windows of tests that have not ended.
  private let others = UIApplication.shared.windows
  private let earlier = (
    UIApplication.host, ApplicationInformation.current, UIApplication.stateStore,
    UIScreen.mainScreen
  )

  init(supportsMultipleScenes: Bool = true, usesScenes: Bool = true, store: MemoryStore? = nil) {
    host = HeadlessApplicationHost(clock: clock)
    UIApplication.host = host
    if let main = UIScreen.mainScreen { UIScreen.resignMain(main) }
    UIApplication.stateStore = store ?? MemoryStore()
    let manifest = ["UIApplicationSupportsMultipleScenes": supportsMultipleScenes]
    ApplicationInformation.current = ApplicationInformation(["UIApplicationSceneManifest": manifest]
    )
    WindowsScene.count = 0
    Journal.scenes.clear()
    delegate.usesScenes = usesScenes
    application.delegate = delegate
    LaunchSequence(application).run()
    // An application without scenes has the screen, but no host that could run the request.
    if !usesScenes { UIWindow().makeKeyAndVisible() }
  }

  var lines: [String] {
    defer { Journal.scenes.clear() }
    return Journal.scenes.lines
  }

  var scenes: [UIWindowScene] { application.registry.scenes.compactMap { $0 as? UIWindowScene } }

  func open(_ session: UISceneSession? = nil, _ activity: String? = nil) -> UISceneError? {
    var found: UISceneError?
    application.requestSceneSessionActivation(
      session,
      userActivity: activity.map { NSUserActivity(activityType: $0) },
      options: nil
    ) { found = $0 as? UISceneError }
    clock.advance(to: clock.now + 0.01)
    return found
  }

  func end() {
    for window in UIApplication.shared.windows where !others.contains(window) {
      window.isHidden = true
    }
    (UIApplication.host, ApplicationInformation.current, UIApplication.stateStore) = (
      earlier.0, earlier.1, earlier.2
    )
    if let main = UIScreen.mainScreen { UIScreen.resignMain(main) }
    if let main = earlier.3 { UIScreen.main = main }
  }
}

@MainActor @Suite("UIApplication: several windows", .serialized) struct SceneSessionTests {
  @Test(
    "a request opens a window with a scene and a screen of its own",
    .rule("R-WIN-13", "R-WIN-18")
  )
  func opening() throws {
    let stage = WindowsStage()
    defer { stage.end() }
    #expect(stage.application.supportsMultipleScenes)
    #expect(stage.lines == ["1 connect", "1 active"])

    #expect(stage.open(nil, "compose") == nil)

    #expect(stage.lines == ["2 connect compose", "2 active"])
    #expect(stage.host.windowHosts.count == 2)
    #expect(stage.application.openSessions.count == 2)
    try #require(stage.scenes.count == 2)
    #expect(stage.scenes[0].screen !== stage.scenes[1].screen)
    for scene in stage.scenes {
      #expect(scene.windows.map { $0.screen === scene.screen } == [true])
      #expect(scene.windows.first?.bounds == scene.screen.bounds)
    }
  }

  @Test("without the key of Info.plist there is one window", .rule("R-WIN-13"))
  func unsupported() {
    let stage = WindowsStage(supportsMultipleScenes: false)
    defer { stage.end() }

    #expect(!stage.application.supportsMultipleScenes)
    let error = stage.open()
    #expect(error?.code == .multipleScenesNotSupported)
    #expect((error.map { $0 as NSError })?.domain == UISceneError.errorDomain)
    #expect(stage.host.windowHosts.count == 1)
  }

  @Test(
    "the window of a session comes to the front, and its scene continues an activity",
    .rule("R-WIN-14", "R-WIN-15")
  )
  func front() throws {
    let stage = WindowsStage()
    defer { stage.end() }
    _ = stage.lines
    let session = try #require(stage.scenes.first?.session)

    #expect(stage.open(session) == nil)
    #expect(stage.host.windowHosts.map(\.activationCount) == [1])
    #expect(stage.lines.isEmpty)
    #expect(stage.open(session, "read") == nil)
    #expect(stage.lines == ["1 continue read"])
  }

  @Test("each scene has the state of its window", .rule("R-WIN-17"))
  func states() throws {
    let stage = WindowsStage()
    defer { stage.end() }
    #expect(stage.open() == nil)
    try #require(stage.scenes.count == 2)
    let (first, second) = (stage.scenes[0], stage.scenes[1])
    _ = stage.lines

    stage.application.windowsChanged([(first.screen, .active), (second.screen, .inactive)])
    #expect(stage.lines == ["2 inactive"])
    stage.application.windowsChanged([(first.screen, .inactive), (second.screen, .active)])
    #expect(stage.lines == ["1 inactive", "2 active"])
    #expect(stage.application.applicationState == .active)
    stage.application.receive([URL(fileURLWithPath: "/")])
    #expect(stage.lines == ["2 open"])
    stage.application.windowsChanged([(first.screen, .background), (second.screen, .active)])
    #expect(stage.lines == ["1 background"])
    stage.application.windowsChanged([(first.screen, .background), (second.screen, .background)])
    #expect(stage.lines == ["2 inactive", "2 background"])
    #expect(stage.application.applicationState == .background)
    stage.application.windowsChanged([(first.screen, .active), (second.screen, .inactive)])
    #expect(stage.lines == ["1 active"])
    #expect(second.activationState == .foregroundInactive)
  }

  @Test("a window that was closed is discarded, and the others remain", .rule("R-WIN-16"))
  func closing() throws {
    let stage = WindowsStage()
    defer { stage.end() }
    #expect(stage.open() == nil)
    try #require(stage.scenes.count == 2)
    let screens = stage.scenes.map(\.screen)
    let session = stage.scenes[0].session
    _ = stage.lines

    stage.application.requestSceneSessionDestruction(session, options: nil)
    stage.clock.advance(to: stage.clock.now + 0.01)
    #expect(stage.host.windowHosts.map(\.isClosed) == [true, false])
    stage.application.windowWasClosed(on: screens[0])

    #expect(stage.lines == ["1 inactive", "1 background", "1 disconnect", "discarded 1"])
    #expect(stage.scenes.map(\.screen) == [screens[1]])
    #expect(UIScreen.main === screens[1])
    #expect(screens[0].windows.isEmpty)
    stage.application.requestSceneSessionDestruction(session, options: nil)
    stage.clock.advance(to: stage.clock.now + 0.01)
    #expect(stage.lines == ["discarded 1"])
  }

  @Test("the windows that were open are opened again at the next launch", .rule("R-WIN-20"))
  func relaunch() throws {
    let store = MemoryStore()
    let stage = WindowsStage(store: store)
    #expect(stage.open() == nil)
    #expect(stage.open() == nil)
    let middle = try #require(stage.scenes.dropFirst().first)
    stage.application.windowWasClosed(on: middle.screen)
    stage.application.terminate()
    stage.end()

    let next = WindowsStage(store: store)
    #expect(
      next.lines == ["1 connect state1", "2 connect state3", "1 active", "2 active"]
    )
    next.end()
    let single = WindowsStage(supportsMultipleScenes: false, store: store)
    #expect(single.lines == ["1 connect state1", "1 active"])
    single.end()
  }

  @Test("an application without scenes has one window", .rule("R-WIN-13"))
  func noScenes() {
    let stage = WindowsStage(usesScenes: false)
    defer { stage.end() }

    #expect(stage.open()?.code == .requestDenied)
    #expect(stage.host.windowHosts.count == 1)
  }
}
