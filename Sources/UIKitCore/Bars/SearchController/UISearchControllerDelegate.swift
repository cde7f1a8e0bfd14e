/// The methods that a search controller calls before and after it becomes active or inactive.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {
  /// Called before the search becomes active.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after the search has become active, at the end of the animation.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search becomes inactive.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after the search has become inactive, at the end of the animation.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// An object that updates the results of a search.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the search becomes active or inactive, and when the text or the scope has changed.
  func updateSearchResults(for searchController: UISearchController)
}
