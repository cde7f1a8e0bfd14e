import Foundation

/// The methods that respond to interaction with the items of a collection view.
///
/// When a touch begins, the delegate determines whether the item is highlighted. When the touch
/// ends, the item is selected, and the highlight is removed. All methods have default
/// implementations. A delegate can also implement the methods of ``UIScrollViewDelegate``.
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  // R-COL-60
  /// Returns whether an item is highlighted when it is touched, and can then be selected.
  ///
  /// The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: Whether the item is highlighted.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  )
    -> Bool

  /// Called when an item is highlighted.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)

  /// Called when an item is no longer highlighted.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)

  /// Returns whether the user can select an item.
  ///
  /// The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: Whether the item can be selected.
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool

  /// Returns whether the user can deselect an item, if several items can be selected.
  ///
  /// The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: Whether the item can be deselected.
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
    -> Bool

  /// Called when the user has selected an item.
  ///
  /// The method isn't called for ``UICollectionView/selectItem(at:animated:scrollPosition:)``.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)

  /// Called when the user has deselected an item, including by selecting another one.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)

  /// Called before a cell becomes visible.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - cell: The cell.
  ///   - indexPath: The index path of the item.
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  )

  /// Called after a cell is no longer visible.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - cell: The cell.
  ///   - indexPath: The index path that the item had.
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  )

  /// Called before a supplementary view becomes visible.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - view: The supplementary view.
  ///   - elementKind: The kind of the view.
  ///   - indexPath: The index path of the view.
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  )

  /// Called after a supplementary view is no longer visible.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - view: The supplementary view.
  ///   - elementKind: The kind of the view.
  ///   - indexPath: The index path of the view.
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  )

  /// Returns the index path for an item that is being moved.
  ///
  /// The default implementation returns `proposedIndexPath`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - originalIndexPath: The index path of the item before the move.
  ///   - currentIndexPath: The index path at which the item is shown.
  ///   - proposedIndexPath: The index path over which the user drags the item.
  /// - Returns: The index path at which the item is shown.
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath

  /// Returns the content offset after an update or a change of the layout.
  ///
  /// The default implementation returns `proposedContentOffset`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - proposedContentOffset: The offset that the layout proposes.
  /// - Returns: The content offset.
  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint

  // R-FOC-23
  /// Returns whether an item can be focused.
  ///
  /// The method is called only if items can be selected. The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: Whether the item can be focused.
  func collectionView(
    _ collectionView: UICollectionView,
    canFocusItemAt indexPath: IndexPath
  ) -> Bool

  // R-FOC-24
  /// Returns whether the focus can be updated.
  ///
  /// The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - context: The items between which the focus moves.
  /// - Returns: Whether the update is allowed.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool

  // R-FOC-24
  /// Called after the focus has moved to, from or within the collection view.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - context: The items between which the focus has moved.
  ///   - coordinator: The coordinator for animations that run alongside the update.
  func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  )

  // R-FOC-25
  /// Returns the index path of the item that is focused when the focus enters the collection view.
  ///
  /// The default implementation returns `nil`, for no preference.
  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?
  // R-MENU-50
  /// Returns the menu of an item, or `nil`, the default, for none.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  ///   - point: The point of the touch, in the collection view's coordinates.
  /// - Returns: The configuration.
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration?
  // R-MENU-50
  /// Returns the menu of items, or of the space between them, or `nil` for none.
  ///
  /// The default implementation asks for the menu of the first item.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPaths: The index path of the item at the point, or an empty array if there is none.
  ///   - point: The point of the touch, in the collection view's coordinates.
  /// - Returns: The configuration.
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration?
  // R-MENU-51
  /// Returns the view that is lifted with the menu of an item, or `nil`, the default, for that of
  /// ``collectionView(_:previewForHighlightingContextMenuWithConfiguration:)``.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - configuration: The configuration of the menu.
  ///   - indexPath: The index path of the item.
  /// - Returns: The preview.
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?
  /// Returns the view that is lifted with a menu, or `nil`, the default, for the item's cell.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - configuration: The configuration of the menu.
  /// - Returns: The preview.
  func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Returns the view to which the preview returns, or `nil`, the default, for the one that was lifted.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - configuration: The configuration of the menu.
  /// - Returns: The preview.
  func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called when the preview of a item is tapped.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - configuration: The configuration of the menu.
  ///   - animator: Runs animations with the disappearance of the preview.
  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )
  /// Called before a menu appears.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - configuration: The configuration of the menu.
  ///   - animator: Runs animations with the appearance of the menu.
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
  /// Called before a menu disappears.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - configuration: The configuration of the menu.
  ///   - animator: Runs animations with the disappearance of the menu.
  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
}

extension UICollectionViewDelegate {
  /// Returns `true`.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) {}
  /// Returns `true`.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Returns `true`.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) {}
  /// Returns the proposed index path.
  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }
  /// Returns the proposed content offset.
  public func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Returns `true`.
  public func collectionView(
    _ collectionView: UICollectionView,
    canFocusItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Returns `true`.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { true }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// Returns `nil`, for no preference.
  public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    nil
  }
}
