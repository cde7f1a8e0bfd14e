import Foundation

/// The spring of unit mass that comes to rest in a given time.
///
/// At rest means that its swing has gone down to a thousandth of the way: e^(−ζωT) = 1/1000 for a damping ratio ζ
/// below 1, (1 + ωT)·e^(−ωT) = 1/1000 at 1.
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
