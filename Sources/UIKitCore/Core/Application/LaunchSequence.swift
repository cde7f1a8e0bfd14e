import Foundation

/// The launch of an application, with its callbacks in UIKit's order.
///
/// ```
/// without scenes                     with a scene delegate
/// willFinishLaunching                willFinishLaunching
/// … state restoration …
/// didFinishLaunching                 didFinishLaunching
/// application(_:open:options:)       configurationForConnecting
///                                    scene(willConnectTo:)
///                                    sceneWillEnterForeground
/// didBecomeActive                    sceneDidBecomeActive
/// ```
@MainActor package struct LaunchSequence {
  private let application: UIApplication

  package init(_ application: UIApplication) { self.application = application }

  /// Runs the launch callbacks, after which the application is active.
  ///
  /// The URLs are those that the application was launched to open. The first of them is in the
  /// launch options.
  package func run(opening urls: [URL] = []) {
    let delegate = application.delegate
    let options = urls.first.map { [UIApplication.LaunchOptionsKey.url: $0] }
    let opensFirst = delegate?.application(application, willFinishLaunchingWithOptions: options)
    let window = makeMainWindow()
    let restoration = application.stateRestorationManager.restore()
    let opensNext = delegate?.application(application, didFinishLaunchingWithOptions: options)
    delegate?.applicationDidFinishLaunching(application)
    post(UIApplication.didFinishLaunchingNotification)
    if window?.isHidden ?? false { window?.makeKeyAndVisible() }
    restoration?.presentControllers()
    connectScene(opening: urls)
    // R-INFO-10
    if application.connectedScenes.isEmpty, opensFirst != false, opensNext != false {
      application.receive(urls)
    }
    application.move(to: .active)
    application.stateRestorationManager.launched()
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: application)
  }

  // R-IB-50
  /// Creates the window with the main storyboard of the information property list, unless the
  /// application has scenes.
  private func makeMainWindow() -> UIWindow? {
    let information = ApplicationInformation.current
    let isPad = UIDevice.current.userInterfaceIdiom == .pad
    guard let delegate = application.delegate, information.sceneDelegateName == nil,
      let name = information.mainStoryboardName(isPad: isPad)
    else { return nil }
    let window = delegate.window ?? UIWindow(frame: UIScreen.main.bounds)
    delegate.window = window
    window.rootViewController = UIStoryboard(name: name, bundle: nil)
      .instantiateInitialViewController()
    return window
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

  // MARK: Connecting the scene

  private func connectScene(opening urls: [URL]) {
    let session = UISceneSession(role: .windowApplication, persistentIdentifier: "main")
    session.stateRestorationActivity = application.stateRestorationManager.activity(
      of: session.persistentIdentifier
    )
    let contexts = urls.map { UIOpenURLContext(url: $0) }
    let options = UIScene.ConnectionOptions(urlContexts: Set(contexts))
    guard
      let configuration = application.delegate?.application(
        application,
        configurationForConnecting: session,
        options: options
      ),
      let delegateClass = configuration.delegateClass ?? informationDelegateClass
    else { return }
    guard let delegate = Instantiation.make(delegateClass) as? UISceneDelegate else {
      Log.warning(
        "\(delegateClass) does not conform to UISceneDelegate; the application launches without scenes"
      )
      return
    }
    session.configuration = configuration
    let scene = makeScene(for: session, options: options)
    scene.delegate = delegate
    session.scene = scene
    application.registry.scenes.insert(scene)
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    scene.activationState = .background
    let window = makeWindow(of: scene, configuration)
    delegate.scene(scene, willConnectTo: session, options: options)
    if window?.isHidden ?? false { window?.makeKeyAndVisible() }
    scene.enterForeground()
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

extension UIApplication {
  /// Moves to another state and makes all calls for the states in between.
  ///
  /// The scene delegates are called if there are scenes, the application's delegate otherwise.
  /// Notifications are posted in both cases.
  package func move(to target: State) {
    if target == .background { cancelTouches() }
    if target != .active { cancelPresses() }
    for (step, state) in lifecycle.move(to: target) {
      lifecycle.set(state)
      perform(step)
    }
    lifecycle.set(target)
  }

  /// Cancels the touches that are down when the application enters the background.
  private func cancelTouches() {
    for window in windows { window.screen.router.cancelTouches(on: window.screen) }
  }

  /// Cancels the presses that are down when the application stops being active.
  private func cancelPresses() {
    // R-KEY-6
    for window in windows { window.screen.presses.cancel() }
  }

  /// Saves the state, disconnects the scenes and notifies the delegate that the application
  /// terminates.
  package func terminate() {
    if applicationState == .active { move(to: .inactive) }
    stateRestorationManager.end()
    disconnectScenes()
    delegate?.applicationWillTerminate(self)
    NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: self)
    userDefaultsSynchronizer.synchronize()
  }

  private func disconnectScenes() {
    let sessions = openSessions
    for scene in registry.scenes {
      scene.delegate?.sceneDidDisconnect(scene)
      scene.activationState = .unattached
      NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
    }
    registry.scenes = []
    if !sessions.isEmpty { delegate?.application(self, didDiscardSceneSessions: sessions) }
  }

  /// Opens URLs through the scene's delegate if there is a scene, otherwise through the
  /// application's delegate.
  package func receive(_ urls: [URL]) {
    if urls.isEmpty { return }
    if let scene = registry.scenes.first {
      let contexts = urls.map { UIOpenURLContext(url: $0) }
      scene.delegate?.scene(scene, openURLContexts: Set(contexts))
    } else {
      for url in urls { _ = delegate?.application(self, open: url, options: [:]) }
    }
  }

  /// Notifies the delegate and posts a notification that memory is low.
  package func receiveMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    NotificationCenter.default.post(
      name: UIApplication.didReceiveMemoryWarningNotification,
      object: self
    )
  }

  private func perform(_ step: Lifecycle.Step) {
    if registry.scenes.isEmpty {
      notifyDelegate(step)
    } else {
      for scene in registry.scenes { scene.perform(step) }
    }
    NotificationCenter.default.post(name: step.notification, object: self)
    if step == .didEnterBackground { stateRestorationManager.save() }
    if step == .didEnterBackground || step == .willResignActive {
      userDefaultsSynchronizer.synchronize()
    }
  }

  private func notifyDelegate(_ step: Lifecycle.Step) {
    switch step {
    case .willEnterForeground: delegate?.applicationWillEnterForeground(self)
    case .didBecomeActive: delegate?.applicationDidBecomeActive(self)
    case .willResignActive: delegate?.applicationWillResignActive(self)
    case .didEnterBackground: delegate?.applicationDidEnterBackground(self)
    }
  }
}

extension Lifecycle.Step {
  @MainActor fileprivate var notification: Notification.Name {
    switch self {
    case .willEnterForeground: UIApplication.willEnterForegroundNotification
    case .didBecomeActive: UIApplication.didBecomeActiveNotification
    case .willResignActive: UIApplication.willResignActiveNotification
    case .didEnterBackground: UIApplication.didEnterBackgroundNotification
    }
  }
}

extension UIScene {
  func enterForeground() {
    guard activationState == .background else { return }
    delegate?.sceneWillEnterForeground(self)
    activationState = .foregroundInactive
    NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: self)
  }

  func perform(_ step: Lifecycle.Step) {
    switch step {
    case .willEnterForeground: enterForeground()
    case .didBecomeActive:
      activationState = .foregroundActive
      delegate?.sceneDidBecomeActive(self)
      NotificationCenter.default.post(name: UIScene.didActivateNotification, object: self)
    case .willResignActive:
      delegate?.sceneWillResignActive(self)
      activationState = .foregroundInactive
      NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: self)
    case .didEnterBackground:
      activationState = .background
      delegate?.sceneDidEnterBackground(self)
      NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: self)
    }
  }
}
