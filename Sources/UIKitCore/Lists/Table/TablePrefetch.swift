/// Tracks which rows are announced to the prefetching data source.
struct TablePrefetch {
  /// The rows that were announced and haven't become visible.
  private(set) var announced: Set<RowPlace> = []
  private var last: RowPlace?

  /// The rows with which the prefetching data source is called.
  struct Calls: Equatable {
    var announce: [RowPlace] = []
    var takeBack: [RowPlace] = []
  }

  mutating func forget() { self = TablePrefetch() }

  /// Updates the visible rows, and returns the rows ahead in the scroll direction that haven't been
  /// announced.
  mutating func follow(_ seen: ClosedRange<RowPlace>, in geometry: TableGeometry) -> Calls {
    // R-TBL-36
    defer { last = seen.lowerBound }
    announced = announced.filter { !seen.contains($0) }
    guard let last, last != seen.lowerBound else { return Calls() }
    let isDown = seen.lowerBound > last
    var calls = Calls()
    var place: RowPlace? = isDown ? seen.upperBound : seen.lowerBound
    for _ in 0..<TableMetrics.prefetchedRows {
      place = place.flatMap { isDown ? geometry.place(after: $0) : geometry.place(before: $0) }
      guard let place else { break }
      if announced.insert(place).inserted { calls.announce.append(place) }
    }
    let behind = announced.filter { isDown ? $0 < seen.lowerBound : $0 > seen.upperBound }
    calls.takeBack = behind.sorted()
    announced.subtract(behind)
    return calls
  }
}
