import Foundation

/// The data source of a table that is told by snapshots what to show, and moves rows as they differ.
///
/// Keep it alive: the table does not. Subclasses add titles, and say which rows can be edited. (R-DIF-7)
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  /// Makes the cell that shows an item.
  public typealias CellProvider =
    @MainActor (
      _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

  /// How rows come and go when a snapshot is applied; `automatic` by default.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var state = DiffableState<SectionIdentifierType, ItemIdentifierType>()
  private var waiting: [Waiting] = []
  private var isApplying = false

  private struct Waiting {
    var snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    var isAnimated: Bool
    var loadsAnew: Bool
    var completion: (() -> Void)?
  }

  /// Creates a data source and makes it the table's.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// What the table shows now; changing it changes nothing until it is applied.
  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  {
    state.snapshot
  }

  /// Shows a snapshot, by deleting, inserting and moving the rows that are different.
  ///
  /// Without animation nothing is loaded anew either. Called while another one is being applied, it waits for that.
  /// `completion` is called when the movement has ended. (R-DIF-6, R-DIF-8)
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    enqueue(
      Waiting(
        snapshot: snapshot,
        isAnimated: animatingDifferences,
        loadsAnew: false,
        completion: completion
      )
    )
  }

  /// Shows a snapshot by loading the table anew, without looking for differences. (R-DIF-9)
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    enqueue(
      Waiting(snapshot: snapshot, isAnimated: false, loadsAnew: true, completion: completion)
    )
  }

  private func enqueue(_ next: Waiting) {
    waiting.append(next)
    guard !isApplying else { return }
    isApplying = true
    defer { isApplying = false }
    while !waiting.isEmpty { show(waiting.removeFirst()) }
  }

  private func show(_ next: Waiting) {
    guard let tableView, !next.loadsAnew else {
      state.replace(with: next.snapshot)
      self.tableView?.reloadData()
      next.completion?()
      return
    }
    let step = state.advance(to: next.snapshot)
    let isAnimated = next.isAnimated && tableView.window != nil
    let animation = isAnimated ? defaultRowAnimation : .none
    let change = { tableView.show(step, with: animation) { next.completion?() } }
    if isAnimated { change() } else { UIView.performWithoutAnimation(change) }
  }

  // MARK: Identifiers and places

  /// The item that a row shows; nil for places that are none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    state.item(at: indexPath)
  }

  /// The row that shows an item; nil for an item that is not shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    state.indexPath(of: itemIdentifier)
  }

  /// The section with a number; nil for numbers that are none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { state.section(at: index) }

  /// The number of a section; nil for one that is not shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    state.sectionNumber(of: sectionIdentifier)
  }

  // MARK: As a data source

  /// As many as the snapshot has.
  open func numberOfSections(in tableView: UITableView) -> Int { state.sectionCount }

  /// As many as the snapshot has in the section; 0 for numbers that are none.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    state.itemCount(inSection: section)
  }

  /// Asks the provider; one that gives no cell traps, as on iOS.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    guard let item = state.item(at: indexPath) else { return UITableViewCell() }
    if let cell = cellProvider(tableView, indexPath, item) { return cell }
    SnapshotMisuse.raise(
      "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath) with "
        + "item identifier '\(item)', which is not allowed. You must always return a cell to the "
        + "table view: \(tableView)"
    )
  }

  /// None; overridden for titles.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// None; overridden for titles.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// False; overridden for rows that can be deleted.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// False; overridden for rows that can be moved.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Nothing; overridden to delete and insert, by applying another snapshot.
  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Takes the moved row over into the snapshot; overrides that save the order call super. (R-DIF-7)
  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    state.move(from: sourceIndexPath, to: destinationIndexPath)
  }
}

extension UITableView {
  /// Takes a step of a diffable data source as one batch.
  fileprivate func show<Section, Item>(
    _ step: DiffableState<Section, Item>.Step,
    with animation: RowAnimation,
    completion: @escaping () -> Void
  ) {
    performBatchUpdates {
      self.contents.batch?.updates.add(step.updates)
      self.contents.batch?.animations.usual = animation
      self.contents.batch?.reconfigured += step.reconfigured
    } completion: { _ in
      completion()
    }
  }
}
