import UIKitCore

extension Simulator {
  /// Presses and releases a button of a remote control.
  ///
  /// A button that is held doesn't repeat. A call without a duration, such as `press(.upArrow)`,
  /// presses the key of a keyboard instead, which has the same effect on a television.
  ///
  /// - Parameters:
  ///   - type: The button to press.
  ///   - duration: The time for which the button is held, in seconds. The default value is 0, which
  ///     holds it for one frame.
  /// - Returns: Whether the press was handled.
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
