import Foundation

/// The parameters of a spring of unit mass that comes to rest within a duration.
///
/// At rest means that the amplitude has decreased to 1/1000 of the distance: e^(−ζωT) = 1/1000 for
/// a damping ratio ζ below 1, (1 + ωT)·e^(−ωT) = 1/1000 for ζ = 1.
struct SpringTiming: Equatable {
  let stiffness: CGFloat
  let damping: CGFloat
  let initialVelocity: CGFloat

  init(dampingRatio: CGFloat, initialVelocity: CGFloat, duration: TimeInterval) {
    let ratio = dampingRatio > 0 ? min(dampingRatio, 1) : 0.01
    let restTime: CGFloat = ratio < 1 ? 6.908 / ratio : 9.233
    let frequency = restTime / CGFloat(max(duration, 0.001))
    stiffness = frequency * frequency
    damping = 2 * ratio * frequency
    self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
  }
}
