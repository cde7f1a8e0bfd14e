import Foundation

/// The properties of a compositional layout that concern all of its sections.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
  /// Creates a configuration for vertical scrolling.
  public override init() { super.init() }

  /// The direction in which the layout scrolls.
  ///
  /// The default value is `vertical`.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical

  /// The distance between sections, in points.
  ///
  /// The default value is 0. Distances that are negative or not finite are treated as 0, with a
  /// warning.
  open var interSectionSpacing: CGFloat = 0

  /// The supplementary items at the edges of the whole layout.
  ///
  /// Their index path has one index, 0. The default value is an empty array.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// The area from which the insets of sections are measured at the sides.
  ///
  /// The default value is ``UIContentInsetsReference/safeArea``.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Returns a copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}
