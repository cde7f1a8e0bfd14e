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
    let statusBar = StatusBarChange(on: screen, from: old)
    statusBar.announce()
    change()
    for (window, size, resizing) in moves {
      resizing.perform { window.transition(to: size) }
    }
    notifyScenes()
    statusBar.finish()
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

// R-SB-20
/// The notifications of the application about the status bar of the main screen.
@MainActor private struct StatusBarChange {
  private let orientations: (old: UIInterfaceOrientation, new: UIInterfaceOrientation)?
  private let frames: (old: CGRect, new: CGRect)?

  init(on screen: UIScreen, from old: ScreenConfiguration) {
    let new = screen.configuration
    let isMain = screen === UIScreen.main
    let turns = isMain && old.orientation != new.orientation
    orientations = turns ? (old.orientation, new.orientation) : nil
    let bars = screen.systemBars
    let frames = (old: bars.statusBarFrame(on: old), new: bars.statusBarFrame(on: new))
    self.frames = isMain && frames.old != frames.new ? frames : nil
  }

  func announce() {
    if let orientations {
      post(UIApplication.willChangeStatusBarOrientationNotification, orientations.new)
    }
    if let frames { post(UIApplication.willChangeStatusBarFrameNotification, frames.new) }
  }

  func finish() {
    if let orientations {
      post(UIApplication.didChangeStatusBarOrientationNotification, orientations.old)
    }
    if let frames { post(UIApplication.didChangeStatusBarFrameNotification, frames.old) }
  }

  private func post(_ name: Notification.Name, _ orientation: UIInterfaceOrientation) {
    post(name, [UIApplication.statusBarOrientationUserInfoKey: orientation.rawValue])
  }

  private func post(_ name: Notification.Name, _ frame: CGRect) {
    post(name, [UIApplication.statusBarFrameUserInfoKey: NSValue(cgRect: frame)])
  }

  private func post(_ name: Notification.Name, _ information: [AnyHashable: Any]) {
    NotificationCenter.default.post(
      name: name,
      object: UIApplication.shared,
      userInfo: information
    )
  }
}
