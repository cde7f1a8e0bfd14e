import UIKitCore

/// Sections that the tests of compositional layouts use.
@MainActor enum CompositionalSamples {
  static func size(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  static func grid(columns: CGFloat = 2, height: NSCollectionLayoutDimension = .absolute(100))
    -> NSCollectionLayoutSection
  {
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

  static func header(_ height: NSCollectionLayoutDimension = .absolute(40))
    -> NSCollectionLayoutBoundarySupplementaryItem
  {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), height),
      elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top
    )
  }
}
