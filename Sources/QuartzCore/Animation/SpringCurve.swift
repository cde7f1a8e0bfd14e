import CoreGraphics

/// The motion of a mass on a damped spring, from 0 to its rest position at 1.
///
/// This is the exact solution of m·x″ + c·x′ + k·(x − 1) = 0 for underdamped, critically damped and
/// overdamped springs.
package struct SpringCurve: Hashable, Sendable {
  package var mass: Double
  package var stiffness: Double
  package var damping: Double
  /// The initial velocity toward the rest position, in distances per second.
  package var initialVelocity: Double

  /// Creates a curve.
  ///
  /// An invalid mass is replaced with 1, an invalid stiffness with 100, and an invalid damping with
  /// 0.
  package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
    self.mass = mass > 0 && mass.isFinite ? mass : 1
    self.stiffness = stiffness > 0 && stiffness.isFinite ? stiffness : 100
    self.damping = damping >= 0 && damping.isFinite ? damping : 0
    self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
  }

  /// Creates a spring that settles within `duration` seconds.
  ///
  /// The damping ratio is clamped to the range 0.01 to 1; a ratio of 1 does not overshoot.
  package init(dampingRatio: Double, duration: Double, initialVelocity: Double = 0) {
    let ratio = min(max(dampingRatio.isFinite ? dampingRatio : 1, 0.01), 1)
    let time = duration > 0 && duration.isFinite ? duration : 0.001
    // The spring is at rest within 0.001: the envelope e^(−ratio·frequency·t) reaches it at `duration`.
    let frequency = Self.settledExponent(ratio) / (ratio * time)
    self.init(
      mass: 1,
      stiffness: frequency * frequency,
      damping: 2 * ratio * frequency,
      initialVelocity: initialVelocity
    )
  }

  /// Returns the exponent at which the envelope has decayed to 0.001.
  private static func settledExponent(_ ratio: Double) -> Double {
    // Critical damping decays like (1 + x)·e^(−x), which takes longer.
    ratio < 1 ? 6.908 : 9.233
  }

  private var frequency: Double { (stiffness / mass).squareRoot() }
  private var ratio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// Returns the position after `time` seconds, which is greater than 1 if the spring overshoots.
  package func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let (omega, zeta) = (frequency, ratio)
    let velocity = -initialVelocity
    // `rest` is the remaining distance, which starts at 1 and decreases with the initial velocity.
    let rest: Double
    if zeta < 1 - 1e-9 {
      let damped = omega * (1 - zeta * zeta).squareRoot()
      let sine = (velocity + zeta * omega) / damped
      rest = exp(-zeta * omega * time) * (cos(damped * time) + sine * sin(damped * time))
    } else if zeta <= 1 + 1e-9 {
      rest = exp(-omega * time) * (1 + (velocity + omega) * time)
    } else {
      let root = (zeta * zeta - 1).squareRoot()
      let (fast, slow) = (-omega * (zeta + root), -omega * (zeta - root))
      let slowShare = (velocity - fast) / (slow - fast)
      rest = slowShare * exp(slow * time) + (1 - slowShare) * exp(fast * time)
    }
    return rest.isFinite ? 1 - rest : 1
  }

  /// The time until the mass stays within 0.001 of its rest position, in seconds; at most 60.
  package var settlingDuration: Double {
    let (omega, zeta) = (frequency, ratio)
    guard zeta > 0 else { return 60 }
    let decay = zeta <= 1 ? zeta * omega : omega * (zeta - (zeta * zeta - 1).squareRoot())
    let amplitude = max(1, abs(initialVelocity) / omega + 1)
    let estimate = (log(amplitude * 1000) + (abs(zeta - 1) < 0.1 ? 2.5 : 0)) / decay
    return min(max(estimate, 0), 60)
  }
}
