import Foundation

/// Which items of a collection are selected: the one place that stores it.
struct CollectionSelection: Equatable {
  private(set) var paths: Set<IndexPath> = []
  var allowsAny = true
  var allowsSeveral = false

  var sorted: [IndexPath] { paths.sorted() }

  func contains(_ path: IndexPath) -> Bool { paths.contains(path) }

  /// What a tap on an item asks for.
  enum Wish: Equatable {
    case select, deselect, nothing
  }

  /// A tap selects; where several can be selected it also takes a selection back. (R-COL-61)
  func wish(of path: IndexPath) -> Wish {
    guard allowsAny else { return .nothing }
    return allowsSeveral && contains(path) ? .deselect : .select
  }

  /// Selects an item and gives those that are no longer selected.
  mutating func select(_ path: IndexPath) -> [IndexPath] {
    let others = allowsSeveral ? [] : sorted.filter { $0 != path }
    paths.subtract(others)
    paths.insert(path)
    return others
  }

  mutating func deselect(_ path: IndexPath) { paths.remove(path) }

  /// Takes all selections back and gives them.
  mutating func clear() -> [IndexPath] {
    let all = sorted
    paths = []
    return all
  }

  mutating func forget() { paths = [] }

  /// Selections go with their items; those of items that left or are asked for again are lost. (R-COL-63)
  mutating func follow(_ change: ListChange) {
    paths = Set(
      paths.compactMap { change.reloadedItems.contains($0) ? nil : change.newIndexPath(of: $0) }
    )
  }
}
