import Foundation

/// The methods that supply the items of a drag from a collection view.
///
/// ```swift
/// func collectionView(
///   _ collectionView: UICollectionView,
///   itemsForBeginning session: any UIDragSession,
///   at indexPath: IndexPath
/// ) -> [UIDragItem] {
///   let item = UIDragItem(itemProvider: NSItemProvider(object: songs[indexPath.row].title))
///   item.localObject = songs[indexPath.row]
///   return [item]
/// }
/// ```
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  // R-DRAG-41
  /// Returns the items that a press on an item lifts, or an empty array if it can't be dragged.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drag that would begin.
  ///   - indexPath: The index path of the item.
  /// - Returns: The items.
  func collectionView(
    _ collectionView: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]

  // R-DRAG-14
  /// Returns the items that a tap of another finger adds to a drag, or an empty array.
  ///
  /// The default implementation returns an empty array; the tap then selects the item.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drag.
  ///   - indexPath: The index path of the item.
  ///   - point: The location of the tap, in the coordinates of the collection view.
  /// - Returns: The items.
  func collectionView(
    _ collectionView: UICollectionView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]

  /// Returns the appearance of the preview of an item, or `nil` for the default.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: The appearance.
  func collectionView(
    _ collectionView: UICollectionView,
    dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?

  /// Called when the finger begins to move the lifted items.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drag.
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionWillBegin session: any UIDragSession
  )

  /// Called at the end of the drag, after the animations.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drag.
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionDidEnd session: any UIDragSession
  )

  /// Returns whether the items may be moved, which is `true` by default.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drag.
  /// - Returns: Whether the items may be moved.
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool

  /// Returns whether the items can only be dropped in this app, which is `false` by default.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drag.
  /// - Returns: Whether the items stay in this app.
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UICollectionViewDragDelegate {
  /// Returns an empty array.
  public func collectionView(
    _ collectionView: UICollectionView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }
  /// Returns `nil`.
  public func collectionView(
    _ collectionView: UICollectionView,
    dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionWillBegin session: any UIDragSession
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionDidEnd session: any UIDragSession
  ) {}
  /// Returns `true`.
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// Returns `false`.
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}
