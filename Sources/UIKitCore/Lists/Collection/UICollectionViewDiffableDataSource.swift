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
  private var outlines = SectionOutlines<SectionIdentifierType, ItemIdentifierType>()

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
    outlines.follow(snapshot)
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
    outlines.follow(snapshot)
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

  // MARK: Reordering

  /// The closures that are called when the user moves items.
  open var reorderingHandlers = ReorderingHandlers()

  /// The closures that are called when the user moves items.
  public typealias ReorderingHandlers =
    NSDiffableDataSourceReorderingHandlers<SectionIdentifierType, ItemIdentifierType>

  // MARK: Section snapshots

  /// The closures that are called when items are expanded and collapsed.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers()

  /// The closures that are called when items are expanded and collapsed.
  public typealias SectionSnapshotHandlers =
    NSDiffableDataSourceSectionSnapshotHandlers<ItemIdentifierType>

  /// Shows the visible items of an outline in a section, which is appended if it doesn't exist.
  ///
  /// - Parameters:
  ///   - snapshot: The outline to show.
  ///   - section: The section.
  ///   - animatingDifferences: Whether the updates are animated. The default value is `true`.
  ///   - completion: A closure that is called when the updates and their animations have finished.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    // R-DIF-21
    outlines.set(snapshot, for: section)
    apply(
      SectionOutlines.snapshot(state.snapshot, showing: snapshot, in: section),
      animatingDifferences: animatingDifferences,
      completion: completion
    )
    for cell in view?.visibleCells ?? [] {
      guard let view, let path = view.indexPath(for: cell) else { continue }
      showOutline(in: cell, at: path)
    }
  }

  /// Returns a copy of the outline that a section shows.
  ///
  /// For a section that shows no outline, its items have no parents.
  open func snapshot(for section: SectionIdentifierType)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  {
    if let outline = outlines.outline(of: section) { return outline }
    var outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    outline.append(state.snapshot.order.items(in: section) ?? [])
    return outline
  }

  /// Shows the level and the state of an item in its cell.
  private func showOutline(in cell: UICollectionViewCell, at path: IndexPath) {
    guard let cell = cell as? UICollectionViewListCell, let item = state.item(at: path),
      let section = state.section(at: path.section), let outline = outlines.outline(of: section),
      outline.contains(item)
    else { return }
    cell.indentationLevel = outline.level(of: item)
    let canExpand =
      outline.tree.hasChildren(item) || sectionSnapshotHandlers.snapshotForExpandingParent != nil
    cell.outline =
      canExpand
      ? OutlineState(isExpanded: outline.isExpanded(item)) { [weak self] in
        self?.toggle(item, in: section)
      } : nil
  }

  private func toggle(_ item: ItemIdentifierType, in section: SectionIdentifierType) {
    // R-DIF-23
    guard var outline = outlines.outline(of: section), outline.contains(item) else { return }
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let children = handlers.snapshotForExpandingParent {
        outline.replace(childrenOf: item, using: children(item, outline.snapshot(of: item)))
      }
      outline.expand([item])
    }
    apply(outline, to: section)
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
    showOutline(in: cell, at: indexPath)
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

  /// Returns whether ``reorderingHandlers`` allow the item to be moved.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: Whether the item can be moved.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    guard let item = state.item(at: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
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
    // R-DIF-25
    let old = state.snapshot
    let changed = Set([sourceIndexPath.section, destinationIndexPath.section]).sorted()
      .compactMap(state.section)
    let sections = changed.map { (section: $0, initial: snapshot(for: $0)) }
    state.move(from: sourceIndexPath, to: destinationIndexPath)
    outlines.follow(state.snapshot)
    let transaction = NSDiffableDataSourceTransaction(
      initial: old,
      final: state.snapshot,
      sections: sections.map { section, initial in
        NSDiffableDataSourceSectionTransaction(
          section: section,
          initial: initial,
          final: snapshot(for: section)
        )
      }
    )
    reorderingHandlers.willReorder?(transaction)
    reorderingHandlers.didReorder?(transaction)
  }
}
