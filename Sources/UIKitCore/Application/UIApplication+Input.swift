import QuartzCore

extension UIApplication {
  /// Takes over what a host reports about fingers on a screen, all that happened in one moment together.
  package func deliver(touches: [TouchInput], to screen: UIScreen) {
    guard !touches.isEmpty else { return }
    MediaTime.clock = screen.clock
    screen.router.receive(touches, on: screen)
  }

  /// Takes over a key going down or up; it goes to the first responder, else to the key window, and
  /// on along the chain.
  ///
  /// Says whether anybody used it.
  @discardableResult package func deliver(key: KeyInput, to screen: UIScreen) -> Bool {
    MediaTime.clock = screen.clock
    let window = screen.windows.last { $0.isKeyWindow } ?? screen.windows.last
    return (FirstResponder.current ?? window)?.handle(key) ?? false
  }
}
