import UIKitCore

/// The state of the simulated finger, which determines the phase of each touch.
struct Touchscreen {
  private var isDown = false
  private var location = CGPoint.zero

  /// The location of the finger in points of the screen, or `nil` while it is up.
  var fingerLocation: CGPoint? { isDown ? location : nil }

  /// Returns the next touch, or `nil` if the finger is up or the point isn't finite.
  mutating func input(
    _ phase: TouchInput.Phase,
    at point: CGPoint,
    timestamp: CFTimeInterval
  ) -> TouchInput? {
    guard point.x.isFinite, point.y.isFinite else {
      Log.warning("Simulator: the touch at \(point) is not finite; ignored")
      guard isDown, phase == .ended else { return nil }
      isDown = false
      return TouchInput(
        identifier: 1,
        phase: .ended,
        location: location,
        timestamp: timestamp
      )
    }
    guard phase == .began || isDown else { return nil }
    isDown = phase == .began || phase == .moved
    location = point
    return TouchInput(identifier: 1, phase: phase, location: point, timestamp: timestamp)
  }
}
