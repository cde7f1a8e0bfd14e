import Foundation

/// The movement of one axis after the finger let go: one curve, or one up to the edge and another from there.
struct AxisMotion: Equatable {
  private var first: AxisCurve
  /// When the second curve takes over; never when there is none.
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

  /// Whether the movement is stopped or turned by an edge on its way.
  var meetsEdge: Bool { second != nil }

  // MARK: Kinds

  /// Content that coasts: slows down, and at an edge bounces or stops (R-SCR-22…25).
  ///
  /// `deceleration` is the share of speed that is left after a millisecond.
  static func coasting(
    from offset: CGFloat,
    velocity: CGFloat,
    in range: ScrollRange,
    bounces: Bool,
    deceleration: CGFloat
  ) -> AxisMotion {
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

  /// Content that comes to rest at a point and not beyond it.
  static func springing(
    to rest: CGFloat,
    from offset: CGFloat,
    velocity: CGFloat,
    frequency: CGFloat = ScrollMetrics.bounceFrequency
  ) -> AxisMotion {
    guard rest != offset || velocity != 0 else { return AxisMotion(.still(rest)) }
    // Faster towards its rest than this, a critically damped spring would fly through it.
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

  /// Content that is to end at a point which somebody chose: it slows down so as to reach it, or is drawn
  /// there where its speed does not lead to it (R-SCR-26).
  static func aiming(at target: CGFloat, from offset: CGFloat, velocity: CGFloat) -> AxisMotion {
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

/// Between the ways of saying how fast content slows down.
enum Deceleration {
  /// From the share of speed left after a millisecond to the rate of an exponential per second.
  ///
  /// Shares that no movement has are taken as the nearest that one can have; NaN as the normal one.
  static func perSecond(_ share: CGFloat) -> CGFloat {
    let share = share.isNaN ? UIScrollView.DecelerationRate.normal.rawValue : share
    return -1000 * log(min(max(share, 0.5), 0.9999))
  }

  /// The rates at which a movement to a chosen target still looks like coasting.
  static let plausibleRates: ClosedRange<CGFloat> = 1...12
}
