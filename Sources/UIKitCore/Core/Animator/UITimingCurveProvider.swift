import QuartzCore

/// The types of timing curves.
public enum UITimingCurveType: Int, Sendable {
  /// A system curve.
  case builtin = 0
  /// A cubic curve with two control points.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A cubic curve and a spring, of which only the spring is used.
  case composed = 3
}

/// An object that provides the timing curve of an animator.
///
/// ``UICubicTimingParameters`` and ``UISpringTimingParameters`` conform to this protocol.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSCoding, NSCopying {
  /// The type of the timing parameters to use.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic timing parameters, or `nil` for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring timing parameters, or `nil` for a cubic curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension AnimatorTiming {
  /// Creates the timing of a provider with a duration in seconds, which springs with physical
  /// parameters ignore.
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
