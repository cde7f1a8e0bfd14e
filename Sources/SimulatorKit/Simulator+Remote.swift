import UIKitCore

extension Simulator {
  /// Presses a button of a remote control and lets it go after some seconds, or a moment.
  ///
  /// A button that is held does not repeat itself. `press(.upArrow)` and such, without a duration, press the key of a
  /// keyboard, which on a television is the same.
  ///
  /// - Returns: Whether anything on the screen made use of it.
  @_disfavoredOverload @discardableResult
  public func press(
    _ type: UIPress.PressType,
    duration: TimeInterval = 0
  ) -> Bool {
    enter()
    let isUsed = deliver(type, isDown: true)
    advance(by: duration == 0 ? SimulatorMetrics.tapDuration : duration)
    return deliver(type, isDown: false) || isUsed
  }

  private func deliver(_ type: UIPress.PressType, isDown: Bool) -> Bool {
    let screen = window.screen
    let input = PressInput(isDown: isDown, type: type, timestamp: screen.clock.now)
    defer { makeFrameIfNeeded() }
    return UIApplication.shared.deliver(press: input, to: screen)
  }
}
