import CoreGraphics

/// An object that is notified when an animation begins and ends.
///
/// Both methods are optional. Their `animation` argument is the copy that the layer made, not the
/// object that was passed to ``CALayer/add(_:forKey:)``.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called when the animation becomes active, after its begin time.
  func animationDidStart(_ animation: CAAnimation)
  /// Called when the animation ends or is removed.
  ///
  /// - Parameters:
  ///   - animation: The layer's copy of the animation.
  ///   - finished: `true` if the animation reached its end; `false` if it was removed earlier, or
  ///     if its layer was removed from the layer tree.
  func animationDidStop(_ animation: CAAnimation, finished: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ animation: CAAnimation) {}

  /// Does nothing.
  public func animationDidStop(_ animation: CAAnimation, finished: Bool) {}
}

/// The abstract base class of animations.
///
/// A layer copies an animation when it is added, so the same object can be added to several layers,
/// and later changes have no effect on a running animation. Use ``CABasicAnimation``,
/// ``CASpringAnimation`` or ``CAKeyframeAnimation`` to animate a property, ``CAAnimationGroup`` to
/// run several animations together, and ``CATransition`` to animate a change of a layer's content.
///
/// ```swift
/// let fade = CABasicAnimation(keyPath: "opacity")
/// fade.fromValue = 0
/// fade.toValue = 1
/// fade.duration = 0.3
/// layer.add(fade, forKey: "fade")
/// ```
open class CAAnimation: ObjectiveCObject, NSCopying, CAMediaTiming, CAAction {
  // Each access to these values reads or replaces one of them, so exclusive access is not checked.

  @exclusivity(unchecked) var timing = MediaTiming()
  private var values: [String: Any] = [:]

  /// The timing function of each iteration.
  ///
  /// If the value is `nil`, which is the default, the pace is linear.
  @exclusivity(unchecked) open var timingFunction: CAMediaTimingFunction?
  /// The object that is notified when the animation begins and ends.
  ///
  /// The animation keeps a strong reference to its delegate. The default value is `nil`.
  @exclusivity(unchecked) open var delegate: CAAnimationDelegate?
  /// A Boolean value that indicates whether the layer removes the animation when it ends.
  ///
  /// The default value is `true`.
  @exclusivity(unchecked) open var isRemovedOnCompletion = true

  /// Creates an animation that uses the duration of the current transaction.
  public required override init() { super.init() }

  /// Returns a copy of the animation with all of its properties and tagged values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.timing = timing
    copy.values = values
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    return copy
  }

  /// Whether nothing else refers to the animation, so that the layer to which it is added does not copy it.
  @exclusivity(unchecked) package final var isUnshared = false

  // MARK: Timing

  /// The time at which the animation begins, in the time of its layer or group.
  ///
  /// The default value is 0, which means that the animation begins with the next frame, or with its
  /// group. A value that isn't finite is treated as 0.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue.isFinite ? newValue : 0 }
  }

  /// The duration of one iteration, in seconds.
  ///
  /// If the value is 0, which is the default, the animation has the duration of the current
  /// transaction when it is added, or that of its group. Negative values are treated as 0.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue > 0 ? newValue : 0 }
  }

  /// The speed of the animation's time relative to its parent's time.
  ///
  /// The default value is 1. A value of 0 stops the animation at its ``timeOffset``; a negative
  /// value plays it backward. A value that isn't finite is treated as 1.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue.isFinite ? newValue : 1 }
  }

  /// The offset that is added to the animation's own time, in seconds.
  ///
  /// The default value is 0. A value that isn't finite is treated as 0.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue.isFinite ? newValue : 0 }
  }

  /// The number of iterations, which may be fractional.
  ///
  /// The default value is 0, which means one iteration. Negative values are treated as 0. The value
  /// is ignored if ``repeatDuration`` is greater than 0.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue > 0 ? newValue : 0 }
  }

  /// The time for which iterations repeat, in seconds.
  ///
  /// The default value is 0, which means that ``repeatCount`` determines the number of iterations.
  /// Negative values are treated as 0.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue > 0 ? newValue : 0 }
  }

  /// A Boolean value that indicates whether each iteration also plays in reverse.
  ///
  /// The reverse doubles the length of an iteration. The default value is `false`.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// The behavior of the animation before it begins and after it ends.
  ///
  /// The default value is ``CAMediaTimingFillMode/removed``: the layer shows its own values.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  // MARK: Tagged values

  /// Returns the value that the app stored for a key, or `nil` if there is none.
  open override func value(forKey key: String) -> Any? { values[key] }

  /// Stores a value for a key, for example to identify the animation in its delegate.
  ///
  /// Copies of the animation have the same values. Passing `nil` removes the value.
  ///
  /// - Parameters:
  ///   - value: The value to store.
  ///   - key: The key of the value.
  open override func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  // MARK: CAAction

  /// Adds the animation to the layer whose property changed.
  ///
  /// - Parameters:
  ///   - key: The key of the property, under which the animation is added.
  ///   - object: The layer. Other objects are ignored.
  ///   - arguments: Additional information, which isn't used.
  open func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?) {
    (object as? CALayer)?.add(self, forKey: key)
  }

  // MARK: Applying values

  /// Applies the animated values of `moment` to `layer`, which is a presentation layer.
  func show(_ moment: AnimationTiming.Moment, duration: CFTimeInterval, on layer: CALayer) {}

  /// Whether the animation changes the layer's own drawing, and not only its geometry or opacity.
  func redraws(_ layer: CALayer) -> Bool { false }

  /// Returns the progress at a fraction of the duration, according to the timing function.
  final func paced(_ fraction: Double) -> Double {
    timingFunction?.curve.value(at: fraction) ?? fraction
  }
}
