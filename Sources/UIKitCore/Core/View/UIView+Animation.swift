import QuartzCore

extension UIView {
  // MARK: Block animations

  /// Animates the changes that a closure makes to views.
  ///
  /// The frame, bounds, center, transform, alpha and background color of views can be animated.
  /// Changes are additive: an animation that starts while another one runs continues its motion.
  ///
  /// ```swift
  /// UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseOut) {
  ///   self.panel.alpha = 0
  /// } completion: { _ in
  ///   self.panel.removeFromSuperview()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. With 0 the changes are applied immediately.
  ///   - delay: The time before the animation begins, in seconds.
  ///   - options: The behavior and the timing curve of the animation.
  ///   - animations: A closure that changes views. It is called immediately.
  ///   - completion: A closure that is called once, with `true` if the animations ran to their end
  ///     and `false` if one was removed. If nothing is animated, it is called at the next frame.
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

  /// Animates the changes that a closure makes to views, without delay and with the ease-in-out
  /// curve.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. With 0 the changes are applied immediately.
  ///   - animations: A closure that changes views. It is called immediately.
  ///   - completion: A closure that is called once, with `true` if the animations ran to their end.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Animates the changes that a closure makes to views with the motion of a spring.
  ///
  /// - Parameters:
  ///   - duration: The time until the spring comes to rest, in seconds.
  ///   - delay: The time before the animation begins, in seconds.
  ///   - dampingRatio: The damping of the spring, from just above 0 to 1. With 1 it does not
  ///     oscillate; lower values oscillate more. Values out of range are clamped.
  ///   - velocity: The initial velocity, in total distances per second.
  ///   - options: The behavior of the animation.
  ///   - animations: A closure that changes views. It is called immediately.
  ///   - completion: A closure that is called once, with `true` if the animations ran to their end.
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

  /// Animates the changes of several keyframes, each in its part of the duration.
  ///
  /// Call ``UIView/addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` in the closure
  /// for each keyframe.
  ///
  /// - Parameters:
  ///   - duration: The duration of all keyframes, in seconds.
  ///   - delay: The time before the animation begins, in seconds.
  ///   - options: The behavior of the animation.
  ///   - animations: A closure that adds keyframes. It is called immediately.
  ///   - completion: A closure that is called once, with `true` if the animations ran to their end.
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
      options: options.animationOptions
    )
    settings.options.insert(.curveLinear)
    AnimationScope.run(
      settings,
      keyframes: options.calculationMode,
      completion: completion,
      animations
    )
  }

  /// Adds a keyframe to the current keyframe animation.
  ///
  /// Outside of a keyframe animation a warning is logged and the changes are applied immediately.
  ///
  /// - Parameters:
  ///   - frameStartTime: The start of the keyframe as a fraction of the total duration, 0 to 1.
  ///   - frameDuration: The duration of the keyframe as a fraction of the total duration, 0 to 1.
  ///   - animations: A closure that changes views. It is called immediately.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    AnimationScope.runPart(start: frameStartTime, length: frameDuration, animations)
  }

  // MARK: Transitions

  /// Animates a view from its current content to its content after the changes of a closure.
  ///
  /// - Parameters:
  ///   - view: The view whose content changes.
  ///   - duration: The duration in seconds.
  ///   - options: The behavior and the effect of the transition, such as
  ///     ``AnimationOptions/transitionFlipFromLeft``. Without an effect the changes are applied
  ///     immediately.
  ///   - animations: A closure that changes the view and its subviews.
  ///   - completion: A closure that is called once, with `true` if the transition ran to its end.
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

  /// Replaces a view with another one in its superview.
  ///
  /// If `fromView` has no superview, a warning is logged, nothing is changed and `completion` is
  /// called with `false`.
  ///
  /// - Parameters:
  ///   - fromView: The view to remove from its superview.
  ///   - toView: The view to insert at the same position.
  ///   - duration: The duration in seconds.
  ///   - options: The behavior of the transition. With ``AnimationOptions/showHideTransitionViews``
  ///     the views are hidden and shown instead of removed and inserted.
  ///   - completion: A closure that is called once, with `true` if the transition ran to its end.
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

  // MARK: Disabling animations

  /// Applies the changes of a closure without animation, even in an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasEnabled = AnimationScope.isEnabled
    AnimationScope.isEnabled = false
    actionsWithoutAnimation()
    AnimationScope.isEnabled = wasEnabled
  }

  /// Enables or disables all animation blocks; while they are disabled, changes are applied
  /// immediately.
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationScope.isEnabled = enabled }

  /// A Boolean value that indicates whether animation blocks are enabled.
  ///
  /// The default value is `true`.
  public class var areAnimationsEnabled: Bool { AnimationScope.isEnabled }

  /// The duration of the current animation block in seconds, or 0 outside of a block.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationScope.current?.settings.duration ?? 0
  }
}
