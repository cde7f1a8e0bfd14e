/// The search controller of a search bar.
@MainActor protocol SearchBarOwner: AnyObject {
  /// Whether the search is active.
  var isActive: Bool { get }
  /// Whether the bar is shown by a navigation bar.
  var isNavigationItem: Bool { get }
  /// Called when the user begins to edit the text.
  func editingBegan()
  /// Called after the text has changed.
  func textChanged()
  /// Called after the scope has changed.
  func scopeChanged()
  /// Called when the app shows or hides the Cancel button.
  func cancelButtonSet()
  /// Called when the user cancels the search.
  func cancelled()
}
