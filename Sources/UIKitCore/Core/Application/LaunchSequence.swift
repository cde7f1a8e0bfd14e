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
    SceneConnection(application).connectAll(opening: urls)
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
}

extension UIApplication {
  /// Moves to another state and makes all calls for the states in between.
  ///
  /// The scene delegates are called if there are scenes, the application's delegate otherwise.
  /// Notifications are posted in both cases.
  package func move(to target: State) { move(to: target) { _ in target } }

  /// Moves to another state, and each scene to a state of its own.
  ///
  /// - Parameters:
  ///   - target: The new state of the application.
  ///   - sceneState: Returns the new state of a scene.
  func move(to target: State, _ sceneState: (UIScene) -> State) {
    if target == .background { cancelTouches() }
    if target != .active { cancelPresses() }
    let scenes = registry.scenes.map { (scene: $0, target: sceneState($0)) }
    for (step, state) in lifecycle.move(to: target) {
      lifecycle.set(state)
      if scenes.isEmpty { notifyDelegate(step) }
      for (scene, target) in scenes { scene.perform(step, toward: target) }
      finish(step)
    }
    lifecycle.set(target)
    // Scenes that become inactive are notified before others become active.
    for (scene, target) in scenes where target != .active { scene.move(to: target) }
    for (scene, target) in scenes where target == .active { scene.move(to: target) }
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

  /// Opens URLs through the delegate of the active scene, or of the first one if none is active;
  /// without scenes, through the application's delegate.
  package func receive(_ urls: [URL]) {
    if urls.isEmpty { return }
    let active = registry.scenes.first { $0.activationState == .foregroundActive }
    if let scene = active ?? registry.scenes.first {
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

  private func finish(_ step: Lifecycle.Step) {
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
