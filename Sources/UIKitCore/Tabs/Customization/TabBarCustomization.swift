/// Which items stand on a bar while the user customizes it, and what may go where.
///
///     bar          [ A ][ B ][ M ][ C ]     M is no candidate: it stays where it is
///     candidates    A B C D E
///
///     drop D on 1  [ A ][ D ][ M ][ C ]     B goes, so that there are still four
///     drop C on 0  [ C ][ D ][ M ][ A ]     two that are on the bar change places
///     move 0 to 3  [ D ][ A ][ M ][ C ]     the others close up around M
///
/// Places are counted from the leading end. (R-CUS-11, R-CUS-12)
struct TabBarCustomization<Item: Hashable> {
  /// The bar's items now.
  private(set) var items: [Item]
  /// What the user may put on the bar, each once.
  let candidates: [Item]
  /// How many of the items the bar has room for; the others cannot be reached.
  var visibleCount: Int
  private let original: [Item]
  private let movable: Set<Item>

  /// Candidates that are named again are left out.
  init(items: [Item], candidates: [Item], visibleCount: Int? = nil) {
    var seen: Set<Item> = []
    self.items = items
    self.candidates = candidates.filter { seen.insert($0).inserted }
    self.visibleCount = visibleCount ?? items.count
    original = items
    movable = seen
  }

  /// Whether other items stand on the bar than in the beginning, or in another order. (R-CUS-3)
  var isChanged: Bool { items != original }

  var visibleItems: ArraySlice<Item> { items.prefix(max(visibleCount, 0)) }

  /// Whether the item on a place may be moved and replaced.
  func isMovable(at place: Int) -> Bool {
    visibleItems.indices.contains(place) && movable.contains(items[place])
  }

  // MARK: Changing

  /// Puts a candidate on a place; one that stands elsewhere on the bar changes places with what was there.
  ///
  /// False, with no change, where that is not allowed or changes nothing.
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

  /// Moves an item along the bar; false, with no change, where that is not allowed or changes nothing.
  mutating func move(from start: Int, to end: Int) -> Bool {
    guard let order = order(movingFrom: start, to: end), start != end else { return false }
    let reordered = order.map { items[$0] }
    guard reordered != items else { return false }
    items = reordered
    return true
  }

  /// Which item, by its present place, stands on each place after a move; nil where the move is not allowed.
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
