import UIKit

/// Banners, categories and a grid of products.
final class CatalogueViewController: UIViewController, ShopPage {
  private enum Item: Hashable {
    case banner(Banner)
    case category(Product.Category)
    case product(Product.ID)
  }

  var store = ShopStore.shared

  private let search = UISearchController(searchResultsController: nil)
  private var collectionView: UICollectionView!
  private lazy var dataSource = makeDataSource()
  private var category: Product.Category?

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.collectionViewLayout = UICollectionViewCompositionalLayout {
      [unowned self] index, environment in
      dataSource.sectionIdentifier(for: index)?
        .layout(
          width: environment.container.effectiveContentSize.width,
          margin: systemMinimumLayoutMargins.leading
        )
    }
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Products and Makers"
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    reload(animated: false)
  }

  // MARK: Content

  private func makeDataSource() -> UICollectionViewDiffableDataSource<CatalogueSection, Item> {
    let banners = UICollectionView.CellRegistration<BannerCell, Banner> {
      [unowned self] cell, _, banner in
      guard let product = store.product(withID: banner.product) else { return }
      cell.show(banner, product)
    }
    let categories = UICollectionView.CellRegistration<CategoryCell, Product.Category> {
      [unowned self] cell, _, category in cell.show(category, isChosen: category == self.category)
    }
    let products = UICollectionView.CellRegistration<ProductCell, Product.ID> {
      [unowned self] cell, _, id in
      store.product(withID: id).map(cell.show)
    }
    let headers = UICollectionView.SupplementaryRegistration<CatalogueHeaderView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] header, _, _ in header.show(category?.title ?? "All Products") }
    let source = UICollectionViewDiffableDataSource<CatalogueSection, Item>(
      collectionView: collectionView
    ) { view, path, item in
      switch item {
      case .banner(let banner):
        view.dequeueConfiguredReusableCell(using: banners, for: path, item: banner)
      case .category(let category):
        view.dequeueConfiguredReusableCell(using: categories, for: path, item: category)
      case .product(let id):
        view.dequeueConfiguredReusableCell(using: products, for: path, item: id)
      }
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    return source
  }

  private func reload(animated: Bool) {
    let term = search.searchBar.text ?? ""
    let products = store.products(in: category, matching: term)
    var snapshot = NSDiffableDataSourceSnapshot<CatalogueSection, Item>()
    if term.isEmpty {
      snapshot.appendSections([.banners, .categories])
      snapshot.appendItems(store.banners.map(Item.banner), toSection: .banners)
      snapshot.appendItems(Product.Category.allCases.map(Item.category), toSection: .categories)
    }
    if !products.isEmpty {
      snapshot.appendSections([.products])
      snapshot.appendItems(products.map { .product($0.id) }, toSection: .products)
    }
    let known = Set(dataSource.snapshot().itemIdentifiers)
    snapshot.reconfigureItems(
      snapshot.itemIdentifiers.filter { item in
        if case .category = item { known.contains(item) } else { false }
      }
    )
    dataSource.apply(snapshot, animatingDifferences: animated)
    setNeedsUpdateContentUnavailableConfiguration()
  }

  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    let isEmpty = dataSource.snapshot().numberOfItems == 0
    contentUnavailableConfiguration = isEmpty ? UIContentUnavailableConfiguration.search() : nil
  }

  private func choose(_ chosen: Product.Category) {
    category = category == chosen ? nil : chosen
    reload(animated: true)
    let headers = collectionView.visibleSupplementaryViews(
      ofKind: UICollectionView.elementKindSectionHeader
    )
    for case let header as CatalogueHeaderView in headers {
      header.show(category?.title ?? "All Products")
    }
  }

  private func open(_ id: Product.ID) { performSegue(withIdentifier: "showProduct", sender: id) }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let page = segue.destination as? ProductViewController else { return }
    page.store = store
    page.productID = sender as? Product.ID
  }
}

extension CatalogueViewController: ObjectiveCMembers {
  static var objectiveCMembers: [ObjectiveCMember] {
    [.property(\CatalogueViewController.collectionView, "collectionView")]
  }
}

extension CatalogueViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    switch dataSource.itemIdentifier(for: indexPath) {
    case .banner(let banner): open(banner.product)
    case .category(let category): choose(category)
    case .product(let id): open(id)
    case nil: break
    }
  }
}

extension CatalogueViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    reload(animated: false)
  }
}
