import SimulatorKit
import TestSupport
import Testing
import UIKit

// The code of the guide "Compositional layouts and lists".

final class CatalogPage: UIViewController, UICollectionViewDelegate {
  enum Section: Int { case featured, products, settings }

  lazy var collectionView = UICollectionView(
    frame: view.bounds,
    collectionViewLayout: UICollectionViewCompositionalLayout {
      index,
      environment in
      switch Section(rawValue: index) {
      case .featured: Self.featuredSection()
      case .products: Self.productSection(environment)
      default: Self.listSection(environment)
      }
    }
  )
  var dataSource: UICollectionViewDiffableDataSource<Section, String>?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Catalog"
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    makeDataSource()
    show(featured: ["Lamp", "Chair", "Desk"], products: ["Mug", "Vase", "Rug", "Clock"])
  }

  static func featuredSection() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalHeight(1)
      )
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.9),
        heightDimension: .absolute(180)
      ),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.interGroupSpacing = 12
    return section
  }

  static func productSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let columns = environment.container.effectiveContentSize.width > 600 ? 4 : 2
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)),
        heightDimension: .fractionalHeight(1)
      )
    )
    item.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(120)
      ),
      repeatingSubitem: item,
      count: columns
    )
    let section = NSCollectionLayoutSection(group: row)
    section.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 10, bottom: 6, trailing: 10)
    return section
  }

  static func listSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
  }

  func makeDataSource() {
    let products = UICollectionView.CellRegistration<UICollectionViewCell, String> {
      cell,
      _,
      name in
      var content = UIListContentConfiguration.cell()
      content.text = name
      cell.contentConfiguration = content
      var background = UIBackgroundConfiguration.listGroupedCell()
      background.cornerRadius = 10
      cell.backgroundConfiguration = background
    }
    let settings = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell,
      _,
      name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      view,
      path,
      name in
      path.section == Section.settings.rawValue
        ? view.dequeueConfiguredReusableCell(using: settings, for: path, item: name)
        : view.dequeueConfiguredReusableCell(using: products, for: path, item: name)
    }
  }

  func show(featured: [String], products: [String]) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.featured, .products, .settings])
    snapshot.appendItems(featured, toSection: .featured)
    snapshot.appendItems(products, toSection: .products)
    snapshot.appendItems(["Orders", "Addresses"], toSection: .settings)
    dataSource?.apply(snapshot)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    selected = dataSource?.itemIdentifier(for: indexPath)
  }

  var selected: String?
}

@MainActor @Suite("Guide: Compositional layouts and lists", .releasesEverything)
struct CatalogGuideTests {
  @MainActor private func start(_ device: Device) -> (Simulator, CatalogPage) {
    let simulator = Simulator(device)
    let page = CatalogPage()
    simulator.window.rootViewController = UINavigationController(rootViewController: page)
    simulator.advance(by: 0.5)
    return (simulator, page)
  }

  @Test("the featured section scrolls sideways")
  func featured() throws {
    let (phone, _) = start(.iPhone15)
    let before = try phone.element(.label("Lamp")).frame
    phone.drag(
      from: CGPoint(x: before.midX, y: before.midY),
      to: CGPoint(x: before.midX - 200, y: before.midY)
    )
    phone.advance(by: 1)
    #expect(try phone.element(.label("Chair")).frame.midX < 250)
  }

  @Test("a wide screen has four columns")
  func columns() throws {
    let (phone, _) = start(.iPhone15)
    #expect(try phone.element(.label("Mug")).frame.minY < phone.element(.label("Rug")).frame.minY)
    let (pad, _) = start(.iPadPro11)
    #expect(try pad.element(.label("Mug")).frame.minY == pad.element(.label("Rug")).frame.minY)
  }

  @Test("a row of the list is tapped")
  func row() throws {
    let (phone, page) = start(.iPhone15)
    try phone.tap("Orders")
    #expect(page.selected == "Orders")
  }
}
