import Foundation

/// Counts consecutive taps at one location.
struct TapCounter {
  private var last: (point: CGPoint, time: TimeInterval, count: Int)?
  private var count = 0

  /// Returns the tap count of a new touch: 1 unless the touch follows another one within a short
  /// time and distance.
  mutating func began(at point: CGPoint, time: TimeInterval) -> Int {
    if let last, time - last.time <= GestureMetrics.tapInterval,
      point.distance(to: last.point) <= GestureMetrics.tapMovement
    {
      count = last.count + 1
    } else {
      count = 1
    }
    return count
  }

  mutating func ended(at point: CGPoint, time: TimeInterval) {
    last = (point, time, count)
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
