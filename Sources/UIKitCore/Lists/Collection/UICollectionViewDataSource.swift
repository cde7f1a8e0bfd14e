import Foundation

/// The methods that provide the items of a collection view.
///
/// The collection view calls them when it loads its data, when it performs updates, and when items
/// become visible. Only the number of items and their cells are required.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// Returns the number of items in a section.
  ///
  /// A negative number is treated as 0, with a warning.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - section: The index of the section.
  /// - Returns: The number of items.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int

  //
  /// Returns the cell for an item that is about to become visible.
  ///
  /// Use ``UICollectionView/dequeueReusableCell(withReuseIdentifier:for:)``. A cell that wasn't
  /// dequeued causes a trap.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: The cell.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell

  /// Returns the number of sections.
  ///
  /// The default implementation returns 1.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  //
  /// Returns a supplementary view, such as a section header.
  ///
  /// Use ``UICollectionView/dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)``. A
  /// view that wasn't dequeued, including that of the default implementation, causes a trap.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - kind: The kind of the view.
  ///   - indexPath: The index path of the view.
  /// - Returns: The view.
  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Returns whether the user can move an item.
  ///
  /// The default implementation returns `false`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: Whether the item can be moved.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool

  /// Called when the user has moved an item.
  ///
  /// Implementations change the data; the collection view already shows the item at its new
  /// position.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - sourceIndexPath: The index path of the item before the move.
  ///   - destinationIndexPath: The index path of the item after the move.
  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
}

extension UICollectionViewDataSource {
  /// Returns 1.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Returns a view that isn't dequeued, which causes a trap.
  public func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }

  /// Returns `false`.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    false
  }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

/// The methods that notify an object of items that will probably become visible.
///
/// Implementations can load the data of these items in advance. Assign the object to
/// ``UICollectionView/prefetchDataSource``.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  // R-COL-55
  /// Called with items that will become visible if scrolling continues in the same direction, the
  /// nearest first.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPaths: The index paths of the items.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Called with announced items that will probably not become visible after all.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPaths: The index paths of the items.
  func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  )
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
