import CoreGraphics

/// How values between key frames come about.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a mode by its name; unknown names act like `linear`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight from one value to the next: the default.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value stays until the next: as many stretches of time as values.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Straight, at one speed throughout; key times do not count.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On a smooth curve through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On a smooth curve, at about one speed throughout; key times do not count.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How an object that moves along a path turns.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It faces where it goes.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// It faces where it came from.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// A change through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values in turn; not used while there is a path.
  open var values: [Any]?
  /// A way for a point property; each of its ends is a key frame.
  open var path: CGPath?
  /// When each value is reached, from 0 to 1 and never falling; evenly spread where missing or of another count.
  open var keyTimes: [NSNumber]?
  /// The pace from each value to the next; the last is used on where there are fewer.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values between come about; `linear`.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// How the layer turns along a path; nil does not.
  open var rotationMode: CAAnimationRotationMode?

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? CAKeyframeAnimation {
      copy.values = values
      copy.path = path?.copy()
      copy.keyTimes = keyTimes
      copy.timingFunctions = timingFunctions
      copy.calculationMode = calculationMode
      copy.rotationMode = rotationMode
    }
    return copy
  }

  override func value(
    at moment: AnimationTiming.Moment,
    duration: CFTimeInterval,
    current: LayerValue
  ) -> LayerValue? {
    let progress = paced(moment.fraction)
    if let path, case .point = current {
      return track(for: path)?.point(at: progress).map { .point($0) }
    }
    let read = values?.compactMap { LayerValue($0, like: current) } ?? []
    return schedule(read).value(in: read, at: progress)
  }

  override func show(
    _ moment: AnimationTiming.Moment,
    duration: CFTimeInterval,
    on layer: CALayer
  ) {
    super.show(moment, duration: duration, on: layer)
    guard let rotationMode, let path,
      let direction = track(for: path)?.direction(at: paced(moment.fraction)),
      let key = LayerKeys.key("transform.rotation.z", of: layer)
    else { return }
    let isReversed = rotationMode == .rotateAutoReverse
    key.set(layer, .number(isReversed ? direction + .pi : direction))
  }

  private func schedule(_ values: [LayerValue]) -> KeyframeSchedule {
    let isPaced = calculationMode == .paced || calculationMode == .cubicPaced
    let isCubic = calculationMode == .cubic || calculationMode == .cubicPaced
    var schedule = KeyframeSchedule(
      count: values.count,
      isDiscrete: calculationMode == .discrete,
      isCubic: isCubic
    )
    if isPaced {
      schedule.pace(zip(values, values.dropFirst()).map { Double($0.distance(to: $1)) })
    } else {
      schedule.setTimes(keyTimes?.map(\.doubleValue))
      schedule.curves = timingFunctions?.map(\.curve) ?? []
    }
    return schedule
  }

  private func track(for path: CGPath) -> PathTrack? {
    PathTrack(
      path,
      isPaced: calculationMode == .paced || calculationMode == .cubicPaced,
      isDiscrete: calculationMode == .discrete,
      times: keyTimes?.map(\.doubleValue),
      curves: timingFunctions?.map(\.curve) ?? []
    )
  }
}
