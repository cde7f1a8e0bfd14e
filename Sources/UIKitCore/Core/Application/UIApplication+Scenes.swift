import QuartzCore

extension UIApplication {
  /// Runs a request in the next turn of the main loop, so that a control that makes it is not in the
  /// middle of an event.
  func later(_ request: @escaping @MainActor () -> Void) {
    registry.requests.append(request)
    guard registry.requestTimer == nil else { return }
    registry.requestTimer = UIScreen.main.clock.schedule(after: 0) { [weak self] in
      MainActor.assumeIsolated { self?.runRequests() }
    }
  }

  private func runRequests() {
    let requests = registry.requests
    registry.requests = []
    registry.requestTimer = nil
    for request in requests { request() }
  }

  // R-WIN-13, R-WIN-14, R-WIN-15
  /// Brings the window of a session to the front, or opens one.
  func activate(_ session: UISceneSession?, _ activity: NSUserActivity?) throws(UISceneError) {
    if let scene = session?.scene {
      if let activity { scene.delegate?.scene(scene, continue: activity) }
      (scene as? UIWindowScene)?.screen.host?.activate()
      return
    }
    let connection = SceneConnection(self)
    guard supportsMultipleScenes, let screen = connection.makeScreen() else {
      throw UISceneError(.multipleScenesNotSupported)
    }
    let session =
      session
      ?? UISceneSession(role: .windowApplication, persistentIdentifier: UUID().uuidString)
    let options = UIScene.ConnectionOptions(userActivities: Set([activity].compactMap { $0 }))
    guard let scene = connection.connect(session, on: screen, options: options) else {
      throw UISceneError(.requestDenied)
    }
    move(to: .active) { $0 === scene ? .active : $0.applicationState }
  }

  // R-WIN-16
  /// Closes the window of a session; the last window ends the application.
  func destroy(_ session: UISceneSession) throws(UISceneError) {
    guard let scene = session.scene, registry.scenes.contains(where: { $0 === scene }) else {
      delegate?.application(self, didDiscardSceneSessions: [session])
      return
    }
    guard let screen = (scene as? UIWindowScene)?.screen, let host = screen.host else {
      guard registry.scenes.count > 1 else { throw UISceneError(.requestDenied) }
      return close([scene])
    }
    host.close()
  }

  // R-WIN-16
  /// Disconnects the scene of a window that was closed while others remain.
  package func windowWasClosed(on screen: UIScreen) {
    close(registry.scenes.filter { ($0 as? UIWindowScene)?.screen === screen })
    for window in screen.windows { window.isHidden = true }
    guard screen === UIScreen.mainScreen else { return }
    let screens = registry.scenes.compactMap { ($0 as? UIWindowScene)?.screen }
    if let other = screens.first(where: { $0 !== screen }) { UIScreen.main = other }
  }

  private func close(_ scenes: [UIScene]) {
    guard !scenes.isEmpty else { return }
    for scene in scenes {
      scene.move(to: .background)
      SceneConnection(self).disconnect(scene)
    }
    delegate?.application(self, didDiscardSceneSessions: Set(scenes.map(\.session)))
    stateRestorationManager.save()
  }

  // R-WIN-17
  /// Moves the application to the state of its most active window, and each scene to that of its own.
  ///
  /// - Parameter states: The screens of all windows with their states.
  package func windowsChanged(_ states: [(screen: UIScreen, state: State)]) {
    let overall = states.map(\.state).min { $0.rawValue < $1.rawValue } ?? .inactive
    move(to: overall) { scene in
      states.first { $0.screen === (scene as? UIWindowScene)?.screen }?.state ?? overall
    }
    guard let screen = states.first(where: { $0.state == .active })?.screen else { return }
    if keyWindow?.screen !== screen { screen.keyWindowCandidate?.makeKey() }
  }

  func disconnectScenes() {
    let scenes = registry.scenes
    for scene in scenes { SceneConnection(self).disconnect(scene) }
    if !scenes.isEmpty {
      delegate?.application(self, didDiscardSceneSessions: Set(scenes.map(\.session)))
    }
  }
}

extension UIScene {
  /// The state of an application that has only this scene.
  var applicationState: UIApplication.State {
    switch activationState {
    case .foregroundActive: .active
    case .foregroundInactive: .inactive
    case .background, .unattached: .background
    }
  }

  /// Performs a step if it leads from the scene's state to another one.
  func perform(_ step: Lifecycle.Step, toward target: UIApplication.State) {
    let isNeeded =
      switch step {
      case .willEnterForeground: activationState == .background && target != .background
      case .didBecomeActive: activationState == .foregroundInactive && target == .active
      case .willResignActive: activationState == .foregroundActive && target != .active
      case .didEnterBackground: activationState == .foregroundInactive && target == .background
      }
    if isNeeded { perform(step) }
  }

  /// Performs the steps that remain to a state.
  func move(to target: UIApplication.State) {
    guard activationState != .unattached else { return }
    perform(.willResignActive, toward: target)
    perform(.didEnterBackground, toward: target)
    perform(.willEnterForeground, toward: target)
    perform(.didBecomeActive, toward: target)
  }
}
