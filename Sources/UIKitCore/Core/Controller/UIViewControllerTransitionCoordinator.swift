/// A key for a controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String

  /// Creates a key of a custom container.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The controller that is visible when the transition starts.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController"
  )
  /// The controller that is visible when the transition has completed.
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController"
  )
}

/// A key for a view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String

  /// Creates a key of a custom container.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The disappearing view.
  ///
  /// There is none if the presenting controller's view stays in place.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The appearing view.
  ///
  /// There is none if the presenting controller's view was in place already.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// Information about a transition in progress.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The presentation style; `none` in a container and for a change of size.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a gesture drove the transition when it started.
  var initiallyInteractive: Bool { get }
  /// Whether a gesture drives the transition now.
  var isInteractive: Bool { get }
  /// Whether the transition returns, or returned, to its start.
  var isCancelled: Bool { get }
  /// The duration in seconds without interaction; 0 if the transition is not animated.
  var transitionDuration: TimeInterval { get }
  /// The last fraction that a gesture reported, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The speed after the gesture ended, as a multiple of the animator's own.
  var completionVelocity: CGFloat { get }
  /// The curve after the gesture ended.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view that contains the animation.
  var containerView: UIView { get }
  /// The rotation of the content while the device rotates; always identity, because windows change
  /// their size instead.
  var targetTransform: CGAffineTransform { get }

  /// Returns a controller of the transition, or `nil` if there is none for the key.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view of the transition, or `nil` if there is none for the key.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs animations of an application together with a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs `animation` with the duration of the transition, and `completion` at its end, also if it
  /// was cancelled.
  ///
  /// Without animation the changes are made immediately. Returns `false` after the transition
  /// ended; neither closure is called then.
  @discardableResult func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs animations of views outside the container; `view` contains the views that `animation`
  /// changes.
  @discardableResult func animateAlongsideTransition(
    in view: UIView?,
    animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls `handler` each time a gesture begins or ends driving the transition.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void
  )
}

extension UIViewControllerTransitionCoordinator {
  /// Runs `animation` with the duration of the transition.
  @discardableResult public func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
