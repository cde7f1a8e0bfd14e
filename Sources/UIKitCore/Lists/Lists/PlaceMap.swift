/// Where numbered places go when some are taken out of a row of them and others are put in.
///
/// Keeps only what changed: finding a place costs the logarithm of the number of changes, whatever the length of the
/// row. What is neither taken out nor put in keeps its order.
struct PlaceMap {
  /// Places of the old row that are taken out, ascending.
  let removed: [Int]
  /// Places of the new row that are put in, ascending.
  let added: [Int]

  init(removed: [Int] = [], added: [Int] = []) {
    self.removed = removed
    self.added = added
  }

  /// Where an old place is now; nil for one that was taken out.
  func new(of old: Int) -> Int? { Self.place(of: old, leaving: removed, entering: added) }

  /// Where a new place was; nil for one that was put in.
  func old(of new: Int) -> Int? { Self.place(of: new, leaving: added, entering: removed) }

  private static func place(of place: Int, leaving: [Int], entering: [Int]) -> Int? {
    let before = firstIndex(in: leaving) { _, value in value >= place }
    if before < leaving.count, leaving[before] == place { return nil }
    let rank = place - before
    // In front of `entering[n]` stand `entering[n] - n` places that stay.
    return rank + firstIndex(in: entering) { position, value in value - position > rank }
  }

  /// The first position for which the condition holds, where it holds for all that follow.
  private static func firstIndex(in values: [Int], where holds: (Int, Int) -> Bool) -> Int {
    var (low, high) = (0, values.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle, values[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
