/// The methods that a search controller calls before and after it becomes active or inactive.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {
  /// Called before the search becomes active.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called to add the search controller to the page when the search becomes active.
  ///
  /// The default implementation makes the search controller a child of the page that is searched. An
  /// app that implements the method places the view of the search controller itself, or presents
  /// the search controller.
  func presentSearchController(_ searchController: UISearchController)
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
  /// Makes the search controller a child of the page that is searched.
  public func presentSearchController(_ searchController: UISearchController) {
    searchController.installInSearchedPage()
  }
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
  /// Called when a suggestion is chosen.
  ///
  /// Set the text or the tokens of the search bar in this method.
  ///
  /// - Parameters:
  ///   - searchController: The search controller.
  ///   - searchSuggestion: The suggestion.
  func updateSearchResults(
    for searchController: UISearchController,
    selecting searchSuggestion: any UISearchSuggestion
  )
}

extension UISearchResultsUpdating {
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - searchController: The search controller.
  ///   - searchSuggestion: The suggestion.
  public func updateSearchResults(
    for searchController: UISearchController,
    selecting searchSuggestion: any UISearchSuggestion
  ) {}
}
