import UIKitCore

/// The one simulated finger: gives each report the phase that can follow the last one.
struct Touchscreen {
  private var isDown = false
  private var location = CGPoint.zero

  /// In points of the screen; nil while no finger is down.
  var fingerLocation: CGPoint? { isDown ? location : nil }

  /// nil when there is nothing to report: lifting a finger that is not down, or no real place.
  mutating func input(
    _ phase: TouchInput.Phase,
    at point: CGPoint,
    timestamp: CFTimeInterval
  ) -> TouchInput? {
    guard point.x.isFinite, point.y.isFinite else {
      Log.warning("Simulator: no finger can be at \(point)")
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
