import CoreGraphics

/// Constants that determine how values between keyframes are calculated.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Creates a mode with a name; unknown names behave like ``linear``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Linear interpolation between keyframes, which is the default mode.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// No interpolation: each value lasts until the next, with one time interval per value.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Linear interpolation at a constant speed; key times and timing functions are ignored.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Interpolation along a smooth curve through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Interpolation along a smooth curve at an approximately constant speed; key times and timing
  /// functions are ignored.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Constants that determine how a layer rotates while it moves along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Creates a mode with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer rotates to the direction of the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer rotates to the direction opposite to that of the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation of a property through several values, or along a path.
///
/// Set ``values`` for any animatable property, or ``path`` for a point property such as `position`.
/// By default, keyframes are evenly distributed over the duration.
///
/// ```swift
/// let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
/// shake.values = [0, -8, 8, 0]
/// shake.duration = 0.4
/// layer.add(shake, forKey: "shake")
/// ```
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values of the keyframes.
  ///
  /// The property is ignored if the animation follows a ``path``. The default value is `nil`.
  open var values: [Any]?
  /// The path that a point property follows.
  ///
  /// Each end point of a line or curve of the path is a keyframe. The path is ignored if the
  /// animated property isn't a point. The default value is `nil`.
  open var path: CGPath?
  /// The times of the keyframes, as fractions of the duration from 0 to 1.
  ///
  /// The times must not decrease, and there must be one for each value; in the mode
  /// ``CAAnimationCalculationMode/discrete`` there may be one more, the end of the last value.
  /// Invalid times are ignored, and a warning is logged. The default value is `nil`, which
  /// distributes the keyframes evenly.
  open var keyTimes: [NSNumber]?
  /// The timing functions from each keyframe to the next.
  ///
  /// If there are fewer functions than intervals, the last one is used for the remaining intervals.
  /// If the value is `nil`, which is the default, the pace is linear.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation between keyframes.
  ///
  /// The default value is ``CAAnimationCalculationMode/linear``.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// The tension of the curve at each value in the cubic modes, usually from -1 (round) to 1
  /// (tight).
  ///
  /// Missing numbers are 0. The default value is `nil`.
  open var tensionValues: [NSNumber]?
  /// The continuity of the curve at each value in the cubic modes: 0 for a smooth curve, negative
  /// numbers for sharp corners, positive numbers for corners that bend the other way.
  ///
  /// Missing numbers are 0. The default value is `nil`.
  open var continuityValues: [NSNumber]?
  /// The bias of the curve at each value in the cubic modes: positive numbers bend the curve before
  /// the value, negative numbers after it.
  ///
  /// Missing numbers are 0. The default value is `nil`.
  open var biasValues: [NSNumber]?
  /// The rotation of the layer while it moves along ``path``.
  ///
  /// The default value is `nil`, which doesn't rotate the layer.
  open var rotationMode: CAAnimationRotationMode?

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? CAKeyframeAnimation {
      copy.values = values
      copy.path = path?.copy()
      copy.keyTimes = keyTimes
      copy.timingFunctions = timingFunctions
      copy.calculationMode = calculationMode
      copy.tensionValues = tensionValues
      copy.continuityValues = continuityValues
      copy.biasValues = biasValues
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
    if isCubic { schedule.knots = knots(values.count) }
    if isPaced {
      schedule.pace(zip(values, values.dropFirst()).map { Double($0.distance(to: $1)) })
    } else {
      schedule.setTimes(keyTimes?.map(\.doubleValue))
      schedule.curves = timingFunctions?.map(\.curve) ?? []
    }
    return schedule
  }

  /// Returns the shape of the cubic curve at each value, or an empty array for the default shape.
  private func knots(_ count: Int) -> [KeyframeKnot] {
    guard tensionValues != nil || continuityValues != nil || biasValues != nil else { return [] }
    func number(_ numbers: [NSNumber]?, _ index: Int) -> CGFloat {
      guard let numbers, index < numbers.count, numbers[index].doubleValue.isFinite else {
        return 0
      }
      return CGFloat(numbers[index].doubleValue)
    }
    return (0..<count).map {
      KeyframeKnot(
        tension: number(tensionValues, $0),
        continuity: number(continuityValues, $0),
        bias: number(biasValues, $0)
      )
    }
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
