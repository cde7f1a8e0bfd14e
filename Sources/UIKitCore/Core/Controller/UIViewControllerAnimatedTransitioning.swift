/// What an animator works with: the controllers, the views and the word that it has ended.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the movement takes place; the arriving view has to be added here.
  var containerView: UIView { get }
  /// Whether the change is shown as a movement.
  var isAnimated: Bool { get }
  /// Whether a gesture drives the transition now.
  var isInteractive: Bool { get }
  /// Whether the transition goes back to where it started; pass its opposite to
  /// `completeTransition`.
  var transitionWasCancelled: Bool { get }
  /// How the controller is presented; `none` inside a container.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The turn of the arriving view; identity here, since windows change their size instead.
  var targetTransform: CGAffineTransform { get }

  /// Called by the one who takes a running transition in hand: it counts as interactive again.
  func pauseInteractiveTransition()
  /// Called by the one who drives it by hand: how far it has come, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Called by the one who drives it by hand: the rest runs on to the end.
  func finishInteractiveTransition()
  /// Called by the one who drives it by hand: it runs back to the start.
  func cancelInteractiveTransition()
  /// Ends the transition; every animator has to call it once.
  ///
  /// Later calls are ignored with a warning.
  func completeTransition(_ didComplete: Bool)

  /// One of the controllers, or nil where the transition has none of that kind.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of the views, or nil where the transition does not move one of that kind.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where the controller's view is at the start; zero for the one that arrives.
  func initialFrame(for viewController: UIViewController) -> CGRect
  /// Where the controller's view is at the end; zero for the one that leaves.
  func finalFrame(for viewController: UIViewController) -> CGRect
}

/// An application's own movement from one controller to another.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Seconds from start to end; what runs alongside takes as long.
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  /// Adds the arriving view to the container, moves, and calls `completeTransition` when done.
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning)
  /// The animator that moves the views, for a transition that is driven by hand; the same one each time.
  ///
  /// Optional: without it `animateTransition(using:)` is called in any case. (R-ANI-30)
  func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning)
    -> UIViewImplicitlyAnimating
  /// Called after the transition has ended; false when it was cancelled.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Stands for none: the transition calls `animateTransition(using:)`.
  public func interruptibleAnimator(
    using transitionContext: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating { MissingAnimator.shared }
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives a transition by hand, as a gesture does.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// The pace of the rest after the gesture let go; 1 is the animator's own and the default.
  var completionSpeed: CGFloat { get }
  /// The curve of the rest after the gesture let go; ease in and out by default.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition waits for the hand from the start; true by default.
  var wantsInteractiveStart: Bool { get }
  /// Sets up the movement; the context is told about the progress from then on.
  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning)
}

extension UIViewControllerInteractiveTransitioning {
  /// 1.
  public var completionSpeed: CGFloat { 1 }
  /// Ease in and out.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// True.
  public var wantsInteractiveStart: Bool { true }
}

/// Chooses the movement, the driver and the layout when a controller is presented and dismissed.
///
/// All methods may return nil, the default, for the system's own.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Asked when `presented` is about to be shown with animation.
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning?
  /// Asked when `dismissed` is about to leave with animation.
  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  /// Asked only after an animator for the presentation was returned.
  func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  /// Asked only after an animator for the dismissal was returned.
  func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  /// Asked for controllers of style `custom`.
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Nil: the system's movement.
  public func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { nil }
  /// Nil: the system's movement.
  public func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  { nil }
  /// Nil: it runs by itself.
  public func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { nil }
  /// Nil: it runs by itself.
  public func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { nil }
  /// Nil: over the full screen.
  public func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}
