import Foundation

/// A condition on the velocities of one or two bodies along one axis, or on their rotation.
///
/// A soft condition acts as a spring; a rigid one removes its error in a few steps.
struct DynamicsConstraint {
  /// The frequency in hertz and the damping ratio of a spring; a frequency of 0 is rigid.
  struct Spring: Equatable {
    var frequency = 0.0
    var damping = 0.0
  }

  /// The sign of the impulses that are allowed.
  enum Range { case both, negative, positive }

  private let first: DynamicBody
  private let second: DynamicBody?
  private let axis: DynamicsVector
  private let turns: (first: Double, second: Double)
  private let bias: Double
  private let softness: Double
  private let mass: Double
  private let range: Range
  private var impulse = 0.0

  /// Creates a condition.
  ///
  /// `axis` is a unit vector for a condition on the positions, or zero for one on the angles.
  /// `error` is the distance or angle that must become zero.
  init(
    _ first: DynamicBody,
    _ second: DynamicBody?,
    axis: DynamicsVector,
    turns: (first: Double, second: Double),
    error: Double,
    spring: Spring = Spring(),
    range: Range = .both,
    step: Double
  ) {
    self.first = first
    self.second = second
    self.axis = axis
    self.turns = turns
    self.range = range
    let linear = axis.dot(axis)
    let inverse =
      (first.inverseMass + (second?.inverseMass ?? 0)) * linear
      + turns.first * turns.first * first.inverseInertia
      + turns.second * turns.second * (second?.inverseInertia ?? 0)
    guard inverse > 0 else {
      (bias, softness, mass) = (0, 0, 0)
      return
    }
    guard spring.frequency > 0 else {
      let isSlack = range == .negative && error < 0 || range == .positive && error > 0
      bias = error * (isSlack ? 1 : 0.2) / step
      softness = 0
      mass = 1 / inverse
      return
    }
    let omega = 2 * Double.pi * spring.frequency
    let stiffness = omega * omega / inverse
    let damper = 2 * spring.damping * omega / inverse
    softness = 1 / (step * (damper + step * stiffness))
    bias = error * step * stiffness * softness
    mass = 1 / (inverse + softness)
  }

  mutating func solve() {
    let speed =
      (first.velocity - (second?.velocity ?? .zero)).dot(axis)
      + turns.first * first.angularVelocity - turns.second * (second?.angularVelocity ?? 0)
    var next = impulse - mass * (speed + bias + softness * impulse)
    switch range {
    case .both: break
    case .negative: next = min(next, 0)
    case .positive: next = max(next, 0)
    }
    let change = next - impulse
    impulse = next
    first.velocity += axis * (change * first.inverseMass)
    first.angularVelocity += turns.first * change * first.inverseInertia
    guard let second else { return }
    second.velocity -= axis * (change * second.inverseMass)
    second.angularVelocity -= turns.second * change * second.inverseInertia
  }
}

/// A point of a body, or a fixed point, to which a joint is attached.
struct JointEnd {
  var body: DynamicBody?
  /// The offset from the center of the unrotated body, or the location of a fixed point.
  var offset: DynamicsVector

  /// The offset from the center of the rotated body.
  var arm: DynamicsVector { body.map { offset.rotated(by: $0.angle) } ?? .zero }
  var location: DynamicsVector { body.map { $0.position + arm } ?? offset }
}

/// A connection of a body with another body or a fixed point.
enum DynamicsJoint {
  typealias Spring = DynamicsConstraint.Spring

  /// Keeps the distance of two points.
  case distance(JointEnd, JointEnd, length: Double, spring: Spring)
  /// Limits the distance of two points.
  case limit(JointEnd, JointEnd, length: Double)
  /// Keeps two points together.
  case pin(JointEnd, JointEnd, spring: Spring)
  /// Keeps the angle between two bodies, or the angle of one.
  case angle(JointEnd, JointEnd, target: Double, spring: Spring)
  /// Lets two points move apart only along an axis.
  case slide(JointEnd, JointEnd, axis: DynamicsVector)

  /// Returns the conditions for the next step.
  func constraints(_ step: Double) -> [DynamicsConstraint] {
    switch self {
    case .distance(let a, let b, let length, let spring):
      return radial(a, b, length, spring, .both, step)
    case .limit(let a, let b, let length):
      return radial(a, b, length, Spring(), .negative, step)
    case .pin(let a, let b, let spring):
      let error = a.location - b.location
      return [DynamicsVector(1, 0), DynamicsVector(0, 1)].compactMap {
        along($0, a, b, error.dot($0), spring, .both, step)
      }
    case .slide(let a, let b, let axis):
      let side = axis.turned
      return [along(side, a, b, (a.location - b.location).dot(side), Spring(), .both, step)]
        .compactMap { $0 }
    case .angle(let a, let b, let target, let spring):
      guard let first = a.body else { return [] }
      return [
        DynamicsConstraint(
          first,
          b.body,
          axis: .zero,
          turns: (1, 1),
          error: first.angle - (b.body?.angle ?? 0) - target,
          spring: spring,
          step: step
        )
      ]
    }
  }

  private func radial(
    _ a: JointEnd,
    _ b: JointEnd,
    _ length: Double,
    _ spring: Spring,
    _ range: DynamicsConstraint.Range,
    _ step: Double
  ) -> [DynamicsConstraint] {
    let offset = a.location - b.location
    let distance = offset.length
    let axis = distance > 1e-6 ? offset / distance : DynamicsVector(0, 1)
    return [along(axis, a, b, distance - length, spring, range, step)].compactMap { $0 }
  }

  private func along(
    _ axis: DynamicsVector,
    _ a: JointEnd,
    _ b: JointEnd,
    _ error: Double,
    _ spring: Spring,
    _ range: DynamicsConstraint.Range,
    _ step: Double
  ) -> DynamicsConstraint? {
    guard let first = a.body else { return nil }
    return DynamicsConstraint(
      first,
      b.body,
      axis: axis,
      turns: (a.arm.cross(axis), b.arm.cross(axis)),
      error: error,
      spring: spring,
      range: range,
      step: step
    )
  }
}
