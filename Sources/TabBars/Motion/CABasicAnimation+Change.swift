import UIKit

extension CABasicAnimation {
  /// Returns an animation from one value to another.
  static func change<Value>(
    _ key: String,
    from start: Value,
    to end: Value,
    in duration: TimeInterval,
    timing: CAMediaTimingFunctionName = .easeInEaseOut
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = start
    animation.toValue = end
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(name: timing)
    return animation
  }
}
