import QuartzCore

/// A change of a screen's size, safe area or traits, in the order in which windows and controllers see it.
@MainActor struct ScreenTransition {
  let screen: UIScreen
  let old: ScreenConfiguration

  init(of screen: UIScreen, from old: ScreenConfiguration) {
    self.screen = screen
    self.old = old
  }

  /// Makes the change: controllers hear of the coming size, the screen changes, then windows follow.
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
    tellScenes()
    if old.orientation != new.orientation {
      NotificationCenter.default.post(
        name: UIDevice.orientationDidChangeNotification,
        object: UIDevice.current
      )
    }
  }

  private func tellScenes() {
    let traits = UITraitCollection(values: old.traits)
    for case let scene as UIWindowScene in UIApplication.shared.connectedScenes
    where scene.screen === screen {
      (scene.delegate as? UIWindowSceneDelegate)?
        .windowScene(scene, didUpdate: traits, interfaceOrientation: old.orientation)
    }
  }

  /// A turn of the device is shown as a movement, a new size of a desktop window is there at once.
  private var duration: TimeInterval {
    old.orientation == screen.configuration.orientation ? 0 : ControllerMetrics.rotationDuration
  }
}
