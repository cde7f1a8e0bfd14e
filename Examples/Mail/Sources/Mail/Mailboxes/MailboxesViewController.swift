import UIKit

/// All mailboxes, with the numbers of their unread messages.
final class MailboxesViewController: UIViewController, MailPage {
  private enum Section: Int {
    case smart, folders

    var title: String? {
      switch self {
      case .smart: nil
      case .folders: "Harborline"
      }
    }
  }

  weak var router: MailRouter?

  private let store: MailStore
  private let style: UICollectionLayoutListConfiguration.Appearance
  private lazy var collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewCompositionalLayout { [style] index, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: style)
      configuration.headerMode = index == Section.smart.rawValue ? .none : .supplementary
      return .list(using: configuration, layoutEnvironment: environment)
    }
  )
  private lazy var dataSource = makeDataSource()
  private var selected = Mailbox.inbox

  /// Creates the page.
  ///
  /// - Parameters:
  ///   - store: The messages.
  ///   - style: `.sidebar` in the column of a split view, which keeps the selection.
  init(store: MailStore, style: UICollectionLayoutListConfiguration.Appearance) {
    self.store = store
    self.style = style
    super.init(nibName: nil, bundle: nil)
    title = "Mailboxes"
    store.observe(with: self) { $0.reloadCounts() }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The controller is created in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.delegate = self
    collectionView.backgroundColor =
      style == .sidebar ? .secondarySystemBackground : .systemGroupedBackground
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    var snapshot = NSDiffableDataSourceSnapshot<Section, Mailbox>()
    snapshot.appendSections([.smart, .folders])
    snapshot.appendItems(Mailbox.smart, toSection: .smart)
    snapshot.appendItems(Mailbox.folders, toSection: .folders)
    dataSource.apply(snapshot, animatingDifferences: false)
    showSelection()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard style != .sidebar else { return }
    for path in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: path, animated: animated)
    }
  }

  // MARK: Rows

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Mailbox> {
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Mailbox> {
      [store, style] cell, _, mailbox in
      var content = cell.defaultContentConfiguration()
      content.text = mailbox.title
      content.image = UIImage(systemName: mailbox.symbol)
      cell.contentConfiguration = content
      let count = store.count(of: mailbox)
      cell.accessories = count == 0 ? [] : [.label(text: "\(count)")]
      if style != .sidebar { cell.accessories.append(.disclosureIndicator()) }
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, path in
      var content = header.defaultContentConfiguration()
      content.text = Section(rawValue: path.section)?.title
      header.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Section, Mailbox>(
      collectionView: collectionView
    ) { view, path, mailbox in
      view.dequeueConfiguredReusableCell(using: rows, for: path, item: mailbox)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    return source
  }

  private func reloadCounts() {
    guard isViewLoaded else { return }
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(snapshot.itemIdentifiers)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  // MARK: Selection

  /// Marks the mailbox that is shown beside the column.
  func select(_ mailbox: Mailbox) {
    selected = mailbox
    if isViewLoaded { showSelection() }
  }

  private func showSelection() {
    guard style == .sidebar, let path = dataSource.indexPath(for: selected) else { return }
    collectionView.selectItem(at: path, animated: false, scrollPosition: [])
  }
}

extension MailboxesViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let mailbox = dataSource.itemIdentifier(for: indexPath) else { return }
    selected = mailbox
    router?.open(mailbox, from: self)
  }
}
