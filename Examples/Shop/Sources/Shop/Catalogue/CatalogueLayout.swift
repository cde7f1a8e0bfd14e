import UIKit

/// The sections of the catalogue, and how they are laid out.
enum CatalogueSection: Int, CaseIterable {
  case banners, categories, products

  /// Returns the layout of the section in a container of a width.
  @MainActor func layout(width: CGFloat) -> NSCollectionLayoutSection {
    switch self {
    case .banners: Self.banners(width: width)
    case .categories: Self.categories
    case .products: Self.products(width: width)
    }
  }

  private static func size(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  @MainActor private static func banners(width: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(min(width - 32, 420)), .absolute(200)),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    return section
  }

  @MainActor private static var categories: NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.estimated(110), .estimated(38)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.estimated(110), .estimated(38)),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    return section
  }

  @MainActor private static func products(width: CGFloat) -> NSCollectionLayoutSection {
    let columns = max(Int(width / 180), 2)
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1 / CGFloat(columns)), .estimated(250))
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(250)),
      repeatingSubitem: item,
      count: columns
    )
    group.interItemSpacing = .fixed(16)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 20
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 24, trailing: 16)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .estimated(48)),
        elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top
      )
    ]
    return section
  }
}
