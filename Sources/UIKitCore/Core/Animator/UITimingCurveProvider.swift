import QuartzCore

/// Which of its parameters a timing curve is made of.
public enum UITimingCurveType: Int, Sendable {
  /// A curve of `UIView.AnimationCurve`.
  case builtin = 0
  /// Two control points.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// Both a curve and a spring; here the spring alone moves.
  case composed = 3
}

/// The pace of an animator.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSCoding, NSCopying {
  /// Which of the parameters count.
  var timingCurveType: UITimingCurveType { get }
  /// The curve; nil for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension AnimatorTiming {
  /// The pace of a provider in `duration` seconds; a spring made of mass, stiffness and damping has a time of its own.
  @MainActor init(_ timing: UITimingCurveProvider, duration: TimeInterval) {
    switch timing.timingCurveType {
    case .builtin, .cubic:
      let cubic = timing.cubicTimingParameters ?? UICubicTimingParameters()
      self.init(.cubic(cubic.curve), duration: duration)
    case .spring, .composed:
      let spring = timing.springTimingParameters ?? UISpringTimingParameters()
      let (curve, own) = spring.movement(in: duration.isFinite ? max(duration, 0) : 0)
      self.init(.spring(curve), duration: own)
    }
  }
}
