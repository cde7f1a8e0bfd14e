import QuartzCore

extension UIView {
  // MARK: Blocks

  /// Animates what `animations` changes.
  ///
  /// `completion` is called once: true at the end, false when the animation was taken away. Where nothing moves, as
  /// with a duration of 0, it is called with the next frame.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationScope.run(
      AnimationSettings(duration: duration, delay: delay, options: options),
      completion: completion,
      animations
    )
  }

  /// Animates what `animations` changes, slow at both ends and at once.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Animates what `animations` changes with the movement of a spring.
  ///
  /// A damping ratio of 1 comes to rest without swinging; nearer to 0 it swings more. The velocity is
  /// that at the start, in whole ways a second.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    var settings = AnimationSettings(duration: duration, delay: delay, options: options)
    settings.spring = SpringTiming(
      dampingRatio: dampingRatio,
      initialVelocity: velocity,
      duration: duration
    )
    AnimationScope.run(settings, completion: completion, animations)
  }

  /// Animates what the key frames added inside `animations` change, each in its share of the duration.
  public class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    var settings = AnimationSettings(
      duration: duration,
      delay: delay,
      options: AnimationOptions(rawValue: options.rawValue)
    )
    settings.options.insert(.curveLinear)
    AnimationScope.run(settings, completion: completion, animations)
  }

  /// Adds a key frame inside `animateKeyframes`; start and duration are shares of the whole, 0 to 1.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    AnimationScope.runPart(start: frameStartTime, length: frameDuration, animations)
  }

  // MARK: Transitions

  /// Fades from how `view` looks to how it looks after `animations`; without a transition among the options the change
  /// is made at once.
  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationScope.transition(
      of: view,
      duration: duration,
      options: options,
      completion: completion,
      animations ?? {}
    )
  }

  /// Puts one view in another's place in its superview, by a transition.
  public class func transition(
    from fromView: UIView,
    to toView: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      Log.warning("UIView.transition(from:to:): the view to leave has no superview; ignored")
      completion?(false)
      return
    }
    transition(
      with: container,
      duration: duration,
      options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          container.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      },
      completion: completion
    )
  }

  // MARK: Without animation

  /// Makes changes inside an animation block that are not animated.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasEnabled = AnimationScope.isEnabled
    AnimationScope.isEnabled = false
    actionsWithoutAnimation()
    AnimationScope.isEnabled = wasEnabled
  }

  /// Switches all animation blocks off or on; off, changes are made at once.
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationScope.isEnabled = enabled }

  /// Whether animation blocks animate.
  public class var areAnimationsEnabled: Bool { AnimationScope.isEnabled }

  /// The duration of the animation block that is running; 0 outside of any.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationScope.current?.settings.duration ?? 0
  }
}
