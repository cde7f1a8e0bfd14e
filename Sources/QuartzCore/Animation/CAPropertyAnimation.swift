import CoreGraphics

/// A change of one property over time.
open class CAPropertyAnimation: CAAnimation {
  /// The property, or part of one, such as `transform.scale.x`.
  open var keyPath: String?
  /// Whether the animated value is added to the property's own; false replaces it.
  open var isAdditive = false
  /// Whether each run begins where the last one ended; false.
  open var isCumulative = false

  /// Creates an animation of a property or part of one.
  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? CAPropertyAnimation {
      copy.keyPath = keyPath
      copy.isAdditive = isAdditive
      copy.isCumulative = isCumulative
    }
    return copy
  }

  /// The animated value; `current` is the property's own, or nothing of its kind when values are added.
  func value(at moment: AnimationTiming.Moment, duration: CFTimeInterval, current: LayerValue)
    -> LayerValue?
  { nil }

  /// What one run adds when runs follow on one another.
  func lastValue(duration: CFTimeInterval, current: LayerValue) -> LayerValue? {
    value(
      at: AnimationTiming.Moment(phase: .after, fraction: 1, iteration: 0),
      duration: duration,
      current: current
    )
  }

  override func show(
    _ moment: AnimationTiming.Moment,
    duration: CFTimeInterval,
    on layer: CALayer
  ) {
    guard let keyPath, let key = LayerKeys.key(keyPath, of: layer), let own = key.get(layer) else {
      if let keyPath, LayerKeys.key(keyPath, of: layer) == nil {
        Log.warning(
          "CAPropertyAnimation: \(keyPath) is not an animatable property; it was ignored."
        )
      }
      return
    }
    let current = isAdditive ? own.zero : own
    guard var value = value(at: moment, duration: duration, current: current) else { return }
    if isCumulative, moment.iteration > 0,
      let last = lastValue(duration: duration, current: current)
    {
      for _ in 0..<min(moment.iteration, 10_000) { value = value.adding(last) }
    }
    key.set(layer, isAdditive ? own.adding(value) : value)
  }

  override func redraws(_ layer: CALayer) -> Bool {
    keyPath.flatMap { LayerKeys.key($0, of: layer) }?.redraws ?? false
  }
}

/// A change from one value to another.
///
/// Values not set are taken from the property: only `toValue` starts from what it is, only `fromValue` goes
/// back to it, `byValue` is a difference.
open class CABasicAnimation: CAPropertyAnimation {
  /// Where it starts: a number, point, size, rectangle, colour, transform, path or image.
  open var fromValue: Any?
  /// Where it goes.
  open var toValue: Any?
  /// How far it goes.
  open var byValue: Any?

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? CABasicAnimation {
      copy.fromValue = fromValue
      copy.toValue = toValue
      copy.byValue = byValue
    }
    return copy
  }

  /// Where in the change a moment lies.
  func progress(at fraction: Double, duration: CFTimeInterval) -> Double { paced(fraction) }

  override func value(
    at moment: AnimationTiming.Moment,
    duration: CFTimeInterval,
    current: LayerValue
  ) -> LayerValue? {
    let (from, to) = ends(current: current)
    let progress = progress(at: moment.fraction, duration: duration)
    return from.interpolated(to: to, CGFloat(progress))
  }

  private func ends(current: LayerValue) -> (LayerValue, LayerValue) {
    let from = fromValue.flatMap { LayerValue($0, like: current) }
    let to = toValue.flatMap { LayerValue($0, like: current) }
    let by = byValue.flatMap { LayerValue($0, like: current) }
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, from.adding(by))
    case (nil, let to?, let by?): return (to.adding(by.scaled(by: -1)), to)
    case (let from?, nil, nil): return (from, current)
    case (nil, let to?, nil): return (current, to)
    case (nil, nil, let by?): return (current, current.adding(by))
    case (nil, nil, nil): return (current, current)
    }
  }
}

/// A change that moves like a weight on a spring.
///
/// It lasts as long as `duration` says; use `settlingDuration` to let the spring come to rest.
open class CASpringAnimation: CABasicAnimation {
  /// The weight; 1.
  open var mass: CGFloat = 1
  /// The strength of the spring; 100.
  open var stiffness: CGFloat = 100
  /// How quickly it comes to rest; 10.
  open var damping: CGFloat = 10
  /// The speed at the start, in whole ways a second; 0.
  open var initialVelocity: CGFloat = 0

  /// Seconds until the spring is at rest.
  open var settlingDuration: CFTimeInterval { curve.settlingDuration }

  private var curve: SpringCurve {
    SpringCurve(
      mass: Double(mass),
      stiffness: Double(stiffness),
      damping: Double(damping),
      initialVelocity: Double(initialVelocity)
    )
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? CASpringAnimation {
      copy.mass = mass
      copy.stiffness = stiffness
      copy.damping = damping
      copy.initialVelocity = initialVelocity
    }
    return copy
  }

  override func progress(at fraction: Double, duration: CFTimeInterval) -> Double {
    curve.value(at: paced(fraction) * duration)
  }
}
