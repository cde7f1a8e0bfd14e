import QuartzCore

/// A pace that moves like a weight on a spring.
///
/// Unlike iOS, the initial velocity is one number for all properties: `dx`, or `dy` where `dx` is 0.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, NSSecureCoding {
  private enum Kind: Codable {
    /// Comes to rest in the animator's duration.
    case ratio(CGFloat)
    /// Has a duration of its own.
    case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
  }

  private nonisolated let kind: Kind
  /// The speed at the start, in whole ways a second toward the end.
  public nonisolated let initialVelocity: CGVector

  /// Creates the system's default spring: mass 3, stiffness 1000, damping 500.
  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  /// Creates a spring that comes to rest in the animator's duration; without swinging at a ratio of 1.
  ///
  /// Ratios above 1 count as 1, those that are not above 0 as nearly none.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  /// Creates a spring that comes to rest in the animator's duration and is on its way already.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(.ratio(ratio), velocity)
  }

  /// Creates a spring that takes its own time: the animator's duration does not count.
  public convenience init(
    mass: CGFloat,
    stiffness: CGFloat,
    damping: CGFloat,
    initialVelocity velocity: CGVector
  ) {
    self.init(.physical(mass: mass, stiffness: stiffness, damping: damping), velocity)
  }

  /// Creates a spring that seems to take `duration` seconds; a bounce of 0 does not swing, one near 1 does much.
  ///
  /// The spring comes to rest after that time; the animator's duration does not count.
  public convenience init(
    duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialVelocity: CGVector = CGVector(dx: 0, dy: 0)
  ) {
    let time = duration.isFinite && duration > 0.001 ? CGFloat(duration) : 0.001
    let swing = bounce.isFinite ? min(max(bounce, -0.999), 1) : 0
    let frequency = 2 * CGFloat.pi / time
    let ratio = swing >= 0 ? 1 - swing : 1 / (1 + swing)
    self.init(
      mass: 1,
      stiffness: frequency * frequency,
      damping: 2 * ratio * frequency,
      initialVelocity: initialVelocity
    )
  }

  private nonisolated init(_ kind: Kind, _ velocity: CGVector) {
    self.kind = kind
    initialVelocity = velocity
    super.init()
  }

  private nonisolated var speed: Double {
    let speed = Double(initialVelocity.dx == 0 ? initialVelocity.dy : initialVelocity.dx)
    return speed.isFinite ? speed : 0
  }

  /// The spring, and the seconds until it is at rest.
  nonisolated func movement(in duration: TimeInterval) -> (SpringCurve, TimeInterval) {
    switch kind {
    case .ratio(let ratio):
      let timing = SpringTiming(
        dampingRatio: ratio.isFinite ? ratio : 1,
        initialVelocity: CGFloat(speed),
        duration: duration
      )
      let curve = SpringCurve(
        mass: 1,
        stiffness: Double(timing.stiffness),
        damping: Double(timing.damping),
        initialVelocity: speed
      )
      return (curve, duration)
    case .physical(let mass, let stiffness, let damping):
      let curve = SpringCurve(
        mass: Double(mass),
        stiffness: Double(stiffness),
        damping: Double(damping),
        initialVelocity: speed
      )
      return (curve, curve.settlingDuration)
    }
  }

  /// Seconds until the spring is at rest; 0 for one that takes the animator's duration.
  open var settlingDuration: TimeInterval { movement(in: 0).1 }

  /// Spring.
  open var timingCurveType: UITimingCurveType { .spring }

  /// Nil.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }

  /// This object.
  open var springTimingParameters: UISpringTimingParameters? { self }

  // MARK: Copying, coding

  private struct Values: Codable {
    var kind: Kind
    var velocity: [CGFloat]
  }

  public nonisolated class var supportsSecureCoding: Bool { true }

  /// Reads what `encode(with:)` wrote.
  public nonisolated required convenience init?(coder: NSCoder) {
    guard
      let values = ArchiveBlock.read(Values.self, forKey: "UISpringTimingParameters", from: coder)
    else { return nil }
    guard values.velocity.count == 2 else {
      ArchiveBlock.fail(coder, "UISpringTimingParameters: a velocity has two numbers")
      return nil
    }
    self.init(values.kind, CGVector(dx: values.velocity[0], dy: values.velocity[1]))
  }

  /// Writes the spring into an archive.
  public nonisolated func encode(with coder: NSCoder) {
    ArchiveBlock.write(
      Values(kind: kind, velocity: [initialVelocity.dx, initialVelocity.dy]),
      forKey: "UISpringTimingParameters",
      to: coder
    )
  }

  /// Parameters never change, so the copy is the object itself.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
