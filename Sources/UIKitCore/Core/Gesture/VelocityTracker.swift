import Foundation

/// How fast a point moves, from where it was during the last tenth of a second.
struct VelocityTracker {
  private var samples: [(point: CGPoint, time: TimeInterval)] = []

  mutating func add(_ point: CGPoint, at time: TimeInterval) {
    samples.append((point, time))
    samples.removeAll { $0.time < time - GestureMetrics.velocitySpan }
  }

  /// The point stays where it is until `time`: what lies too far back no longer counts.
  mutating func rest(until time: TimeInterval) {
    samples.removeAll { $0.time < time - GestureMetrics.velocitySpan }
  }

  mutating func reset() { samples = [] }

  /// Points per second; zero while there is only one place or moment.
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
