/// A set of methods that an app implements to control the tokens and the suggestions of a search field.
///
/// Assign the object to ``UITextField/delegate`` of the field. The field of a search bar calls the
/// delegate of the search bar first, and then its own.
@preconcurrency @MainActor public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  // R-SRCH-12
  /// Returns what is copied for the selected token.
  ///
  /// - Parameters:
  ///   - searchTextField: The field.
  ///   - token: The token.
  /// - Returns: The values for the pasteboard.
  func searchTextField(
    _ searchTextField: UISearchTextField,
    itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider
  /// Called when the user has chosen a suggestion of the search controller, after
  /// `updateSearchResults(for:selecting:)`.
  ///
  /// - Parameters:
  ///   - searchTextField: The field.
  ///   - suggestion: The suggestion.
  func searchTextField(
    _ searchTextField: UISearchTextField,
    didSelect suggestion: any UISearchSuggestion
  )
}

extension UISearchTextFieldDelegate {
  /// Returns the text of the token.
  ///
  /// - Parameters:
  ///   - searchTextField: The field.
  ///   - token: The token.
  /// - Returns: An item with the text.
  public func searchTextField(
    _ searchTextField: UISearchTextField,
    itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider { NSItemProvider(object: token.text) }
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - searchTextField: The field.
  ///   - suggestion: The suggestion.
  public func searchTextField(
    _ searchTextField: UISearchTextField,
    didSelect suggestion: any UISearchSuggestion
  ) {}
}
