import Foundation

/// The layout guide of a list cell's separator, whose sides are at their automatic positions unless
/// the application constrains them.
@MainActor final class SeparatorLayoutGuide {
  // R-LC-14
  let guide = UILayoutGuide()
  private let leading: NSLayoutConstraint
  private let trailing: NSLayoutConstraint
  private unowned let cell: UICollectionViewListCell

  init(in cell: UICollectionViewListCell) {
    self.cell = cell
    guide.identifier = "UICollectionViewListCellSeparatorLayoutGuide"
    cell.addLayoutGuide(guide)
    leading = guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor)
    trailing = cell.trailingAnchor.constraint(equalTo: guide.trailingAnchor)
    let height = guide.heightAnchor.constraint(equalToConstant: 0)
    let bottom = guide.bottomAnchor.constraint(equalTo: cell.bottomAnchor)
    for constraint in [leading, trailing, height, bottom] {
      constraint.priority = UILayoutPriority(1)
    }
    NSLayoutConstraint.activate([leading, trailing, height, bottom])
    cell.separatorGuideAdded()
    cell.setNeedsLayout()
  }

  /// Returns the insets of the separator; left is the leading side.
  ///
  /// - Parameters:
  ///   - automatic: The insets without constraints of the application.
  ///   - isRightToLeft: Whether the leading side is the right one.
  /// - Returns: The insets.
  func insets(_ automatic: UIEdgeInsets, isRightToLeft: Bool) -> UIEdgeInsets {
    if leading.constant != automatic.left { leading.constant = automatic.left }
    if trailing.constant != automatic.right { trailing.constant = automatic.right }
    let frame = guide.layoutFrame
    let sides = (left: frame.minX, right: cell.bounds.width - frame.maxX)
    var insets = automatic
    insets.left = isRightToLeft ? sides.right : sides.left
    insets.right = isRightToLeft ? sides.left : sides.right
    return insets
  }
}
