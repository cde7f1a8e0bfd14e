import HeadlessHost
import QuartzCore
import UIKitCore

extension Simulator {
  // MARK: Pointer

  /// Moves the pointer of a mouse to a point without pressing a button.
  ///
  /// Hover recognizers of the views under the pointer are notified. The pointer remains there until
  /// the next call; ``endHover()`` moves it out of the window.
  ///
  /// - Parameter point: The location, in points of the window.
  public func hover(at point: CGPoint) {
    enter()
    let onScreen = window.convert(point, to: nil as UIWindow?)
    UIApplication.shared.deliver(
      pointer: PointerInput(phase: .moved, location: onScreen),
      to: screen
    )
    makeFrameIfNeeded()
  }

  /// Moves the pointer out of the window.
  public func endHover() {
    enter()
    UIApplication.shared.deliver(pointer: PointerInput(phase: .left, location: .zero), to: screen)
    makeFrameIfNeeded()
  }

  /// Clicks a point with the primary button of a mouse.
  ///
  /// Clicks that follow each other at the same point within a short time are double and triple
  /// clicks.
  ///
  /// - Parameters:
  ///   - point: The location, in points of the window.
  ///   - modifiers: The modifier keys that are held. By default there are none.
  public func click(at point: CGPoint, holding modifiers: ModifierKeys = []) {
    dragPointer(from: point, to: point, holding: modifiers, duration: 0)
  }

  /// Clicks a point with the secondary button of a mouse, which shows the menu of the view.
  ///
  /// - Parameter point: The location, in points of the window.
  /// - Returns: Whether a view shows a menu.
  @discardableResult public func secondaryClick(at point: CGPoint) -> Bool {
    enter()
    let onScreen = window.convert(point, to: nil as UIWindow?)
    defer { makeFrameIfNeeded() }
    return UIApplication.shared.deliver(secondaryClick: onScreen, to: screen)
  }

  /// Moves the pointer while the primary button of a mouse is pressed.
  ///
  /// - Parameters:
  ///   - start: The location at which the button is pressed, in points of the window.
  ///   - end: The location at which it is released.
  ///   - modifiers: The modifier keys that are held. By default there are none.
  ///   - duration: The duration of the movement, in seconds. The default value is 0.25.
  public func dragPointer(
    from start: CGPoint,
    to end: CGPoint,
    holding modifiers: ModifierKeys = [],
    duration: TimeInterval = 0.25
  ) {
    enter()
    deliverPointer(.began, at: start, modifiers)
    let steps = duration > 0 && duration.isFinite ? 10 : 0
    for step in 0..<steps {
      let progress = CGFloat(step + 1) / CGFloat(steps)
      advance(by: duration / Double(steps))
      let point = CGPoint(
        x: start.x + (end.x - start.x) * progress,
        y: start.y + (end.y - start.y) * progress
      )
      deliverPointer(.moved, at: point, modifiers)
    }
    deliverPointer(.ended, at: end, modifiers)
    makeFrameIfNeeded()
  }

  private func deliverPointer(
    _ phase: TouchInput.Phase,
    at point: CGPoint,
    _ modifiers: ModifierKeys
  ) {
    let input = TouchInput(
      identifier: 3,
      phase: phase,
      location: window.convert(point, to: nil as UIWindow?),
      timestamp: screen.clock.now,
      isIndirect: true,
      modifiers: modifiers.input
    )
    UIApplication.shared.deliver(touches: [input], to: screen)
  }

  // MARK: Two fingers

  /// Puts two fingers down, moves them apart or together at a constant speed, and lifts them.
  ///
  /// - Parameters:
  ///   - center: The point between the fingers, in points of the window.
  ///   - scale: The ratio of the last distance of the fingers to the first. It must be positive.
  ///   - distance: The first distance of the fingers, in points. The default value is 100.
  ///   - duration: The duration of the movement, in seconds. The default value is 0.25.
  public func pinch(
    at center: CGPoint,
    scale: CGFloat,
    distance: CGFloat = 100,
    duration: TimeInterval = 0.25
  ) {
    guard scale > 0, scale.isFinite else {
      return Log.warning("Simulator: pinching by \(scale) is not possible; ignored")
    }
    moveFingers(around: center, duration: duration) { progress in
      (distance / 2 * (1 + (scale - 1) * progress), 0)
    }
  }

  /// Pinches with two fingers on a touchpad, at a constant speed.
  ///
  /// Scroll views under the pointer zoom their content.
  ///
  /// - Parameters:
  ///   - point: The location of the pointer, in points of the window.
  ///   - scale: The ratio of the last distance of the fingers to the first. It must be positive.
  ///   - duration: The duration of the movement, in seconds. The default value is 0.25.
  /// - Returns: Whether a view handled the pinch.
  @discardableResult public func pinchTouchpad(
    at point: CGPoint,
    scale: CGFloat,
    duration: TimeInterval = 0.25
  ) -> Bool {
    guard scale > 0, scale.isFinite else {
      Log.warning("Simulator: pinching by \(scale) is not possible; ignored")
      return false
    }
    enter()
    let location = window.convert(point, to: nil as UIWindow?)
    func send(_ phase: PinchInput.Phase, _ scale: CGFloat) -> Bool {
      UIApplication.shared.deliver(
        pinch: PinchInput(phase: phase, location: location, scale: scale),
        to: screen
      )
    }
    guard send(.began, 1) else { return false }
    forEachFrame(during: duration) { _ = send(.changed, 1 + (scale - 1) * $0) }
    _ = send(.ended, scale)
    makeFrameIfNeeded()
    return true
  }

  /// Puts two fingers down, turns them around each other at a constant speed, and lifts them.
  ///
  /// - Parameters:
  ///   - center: The point between the fingers, in points of the window.
  ///   - angle: The angle in radians. Positive values turn clockwise.
  ///   - distance: The distance of the fingers, in points. The default value is 100.
  ///   - duration: The duration of the movement, in seconds. The default value is 0.25.
  public func rotate(
    at center: CGPoint,
    by angle: CGFloat,
    distance: CGFloat = 100,
    duration: TimeInterval = 0.25
  ) {
    guard angle.isFinite else {
      return Log.warning("Simulator: rotating by \(angle) is not possible; ignored")
    }
    moveFingers(around: center, duration: duration) { (distance / 2, angle * $0) }
  }

  /// Moves two fingers on opposite sides of a point.
  ///
  /// `place` returns the distance from the center and the angle at a progress from 0 to 1.
  private func moveFingers(
    around center: CGPoint,
    duration: TimeInterval,
    _ place: (CGFloat) -> (radius: CGFloat, angle: CGFloat)
  ) {
    enter()
    func send(_ phase: TouchInput.Phase, _ progress: CGFloat) {
      let (radius, angle) = place(progress)
      let offset = CGPoint(x: cos(angle) * radius, y: sin(angle) * radius)
      let points = [
        CGPoint(x: center.x - offset.x, y: center.y - offset.y),
        CGPoint(x: center.x + offset.x, y: center.y + offset.y),
      ]
      let inputs = points.enumerated().map { index, point in
        TouchInput(
          identifier: index + 1,
          phase: phase,
          location: window.convert(point, to: nil as UIWindow?),
          timestamp: screen.clock.now
        )
      }
      UIApplication.shared.deliver(touches: inputs, to: screen)
    }
    send(.began, 0)
    forEachFrame(during: duration) { send(.moved, $0) }
    send(.ended, 1)
    makeFrameIfNeeded()
  }
}
