import UIKitCore

/// Sections that the tests of compositional layouts use.
@MainActor enum CompositionalSamples {
  static func size(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  static func grid(columns: CGFloat = 2, height: NSCollectionLayoutDimension? = nil)
    -> NSCollectionLayoutSection
  {
    let height = height ?? .absolute(100)
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1 / columns), height))
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), height), subitems: [item])
    )
  }

  static func shelf(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior)
    -> NSCollectionLayoutSection
  {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1))
    )
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(200), .absolute(150)), subitems: [item])
    )
    section.interGroupSpacing = 10
    section.contentInsets.leading = 20
    section.contentInsets.trailing = 20
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  /// Items of 100 points that scroll vertically in a layout that scrolls horizontally.
  static func column() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1))
    )
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(.absolute(200), .absolute(100)), subitems: [item])
    )
    section.orthogonalScrollingBehavior = .continuous
    return section
  }

  /// A header of 40 points.
  static func header() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(40)),
      elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top
    )
  }
}
