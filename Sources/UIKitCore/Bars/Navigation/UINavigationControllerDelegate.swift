/// Methods that are called when a navigation controller shows a page, or that customize its
/// transitions.
///
/// Unlike iOS, every method exists; the default implementations have the effect of a method that
/// isn't implemented on iOS.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  // R-NAV-30

  /// Called before a page is shown, after its `viewWillAppear(_:)`.
  ///
  /// - Parameters:
  ///   - navigationController: The controller that shows the page.
  ///   - viewController: The page that will be shown.
  ///   - animated: Whether the transition is animated.
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  )

  // R-NAV-30
  /// Called after a page is shown, after its `viewDidAppear(_:)`; not called for a cancelled
  /// transition.
  ///
  /// - Parameters:
  ///   - navigationController: The controller that shows the page.
  ///   - viewController: The page that is shown.
  ///   - animated: Whether the transition was animated.
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  )

  /// Returns the orientations that the window may have.
  ///
  /// The default implementation returns all but upside down on phones, and all elsewhere.
  ///
  /// - Parameter navigationController: The navigation controller.
  /// - Returns: The supported orientations.
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask

  /// Returns the orientation in which the controller is presented first.
  ///
  /// The default implementation returns portrait.
  ///
  /// - Parameter navigationController: The navigation controller.
  /// - Returns: The preferred orientation.
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation

  // R-NAV-24
  /// Returns the animator for an animated change.
  ///
  /// The default implementation returns `nil`, which uses the system's animation.
  ///
  /// - Parameters:
  ///   - navigationController: The controller that shows the pages.
  ///   - operation: Whether the new page is pushed or the old page is popped.
  ///   - fromVC: The page that disappears.
  ///   - toVC: The page that appears.
  /// - Returns: The animator.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning?

  // R-NAV-24
  /// Returns the object that drives an animator interactively.
  ///
  /// The default implementation returns `nil`, for a transition that isn't interactive.
  ///
  /// This method is called only for animators that the delegate provided.
  ///
  /// - Parameters:
  ///   - navigationController: The controller that shows the pages.
  ///   - animationController: The animator that the delegate returned.
  /// - Returns: The interaction controller.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning?
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {}

  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {}

  /// Returns all orientations but upside down on phones, and all elsewhere.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { navigationController.ownSupportedOrientations }

  /// Returns portrait.
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { .portrait }

  /// Returns `nil` for the system's animation.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { nil }

  /// Returns `nil` for a transition that isn't interactive.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { nil }
}
