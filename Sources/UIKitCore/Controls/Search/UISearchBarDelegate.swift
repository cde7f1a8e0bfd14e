import Foundation

/// A set of methods that an app implements to react to a search bar.
///
/// All methods have default implementations, which allow everything.
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  // R-SRCH-4

  /// Returns whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Returns whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called when the user has changed the text, also with the clear button.
  ///
  /// - Parameters:
  ///   - searchBar: The search bar.
  ///   - searchText: The text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Returns whether the user may replace characters.
  ///
  /// - Parameters:
  ///   - searchBar: The search bar.
  ///   - range: The characters to replace, in UTF-16 code units.
  ///   - text: The new characters.
  /// - Returns: `true` to replace them.
  func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  /// Called when the Search key is pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the Cancel button is tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called when the button for bookmarks is tapped.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Called when the button for results is tapped.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Called when another scope is selected.
  ///
  /// - Parameters:
  ///   - searchBar: The search bar.
  ///   - selectedScope: The index of the scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Returns `true`.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Returns `true`.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - searchBar: The search bar.
  ///   - searchText: The text.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Returns `true`.
  ///
  /// - Parameters:
  ///   - searchBar: The search bar.
  ///   - range: The characters to replace.
  ///   - text: The new characters.
  /// - Returns: `true`.
  public func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - searchBar: The search bar.
  ///   - selectedScope: The index of the scope.
  public func searchBar(
    _ searchBar: UISearchBar,
    selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
