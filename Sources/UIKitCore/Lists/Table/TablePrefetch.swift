/// Which rows to announce before they come into view.
struct TablePrefetch {
  /// The rows that were announced and have not come.
  private(set) var announced: Set<RowPlace> = []
  private var last: RowPlace?

  /// What to say to the source of data.
  struct Calls: Equatable {
    var announce: [RowPlace] = []
    var takeBack: [RowPlace] = []
  }

  mutating func forget() { self = TablePrefetch() }

  /// Follows the rows that are seen; those ahead in the direction of the movement are announced once. (R-TBL-36)
  mutating func follow(_ seen: ClosedRange<RowPlace>, in geometry: TableGeometry) -> Calls {
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
