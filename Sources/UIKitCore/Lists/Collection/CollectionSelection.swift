import Foundation

/// The selected items of a collection view.
struct CollectionSelection: Equatable {
  private(set) var paths: Set<IndexPath> = []
  var allowsAny = true
  var allowsSeveral = false

  var sorted: [IndexPath] { paths.sorted() }

  func contains(_ path: IndexPath) -> Bool { paths.contains(path) }

  /// The effects of a tap on an item.
  enum Wish: Equatable {
    case select, deselect, nothing
  }

  /// Returns the effect of a tap: it selects an item, or deselects it if several items can be
  /// selected.
  func wish(of path: IndexPath) -> Wish {
    // R-COL-61
    guard allowsAny else { return .nothing }
    return allowsSeveral && contains(path) ? .deselect : .select
  }

  /// Selects an item, and returns the items that are no longer selected.
  mutating func select(_ path: IndexPath) -> [IndexPath] {
    let others = allowsSeveral ? [] : sorted.filter { $0 != path }
    paths.subtract(others)
    paths.insert(path)
    return others
  }

  mutating func deselect(_ path: IndexPath) { paths.remove(path) }

  /// Deselects all items and returns them.
  mutating func clear() -> [IndexPath] {
    let all = sorted
    paths = []
    return all
  }

  mutating func forget() { paths = [] }

  /// Updates the index paths after a change; deleted and reloaded items are no longer selected.
  mutating func follow(_ change: ListChange) {
    // R-COL-63
    paths = Set(
      paths.compactMap { change.reloadedItems.contains($0) ? nil : change.newIndexPath(of: $0) }
    )
  }
}
