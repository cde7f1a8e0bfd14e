import CoreGraphics

/// A cubic Bézier curve from (0, 0) to (1, 1) that maps elapsed time to progress.
///
/// Time is the x-coordinate, so the parameter of the curve is found first: with Newton's method, or
/// by bisection if that doesn't converge.
package struct TimingCurve: Hashable, Sendable {
  package var x1: Double
  package var y1: Double
  package var x2: Double
  package var y2: Double

  /// Creates a curve with two control points, whose x-coordinates are clamped to 0 to 1.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
    self.x1 = min(max(finite(x1), 0), 1)
    self.y1 = finite(y1)
    self.x2 = min(max(finite(x2), 0), 1)
    self.y2 = finite(y2)
  }

  package static let linear = TimingCurve(0, 0, 1, 1)
  package static let easeIn = TimingCurve(0.42, 0, 1, 1)
  package static let easeOut = TimingCurve(0, 0, 0.58, 1)
  package static let easeInEaseOut = TimingCurve(0.42, 0, 0.58, 1)
  package static let standard = TimingCurve(0.25, 0.1, 0.25, 1)

  /// Returns the progress at a fraction `x` of the duration; exact at 0 and 1.
  package func value(at x: Double) -> Double {
    if x <= 0 || x.isNaN { return 0 }
    if x >= 1 { return 1 }
    if x1 == y1, x2 == y2 { return x }
    return Self.cubic(parameter(at: x), y1, y2)
  }

  private func parameter(at x: Double) -> Double {
    var t = x
    for _ in 0..<8 {
      let error = Self.cubic(t, x1, x2) - x
      if abs(error) < 1e-9 { return t }
      let slope = Self.slope(t, x1, x2)
      if abs(slope) < 1e-6 { break }
      t -= error / slope
    }
    var (low, high) = (0.0, 1.0)
    t = x
    while high - low > 1e-10 {
      if Self.cubic(t, x1, x2) < x { low = t } else { high = t }
      t = (low + high) / 2
    }
    return t
  }

  private static func cubic(_ t: Double, _ p1: Double, _ p2: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t
  }

  private static func slope(_ t: Double, _ p1: Double, _ p2: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * p1 + 6 * u * t * (p2 - p1) + 3 * t * t * (1 - p2)
  }
}
