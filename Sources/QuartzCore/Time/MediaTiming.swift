import CoreGraphics

/// The timing values of an animation or a layer in its parent's time.
struct MediaTiming: Equatable {
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = 0
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// Whether the local time is that of the parent.
  var isStandard: Bool { speed == 1 && beginTime == 0 && timeOffset == 0 }

  /// Returns the local time for a time of the parent.
  func localTime(at parentTime: CFTimeInterval) -> CFTimeInterval {
    (parentTime - beginTime) * Double(speed) + timeOffset
  }

  /// Returns the parent's time for a local time.
  ///
  /// If the speed is 0, the result is the begin time.
  func parentTime(at localTime: CFTimeInterval) -> CFTimeInterval {
    speed == 0 ? beginTime : (localTime - timeOffset) / Double(speed) + beginTime
  }
}

/// The timing properties that animations and layers share.
public protocol CAMediaTiming: AnyObject {
  /// The time at which the object begins, in its parent's time.
  ///
  /// For an animation, 0 means that it begins when it is added.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one iteration, in seconds of the object's own time.
  var duration: CFTimeInterval { get set }
  /// The speed of the object's time relative to its parent's time; 0 stops it.
  var speed: Float { get set }
  /// The offset that is added to the object's own time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of iterations, which may be fractional; 0 means one.
  var repeatCount: Float { get set }
  /// The time for which iterations repeat, in seconds.
  ///
  /// If the value isn't 0, it takes precedence over ``repeatCount``.
  var repeatDuration: CFTimeInterval { get set }
  /// A Boolean value that indicates whether each iteration also plays in reverse, which doubles its
  /// length.
  var autoreverses: Bool { get set }
  /// The behavior of the object before it begins and after it ends.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// Constants for the values that apply before an animation begins and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Creates a mode with a name; unknown names behave like ``removed``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The animation applies only while it is active, which is the default mode.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The last value remains after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value applies before the begin.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The first value applies before the begin, and the last value remains after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")

  var holdsLast: Bool { self == .forwards || self == .both }
  var showsFirst: Bool { self == .backwards || self == .both }
}
