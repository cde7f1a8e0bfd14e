/// The controllers and views of a transition, and the call that ends it, for animators.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that contains the animation.
  ///
  /// The animator has to add the appearing view to it.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether a gesture drives the transition now.
  var isInteractive: Bool { get }
  /// Whether the transition returns to its start.
  ///
  /// Pass the opposite to ``UIViewControllerContextTransitioning/completeTransition(_:)``.
  var transitionWasCancelled: Bool { get }
  /// The presentation style; `none` in a container.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation of the appearing view; always identity, because windows change their size
  /// instead.
  var targetTransform: CGAffineTransform { get }

  /// Called when a gesture interrupts a running transition, which is then interactive again.
  func pauseInteractiveTransition()
  /// Called while a gesture drives the transition, with the completed fraction from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Called when a gesture ends; the transition completes.
  func finishInteractiveTransition()
  /// Called when a gesture ends; the transition returns to its start.
  func cancelInteractiveTransition()
  /// Ends the transition.
  ///
  /// Every animator has to call it once.
  ///
  /// Further calls are ignored with a warning.
  func completeTransition(_ didComplete: Bool)

  /// Returns a controller of the transition, or `nil` if there is none for the key.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view of the transition, or `nil` if there is none for the key.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the frame of a controller's view at the start; zero for the appearing controller.
  func initialFrame(for viewController: UIViewController) -> CGRect
  /// Returns the frame of a controller's view at the end; zero for the disappearing controller.
  func finalFrame(for viewController: UIViewController) -> CGRect
}

/// An animator for a transition from one controller to another.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration in seconds, which animations alongside use too.
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  /// Adds the appearing view to the container, animates, and calls `completeTransition(_:)` at the
  /// end.
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning)
  // R-ANI-30
  /// Returns the animator of the views for an interactive transition, the same one at each call.
  ///
  /// The method is optional. Without it
  /// ``UIViewControllerAnimatedTransitioning/animateTransition(using:)`` is called.
  func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning)
    -> UIViewImplicitlyAnimating
  /// Called after the transition ended, with `false` if it was cancelled.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// The default means that there is none: the transition calls `animateTransition(using:)`.
  public func interruptibleAnimator(
    using transitionContext: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating { MissingAnimator.shared }
  /// The default implementation does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// An object that drives a transition interactively.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// The speed after the gesture ended, as a multiple of the animator's own.
  ///
  /// The default value is 1.
  var completionSpeed: CGFloat { get }
  /// The curve after the gesture ended.
  ///
  /// The default value is `easeInOut`.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition is interactive from the start.
  ///
  /// The default value is `true`.
  var wantsInteractiveStart: Bool { get }
  /// Starts the animation; report the progress to the context from then on.
  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning)
}

extension UIViewControllerInteractiveTransitioning {
  /// The default value is 1.
  public var completionSpeed: CGFloat { 1 }
  /// The default value is `easeInOut`.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// The default value is `true`.
  public var wantsInteractiveStart: Bool { true }
}

/// Provides the animator, the interaction and the presentation controller for a presentation.
///
/// All methods are optional. Return `nil`, the default, for the system's behavior.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Returns the animator for a presentation.
  ///
  /// It is called if the presentation is animated.
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning?
  /// Returns the animator for a dismissal.
  ///
  /// It is called if the dismissal is animated.
  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  /// Returns the interaction for a presentation.
  ///
  /// It is called if there is an animator.
  func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  /// Returns the interaction for a dismissal.
  ///
  /// It is called if there is an animator.
  func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  /// Returns the presentation controller for the style `custom`.
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// The default is `nil`, the system's animation.
  public func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { nil }
  /// The default is `nil`, the system's animation.
  public func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  { nil }
  /// The default is `nil`: the transition is not interactive.
  public func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { nil }
  /// The default is `nil`: the transition is not interactive.
  public func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { nil }
  /// The default is `nil`: a presentation over the full screen.
  public func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}
