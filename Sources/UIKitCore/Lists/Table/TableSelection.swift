/// The selected rows of a table view, in the order of their selection.
struct TableSelection {
  private(set) var places: [RowPlace] = []

  func contains(_ place: RowPlace) -> Bool { places.contains(place) }

  mutating func insert(_ place: RowPlace) {
    if !contains(place) { places.append(place) }
  }

  mutating func remove(_ place: RowPlace) { places.removeAll { $0 == place } }

  mutating func clear() { places = [] }

  /// Updates the index paths after a change; deleted and reloaded rows are no longer selected.
  mutating func follow(_ change: ListChange) {
    // R-TBL-74
    places = places.filter { !change.reloadedItems.contains($0.path) }.compactMap {
      change.newIndexPath(of: $0.path).map { RowPlace($0) }
    }
  }
}
