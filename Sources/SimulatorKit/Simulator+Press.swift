import UIKitCore

extension Simulator {
  /// Puts a finger down on the screen without lifting it.
  ///
  /// A long press is recognized when enough time passes. Use ``slide(to:duration:)`` to move the
  /// finger and ``lift()`` to lift it.
  ///
  /// ```swift
  /// phone.press(at: start)
  /// phone.advance(by: 0.6)
  /// phone.slide(to: end)
  /// phone.lift()
  /// ```
  ///
  /// - Parameter point: The location, in points of the window.
  public func press(at point: CGPoint) {
    enter()
    touch(.began, at: point)
    makeFrameIfNeeded()
  }

  /// Moves the finger along a straight line, with one step per frame.
  ///
  /// If no finger is down, the method does nothing. A point that isn't finite is ignored with a
  /// warning.
  ///
  /// - Parameters:
  ///   - end: The end of the line, in points of the window.
  ///   - duration: The duration of the movement, in seconds. The default value is 0.25.
  public func slide(to end: CGPoint, duration: TimeInterval = 0.25) {
    enter()
    guard let start = fingerLocation else { return }
    guard end.x.isFinite, end.y.isFinite else {
      return Log.warning("Simulator: the touch at \(end) is not finite; ignored")
    }
    move(from: start, to: end, duration: duration)
    makeFrameIfNeeded()
  }

  /// Lifts the finger.
  ///
  /// If no finger is down, the method does nothing.
  public func lift() {
    enter()
    guard let location = fingerLocation else { return }
    touch(.ended, at: location)
    makeFrameIfNeeded()
  }
}
