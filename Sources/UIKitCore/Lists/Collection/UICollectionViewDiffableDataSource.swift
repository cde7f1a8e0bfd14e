import Foundation

/// Feeds a collection view from snapshots: says what changed from one to the next, and lets it be shown as a movement.
///
/// It keeps the collection view weakly; whoever owns both keeps the source.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// Hands out the cell of an item; nil raises.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Hands out the header, footer or the like at a place; nil raises.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private weak var view: UICollectionView?
  private let provider: CellProvider
  private var state = DiffableState<SectionIdentifierType, ItemIdentifierType>()

  /// Creates a source without sections and makes it the data source of a collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    view = collectionView
    provider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Hands out headers, footers and the like; nil by default.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  // MARK: Snapshots

  /// What is shown now, to be changed and applied.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    state.snapshot
  }

  /// Shows a snapshot; `completion` is called when it is shown (R-COL-78).
  ///
  /// Without animation the changes are made at once, and cells that stay are kept. A collection view that is not in a window
  /// is loaded anew.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    guard let view, view.window != nil else {
      state.replace(with: snapshot)
      view?.reloadData()
      completion?()
      return
    }
    guard animatingDifferences else {
      UIView.performWithoutAnimation { show(snapshot, in: view, completion: completion) }
      return
    }
    show(snapshot, in: view, completion: completion)
  }

  /// Shows a snapshot with all cells asked for anew; what is the same in both is not looked for.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    state.replace(with: snapshot)
    view?.reloadData()
    view?.layoutIfNeeded()
    completion?()
  }

  private func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    in view: UICollectionView,
    completion: (() -> Void)?
  ) {
    var reconfigured: [IndexPath] = []
    view.performBatchUpdates({
      let step = self.state.advance(to: snapshot)
      reconfigured = step.reconfigured
      view.add(step.updates)
    }) { _ in completion?() }
    if !reconfigured.isEmpty { view.reconfigureItems(at: reconfigured) }
  }

  // MARK: Finding

  /// The item at a place; nil where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    state.item(at: indexPath)
  }

  /// Where an item stands; nil for one that is not shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    state.indexPath(of: itemIdentifier)
  }

  /// The section with a number; nil where there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { state.section(at: index) }

  /// The number of a section; nil for one that is not shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    state.sectionNumber(of: sectionIdentifier)
  }

  // MARK: Data source

  /// How many sections the snapshot has.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { state.sectionCount }

  /// How many items a section of the snapshot has.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    state.itemCount(inSection: section)
  }

  /// The cell that the cell provider hands out.
  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = state.item(at: indexPath),
      let cell = provider(collectionView, indexPath, item)
    else { return UICollectionViewCell() }
    return cell
  }

  /// The view that the provider of supplementary views hands out.
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
  }

  /// False; overridden by sources whose items can be moved.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    false
  }

  /// Takes over the place of an item that the user moved.
  open func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    state.move(from: sourceIndexPath, to: destinationIndexPath)
  }
}
