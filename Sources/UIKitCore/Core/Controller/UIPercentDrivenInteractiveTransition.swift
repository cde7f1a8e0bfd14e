/// Drives the animator of a transition by a fraction from 0 to 1, as a gesture reports it.
///
/// The animator has to move views inside the container with `UIView` animations. After the first
/// update, call `finish()` or `cancel()`. Calls before the transition starts and after it ended are
/// ignored.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private var animation: ScrubbableAnimation?
  private weak var transition: ControllerTransition?

  /// Creates a driver for one transition at a time.
  public override init() {
    super.init()
  }

  /// The speed after `finish()` or `cancel()`, as a multiple of the animator's own.
  ///
  /// The default value is 1.
  open var completionSpeed: CGFloat = 1

  /// The curve after `finish()` or `cancel()`.
  ///
  /// Unlike iOS, the animator's own curve is used.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// A Boolean value that indicates whether the transition waits for updates from the start.
  ///
  /// If `false`, the transition runs until ``UIPercentDrivenInteractiveTransition/pause()`` is
  /// called. The default value is `true`.
  open var wantsInteractiveStart = true

  /// The duration of the animator in seconds; 0 before the transition starts.
  open var duration: CGFloat { CGFloat(transition?.duration ?? 0) }

  /// The completed fraction, from 0 to 1.
  open var percentComplete: CGFloat { animation?.share ?? 0 }

  /// Called when the transition starts.
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

  /// Observes a transition that runs by itself, so that `pause()` can interrupt it.
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
    // An animator can end the transition before it is observed.
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

  /// Called when the transition ended, for any reason.
  func transitionEnded() {
    let ended = animation
    animation = nil
    transition = nil
    ended?.end()
  }

  /// Shows a fraction of the transition.
  ///
  /// Values outside 0 to 1 are clamped.
  open func update(_ percentComplete: CGFloat) {
    animation?.wind(to: percentComplete)
    transition?.updateInteractiveTransition(self.percentComplete)
  }

  // R-TRN-14
  /// Pauses a running transition so that it can be updated.
  ///
  /// The call is ignored while the transition is paused and while there is none. Unlike iOS, every
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

  /// Reverses the transition from the current fraction; it counts as cancelled.
  open func cancel() { letGo(forward: false) }

  private func letGo(forward: Bool) {
    guard let animation, let transition, transition.isInteractive else { return }
    if forward {
      transition.finishInteractiveTransition()
    } else {
      transition.cancelInteractiveTransition()
    }
    animation.release(forward: forward, speed: completionSpeed) { transition.endAnimation() }
  }
}
