import QuartzCore

/// A pace given by a curve from (0, 0) to (1, 1).
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider, NSSecureCoding {
  /// The system's curve that was asked for; `easeInOut` where control points were given.
  public nonisolated let animationCurve: UIView.AnimationCurve
  /// The point that the curve leaves the start toward; x is a share of the time, y of the change.
  public nonisolated let controlPoint1: CGPoint
  /// The point that the curve reaches the end from.
  public nonisolated let controlPoint2: CGPoint
  private nonisolated let isBuiltin: Bool

  /// Creates the system's default pace: quick at first, then slow.
  public convenience override init() {
    self.init(.standard, curve: .easeInOut, isBuiltin: true)
  }

  /// Creates one of the system's paces.
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

  /// Creates a pace with two control points.
  ///
  /// Their x is held between 0 and 1; numbers that are not finite count as 0.
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

  /// Builtin, or cubic where control points were given.
  open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }

  /// This object.
  open var cubicTimingParameters: UICubicTimingParameters? { self }

  /// Nil.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  // MARK: Copying, coding

  private struct Values: Codable {
    var curve: Int
    var points: [CGFloat]
    var isBuiltin: Bool
  }

  public nonisolated class var supportsSecureCoding: Bool { true }

  /// Reads what `encode(with:)` wrote.
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

  /// Writes the curve into an archive.
  public nonisolated func encode(with coder: NSCoder) {
    let points = [controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y]
    ArchiveBlock.write(
      Values(curve: animationCurve.rawValue, points: points, isBuiltin: isBuiltin),
      forKey: "UICubicTimingParameters",
      to: coder
    )
  }

  /// Parameters never change, so the copy is the object itself.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
