/// A key for a controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The string value of the key.
  public let rawValue: String

  /// Creates a key for a custom container.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The controller that is visible at the start of the transition.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController"
  )
  /// The controller that is visible at the end of the transition.
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController"
  )
}

/// A key for a view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The string value of the key.
  public let rawValue: String

  /// Creates a key for a custom container.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The disappearing view.
  ///
  /// There is no view for this key if the presenting controller's view stays in place.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The appearing view.
  ///
  /// There is no view for this key if the presenting controller's view was already in place.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// Information about a transition in progress.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }
  /// The presentation style, or `none` for a transition in a container or a change of size.
  var presentationStyle: UIModalPresentationStyle { get }
  /// A Boolean value that indicates whether the transition was interactive when it started.
  var initiallyInteractive: Bool { get }
  /// A Boolean value that indicates whether a gesture is driving the transition.
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition was cancelled.
  var isCancelled: Bool { get }
  /// The duration in seconds without interaction, or 0 if the transition is not animated.
  var transitionDuration: TimeInterval { get }
  /// The last completed fraction that a gesture reported, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The speed after the gesture has ended, as a multiple of the animator's speed.
  var completionVelocity: CGFloat { get }
  /// The timing curve after the gesture has ended.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view in which the animation takes place.
  var containerView: UIView { get }
  /// The rotation of the content while the device rotates; always the identity, because windows are
  /// resized instead of rotated.
  var targetTransform: CGAffineTransform { get }

  /// Returns a controller of the transition, or `nil` if there is none for the key.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view of the transition, or `nil` if there is none for the key.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// An object that runs animations alongside a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs animations alongside the transition.
  ///
  /// If the transition is not animated, the changes are made immediately. After the transition has
  /// ended, the method returns `false` and calls neither closure.
  ///
  /// - Parameters:
  ///   - animation: A closure that changes views, with the duration of the transition, or `nil`.
  ///   - completion: A closure that is called at the end, even if the transition was cancelled, or
  ///     `nil`.
  /// - Returns: `true` if the closures will be called.
  @discardableResult func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs animations of views outside the container alongside the transition.
  ///
  /// - Parameters:
  ///   - view: The view that contains the animated views, or `nil`.
  ///   - animation: A closure that changes views, with the duration of the transition, or `nil`.
  ///   - completion: A closure that is called at the end, even if the transition was cancelled, or
  ///     `nil`.
  /// - Returns: `true` if the closures will be called.
  @discardableResult func animateAlongsideTransition(
    in view: UIView?,
    animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls `handler` each time a gesture begins or stops driving the transition.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void
  )
}

extension UIViewControllerTransitionCoordinator {
  /// Runs animations alongside the transition.
  ///
  /// - Parameter animation: A closure with changes that are animated with the duration of the
  ///   transition.
  /// - Returns: `false` if the transition has already ended.
  @discardableResult public func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

extension UIViewControllerTransitionCoordinator {
  /// Calls `handler` when a gesture stops driving the transition.
  ///
  /// The method is deprecated on iOS. Use ``notifyWhenInteractionChanges(_:)``, which is also called
  /// when a gesture begins.
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    notifyWhenInteractionChanges { if !$0.isInteractive { handler($0) } }
  }
}
