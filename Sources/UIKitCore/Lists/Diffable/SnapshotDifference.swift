import Foundation

/// Computes the updates that lead from one snapshot to another.
///
/// Common items at the beginning and end of a section are skipped, and each item between them is
/// looked up once. As few items as possible are moved. The time is linear in the number of items,
/// and O(*n* log *n*) only for items that change their order.
struct SnapshotDifference<Section: Hashable, Item: Hashable> {
  // R-DIF-6, R-DIF-10
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private let old: SnapshotOrder<Section, Item>
  private let new: SnapshotOrder<Section, Item>
  private let reloads: SnapshotReloads<Item>
  private let sectionReloads: SnapshotReloads<Section>

  private(set) var updates = ListUpdates()
  /// The old and new indexes of the sections that are neither deleted, inserted nor reloaded.
  private var staying: [Section: (old: Int, new: Int)] = [:]

  init(from old: Snapshot, to new: Snapshot) {
    self.old = old.order
    self.new = new.order
    reloads = new.reloadedItems
    sectionReloads = new.reloadedSections
    compareSections()
    for section in self.old.sections {
      guard let numbers = staying[section] else { continue }
      compareItems(of: section, old: numbers.old, new: numbers.new)
    }
  }

  // MARK: Sections

  private mutating func compareSections() {
    var numbers: [Section: Int] = [:]
    for (number, section) in new.sections.enumerated() { numbers[section] = number }
    var kept: [(section: Section, old: Int, new: Int)] = []
    var deleted = IndexSet()
    for (number, section) in old.sections.enumerated() {
      if let target = numbers.removeValue(forKey: section) {
        kept.append((section, number, target))
      } else {
        deleted.insert(number)
      }
    }
    var inserted = IndexSet(numbers.values)
    let unmoved = Set(IncreasingRun.positions(in: kept.map(\.new)))
    for (position, pair) in kept.enumerated() {
      let isReloaded = sectionReloads.contains(pair.section)
      if unmoved.contains(position) {
        if isReloaded { updates.add(.reloadSections([pair.old])) }
      } else if isReloaded {
        deleted.insert(pair.old)
        inserted.insert(pair.new)
      } else {
        updates.add(.moveSection(from: pair.old, to: pair.new))
      }
      if !isReloaded { staying[pair.section] = (pair.old, pair.new) }
    }
    updates.add(.deleteSections(deleted))
    updates.add(.insertSections(inserted))
  }

  // MARK: Items

  private mutating func compareItems(of section: Section, old number: Int, new target: Int) {
    let before = old.items(in: section) ?? []
    let after = new.items(in: section) ?? []
    let same = commonEnds(before, after)
    noteReloads(before, same, number)

    var positions = [Item: Int](minimumCapacity: max(0, after.count - same.front - same.back))
    for position in same.front..<(after.count - same.back) { positions[after[position]] = position }

    var kept: [(old: Int, new: Int)] = []
    for position in same.front..<(before.count - same.back) {
      let item = before[position]
      if let place = positions.removeValue(forKey: item) {
        kept.append((position, place))
      } else {
        compareLeaving(item, from: IndexPath(item: position, section: number))
      }
    }
    let arriving = positions.filter { !comesFromStayingSection($0.key) }.values.sorted()
    updates.add(.insertItems(arriving.map { IndexPath(item: $0, section: target) }))
    moveWithin(kept, before, number, target)
  }

  /// Returns the number of items that two arrays share at the beginning, and of the remaining items
  /// at the end.
  private func commonEnds(_ before: [Item], _ after: [Item]) -> (front: Int, back: Int) {
    let shorter = min(before.count, after.count)
    var front = 0
    while front < shorter, before[front] == after[front] { front += 1 }
    var back = 0
    while back < shorter - front,
      before[before.count - 1 - back] == after[after.count - 1 - back]
    { back += 1 }
    return (front, back)
  }

  private mutating func noteReloads(
    _ before: [Item],
    _ same: (front: Int, back: Int),
    _ number: Int
  ) {
    guard !reloads.isEmpty else { return }
    let ends = [0..<same.front, (before.count - same.back)..<before.count]
    let reloaded = ends.joined().filter { reloads.contains(before[$0]) }
    updates.add(.reloadItems(reloaded.map { IndexPath(item: $0, section: number) }))
  }

  /// Adds the update for an item that is no longer in its section: a move to another section that
  /// stays, or a deletion.
  private mutating func compareLeaving(_ item: Item, from path: IndexPath) {
    guard let section = new.section(of: item), let target = staying[section]?.new,
      let place = new.place(of: item)
    else { return updates.add(.deleteItems([path])) }
    let destination = IndexPath(item: place.offset, section: target)
    if reloads.contains(item) {
      updates.add(.deleteItems([path]))
      updates.add(.insertItems([destination]))
    } else {
      updates.add(.moveItem(from: path, to: destination))
    }
  }

  private func comesFromStayingSection(_ item: Item) -> Bool {
    old.section(of: item).map { staying[$0] != nil } ?? false
  }

  private mutating func moveWithin(
    _ kept: [(old: Int, new: Int)],
    _ before: [Item],
    _ number: Int,
    _ target: Int
  ) {
    let unmoved = Set(IncreasingRun.positions(in: kept.map(\.new)))
    for (position, pair) in kept.enumerated() {
      let from = IndexPath(item: pair.old, section: number)
      let to = IndexPath(item: pair.new, section: target)
      switch (unmoved.contains(position), reloads.contains(before[pair.old])) {
      case (true, true): updates.add(.reloadItems([from]))
      case (true, false): break
      case (false, true):
        updates.add(.deleteItems([from]))
        updates.add(.insertItems([to]))
      case (false, false): updates.add(.moveItem(from: from, to: to))
      }
    }
  }
}
