import CoreGraphics

/// The abstract base class of animations that change one property of a layer.
///
/// Key paths that aren't animatable are ignored, and a warning is logged.
open class CAPropertyAnimation: CAAnimation {
  // Each access to these values reads or replaces one of them, so exclusive access is not checked.

  /// The key path of the property, or of a component of it, such as `transform.scale.x`.
  ///
  /// The default value is `nil`. Without a key path the animation has no effect.
  @exclusivity(unchecked) open var keyPath: String?
  /// A Boolean value that indicates whether the animated value is added to the property's value.
  ///
  /// The default value is `false`: the animated value replaces that of the property.
  @exclusivity(unchecked) open var isAdditive = false
  /// A Boolean value that indicates whether each iteration begins at the value at which the
  /// previous one ended.
  ///
  /// The default value is `false`.
  @exclusivity(unchecked) open var isCumulative = false

  /// Creates an animation of the property with a key path.
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

  /// Returns the animated value at `moment`.
  ///
  /// `current` is the value of the property, or zero if the animation is additive.
  func value(at moment: AnimationTiming.Moment, duration: CFTimeInterval, current: LayerValue)
    -> LayerValue?
  { nil }

  /// Returns the value at the end of one iteration, which cumulative iterations add.
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

/// An animation of a property from one value to another.
///
/// Values that aren't set are taken from the property:
///
/// - If only ``toValue`` is set, the animation begins at the property's value.
/// - If only ``fromValue`` is set, the animation ends at the property's value.
/// - ``byValue`` is a difference to the value at the other end, or to the property's value.
///
/// Values can be numbers, points, sizes, rectangles, colors, transforms, paths and images. A value
/// whose type doesn't match the property is ignored, and a warning is logged.
///
/// ```swift
/// let slide = CABasicAnimation(keyPath: "position.x")
/// slide.byValue = 100
/// slide.duration = 0.25
/// layer.add(slide, forKey: "slide")
/// ```
open class CABasicAnimation: CAPropertyAnimation {
  /// The values that were given.
  struct Values {
    var from: GivenValue?
    var to: GivenValue?
    var by: GivenValue?

    var isEmpty: Bool { from == nil && to == nil && by == nil }
  }

  // Each access reads or replaces one of the values, so exclusive access is not checked.
  @exclusivity(unchecked) final var given = Values()

  /// The value at which the animation begins.
  ///
  /// The default value is `nil`.
  open var fromValue: Any? {
    get { given.from?.value }
    set { given.from = newValue.map(GivenValue.any) }
  }
  /// The value at which the animation ends.
  ///
  /// The default value is `nil`.
  open var toValue: Any? {
    get { given.to?.value }
    set { given.to = newValue.map(GivenValue.any) }
  }
  /// The difference between the values at the end and at the beginning.
  ///
  /// The value is ignored if both ``fromValue`` and ``toValue`` are set. The default value is
  /// `nil`.
  open var byValue: Any? {
    get { given.by?.value }
    set { given.by = newValue.map(GivenValue.any) }
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? CABasicAnimation { copy.given = given }
    return copy
  }

  /// Returns the progress between the two values at a fraction of the duration.
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
    let from = given.from?.value(like: current)
    let to = given.to?.value(like: current)
    let by = given.by?.value(like: current)
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

/// An animation that moves like a mass on a damped spring.
///
/// The animation ends after its `duration`, even if the spring still moves. Set the duration to
/// ``settlingDuration`` to let the spring come to rest.
///
/// ```swift
/// let bounce = CASpringAnimation(keyPath: "transform.scale")
/// bounce.fromValue = 0.8
/// bounce.toValue = 1
/// bounce.duration = bounce.settlingDuration
/// layer.add(bounce, forKey: "bounce")
/// ```
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring.
  ///
  /// The default value is 1. Values that aren't positive are treated as 1.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  ///
  /// The default value is 100. Values that aren't positive are treated as 100.
  open var stiffness: CGFloat = 100
  /// The damping of the spring; a spring with a greater damping comes to rest sooner.
  ///
  /// The default value is 10. Negative values are treated as 0; such a spring doesn't come to rest.
  open var damping: CGFloat = 10
  /// The initial velocity, as a multiple of the animated distance per second.
  ///
  /// The default value is 0. Positive values move toward the end value.
  open var initialVelocity: CGFloat = 0

  /// The time until the spring is at rest, in seconds.
  ///
  /// The value is at most 60.
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
