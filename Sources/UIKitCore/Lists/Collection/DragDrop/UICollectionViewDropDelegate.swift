import Foundation

/// The methods that accept items that are dropped on a collection view.
///
/// ```swift
/// func collectionView(
///   _ collectionView: UICollectionView,
///   performDropWith coordinator: any UICollectionViewDropCoordinator
/// ) {
///   let path = coordinator.destinationIndexPath ?? IndexPath(item: 0, section: 0)
///   coordinator.session.loadObjects(ofClass: String.self) { texts in insert(texts, at: path) }
/// }
/// ```
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  // R-DRAG-44
  /// Called when items are dropped.
  ///
  /// Unless the drop moves a single item of the collection view, for which `moveItemAt` of the data source is
  /// called.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - coordinator: The items, and the animations to their places.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  )

  /// Returns whether the collection view is interested in a drag, which is `true` by default.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drag.
  /// - Returns: Whether the other methods are called for the drag.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession)
    -> Bool

  /// Called when the drag comes over the collection view.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drag.
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnter session: any UIDropSession
  )

  // R-DRAG-43
  /// Returns what would happen if the items were dropped now.
  ///
  /// Without an implementation, items of the collection view are moved and others are copied to the destination.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drag.
  ///   - destinationIndexPath: The index path under the drag, or `nil` if there is none.
  /// - Returns: The proposal.
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal

  /// Called when the drag leaves the collection view.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drag.
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidExit session: any UIDropSession
  )

  /// Called at the end of each drag that the collection view was interested in, wherever it ended.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drag.
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnd session: any UIDropSession
  )
}

extension UICollectionViewDropDelegate {
  /// Returns `true`.
  public func collectionView(
    _ collectionView: UICollectionView,
    canHandle session: any UIDropSession
  ) -> Bool {
    true
  }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnter session: any UIDropSession
  ) {}
  /// Returns a proposal that is replaced by the default one.
  public func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    collectionView.updatesDropsByDefault = true
    return UICollectionViewDropProposal(operation: .cancel)
  }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidExit session: any UIDropSession
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnd session: any UIDropSession
  ) {}
}
