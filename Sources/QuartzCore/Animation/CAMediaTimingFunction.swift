import CoreGraphics

/// The names of the standard timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name as a string.
  public let rawValue: String

  /// Creates a name; unknown names have the same effect as `linear`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// A slow start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// A slow end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// A slow start and a slow end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// A fast start and a slow end, which is the function of implicit animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A function that maps the elapsed fraction of an animation's duration to its progress.
///
/// A timing function is a cubic Bézier curve from (0, 0) to (1, 1), with time on the x-axis and
/// progress on the y-axis. Use ``init(name:)`` for a standard function, or
/// ``init(controlPoints:_:_:_:)`` for a custom one.
public final class CAMediaTimingFunction: NSObject {
  package let curve: TimingCurve

  package init(curve: TimingCurve) { self.curve = curve }

  /// Creates a standard timing function.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(curve: .easeIn)
    case .easeOut: self.init(curve: .easeOut)
    case .easeInEaseOut: self.init(curve: .easeInEaseOut)
    case .default: self.init(curve: .standard)
    default: self.init(curve: .linear)
    }
  }

  /// Creates a timing function with the control points of its Bézier curve.
  ///
  /// - Parameters:
  ///   - c1x: The time of the first control point, which is clamped to 0 to 1.
  ///   - c1y: The progress of the first control point.
  ///   - c2x: The time of the second control point, which is clamped to 0 to 1.
  ///   - c2y: The progress of the second control point.
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.init(curve: TimingCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y)))
  }

  /// Copies the coordinates of one of the four points of the curve.
  ///
  /// - Parameters:
  ///   - index: The index of the point, from 0 to 3. For other values the method does nothing.
  ///   - values: A pointer to memory for two numbers, the x- and the y-coordinate.
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    guard points.indices.contains(index) else { return }
    values[0] = Float(points[index].0)
    values[1] = Float(points[index].1)
  }
}
