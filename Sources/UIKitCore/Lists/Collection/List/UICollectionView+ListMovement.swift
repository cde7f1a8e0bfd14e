import Foundation

/// The gap in a list for a row that is dragged by its grip.
extension UICollectionView {
  // R-LST-55
  /// Returns the appearance of a row, which depends on whether it is directly above or below the gap.
  func row(for attributes: UICollectionViewLayoutAttributes) -> ListRow? {
    guard let gap = movement?.current, var row = attributes.row, row.role == .cell,
      (movement?.view as? UICollectionViewListCell)?.isLifted == true,
      attributes.indexPath.section == gap.section
    else { return attributes.row }
    row.style.isBelowGap = attributes.indexPath.item == gap.item + 1
    row.style.isAboveGap = attributes.indexPath.item == gap.item - 1
    return row
  }

  /// Shows the corners of the visible rows again after the gap has appeared, moved or closed.
  func movementGapChanged() {
    for case let cell as UICollectionViewListCell in visibleCells where cell !== movement?.view {
      if let attributes = cell.shownAttributes { cell.take(row(for: attributes)) }
    }
  }
}
