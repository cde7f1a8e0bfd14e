import Foundation

/// A visible row and its cell.
struct VisibleRow {
  var place: RowPlace
  let cell: UITableViewCell
}

/// The state of a table view: its geometry, its visible views and its reuse pools.
struct TableContents {
  var geometry = TableGeometry()
  /// Whether the data has to be loaded from the data source.
  var needsLoading = true
  /// A number that is incremented by each load and update, to detect that a callback changed the
  /// table.
  var generation = 0
  /// The delegate methods that were found not to be implemented.
  var unanswered: UnimplementedDelegateMethods = []
  var answered: UnimplementedDelegateMethods = []

  /// The visible rows, without gaps, from top to bottom.
  var visible: [VisibleRow] = []
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// The views that the delegate returned before their section became visible.
  var earlyHeaders: [Int: UIView] = [:]
  var earlyFooters: [Int: UIView] = [:]
  /// The titles of the section index, or none.
  var indexTitles: [String] = []
  var cells = ReusePool<UITableViewCell>()
  var headerFooterViews = ReusePool<UITableViewHeaderFooterView>()

  var prefetch = TablePrefetch()
  var selection = TableSelection()
  var highlighted: RowPlace?
  /// The updates that are being collected.
  var batch: TableBatch?
  /// The cell that is returned by the next dequeue call, because its row is being reconfigured.
  var reconfigured: UITableViewCell?
  /// The width for which heights were measured.
  var measuredWidth: CGFloat = 0
  var isShowingRows = false

  func cell(at place: RowPlace) -> UITableViewCell? {
    guard let first = visible.first, place >= first.place else { return nil }
    return visible.first { $0.place == place }?.cell
  }

  /// Returns the visible row at a distance from a cell in the same section.
  func neighbor(of cell: UITableViewCell, _ step: Int) -> UITableViewCell? {
    guard let index = visible.firstIndex(where: { $0.cell === cell }),
      visible.indices.contains(index + step)
    else { return nil }
    let (place, neighbor) = (visible[index].place, visible[index + step])
    let isNext = neighbor.place == RowPlace(place.section, place.row + step)
    return isNext ? neighbor.cell : nil
  }
}

/// A pool of reusable views by reuse identifier, and the classes registered for new ones.
struct ReusePool<View: UIView> {
  private var waiting: [String: [View]] = [:]
  private var classes: [String: View.Type] = [:]
  private var nibs: [String: UINib] = [:]

  /// Registers a class for an identifier; `nil` removes the registration.
  mutating func register(_ type: View.Type?, for identifier: String) {
    classes[identifier] = type
    nibs[identifier] = nil
    waiting[identifier] = nil
  }

  /// Registers a nib for an identifier; `nil` removes the registration.
  mutating func register(nib: UINib?, for identifier: String) {
    register(nil, for: identifier)
    nibs[identifier] = nib
  }

  /// Returns a new view of the nib for an identifier, or `nil` without a nib.
  @MainActor func viewFromNib(for identifier: String) -> View? {
    guard let nib = nibs[identifier] else { return nil }
    let objects = nib.instantiate(withOwner: nil)
    if objects.count == 1, let view = objects.first as? View { return view }
    Misuse.raise(
      name: "NSInternalInconsistencyException",
      reason:
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one "
        + "top level object which must be a \(View.self) instance"
    )
  }

  func type(for identifier: String) -> View.Type? { classes[identifier] }

  mutating func take(_ identifier: String) -> View? {
    waiting[identifier]?.popLast()
  }

  mutating func put(_ view: View, for identifier: String) {
    waiting[identifier, default: []].append(view)
  }

  /// Removes and returns all views in the pool.
  mutating func empty() -> [View] {
    defer { waiting = [:] }
    return waiting.values.flatMap { $0 }
  }

  var count: Int { waiting.values.reduce(0) { $0 + $1.count } }
}

/// Tracks which rows are announced to the prefetching data source.
struct TablePrefetch {
  /// The rows that were announced and haven't become visible.
  private(set) var announced: Set<RowPlace> = []
  private var last: RowPlace?

  /// The rows with which the prefetching data source is called.
  struct Calls: Equatable {
    var announce: [RowPlace] = []
    var cancelPrefetching: [RowPlace] = []
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
    calls.cancelPrefetching = behind.sorted()
    announced.subtract(behind)
    return calls
  }
}

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
