/// The methods that provide the pages of a page view controller for gestures.
///
/// Pages are requested when the user begins to move in a direction, and kept as long as they are
/// next to the current page. Setting the pages or the data source forgets them. `nil` is requested
/// again with the next gesture.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
  // R-PAGE-10, R-PAGE-50
  /// Returns the page before another one, or `nil` if it is the first.
  ///
  /// - Parameters:
  ///   - pageViewController: The page view controller.
  ///   - viewController: The page to which the result is adjacent.
  /// - Returns: The page before it, or `nil`.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// Returns the page after another one, or `nil` if it is the last.
  ///
  /// - Parameters:
  ///   - pageViewController: The page view controller.
  ///   - viewController: The page to which the result is adjacent.
  /// - Returns: The page after it, or `nil`.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// Returns the number of dots of the page control.
  ///
  /// It is called after pages were set, with the scroll style and horizontal navigation. The default
  /// implementation returns 0, for which there is no page control.
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  /// Returns the index of the current page in the page control, which starts at 0.
  ///
  /// It is called after pages were set. Gestures change the index by 1 without calling it. The
  /// default implementation returns 0.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns 0.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// Returns 0.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
