/// The methods that follow the transitions which the user begins, and that choose the spine and the
/// orientations of a page view controller.
///
/// All methods have default implementations.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {
  // R-PAGE-20, R-PAGE-61
  /// Called before a transition that the user begins.
  ///
  /// - Parameters:
  ///   - pageViewController: The page view controller.
  ///   - pendingViewControllers: The pages to which the user moves.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  )

  /// Called after a transition that the user began.
  ///
  /// - Parameters:
  ///   - pageViewController: The page view controller.
  ///   - finished: Whether the animation ran to its end.
  ///   - previousViewControllers: The pages that were visible before the transition.
  ///   - completed: Whether the pages changed, or `false` if the user moved back.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  )

  /// Returns the location of the spine for an orientation.
  ///
  /// It is called before the window rotates, with the page-curl style. Set as many pages as the
  /// location requires before returning it. The default implementation returns the current location.
  ///
  /// - Parameters:
  ///   - pageViewController: The page view controller.
  ///   - orientation: The new orientation.
  /// - Returns: The location of the spine.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation

  /// Returns the orientations that the page view controller supports.
  ///
  /// The default implementation returns the default value of
  /// ``UIViewController/supportedInterfaceOrientations``.
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask

  /// Returns the preferred orientation of the page view controller.
  ///
  /// The default implementation returns `portrait`.
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - pageViewController: The page view controller.
  ///   - pendingViewControllers: The pages to which the user moves.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}

  /// Does nothing.
  ///
  /// - Parameters:
  ///   - pageViewController: The page view controller.
  ///   - finished: Whether the animation ran to its end.
  ///   - previousViewControllers: The pages that were visible before the transition.
  ///   - completed: Whether the pages changed.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {}

  /// Returns the current location.
  ///
  /// - Parameters:
  ///   - pageViewController: The page view controller.
  ///   - orientation: The new orientation.
  /// - Returns: The location of the spine.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }

  /// Returns all orientations except upside down on phones, and all orientations on other devices.
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask {
    OrientationPolicy.defaultMask(
      isPhone: pageViewController.traitCollection.userInterfaceIdiom == .phone
    )
  }

  /// Returns `portrait`.
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation { .portrait }
}
