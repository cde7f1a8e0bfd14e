/// An object that provides the controllers and views of a transition to its animator.
///
/// The framework creates the context and passes it to the animator, which calls
/// ``UIViewControllerContextTransitioning/completeTransition(_:)`` at the end of its animation.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that contains the animation.
  ///
  /// The animator must add the appearing view to it.
  var containerView: UIView { get }
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }
  /// A Boolean value that indicates whether a gesture is driving the transition.
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition was cancelled and returns to its start.
  ///
  /// Pass the opposite to ``UIViewControllerContextTransitioning/completeTransition(_:)``.
  var transitionWasCancelled: Bool { get }
  /// The presentation style, or `none` for a transition in a container.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation of the appearing view; always the identity, because windows are resized instead
  /// of rotated.
  var targetTransform: CGAffineTransform { get }

  /// Pauses a running transition, which becomes interactive again.
  ///
  /// Interactive transitions call this method when a gesture interrupts the transition.
  func pauseInteractiveTransition()
  /// Reports the progress of an interactive transition.
  ///
  /// - Parameter percentComplete: The completed fraction, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Completes the transition from its current fraction.
  ///
  /// Interactive transitions call this method when the gesture ends.
  func finishInteractiveTransition()
  /// Cancels the transition, which returns to its start.
  ///
  /// Interactive transitions call this method when the gesture ends.
  func cancelInteractiveTransition()
  /// Ends the transition.
  ///
  /// Animators must call this method when their animations end. Further calls are ignored, and a
  /// warning is logged.
  ///
  /// - Parameter didComplete: `true` if the transition completed, `false` if it was cancelled.
  func completeTransition(_ didComplete: Bool)

  /// Returns a controller of the transition, or `nil` if there is none for the key.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view of the transition, or `nil` if there is none for the key.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the frame of a controller's view at the start, or zero for the appearing controller.
  func initialFrame(for viewController: UIViewController) -> CGRect
  /// Returns the frame of a controller's view at the end, or zero for the disappearing controller.
  func finalFrame(for viewController: UIViewController) -> CGRect
}

/// An object that animates a transition from one controller to another.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the transition in seconds, which also applies to animations alongside
  /// it.
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  /// Animates the transition.
  ///
  /// Implementations add the appearing view to the container, animate the views, and call
  /// ``UIViewControllerContextTransitioning/completeTransition(_:)`` at the end.
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning)
  // R-ANI-30
  /// Returns an interruptible animator for the transition. Each call for one transition must return
  /// the same object.
  ///
  /// The method is optional. If it is not implemented,
  /// ``UIViewControllerAnimatedTransitioning/animateTransition(using:)`` is called.
  func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning)
    -> UIViewImplicitlyAnimating
  /// Called after the transition ended.
  ///
  /// - Parameter transitionCompleted: `false` if the transition was cancelled.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Returns a placeholder, for which the transition calls `animateTransition(using:)`.
  public func interruptibleAnimator(
    using transitionContext: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating { MissingAnimator.shared }
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// An object that drives a transition interactively.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// The speed after the gesture has ended, as a multiple of the animator's speed.
  ///
  /// The default value is 1.
  var completionSpeed: CGFloat { get }
  /// The timing curve after the gesture has ended.
  ///
  /// The default value is `easeInOut`.
  var completionCurve: UIView.AnimationCurve { get }
  /// A Boolean value that indicates whether the transition is interactive from the start.
  ///
  /// The default value is `true`.
  var wantsInteractiveStart: Bool { get }
  /// Starts the transition.
  ///
  /// Implementations report the progress to the context from then on.
  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning)
}

extension UIViewControllerInteractiveTransitioning {
  /// Returns 1.
  public var completionSpeed: CGFloat { 1 }
  /// Returns `easeInOut`.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// Returns `true`.
  public var wantsInteractiveStart: Bool { true }
}

/// An object that provides the animators, the interactive transitions and the presentation
/// controller for a presentation.
///
/// All methods are optional. The default implementations return `nil`, which selects the standard
/// behavior.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Returns the animator for a presentation, or `nil` for the standard animation.
  ///
  /// It is called if the presentation is animated.
  ///
  /// - Parameters:
  ///   - presented: The controller to present.
  ///   - presenting: The controller that presents it.
  ///   - source: The controller whose `present` method was called.
  /// - Returns: The animator, or `nil`.
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning?
  /// Returns the animator for a dismissal, or `nil` for the standard animation.
  ///
  /// It is called if the dismissal is animated.
  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  /// Returns the object that drives a presentation interactively, or `nil`.
  ///
  /// It is called if there is an animator.
  func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  /// Returns the object that drives a dismissal interactively, or `nil`.
  ///
  /// It is called if there is an animator.
  func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  /// Returns the presentation controller for the style `custom`, or `nil` for a presentation over
  /// the full screen.
  ///
  /// - Parameters:
  ///   - presented: The controller to present.
  ///   - presenting: The controller that will present it, or `nil` if it is not known yet.
  ///   - source: The controller whose `present` method was called.
  /// - Returns: The presentation controller, or `nil`.
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Returns `nil`, for the standard animation.
  public func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { nil }
  /// Returns `nil`, for the standard animation.
  public func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  { nil }
  /// Returns `nil`, for a transition that is not interactive.
  public func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { nil }
  /// Returns `nil`, for a transition that is not interactive.
  public func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { nil }
  /// Returns `nil`, for a presentation over the full screen.
  public func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}
