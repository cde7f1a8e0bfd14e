import UIKit

/// A store with cards, columns of apps and a list, in one compositional layout.
final class AppStoreViewController: UIViewController {
  private enum Section: Int, CaseIterable {
    case stories, apps, categories

    var title: String? {
      switch self {
      case .stories: nil
      case .apps: "Apps We Love"
      case .categories: "Top Categories"
      }
    }
  }

  private enum Item: Hashable {
    case story(StoreApp.Story)
    case app(StoreApp)
    case category(String, symbol: String)
  }

  private lazy var collectionView = UICollectionView(
    frame: view.bounds,
    collectionViewLayout: UICollectionViewCompositionalLayout { index, environment in
      Self.section(Section(rawValue: index) ?? .apps, environment)
    }
  )
  private var dataSource: UICollectionViewDiffableDataSource<Section, Item>?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Apps"
    navigationController?.navigationBar.prefersLargeTitles = true
    view.backgroundColor = .systemBackground
    collectionView.backgroundColor = .systemBackground
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    makeDataSource()
    fill()
  }

  // MARK: Layout

  private static func section(
    _ section: Section,
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let width = environment.container.contentSize.width
    // The margin of the large title.
    let margin: CGFloat = width >= 414 ? 20 : 16
    // Tablets show two columns.
    let share: CGFloat? = width >= 700 ? 0.492 : nil
    let layout: NSCollectionLayoutSection
    switch section {
    case .stories: layout = stories(environment, width: share ?? 1, margin: margin)
    case .apps: layout = apps(environment, width: share ?? 0.94, margin: margin)
    case .categories: layout = categories(environment, margin: margin)
    }
    if section.title != nil {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .estimated(48)),
        elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top
      )
      if section == .categories {
        header.contentInsets.leading = 16
        header.contentInsets.trailing = 16
      }
      layout.boundarySupplementaryItems = [header]
    }
    return layout
  }

  private static func size(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// Returns how much higher lines of text styles are than at the standard text size.
  private static func growth(
    of styles: [UIFont.TextStyle],
    _ environment: any NSCollectionLayoutEnvironment
  ) -> CGFloat {
    styles.reduce(0) { $0 + environment.traitCollection.growth(of: $1) }
  }

  private static func stories(
    _ environment: any NSCollectionLayoutEnvironment,
    width: CGFloat,
    margin: CGFloat
  ) -> NSCollectionLayoutSection {
    let height = 300 + growth(of: [.caption2, .title2, .title3], environment)
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(width), .absolute(height)),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = width < 1 ? .groupPaging : .groupPagingCentered
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 8,
      leading: margin,
      bottom: 8,
      trailing: margin
    )
    return section
  }

  private static func apps(
    _ environment: any NSCollectionLayoutEnvironment,
    width: CGFloat,
    margin: CGFloat
  ) -> NSCollectionLayoutSection {
    // Subtitles have a second line at larger text sizes.
    let increase = growth(of: [.body, .footnote], environment)
    let subtitle = UIFont.preferredFont(
      forTextStyle: .footnote,
      compatibleWith: environment.traitCollection
    )
    let height = 78 + increase + (increase > 0 ? subtitle.lineHeight.rounded(.up) : 0)
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1 / 3))
    )
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(width), .absolute(3 * height)),
      repeatingSubitem: item,
      count: 3
    )
    let section = NSCollectionLayoutSection(group: column)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 0,
      leading: margin,
      bottom: 8,
      trailing: margin
    )
    return section
  }

  private static func categories(
    _ environment: any NSCollectionLayoutEnvironment,
    margin: CGFloat
  ) -> NSCollectionLayoutSection {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.separatorConfiguration.bottomSeparatorInsets.trailing = 16
    let section = NSCollectionLayoutSection.list(
      using: configuration,
      layoutEnvironment: environment
    )
    // The rows have a margin of 16 points.
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 0,
      leading: margin - 16,
      bottom: 20,
      trailing: margin - 16
    )
    return section
  }

  // MARK: Data

  private func makeDataSource() {
    let stories = UICollectionView.CellRegistration<StoryCell, StoreApp.Story> { cell, _, story in
      cell.show(story)
    }
    let apps = UICollectionView.CellRegistration<StoreAppCell, StoreApp> { cell, path, app in
      cell.show(app, isLast: path.item % 3 == 2)
    }
    let categories = UICollectionView.CellRegistration<UICollectionViewListCell, (String, String)> {
      cell,
      _,
      category in
      var content = cell.defaultContentConfiguration()
      content.text = category.0
      content.image = UIImage(systemName: category.1)
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let headers = UICollectionView.SupplementaryRegistration<StoreHeaderView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, path in
      header.show(Section(rawValue: path.section)?.title ?? "")
    }
    let dataSource = UICollectionViewDiffableDataSource<Section, Item>(
      collectionView: collectionView
    ) { view, path, item in
      switch item {
      case .story(let story):
        return view.dequeueConfiguredReusableCell(using: stories, for: path, item: story)
      case .app(let app):
        return view.dequeueConfiguredReusableCell(using: apps, for: path, item: app)
      case .category(let name, let symbol):
        return view.dequeueConfiguredReusableCell(
          using: categories,
          for: path,
          item: (name, symbol)
        )
      }
    }
    dataSource.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    self.dataSource = dataSource
  }

  private func fill() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(StoreApp.stories.map(Item.story), toSection: .stories)
    snapshot.appendItems(StoreApp.all.map(Item.app), toSection: .apps)
    snapshot.appendItems(
      StoreApp.categories.map { Item.category($0.0, symbol: $0.1) },
      toSection: .categories
    )
    dataSource?.apply(snapshot, animatingDifferences: false)
  }
}
