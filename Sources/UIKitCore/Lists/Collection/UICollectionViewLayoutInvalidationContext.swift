import Foundation

/// A description of the parts of a layout that are invalid.
///
/// Pass a context to ``UICollectionViewLayout/invalidateLayout(with:)``. Layouts that use their own
/// subclass return it from ``UICollectionViewLayout/invalidationContextClass``.
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Creates a context in which nothing is invalid.
  public override init() { super.init() }

  /// A Boolean value that indicates whether the whole layout is invalid.
  ///
  /// The value is `true` after ``UICollectionViewLayout/invalidateLayout()`` and
  /// ``UICollectionView/reloadData()``.
  open internal(set) var invalidateEverything = false

  /// A Boolean value that indicates whether the numbers of sections and items are requested again.
  open internal(set) var invalidateDataSourceCounts = false

  /// Whether the context belongs to an update, for which the changes of the items are known.
  var isUpdate = false

  /// Whether only the content offset or the size of a measured view has changed.
  var isScrolling = false

  /// The index paths of invalidated items, or `nil` if there are none.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// The index paths of invalidated supplementary views by kind, or `nil` if there are none.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

  /// The index paths of invalidated decoration views by kind, or `nil` if there are none.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// Invalidates the attributes of items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Invalidates the attributes of supplementary views.
  ///
  /// - Parameters:
  ///   - elementKind: The kind of the view.
  ///   - indexPaths: The index paths of the views.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Invalidates the attributes of decoration views.
  ///
  /// - Parameters:
  ///   - elementKind: The kind of the view.
  ///   - indexPaths: The index paths of the views.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// The distance by which the content offset changes with the invalidation, in points.
  ///
  /// The default value is zero.
  open var contentOffsetAdjustment = CGPoint.zero

  /// The change of the content size, in points, which is available to layouts.
  ///
  /// The default value is zero. The collection view always uses the layout's
  /// ``UICollectionViewLayout/collectionViewContentSize``.
  open var contentSizeAdjustment = CGSize.zero

  /// The previous index paths of the items that are being moved interactively.
  ///
  /// The value is always `nil`, because interactive movements are shown as updates.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// The target index paths of the items that are being moved interactively.
  ///
  /// The value is always `nil`, because interactive movements are shown as updates.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// The position of the touch during an interactive movement, in content coordinates.
  ///
  /// The value is always zero, because interactive movements are shown as updates.
  open internal(set) var interactiveMovementTarget = CGPoint.zero
}

/// A description of the parts of a flow layout that are invalid.
///
/// ``UICollectionViewFlowLayout`` uses this class for its invalidation contexts.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// A Boolean value that indicates whether sizes and distances are requested from the delegate
  /// again.
  ///
  /// The default value is `true`.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// A Boolean value that indicates whether the positions of all items are computed again.
  ///
  /// The default value is `true`.
  open var invalidateFlowLayoutAttributes = true
}
