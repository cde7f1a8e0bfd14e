/// An object that drives the animation of a transition interactively, usually with the progress of
/// a gesture.
///
/// The animator must change views inside the container with `UIView` animations. Call
/// ``UIPercentDrivenInteractiveTransition/update(_:)`` with the completed fraction, from 0 to 1,
/// and then `finish()` or `cancel()`. `finish()` and `cancel()` in a callback before the animation,
/// such as `viewWillAppear(_:)`, take effect when the animation starts. Other calls before the
/// transition starts and after it ended are ignored.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private var animation: ScrubbableAnimation?
  private weak var transition: ControllerTransition?
  /// Whether callbacks before the animation are being called.
  private var isStarting = false
  /// Whether the animation ends forward, if this was decided before its start.
  private var decision: Bool?

  /// Creates an object that drives one transition at a time.
  public override init() {
    super.init()
  }

  /// The speed after `finish()` or `cancel()`, as a multiple of the animator's speed.
  ///
  /// The default value is 1.
  open var completionSpeed: CGFloat = 1

  /// The timing curve after `finish()` or `cancel()`.
  ///
  /// The default value is `easeInOut`.
  ///
  /// Unlike iOS, the value has no effect, and the animator's curve is used.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// A Boolean value that indicates whether the transition is interactive from the start.
  ///
  /// If `false`, the transition runs until ``UIPercentDrivenInteractiveTransition/pause()`` is
  /// called. The default value is `true`.
  open var wantsInteractiveStart = true

  /// The duration of the animator in seconds, or 0 before the transition starts.
  open var duration: CGFloat { CGFloat(transition?.duration ?? 0) }

  /// The completed fraction of the transition, from 0 to 1.
  open var percentComplete: CGFloat { animation?.share ?? 0 }

  /// Called when the transition starts.
  ///
  /// Overrides must call `super`.
  open func startInteractiveTransition(
    _ transitionContext: UIViewControllerContextTransitioning
  ) {
    guard let transition = transitionContext as? ControllerTransition,
      take(transition, runs: false, animation: transition.startAnimation)
    else {
      Log.warning("A percent-driven transition requires a transition of this library in a window.")
      return transitionContext.completeTransition(true)
    }
  }

  /// Observes a transition that is not interactive from the start, so that `pause()` can interrupt
  /// it.
  func accompany(_ transition: ControllerTransition, animation: () -> Void) {
    if !take(transition, runs: true, animation: animation) { animation() }
  }

  private func take(
    _ transition: ControllerTransition,
    runs: Bool,
    animation: () -> Void
  ) -> Bool {
    guard let clock = transition.containerView.window?.screen.clock else { return false }
    self.transition = transition
    let held = ScrubbableAnimation(
      of: transition.heldView.layer,
      clock: clock,
      duration: transition.duration,
      arriving: transition.script.toArrives ? transition.script.movingToView?.layer : nil,
      runs: runs,
      animation: animation
    )
    // The animator may end the transition within the call.
    if transition.isRunning {
      self.animation = held
      transition.join = { [weak held] changes in
        if let held { held.join(changes) } else { changes() }
      }
    } else {
      held.end()
    }
    return true
  }

  /// Called before the callbacks that precede the animation.
  func transitionWillStart() {
    isStarting = true
    decision = nil
  }

  // R-TRN-21
  /// Called when the animation has started.
  func transitionDidStart() {
    isStarting = false
    guard let decision else { return }
    self.decision = nil
    letGo(forward: decision)
  }

  /// Called when the transition has ended, completed or not.
  func transitionEnded() {
    isStarting = false
    decision = nil
    let ended = animation
    animation = nil
    transition = nil
    ended?.end()
  }

  /// Updates the completed fraction of the transition.
  ///
  /// Values are clamped to 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    animation?.wind(to: percentComplete)
    transition?.updateInteractiveTransition(self.percentComplete)
  }

  // R-TRN-14
  /// Pauses a running transition so that it can be updated.
  ///
  /// The call is ignored if the transition is already paused or none is running. Unlike iOS, every
  /// transition whose animator uses `UIView` animations can be paused.
  open func pause() {
    guard let animation, let transition, transition.isRunning, !transition.isInteractive else {
      return
    }
    animation.hold()
    transition.pauseInteractiveTransition()
    transition.updateInteractiveTransition(animation.share)
  }

  /// Completes the transition from the current fraction.
  open func finish() { letGo(forward: true) }

  /// Reverses the transition from the current fraction and cancels it.
  open func cancel() { letGo(forward: false) }

  private func letGo(forward: Bool) {
    if isStarting { decision = forward }
    guard let animation, let transition, transition.isInteractive else { return }
    if forward {
      transition.finishInteractiveTransition()
    } else {
      transition.cancelInteractiveTransition()
    }
    animation.release(forward: forward, speed: completionSpeed) { transition.endAnimation() }
  }
}
