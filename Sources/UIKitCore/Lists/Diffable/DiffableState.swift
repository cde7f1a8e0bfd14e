import Foundation

/// The snapshot that a diffable data source shows, and the updates that the next one causes.
///
/// This type doesn't depend on views. `UITableViewDiffableDataSource` and
/// `UICollectionViewDiffableDataSource` each store one.
struct DiffableState<Section: Hashable, Item: Hashable> {
  // R-DIF-7
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  /// The snapshot that is shown, without its reload and reconfigure marks.
  private(set) var snapshot = Snapshot()

  /// The work that a list does to show a snapshot.
  struct Step {
    var updates: ListUpdates
    /// The index paths, after the updates, of the cells that are reconfigured.
    var reconfigured: [IndexPath]
  }

  var shape: ListShape {
    ListShape(counts: snapshot.order.sections.map { snapshot.order.items(in: $0)?.count ?? 0 })
  }

  var sectionCount: Int { snapshot.order.sections.count }

  /// Returns the number of items in a section, or 0 if the section doesn't exist.
  func itemCount(inSection number: Int) -> Int {
    section(at: number).flatMap { snapshot.order.items(in: $0)?.count } ?? 0
  }

  func section(at number: Int) -> Section? {
    snapshot.order.sections.indices.contains(number) ? snapshot.order.sections[number] : nil
  }

  func sectionNumber(of section: Section) -> Int? { snapshot.order.index(of: section) }

  func item(at path: IndexPath) -> Item? {
    guard path.count == 2, let section = section(at: path.section),
      let items = snapshot.order.items(in: section), items.indices.contains(path.item)
    else { return nil }
    return items[path.item]
  }

  /// Returns the index path of an item, or `nil` if it isn't in the snapshot.
  ///
  /// If the item is more than 100 positions away from its stored hint, the hints of the whole
  /// section are refreshed.
  mutating func indexPath(of item: Item) -> IndexPath? {
    guard let place = snapshot.order.place(of: item),
      let section = snapshot.order.index(of: place.section)
    else { return nil }
    if snapshot.order.drift(of: item, at: place) > 100 {
      snapshot.order.refreshHints(in: place.section)
    }
    return IndexPath(item: place.offset, section: section)
  }

  // MARK: Changes

  /// Makes a snapshot the current one and returns the updates that lead to it.
  mutating func advance(to new: Snapshot) -> Step {
    let difference = SnapshotDifference(from: snapshot, to: new)
    replace(with: new)
    let reconfigured = new.reconfiguredItemIdentifiers.compactMap { indexPath(of: $0) }
    return Step(updates: difference.updates, reconfigured: reconfigured)
  }

  /// Makes a snapshot the current one without computing differences, for a list that reloads its
  /// data.
  mutating func replace(with new: Snapshot) {
    snapshot = new
    snapshot.reloadedItems = SnapshotReloads()
    snapshot.reloadedSections = SnapshotReloads()
    snapshot.reconfiguredItems = SnapshotReloads()
  }

  /// Moves an item after the user has dragged its row to another position.
  mutating func move(from source: IndexPath, to destination: IndexPath) {
    guard let item = item(at: source), let section = section(at: destination.section) else {
      return
    }
    snapshot.order.remove([item])
    let count = snapshot.order.items(in: section)?.count ?? 0
    snapshot.order.insert([item], at: min(max(destination.item, 0), count), in: section)
  }
}
