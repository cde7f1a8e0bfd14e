import CoreGraphics

/// Hears when an animation begins and ends.
public protocol CAAnimationDelegate: AnyObject {
  /// The animation begins to show, after its delay. `animation` is the layer's copy.
  func animationDidStart(_ animation: CAAnimation)
  /// The animation ended; `finished` is false when it was removed or its layer left the tree before.
  func animationDidStop(_ animation: CAAnimation, finished: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ animation: CAAnimation) {}

  /// Does nothing.
  public func animationDidStop(_ animation: CAAnimation, finished: Bool) {}
}

/// A change over time: what all animations have in common.
///
/// A layer adds a copy, so an animation can be used again and changing it later changes nothing.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  var timing = MediaTiming()
  private var values: [String: Any] = [:]

  /// The pace of each run; nil is even.
  open var timingFunction: CAMediaTimingFunction?
  /// Who hears of begin and end; retained until the animation is removed.
  open var delegate: CAAnimationDelegate?
  /// Whether the layer forgets the animation when it ends; true.
  open var isRemovedOnCompletion = true

  /// Creates an animation without duration, which takes the transaction's.
  public required override init() { super.init() }

  /// Copies the animation with everything set on it.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.timing = timing
    copy.values = values
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    return copy
  }

  // MARK: Timing

  /// When it starts, in the time of what holds it; 0, the default, means at once.
  ///
  /// Odd numbers count as 0.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue.isFinite ? newValue : 0 }
  }

  /// The seconds of one run; 0, the default, means those of the transaction.
  ///
  /// Negative numbers count as 0.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue > 0 ? newValue : 0 }
  }

  /// How fast its time runs; 1 by default, 0 stands still.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue.isFinite ? newValue : 1 }
  }

  /// The seconds that its time is ahead; 0 by default.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue.isFinite ? newValue : 0 }
  }

  /// How often it runs; 0, the default, means once.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue > 0 ? newValue : 0 }
  }

  /// For how many seconds it goes on starting anew; 0, the default, leaves that to `repeatCount`.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue > 0 ? newValue : 0 }
  }

  /// Whether each run is followed by one backwards; false by default.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// What is shown before it starts and after it ends; the model by default.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  // MARK: Tagging

  /// What was stored under a key of the app's own.
  open func value(forKey key: String) -> Any? { values[key] }

  /// Stores a value to recognize the animation by; copies keep it.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  // MARK: Acting

  /// Adds the animation to the layer whose property changed.
  open func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?) {
    (object as? CALayer)?.add(self, forKey: key)
  }

  // MARK: Showing

  /// Puts on `layer`, a presentation layer, what the animation shows at a moment.
  func show(_ moment: AnimationTiming.Moment, duration: CFTimeInterval, on layer: CALayer) {}

  /// Whether the animation changes the layer's own drawing rather than only its place in others.
  func redraws(_ layer: CALayer) -> Bool { false }

  /// The share of change that belongs to a share of time.
  final func paced(_ fraction: Double) -> Double {
    timingFunction?.curve.value(at: fraction) ?? fraction
  }
}
