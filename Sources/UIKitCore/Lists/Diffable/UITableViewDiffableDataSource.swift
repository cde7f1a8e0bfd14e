import Foundation

/// A table view's data source that is driven by snapshots.
///
/// Applying an ``NSDiffableDataSourceSnapshot`` deletes, inserts, moves and reloads the rows that
/// differ from the current snapshot. The table view doesn't retain its data source, so keep a
/// reference to it. Subclasses override data source methods to provide section titles and to allow
/// rows to be edited.
///
/// ```swift
/// dataSource = UITableViewDiffableDataSource<Section, Song.ID>(tableView: tableView) {
///   tableView, indexPath, id in
///   let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
///   cell.textLabel?.text = library[id].title
///   return cell
/// }
/// ```
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  // R-DIF-7
  /// A closure that returns the cell for an item.
  ///
  /// The parameters are the table view, the index path of the row and the item's identifier.
  /// Returning `nil` causes a trap.
  public typealias CellProvider =
    @MainActor (
      _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

  /// The animation with which rows are inserted, deleted and reloaded when a snapshot is applied.
  ///
  /// The default value is `automatic`.
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

  /// Creates a data source and assigns it to the table view's ``UITableView/dataSource``.
  ///
  /// - Parameters:
  ///   - tableView: The table view, which is referenced weakly.
  ///   - cellProvider: The closure that returns the cell for an item.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// Returns a copy of the snapshot that the table view shows.
  ///
  /// Changes to the copy take effect when it is applied.
  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  {
    state.snapshot
  }

  /// Applies a snapshot by deleting, inserting, moving and reloading the rows that differ.
  ///
  /// Only rows that differ are updated, even without animation. If another snapshot is being
  /// applied, the new one is applied afterwards.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to show.
  ///   - animatingDifferences: Whether the updates are animated. The default value is `true`.
  ///     Updates of a table view outside a window are never animated.
  ///   - completion: A closure that is called when the updates and their animations have finished.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    // R-DIF-6, R-DIF-8
    enqueue(
      Waiting(
        snapshot: snapshot,
        isAnimated: animatingDifferences,
        loadsAnew: false,
        completion: completion
      )
    )
  }

  /// Applies a snapshot by reloading all data, without computing differences.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to show.
  ///   - completion: A closure that is called after the table view's ``UITableView/reloadData()``.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    // R-DIF-9
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

  // MARK: Identifiers and index paths

  /// Returns the item that is shown at an index path, or `nil` if there is no such row.
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

  // MARK: UITableViewDataSource

  /// Returns the number of sections in the current snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { state.sectionCount }

  /// Returns the number of items in a section of the current snapshot, or 0 if there is no such
  /// section.
  ///
  /// - Parameters:
  ///   - tableView: The table view that requests the number.
  ///   - section: The index of the section.
  /// - Returns: The number of rows.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    state.itemCount(inSection: section)
  }

  /// Returns the cell that the cell provider returns for the item.
  ///
  /// A cell provider that returns `nil` causes a trap.
  ///
  /// - Parameters:
  ///   - tableView: The table view that requests the cell.
  ///   - indexPath: The index path of the row.
  /// - Returns: The cell, or an empty cell if there is no item at the index path.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    //
    guard let item = state.item(at: indexPath) else { return UITableViewCell() }
    if let cell = cellProvider(tableView, indexPath, item) { return cell }
    SnapshotMisuse.raise(
      "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath) with "
        + "item identifier '\(item)', which is not allowed. You must always return a cell to the "
        + "table view: \(tableView)"
    )
  }

  /// Returns `nil`; override this method to provide header titles.
  ///
  /// - Parameters:
  ///   - tableView: The table view that requests the title.
  ///   - section: The index of the section.
  /// - Returns: The title of the header, or `nil` for none.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// Returns `nil`; override this method to provide footer titles.
  ///
  /// - Parameters:
  ///   - tableView: The table view that requests the title.
  ///   - section: The index of the section.
  /// - Returns: The title of the footer, or `nil` for none.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// Returns `nil`; override this method to provide the titles of a section index.
  ///
  /// - Parameter tableView: The table view that requests the titles.
  /// - Returns: The titles from top to bottom, or `nil` for no index.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Returns the index of the title; override this method to scroll to another section.
  ///
  /// - Parameters:
  ///   - tableView: The table view that requests the section.
  ///   - title: The title.
  ///   - index: The index of the title.
  /// - Returns: The index of the section, or `NSNotFound` for none.
  open func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int { index }

  /// Returns `false`; override this method to allow rows to be edited.
  ///
  /// - Parameters:
  ///   - tableView: The table view that requests the information.
  ///   - indexPath: The index path of the row.
  /// - Returns: Whether the row can be edited.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Returns `false`; override this method to allow rows to be moved.
  ///
  /// - Parameters:
  ///   - tableView: The table view that requests the information.
  ///   - indexPath: The index path of the row.
  /// - Returns: Whether the row can be moved.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Does nothing; override this method to delete or insert an item by applying another snapshot.
  ///
  /// - Parameters:
  ///   - tableView: The table view that requests the change.
  ///   - editingStyle: The requested change, a deletion or an insertion.
  ///   - indexPath: The index path of the row.
  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Moves the item in the current snapshot.
  ///
  /// Overrides that save the new order call `super`.
  ///
  /// - Parameters:
  ///   - tableView: The table view in which the row was moved.
  ///   - sourceIndexPath: The index path of the row before the move.
  ///   - destinationIndexPath: The index path of the row after the move.
  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    // R-DIF-7
    state.move(from: sourceIndexPath, to: destinationIndexPath)
  }
}

extension UITableView {
  /// Performs the updates of a diffable data source's step in one batch.
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
