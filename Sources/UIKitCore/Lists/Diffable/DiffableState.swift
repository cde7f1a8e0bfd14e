import Foundation

/// What a diffable data source shows now, and what the next snapshot changes of it.
///
/// Knows no view: tables and collections have a data source each that holds one of these. (R-DIF-7)
struct DiffableState<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  /// What the list shows, without marks for reloading.
  private(set) var snapshot = Snapshot()

  /// What a list has to do to show a snapshot.
  struct Step {
    var updates: ListUpdates
    /// Places, after the updates, whose cells are set up again.
    var reconfigured: [IndexPath]
  }

  var shape: ListShape {
    ListShape(counts: snapshot.order.sections.map { snapshot.order.items(in: $0)?.count ?? 0 })
  }

  var sectionCount: Int { snapshot.order.sections.count }

  /// How many items a section has; 0 for a number that is none.
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

  /// Where an item stands; an item that has drifted far puts right what its neighbours remember.
  mutating func indexPath(of item: Item) -> IndexPath? {
    guard let place = snapshot.order.place(of: item),
      let section = snapshot.order.index(of: place.section)
    else { return nil }
    if snapshot.order.drift(of: item, at: place) > 100 {
      snapshot.order.refreshHints(in: place.section)
    }
    return IndexPath(item: place.offset, section: section)
  }

  // MARK: Changing

  /// Takes a snapshot as the one that is shown and says what that changes.
  mutating func advance(to new: Snapshot) -> Step {
    let difference = SnapshotDifference(from: snapshot, to: new)
    replace(with: new)
    let reconfigured = new.reconfiguredItemIdentifiers.compactMap { indexPath(of: $0) }
    return Step(updates: difference.updates, reconfigured: reconfigured)
  }

  /// Takes a snapshot as the one that is shown, for a list that asks for everything again.
  mutating func replace(with new: Snapshot) {
    snapshot = new
    snapshot.reloadedItems = SnapshotReloads()
    snapshot.reloadedSections = SnapshotReloads()
    snapshot.reconfiguredItems = SnapshotReloads()
  }

  /// Takes over a row that the user dragged to another place.
  mutating func move(from source: IndexPath, to destination: IndexPath) {
    guard let item = item(at: source), let section = section(at: destination.section) else {
      return
    }
    snapshot.order.remove([item])
    let count = snapshot.order.items(in: section)?.count ?? 0
    snapshot.order.insert([item], at: min(max(destination.item, 0), count), in: section)
  }
}
