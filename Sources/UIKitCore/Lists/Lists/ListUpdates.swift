import Foundation

/// The updates that an app requests, collected until the batch ends.
///
/// Indexes of deletions and reloads, and the sources of moves, refer to the list before the batch.
/// Indexes of insertions, and the destinations of moves, refer to the list after it. The order of
/// the calls doesn't matter.
struct ListUpdates {
  // R-LST-2
  enum Action {
    case insertSections(IndexSet)
    case deleteSections(IndexSet)
    case reloadSections(IndexSet)
    case moveSection(from: Int, to: Int)
    case insertItems([IndexPath])
    case deleteItems([IndexPath])
    case reloadItems([IndexPath])
    case moveItem(from: IndexPath, to: IndexPath)
  }

  private(set) var insertedSections = IndexSet()
  private(set) var deletedSections = IndexSet()
  private(set) var reloadedSections = IndexSet()
  private(set) var movedSections: [SectionMove] = []
  private(set) var insertedItems: [IndexPath] = []
  private(set) var deletedItems: [IndexPath] = []
  private(set) var reloadedItems: [IndexPath] = []
  private(set) var movedItems: [ItemMove] = []

  struct SectionMove: Equatable {
    var from: Int
    var to: Int
  }

  struct ItemMove: Equatable {
    var from: IndexPath
    var to: IndexPath
  }

  init(_ actions: [Action] = []) {
    for action in actions { add(action) }
  }

  mutating func add(_ action: Action) {
    switch action {
    case .insertSections(let sections): insertedSections.formUnion(sections)
    case .deleteSections(let sections): deletedSections.formUnion(sections)
    case .reloadSections(let sections): reloadedSections.formUnion(sections)
    case .moveSection(let from, let to): movedSections.append(SectionMove(from: from, to: to))
    case .insertItems(let paths): insertedItems += paths
    case .deleteItems(let paths): deletedItems += paths
    case .reloadItems(let paths): reloadedItems += paths
    case .moveItem(let from, let to): movedItems.append(ItemMove(from: from, to: to))
    }
  }

  mutating func add(_ other: ListUpdates) {
    insertedSections.formUnion(other.insertedSections)
    deletedSections.formUnion(other.deletedSections)
    reloadedSections.formUnion(other.reloadedSections)
    movedSections += other.movedSections
    insertedItems += other.insertedItems
    deletedItems += other.deletedItems
    reloadedItems += other.reloadedItems
    movedItems += other.movedItems
  }

  var isEmpty: Bool {
    insertedSections.isEmpty && deletedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty && insertedItems.isEmpty && deletedItems.isEmpty
      && reloadedItems.isEmpty && movedItems.isEmpty
  }

  /// Returns the change that the updates make, or throws a `ListInconsistency` if they don't lead
  /// from the old shape to the new one.
  ///
  /// The time depends on the number of sections and updates, not on the number of items.
  func resolve(from old: ListShape, to new: ListShape, words: ListKind) throws -> ListChange {
    // R-LST-10
    try ListResolution(updates: self, old: old, new: new, words: words).change()
  }
}
