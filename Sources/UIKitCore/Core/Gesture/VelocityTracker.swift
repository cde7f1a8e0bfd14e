import Foundation

/// Measures the velocity of a point from its locations during the last tenth of a second.
struct VelocityTracker {
  private var samples: [(point: CGPoint, time: TimeInterval)] = []

  mutating func add(_ point: CGPoint, at time: TimeInterval) {
    samples.append((point, time))
    samples.removeAll { $0.time < time - GestureMetrics.velocitySpan }
  }

  /// Removes the samples that are too old at `time`, for a point that has not moved since the last
  /// sample.
  mutating func rest(until time: TimeInterval) {
    samples.removeAll { $0.time < time - GestureMetrics.velocitySpan }
  }

  mutating func reset() { samples = [] }

  /// The velocity in points per second, or zero if there are no two samples of different times.
  var velocity: CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time else {
      return .zero
    }
    let span = CGFloat(last.time - first.time)
    return CGPoint(
      x: (last.point.x - first.point.x) / span,
      y: (last.point.y - first.point.y) / span
    )
  }
}
