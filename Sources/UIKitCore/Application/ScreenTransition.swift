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
    let windows = screen.windows
    let new = screen.configuration
    change()
    for window in windows {
      let size = window.coversScreen(of: old.size) ? new.size : window.bounds.size
      window.transition(to: size)
    }
    if old.orientation != new.orientation {
      NotificationCenter.default.post(
        name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    }
  }
}
