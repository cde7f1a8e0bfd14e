/// Drives the animator of a transition by a share between 0 and 1, as a gesture reports it.
///
/// The animator has to move views inside the container by `UIView` animations. Once driven, call
/// `finish` or `cancel`; calls before the transition starts or after it are ignored.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private var movement: ScrubbableAnimation?
  private weak var transition: ControllerTransition?

  /// Creates a driver for one transition at a time.
  public override init() {
    super.init()
  }

  /// The pace of the rest after `finish` or `cancel`; 1, the default, is the animator's own.
  open var completionSpeed: CGFloat = 1

  /// The curve of the rest; unlike iOS, the rest runs along the animator's own curve.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// Whether the transition waits for `update` from the start; true by default.
  ///
  /// With false it runs by itself until `pause` takes it in hand.
  open var wantsInteractiveStart = true

  /// Seconds that the animator takes by itself; 0 before the transition starts.
  open var duration: CGFloat { CGFloat(transition?.duration ?? 0) }

  /// How far the transition has come, from 0 to 1.
  open var percentComplete: CGFloat { movement?.share ?? 0 }

  /// Called by the transition when it starts.
  open func startInteractiveTransition(
    _ transitionContext: UIViewControllerContextTransitioning
  ) {
    guard let transition = transitionContext as? ControllerTransition,
      take(transition, runs: false, movement: transition.startMovement)
    else {
      Log.warning("A percent driven transition needs the context of the toolkit, in a window.")
      return transitionContext.completeTransition(true)
    }
  }

  /// Watches a transition that runs by itself, so that `pause` can take it in hand.
  func accompany(_ transition: ControllerTransition, movement: () -> Void) {
    if !take(transition, runs: true, movement: movement) { movement() }
  }

  private func take(
    _ transition: ControllerTransition,
    runs: Bool,
    movement: () -> Void
  ) -> Bool {
    guard let clock = transition.containerView.window?.screen.clock else { return false }
    self.transition = transition
    let held = ScrubbableAnimation(
      of: transition.heldView.layer,
      clock: clock,
      duration: transition.duration,
      arriving: transition.script.toArrives ? transition.script.movingToView?.layer : nil,
      runs: runs,
      movement: movement
    )
    // An animator may end before it has begun.
    if transition.isRunning {
      self.movement = held
      transition.join = { [weak held] changes in
        if let held { held.join(changes) } else { changes() }
      }
    } else {
      held.end()
    }
    return true
  }

  /// The transition has ended, also where that was not this driver's doing.
  func transitionEnded() {
    let ended = movement
    movement = nil
    transition = nil
    ended?.end()
  }

  /// Shows the transition at a share of its way; values outside of 0 to 1 are clamped.
  open func update(_ percentComplete: CGFloat) {
    movement?.wind(to: percentComplete)
    transition?.updateInteractiveTransition(self.percentComplete)
  }

  /// Takes a transition in hand that runs by itself, or runs on after the hand let go: it stands still for `update`.
  ///
  /// Ignored while it is in hand and when none is under way. Unlike iOS, every animator that moves views by `UIView`
  /// animations can be taken in hand. (R-TRN-14)
  open func pause() {
    guard let movement, let transition, transition.isRunning, !transition.isInteractive else {
      return
    }
    movement.hold()
    transition.pauseInteractiveTransition()
    transition.updateInteractiveTransition(movement.share)
  }

  /// Lets the rest run on to the end.
  open func finish() { letGo(forward: true) }

  /// Lets the transition run back to its start, after which it counts as cancelled.
  open func cancel() { letGo(forward: false) }

  private func letGo(forward: Bool) {
    guard let movement, let transition, transition.isInteractive else { return }
    if forward {
      transition.finishInteractiveTransition()
    } else {
      transition.cancelInteractiveTransition()
    }
    movement.release(forward: forward, speed: completionSpeed) { transition.endMovement() }
  }
}
