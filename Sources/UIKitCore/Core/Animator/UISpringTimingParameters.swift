import QuartzCore

/// Timing parameters with the motion of a damped spring.
///
/// Unlike iOS, the initial velocity is one number for all properties: `dx`, or `dy` if `dx` is 0.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, NSSecureCoding {
  private enum Kind: Codable {
    /// A spring that settles within the animator's duration.
    case ratio(CGFloat)
    /// A spring whose parameters determine its duration.
    case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
  }

  private nonisolated let kind: Kind
  /// The initial velocity, in multiples of the total change per second.
  public nonisolated let initialVelocity: CGVector

  /// Creates the system's default spring: mass 3, stiffness 1000, damping 500.
  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  /// Creates a spring that settles in the animator's duration.
  ///
  /// - Parameter ratio: The damping ratio. With 1, the spring does not oscillate. Greater values
  ///   are treated as 1, and values of 0 or less as a very small ratio.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  /// Creates a spring that settles within the animator's duration and has an initial velocity.
  ///
  /// - Parameters:
  ///   - ratio: The damping ratio, from just above 0 to 1.
  ///   - velocity: The initial velocity, in multiples of the total change per second.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(.ratio(ratio), velocity)
  }

  /// Creates a spring with physical parameters, which determine its duration.
  ///
  /// The animator's duration is ignored.
  ///
  /// - Parameters:
  ///   - mass: The mass of the object.
  ///   - stiffness: The stiffness of the spring.
  ///   - damping: The damping coefficient.
  ///   - velocity: The initial velocity, in multiples of the total change per second.
  public convenience init(
    mass: CGFloat,
    stiffness: CGFloat,
    damping: CGFloat,
    initialVelocity velocity: CGVector
  ) {
    self.init(.physical(mass: mass, stiffness: stiffness, damping: damping), velocity)
  }

  /// Creates a spring with a perceptual duration and a bounce.
  ///
  /// The spring settles later than its perceptual duration. The animator's duration is ignored.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds. The default value is 0.5.
  ///   - bounce: The bounce, from above -1 to 1. With 0, the default, the spring does not
  ///     oscillate; values near 1 oscillate strongly.
  ///   - initialVelocity: The initial velocity, in multiples of the total change per second. The
  ///     default value is zero.
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

  /// Returns the spring and its settling duration in seconds.
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

  /// The time in seconds until the spring settles, or 0 if the animator's duration determines it.
  open var settlingDuration: TimeInterval { movement(in: 0).1 }

  /// A value that is always `spring`.
  open var timingCurveType: UITimingCurveType { .spring }

  /// A value that is always `nil`.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }

  /// The spring, which is this object.
  open var springTimingParameters: UISpringTimingParameters? { self }

  // MARK: Copying and coding

  private struct Values: Codable {
    var kind: Kind
    var velocity: [CGFloat]
  }

  public nonisolated class var supportsSecureCoding: Bool { true }

  /// Creates parameters with a spring from an archive.
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

  /// Encodes the spring.
  public nonisolated func encode(with coder: NSCoder) {
    ArchiveBlock.write(
      Values(kind: kind, velocity: [initialVelocity.dx, initialVelocity.dy]),
      forKey: "UISpringTimingParameters",
      to: coder
    )
  }

  /// Returns the object itself, because parameters are immutable.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
