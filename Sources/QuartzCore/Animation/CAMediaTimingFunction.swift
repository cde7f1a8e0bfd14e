import CoreGraphics

/// The name of a standard pace.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a name; unknown names act like `linear`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Even.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at first.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at last.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// Quick at first, then slow: what implicit animations use.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The pace of an animation: how much of the change is made when a share of the time has passed.
public final class CAMediaTimingFunction: NSObject {
  package let curve: TimingCurve

  package init(curve: TimingCurve) { self.curve = curve }

  /// Creates a standard pace.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(curve: .easeIn)
    case .easeOut: self.init(curve: .easeOut)
    case .easeInEaseOut: self.init(curve: .easeInEaseOut)
    case .default: self.init(curve: .standard)
    default: self.init(curve: .linear)
    }
  }

  /// Creates the curve from (0, 0) to (1, 1) with two control points; their x is held between 0 and 1.
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.init(curve: TimingCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y)))
  }

  /// Reads one of the four points, 0 to 3, as x and y.
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    guard points.indices.contains(index) else { return }
    values[0] = Float(points[index].0)
    values[1] = Float(points[index].1)
  }
}
