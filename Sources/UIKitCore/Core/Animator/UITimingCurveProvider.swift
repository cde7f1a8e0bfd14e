import QuartzCore

/// The kind of a timing curve.
public enum UITimingCurveType: Int, Sendable {
  /// A curve of ``UIView/AnimationCurve``.
  case builtin = 0
  /// A cubic curve with two control points.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A cubic curve and a spring; only the spring is used.
  case composed = 3
}

/// The timing of an animator.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSCoding, NSCopying {
  /// The parameters that are used.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve; `nil` for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; `nil` for a cubic curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension AnimatorTiming {
  /// The timing of a provider with a duration in seconds; a physical spring has its own duration.
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
