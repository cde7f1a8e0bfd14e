import UIKit

/// The sections of the catalogue, and how they are laid out.
enum CatalogueSection: Int, CaseIterable {
  case banners, categories, products

  /// Returns the layout of the section.
  ///
  /// - Parameters:
  ///   - width: The width of the container.
  ///   - margin: The margin at its sides.
  /// - Returns: The layout.
  @MainActor func layout(width: CGFloat, margin: CGFloat) -> NSCollectionLayoutSection {
    let section = layout(width: width - 2 * margin)
    section.contentInsets.leading = margin
    section.contentInsets.trailing = margin
    return section
  }

  @MainActor private func layout(width: CGFloat) -> NSCollectionLayoutSection {
    switch self {
    case .banners: Self.bannerLayout(width: width)
    case .categories: Self.categoryLayout
    case .products: Self.productLayout(width: width)
    }
  }

  private static func size(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  @MainActor private static func bannerLayout(width: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(min(width, 420)), .absolute(200)),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0)
    return section
  }

  @MainActor private static var categoryLayout: NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.estimated(110), .estimated(38)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.estimated(110), .estimated(38)),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0)
    return section
  }

  @MainActor private static func productLayout(width: CGFloat) -> NSCollectionLayoutSection {
    let columns = max(Int(width / 180), 2)
    let spacing: CGFloat = 16
    let free = width - spacing * CGFloat(columns - 1)
    let item = NSCollectionLayoutItem(
      layoutSize: size(.absolute(free / CGFloat(columns)), .estimated(250))
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(250)),
      repeatingSubitem: item,
      count: columns
    )
    group.interItemSpacing = .fixed(spacing)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 20
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 24, trailing: 0)
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
