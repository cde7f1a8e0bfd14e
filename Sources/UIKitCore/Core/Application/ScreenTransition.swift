import QuartzCore

/// A change of a screen's size, safe area or traits, with the calls to windows and controllers in
/// order.
@MainActor struct ScreenTransition {
  let screen: UIScreen
  let old: ScreenConfiguration

  init(of screen: UIScreen, from old: ScreenConfiguration) {
    self.screen = screen
    self.old = old
  }

  /// Makes the change: announces the new size to controllers, changes the screen, then resizes the
  /// windows.
  func run(_ change: @escaping @MainActor () -> Void) {
    let new = screen.configuration
    let moves = screen.windows.map { window in
      let size = window.coversScreen(of: old.size) ? new.size : window.bounds.size
      let traits = window.traits(on: new)
      let resizing = WindowResizing(
        of: window,
        to: size,
        traits: traits,
        duration: duration
      )
      return (window, size, resizing)
    }
    for (_, _, resizing) in moves { resizing.announce() }
    change()
    for (window, size, resizing) in moves {
      resizing.perform { window.transition(to: size) }
    }
    notifyScenes()
    if old.orientation != new.orientation {
      NotificationCenter.default.post(
        name: UIDevice.orientationDidChangeNotification,
        object: UIDevice.current
      )
    }
  }

  private func notifyScenes() {
    let traits = UITraitCollection(values: old.traits)
    for case let scene as UIWindowScene in UIApplication.shared.connectedScenes
    where scene.screen === screen {
      (scene.delegate as? UIWindowSceneDelegate)?
        .windowScene(scene, didUpdate: traits, interfaceOrientation: old.orientation)
      scene.traitsChanged(from: scene.traits(on: traits))
    }
  }

  /// The duration in seconds: rotations are animated, and new sizes of desktop windows are applied
  /// immediately.
  private var duration: TimeInterval {
    old.orientation == screen.configuration.orientation ? 0 : ControllerMetrics.rotationDuration
  }
}
