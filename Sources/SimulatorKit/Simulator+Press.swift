import UIKitCore

extension Simulator {
  /// Puts a finger down and leaves it there; time has to pass before that is a long press.
  ///
  /// `slide(to:duration:)` moves it and `lift()` takes it away.
  public func press(at point: CGPoint) {
    enter()
    touch(.began, at: point)
    makeFrameIfNeeded()
  }

  /// Moves the finger that is down along a straight line, a step each frame; without one nothing happens.
  public func slide(to end: CGPoint, duration: TimeInterval = 0.25) {
    enter()
    guard let start = fingerLocation else { return }
    guard end.x.isFinite, end.y.isFinite else {
      return Log.warning("Simulator: no finger can slide to \(end)")
    }
    move(from: start, to: end, duration: duration)
    makeFrameIfNeeded()
  }

  /// Takes the finger that is down away; without one nothing happens.
  public func lift() {
    enter()
    guard let location = fingerLocation else { return }
    touch(.ended, at: location)
    makeFrameIfNeeded()
  }
}
