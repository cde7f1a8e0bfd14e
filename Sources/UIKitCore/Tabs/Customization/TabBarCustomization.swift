/// The items on a bar during its customization, and the changes that are allowed.
///
///     bar          [ A ][ B ][ M ][ C ]     M isn't a candidate and can't be moved
///     candidates    A B C D E
///
///     drop D on 1  [ A ][ D ][ M ][ C ]     B is removed; the number of items stays the same
///     drop C on 0  [ C ][ D ][ M ][ A ]     two items on the bar are exchanged
///     move 0 to 3  [ D ][ A ][ M ][ C ]     the others move up, except for M
///
/// Positions are counted from the leading end.
struct TabBarCustomization<Item: Hashable> {
  // R-CUS-11, R-CUS-12

  /// The current items of the bar.
  private(set) var items: [Item]
  /// The items that may be added to the bar, without duplicates.
  let candidates: [Item]
  /// The number of items that fit on the bar; the others can't be changed.
  var visibleCount: Int
  private let original: [Item]
  private let movable: Set<Item>

  /// Creates a customization; duplicate candidates are ignored.
  init(items: [Item], candidates: [Item], visibleCount: Int? = nil) {
    var seen: Set<Item> = []
    self.items = items
    self.candidates = candidates.filter { seen.insert($0).inserted }
    self.visibleCount = visibleCount ?? items.count
    original = items
    movable = seen
  }

  // R-CUS-3
  /// Whether the items or their order differ from the initial ones.
  var isChanged: Bool { items != original }

  var visibleItems: ArraySlice<Item> { items.prefix(max(visibleCount, 0)) }

  /// Returns whether the item at a position may be moved and replaced.
  func isMovable(at place: Int) -> Bool {
    visibleItems.indices.contains(place) && movable.contains(items[place])
  }

  // MARK: Changes

  /// Puts a candidate at a position; a candidate that is already on the bar is exchanged with the
  /// item there.
  ///
  /// Returns `false` without a change if that isn't allowed or changes nothing.
  mutating func drop(_ candidate: Item, at place: Int) -> Bool {
    guard movable.contains(candidate), isMovable(at: place), items[place] != candidate else {
      return false
    }
    if let old = items.firstIndex(of: candidate) {
      items.swapAt(old, place)
    } else {
      items[place] = candidate
    }
    return true
  }

  /// Moves an item along the bar; returns `false` without a change if that isn't allowed or changes
  /// nothing.
  mutating func move(from start: Int, to end: Int) -> Bool {
    guard let order = order(movingFrom: start, to: end), start != end else { return false }
    let reordered = order.map { items[$0] }
    guard reordered != items else { return false }
    items = reordered
    return true
  }

  /// Returns the current position of the item at each position after a move; `nil` if the move
  /// isn't allowed.
  func order(movingFrom start: Int, to end: Int) -> [Int]? {
    guard isMovable(at: start), isMovable(at: end) else { return nil }
    let places = visibleItems.indices.filter(isMovable)
    guard let from = places.firstIndex(of: start), let to = places.firstIndex(of: end) else {
      return nil
    }
    var moved = places
    moved.insert(moved.remove(at: from), at: to)
    var order = Array(items.indices)
    for (place, old) in zip(places, moved) { order[place] = old }
    return order
  }
}
