import Foundation

/// The deceleration along one axis: one curve, or one curve up to an edge and a second curve from
/// there.
struct AxisMotion: Equatable {
  private var first: AxisCurve
  /// The time at which the second curve begins, or infinity if there is none.
  private var handover = TimeInterval.infinity
  private var second: AxisCurve?
  let duration: TimeInterval

  init(_ curve: AxisCurve) {
    first = curve
    duration = min(curve.duration, ScrollMetrics.longestMovement)
  }

  private init(_ first: AxisCurve, until handover: TimeInterval, then second: AxisCurve) {
    self.first = first
    self.handover = handover
    self.second = second
    duration = min(handover + second.duration, ScrollMetrics.longestMovement)
  }

  func position(at time: TimeInterval) -> CGFloat {
    guard let second, time >= handover else { return first.position(at: time) }
    return second.position(at: time - handover)
  }

  func velocity(at time: TimeInterval) -> CGFloat {
    guard let second, time >= handover else { return first.velocity(at: time) }
    return second.velocity(at: time - handover)
  }

  var destination: CGFloat { (second ?? first).destination }

  /// Whether the motion reaches an edge, which stops or reverses it.
  var meetsEdge: Bool { second != nil }

  // MARK: Motions

  /// Returns a motion that slows down and that bounces or stops at an edge.
  ///
  /// - Parameters:
  ///   - offset: The offset at the start.
  ///   - velocity: The velocity at the start, in points per second.
  ///   - range: The offsets at which the content can rest.
  ///   - bounces: Whether the motion bounces at an edge.
  ///   - deceleration: The factor by which the velocity changes per millisecond.
  /// - Returns: The motion.
  static func coasting(
    from offset: CGFloat,
    velocity: CGFloat,
    in range: ScrollRange,
    bounces: Bool,
    deceleration: CGFloat
  ) -> AxisMotion {
    // R-SCR-22…25
    let free = AxisCurve.decay(
      start: offset,
      velocity: velocity,
      rate: Deceleration.perSecond(deceleration)
    )
    let excess = range.excess(of: offset)
    if excess != 0 {
      let isThrownBack =
        velocity * excess < 0 && abs(velocity) > ScrollMetrics.bounceFrequency * abs(excess)
      if isThrownBack, range.clamp(free.destination) == free.destination { return AxisMotion(free) }
      return springing(to: range.clamp(offset), from: offset, velocity: velocity)
    }
    guard abs(velocity) >= ScrollMetrics.slowestFling else { return AxisMotion(.still(offset)) }
    let edge = range.clamp(free.destination)
    guard edge != free.destination else { return AxisMotion(free) }
    let arrival = free.time(reaching: edge)
    guard bounces else { return AxisMotion(free, until: arrival, then: .still(edge)) }
    return AxisMotion(
      free,
      until: arrival,
      then: .spring(
        rest: edge,
        start: edge,
        velocity: free.velocity(at: arrival),
        frequency: ScrollMetrics.bounceFrequency
      )
    )
  }

  /// Returns a spring that brings the content to rest at an offset without overshooting it.
  static func springing(
    to rest: CGFloat,
    from offset: CGFloat,
    velocity: CGFloat,
    frequency: CGFloat = ScrollMetrics.bounceFrequency
  ) -> AxisMotion {
    guard rest != offset || velocity != 0 else { return AxisMotion(.still(rest)) }
    // A critically damped spring with a higher inward velocity would overshoot.
    let fastest = frequency * abs(rest - offset)
    let isInward = velocity * (rest - offset) > 0
    return AxisMotion(
      .spring(
        rest: rest,
        start: offset,
        velocity: isInward ? min(max(velocity, -fastest), fastest) : velocity,
        frequency: frequency
      )
    )
  }

  /// Returns a motion that ends at a target that the delegate or an observer chose.
  ///
  /// It is a decay if the velocity leads to the target at a plausible rate, and otherwise a spring.
  static func aiming(at target: CGFloat, from offset: CGFloat, velocity: CGFloat) -> AxisMotion {
    // R-SCR-26
    guard target != offset else { return AxisMotion(.still(target)) }
    let rate = velocity / (target - offset)
    if Deceleration.plausibleRates.contains(rate) {
      return AxisMotion(.decay(start: offset, velocity: velocity, rate: rate))
    }
    let isInward = velocity * (target - offset) > 0
    return springing(
      to: target,
      from: offset,
      velocity: isInward ? velocity : 0,
      frequency: ScrollMetrics.targetFrequency
    )
  }
}

/// Conversions between the representations of a deceleration rate.
enum Deceleration {
  /// Converts a factor per millisecond to the rate of an exponential function per second.
  ///
  /// Factors are clamped to 0.5 to 0.9999; NaN is treated as the normal rate.
  static func perSecond(_ share: CGFloat) -> CGFloat {
    let share = share.isNaN ? UIScrollView.DecelerationRate.normal.rawValue : share
    return -1000 * log(min(max(share, 0.5), 0.9999))
  }

  /// The range of rates at which a decay toward a chosen target looks natural.
  static let plausibleRates: ClosedRange<CGFloat> = 1...12
}
