import CoreGraphics

/// The eight numbers that place an animation or a layer in its parent's time.
struct MediaTiming: Equatable {
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = 0
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// The parent's time seen from inside.
  func localTime(at parentTime: CFTimeInterval) -> CFTimeInterval {
    (parentTime - beginTime) * Double(speed) + timeOffset
  }

  /// The inside's time seen by the parent; a stopped inside always is where it stands.
  func parentTime(at localTime: CFTimeInterval) -> CFTimeInterval {
    speed == 0 ? beginTime : (localTime - timeOffset) / Double(speed) + beginTime
  }
}

/// A place in time with a speed: what animations and layers have in common.
public protocol CAMediaTiming: AnyObject {
  /// When it begins in its parent's time; 0 is as soon as it is added.
  var beginTime: CFTimeInterval { get set }
  /// How long one run takes, in seconds of its own time.
  var duration: CFTimeInterval { get set }
  /// How fast its time goes against its parent's; 0 stands still.
  var speed: Float { get set }
  /// Added to its own time.
  var timeOffset: CFTimeInterval { get set }
  /// How many runs; fractions are allowed. 0 counts as one.
  var repeatCount: Float { get set }
  /// How long runs follow one another, in seconds; wins over `repeatCount` unless 0.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run also goes backwards, which doubles its length.
  var autoreverses: Bool { get set }
  /// Whether it shows before its beginning and after its end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// Whether an animation shows its first value before it begins and its last after it ended.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a mode by its name; unknown names act like `removed`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It shows only while it is active: the default.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// It holds its last value.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// It shows its first value before it begins.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")

  var holdsLast: Bool { self == .forwards || self == .both }
  var showsFirst: Bool { self == .backwards || self == .both }
}
