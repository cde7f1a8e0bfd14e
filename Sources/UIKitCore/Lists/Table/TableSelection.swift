/// Which rows of a table are selected, in the order in which they were.
struct TableSelection {
  private(set) var places: [RowPlace] = []

  func contains(_ place: RowPlace) -> Bool { places.contains(place) }

  mutating func insert(_ place: RowPlace) {
    if !contains(place) { places.append(place) }
  }

  mutating func remove(_ place: RowPlace) { places.removeAll { $0 == place } }

  mutating func clear() { places = [] }

  /// Follows rows through a change; rows that left or are loaded anew are selected no more. (R-TBL-74)
  mutating func follow(_ change: ListChange) {
    places = places.filter { !change.reloadedItems.contains($0.path) }.compactMap {
      change.newIndexPath(of: $0.path).map { RowPlace($0) }
    }
  }
}
