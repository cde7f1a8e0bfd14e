import Foundation

/// The methods with which a data source identifies its model objects for state restoration.
///
/// If the data source adopts this protocol, a table view or collection view with a
/// `restorationIdentifier` restores the selection and the scroll position by model object, even if
/// index paths have changed since the last launch. Adopt the protocol in the list's `dataSource`.
@preconcurrency @MainActor public protocol UIDataSourceModelAssociation: AnyObject {
  // R-RES-23
  /// Returns an identifier for the model object at an index path, which identifies it at the next
  /// launch.
  ///
  /// - Parameters:
  ///   - idx: The index path of the row or item.
  ///   - view: The table view or collection view.
  /// - Returns: The identifier, or `nil` if the row or item shouldn't be restored.
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?

  /// Returns the current index path of a model object.
  ///
  /// - Parameters:
  ///   - identifier: The identifier that ``modelIdentifierForElement(at:in:)`` returned at an
  ///     earlier launch.
  ///   - view: The table view or collection view.
  /// - Returns: The index path, or `nil` if the object no longer exists.
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
