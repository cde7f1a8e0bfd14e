import Foundation

/// What a data source adopts so that the same things, not only the same places, are selected and in view after a launch.
///
/// A table or collection with a `restorationIdentifier` asks its `dataSource`. (R-RES-23)
@preconcurrency @MainActor public protocol UIDataSourceModelAssociation: AnyObject {
  /// A name by which what stands at a place is found again at the next launch; nil for what is not to be.
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?

  /// Where what has a name stands now; nil where it is gone.
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
