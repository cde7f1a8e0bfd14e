import Foundation

/// Connects and disconnects the scenes of an application.
@MainActor struct SceneConnection {
  private let application: UIApplication

  init(_ application: UIApplication) { self.application = application }

  /// The identifier of the session of an application that has saved none.
  static let mainSession = "main"

  /// The number of windows of the last launch that are opened again.
  private static let mostWindows = 32

  // R-WIN-20
  /// Connects the scene of the first window, and those of the windows that were open when the state
  /// was saved.
  func connectAll(opening urls: [URL]) {
    let saved = application.stateRestorationManager.savedSessions
    let contexts = urls.map { UIOpenURLContext(url: $0) }
    let options = UIScene.ConnectionOptions(urlContexts: Set(contexts))
    let first = session(named: saved.first ?? Self.mainSession)
    guard connect(first, on: UIScreen.main, options: options) != nil,
      application.supportsMultipleScenes
    else { return }
    for name in saved.dropFirst().prefix(Self.mostWindows - 1) {
      guard let screen = makeScreen() else { return }
      connect(session(named: name), on: screen, options: UIScene.ConnectionOptions())
    }
  }

  private func session(named name: String) -> UISceneSession {
    let session = UISceneSession(role: .windowApplication, persistentIdentifier: name)
    session.stateRestorationActivity = application.stateRestorationManager.activity(of: name)
    return session
  }

  /// Returns a screen for another window, or `nil` if the platform has none.
  func makeScreen() -> UIScreen? {
    let host = UIApplication.host
    guard let configuration = host?.additionalScreenConfiguration else { return nil }
    return UIScreen(configuration: configuration) { host?.makeWindowHost(for: $0) }
  }

  /// Connects a scene, or returns `nil` if the application does not use scenes.
  @discardableResult func connect(
    _ session: UISceneSession,
    on screen: UIScreen,
    options: UIScene.ConnectionOptions
  ) -> UIScene? {
    guard
      let configuration = application.delegate?.application(
        application,
        configurationForConnecting: session,
        options: options
      ),
      let delegateClass = configuration.delegateClass ?? informationDelegateClass
    else { return nil }
    guard let delegate = Instantiation.make(delegateClass) as? UISceneDelegate else {
      Log.warning(
        "\(delegateClass) does not conform to UISceneDelegate; the application launches without scenes"
      )
      return nil
    }
    session.configuration = configuration
    let scene = makeScene(for: session, options: options)
    (scene as? UIWindowScene)?.screen = screen
    scene.delegate = delegate
    session.scene = scene
    application.registry.scenes.append(scene)
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    scene.activationState = .background
    let window = makeWindow(of: scene, configuration)
    delegate.scene(scene, willConnectTo: session, options: options)
    if window?.isHidden ?? false { window?.makeKeyAndVisible() }
    scene.enterForeground()
    return scene
  }

  /// Disconnects a scene and notifies its delegate.
  func disconnect(_ scene: UIScene) {
    scene.delegate?.sceneDidDisconnect(scene)
    scene.activationState = .unattached
    NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
    application.registry.scenes.removeAll { $0 === scene }
  }

  /// Creates the window with the storyboard of the scene's configuration.
  private func makeWindow(of scene: UIScene, _ configuration: UISceneConfiguration) -> UIWindow? {
    let name = ApplicationInformation.current.sceneStoryboardName
    let storyboard =
      configuration.storyboard ?? name.map { UIStoryboard(name: $0, bundle: nil) }
    guard let storyboard, let scene = scene as? UIWindowScene,
      let delegate = scene.delegate as? UIWindowSceneDelegate
    else { return nil }
    let window = UIWindow(windowScene: scene)
    delegate.window = window
    window.rootViewController = storyboard.instantiateInitialViewController()
    return window
  }

  // R-INFO-4
  /// The scene delegate's class that the information property list names.
  private var informationDelegateClass: AnyClass? {
    guard let name = ApplicationInformation.current.sceneDelegateName,
      let delegate = application.delegate
    else { return nil }
    let module = String(reflecting: type(of: delegate)).prefix { $0 != "." }
    let className = name.replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module)
    let type: AnyClass? =
      NSClassFromString(className) ?? NSClassFromString("\(module).\(className)")
    if type == nil {
      Log.warning("there is no class \(className), which Info.plist names as the scene delegate")
    }
    return type
  }

  private func makeScene(
    for session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UIScene {
    guard let type = session.configuration.sceneClass as? UIScene.Type else {
      return UIWindowScene(session: session, connectionOptions: options)
    }
    return type.init(session: session, connectionOptions: options)
  }
}
