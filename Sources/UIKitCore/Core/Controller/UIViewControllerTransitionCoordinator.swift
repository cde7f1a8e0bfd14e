/// Names one of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The text behind the key.
  public let rawValue: String

  /// Makes a key of a container's own.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The controller that is shown when the transition starts.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController"
  )
  /// The controller that is shown when the transition has completed.
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController"
  )
}

/// Names one of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The text behind the key.
  public let rawValue: String

  /// Makes a key of a container's own.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that leaves; none where the one below a presentation stays in place.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that arrives; none where the one below a presentation was in place all the time.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// What can be known about a transition under way.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the change is shown as a movement rather than at once.
  var isAnimated: Bool { get }
  /// How the controller is presented; `none` inside a container and for a change of size.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a gesture drove the transition when it started.
  var initiallyInteractive: Bool { get }
  /// Whether a gesture drives the transition now.
  var isInteractive: Bool { get }
  /// Whether the transition is going back, or went back, to where it started.
  var isCancelled: Bool { get }
  /// Seconds from start to end when nothing drives it by hand; 0 when not animated.
  var transitionDuration: TimeInterval { get }
  /// How far the gesture had come when it last said so, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The pace at which the rest runs after the gesture let go; 1 is the animator's own.
  var completionVelocity: CGFloat { get }
  /// The curve of the part that runs after the gesture let go.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view in which the movement takes place.
  var containerView: UIView { get }
  /// The turn of the content while a device rotates; identity here, since windows change their size
  /// instead.
  var targetTransform: CGAffineTransform { get }

  /// One of the controllers, or nil where the transition has none of that kind.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of the views, or nil where the transition does not move one of that kind.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs an application's own changes together with a transition under way.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs `animation` with the duration of the transition and `completion` when that has ended,
  /// also when it was cancelled.
  ///
  /// Without animation the changes happen at once. False after the transition has ended; neither
  /// block runs then.
  @discardableResult func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// The same for views outside the container; `view` is the one that holds what `animation`
  /// changes.
  @discardableResult func animateAlongsideTransition(
    in view: UIView?,
    animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls `handler` each time a gesture takes the transition over or lets it go.
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
