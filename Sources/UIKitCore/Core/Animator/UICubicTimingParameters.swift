import QuartzCore

/// Timing parameters with a cubic Bézier curve from (0, 0) to (1, 1).
///
/// Create the parameters with a system curve or with two control points, and pass them to a
/// ``UIViewPropertyAnimator``. The x-axis of the curve is the fraction of the time, and the y-axis
/// is the fraction of the change.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider, NSSecureCoding {
  /// The system curve, or `easeInOut` if control points were specified.
  public nonisolated let animationCurve: UIView.AnimationCurve
  /// The first control point, with the fraction of the time as x and the fraction of the change as
  /// y.
  public nonisolated let controlPoint1: CGPoint
  /// The second control point, with the fraction of the time as x and the fraction of the change as
  /// y.
  public nonisolated let controlPoint2: CGPoint
  private nonisolated let isBuiltin: Bool

  /// Creates the system's default curve, which is fast at the start and slow at the end.
  public convenience override init() {
    self.init(.standard, curve: .easeInOut, isBuiltin: true)
  }

  /// Creates a system curve.
  public convenience init(animationCurve curve: UIView.AnimationCurve) {
    let timing: TimingCurve
    switch curve {
    case .easeInOut: timing = .easeInEaseOut
    case .easeIn: timing = .easeIn
    case .easeOut: timing = .easeOut
    case .linear: timing = .linear
    }
    self.init(timing, curve: curve, isBuiltin: true)
  }

  /// Creates a curve with two control points.
  ///
  /// - Parameters:
  ///   - point1: The first control point. Its x value is clamped to 0 to 1. Values that are not
  ///     finite are replaced with 0.
  ///   - point2: The second control point, to which the same limits apply.
  public convenience init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    let curve = TimingCurve(Double(point1.x), Double(point1.y), Double(point2.x), Double(point2.y))
    self.init(curve, curve: .easeInOut, isBuiltin: false)
  }

  private nonisolated init(_ timing: TimingCurve, curve: UIView.AnimationCurve, isBuiltin: Bool) {
    animationCurve = curve
    controlPoint1 = CGPoint(x: timing.x1, y: timing.y1)
    controlPoint2 = CGPoint(x: timing.x2, y: timing.y2)
    self.isBuiltin = isBuiltin
    super.init()
  }

  nonisolated var curve: TimingCurve {
    TimingCurve(
      Double(controlPoint1.x),
      Double(controlPoint1.y),
      Double(controlPoint2.x),
      Double(controlPoint2.y)
    )
  }

  /// The type of the timing: `builtin`, or `cubic` if control points were specified.
  open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }

  /// The cubic curve, which is this object.
  open var cubicTimingParameters: UICubicTimingParameters? { self }

  /// A value that is always `nil`.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  // MARK: Copying and coding

  private struct Values: Codable {
    var curve: Int
    var points: [CGFloat]
    var isBuiltin: Bool
  }

  public nonisolated class var supportsSecureCoding: Bool { true }

  /// Creates parameters with a curve from an archive.
  public nonisolated required convenience init?(coder: NSCoder) {
    guard
      let values = ArchiveBlock.read(Values.self, forKey: "UICubicTimingParameters", from: coder)
    else { return nil }
    guard values.points.count == 4, let curve = UIView.AnimationCurve(rawValue: values.curve)
    else {
      ArchiveBlock.fail(coder, "UICubicTimingParameters: four numbers and a curve were expected")
      return nil
    }
    let points = values.points.map(Double.init)
    self.init(
      TimingCurve(points[0], points[1], points[2], points[3]),
      curve: curve,
      isBuiltin: values.isBuiltin
    )
  }

  /// Encodes the curve.
  public nonisolated func encode(with coder: NSCoder) {
    let points = [controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y]
    ArchiveBlock.write(
      Values(curve: animationCurve.rawValue, points: points, isBuiltin: isBuiltin),
      forKey: "UICubicTimingParameters",
      to: coder
    )
  }

  /// Returns the object itself, because parameters are immutable.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
