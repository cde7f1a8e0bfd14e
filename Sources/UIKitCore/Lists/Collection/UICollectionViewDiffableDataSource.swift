import Foundation

/// A collection view's data source that is driven by snapshots.
///
/// Applying an ``NSDiffableDataSourceSnapshot`` deletes, inserts, moves and reloads the items that
/// differ from the current snapshot. The collection view and the data source reference each other
/// weakly, so keep a reference to the data source.
///
/// ```swift
/// dataSource = UICollectionViewDiffableDataSource<Section, Song>(collectionView: collectionView) {
///   collectionView, indexPath, song in
///   collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: song)
/// }
/// ```
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  //
  /// A closure that returns the cell for an item.
  ///
  /// The parameters are the collection view, the index path and the item's identifier. Returning
  /// `nil` causes a trap.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  //
  /// A closure that returns a supplementary view.
  ///
  /// The parameters are the collection view, the kind of the view and its index path. Returning
  /// `nil` causes a trap.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private weak var view: UICollectionView?
  private let provider: CellProvider
  private var state = DiffableState<SectionIdentifierType, ItemIdentifierType>()

  /// Creates a data source and assigns it to the collection view's ``UICollectionView/dataSource``.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view, which is referenced weakly.
  ///   - cellProvider: The closure that returns the cell for an item.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    view = collectionView
    provider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// The closure that returns supplementary views.
  ///
  /// The default value is `nil`.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  // MARK: Snapshots

  /// Returns a copy of the snapshot that the collection view shows.
  ///
  /// Changes to the copy take effect when it is applied.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    state.snapshot
  }

  /// Applies a snapshot by deleting, inserting, moving and reloading the items that differ.
  ///
  /// Only items that differ are updated, even without animation. A collection view outside a window
  /// reloads all data.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to show.
  ///   - animatingDifferences: Whether the updates are animated. The default value is `true`.
  ///   - completion: A closure that is called when the updates and their animations have finished.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    // R-COL-78
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

  /// Applies a snapshot by reloading all data, without computing differences.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to show.
  ///   - completion: A closure that is called after the collection view has reloaded its data.
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

  // MARK: Identifiers and index paths

  /// Returns the item that is shown at an index path, or `nil` if there is no such item.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    state.item(at: indexPath)
  }

  /// Returns the index path of an item, or `nil` if the item isn't shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    state.indexPath(of: itemIdentifier)
  }

  /// Returns the identifier of the section at an index, or `nil` if there is no such section.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { state.section(at: index) }

  /// Returns the index of a section, or `nil` if the section isn't shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    state.sectionNumber(of: sectionIdentifier)
  }

  // MARK: UICollectionViewDataSource

  /// Returns the number of sections in the current snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { state.sectionCount }

  /// Returns the number of items in a section of the current snapshot, or 0 if there is no such
  /// section.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - section: The index of the section.
  /// - Returns: The number of items.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    state.itemCount(inSection: section)
  }

  /// Returns the cell that the cell provider returns for the item.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: The cell.
  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = state.item(at: indexPath),
      let cell = provider(collectionView, indexPath, item)
    else { return UICollectionViewCell() }
    return cell
  }

  /// Returns the view that the ``supplementaryViewProvider`` returns.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - kind: The kind of the view.
  ///   - indexPath: The index path of the view.
  /// - Returns: The view.
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
  }

  /// Returns `false`; override this method to allow items to be moved.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: Whether the item can be moved.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    false
  }

  /// Moves the item in the current snapshot.
  ///
  /// Overrides that save the new order call `super`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - sourceIndexPath: The index path of the item before the move.
  ///   - destinationIndexPath: The index path of the item after the move.
  open func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    state.move(from: sourceIndexPath, to: destinationIndexPath)
  }
}
