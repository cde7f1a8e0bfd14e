import Foundation

/// What of a layout is out of date.
///
/// Subclasses say more about layouts of their own; a layout names the class in `invalidationContextClass`.
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Creates a context that says nothing yet.
  public override init() { super.init() }

  /// Whether all is out of date, as by `invalidateLayout()` and `reloadData()`.
  open internal(set) var invalidateEverything = false

  /// Whether the numbers of sections and items are to be asked for again.
  open internal(set) var invalidateDataSourceCounts = false

  /// Whether an update is about to be shown, which says itself what became of the items.
  var isUpdate = false

  /// The items that were named; nil when none were.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// The supplementary views that were named, by kind; nil when none were.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

  /// The decoration views that were named, by kind; nil when none were.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// Says that the attributes of some items are out of date.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Says that the attributes of some supplementary views are out of date.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Says that the attributes of some decoration views are out of date.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// How far the content is to be scrolled with the change; zero by default.
  open var contentOffsetAdjustment = CGPoint.zero

  /// How much the content grows with the change; zero by default.
  ///
  /// The layout's own `collectionViewContentSize` is asked for anyway, so that the number is only for layouts to read.
  open var contentSizeAdjustment = CGSize.zero

  /// Where the moved items were, during a movement by hand.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// Where the moved items are going, during a movement by hand.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// Where the finger is, during a movement by hand.
  open internal(set) var interactiveMovementTarget = CGPoint.zero
}

/// What of a flow layout is out of date.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is to be asked again for sizes and distances; true by default.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether all items are to be placed again; true by default.
  open var invalidateFlowLayoutAttributes = true
}
