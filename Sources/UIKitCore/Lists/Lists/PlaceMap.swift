/// A map between the indexes of an array before and after some elements are removed and others are
/// added.
///
/// Only the changed indexes are stored, so a lookup takes logarithmic time in the number of
/// changes, regardless of the length of the array. Elements that are neither removed nor added keep
/// their order.
struct PlaceMap {
  /// The old indexes of removed elements, in ascending order.
  let removed: [Int]
  /// The new indexes of added elements, in ascending order.
  let added: [Int]

  init(removed: [Int] = [], added: [Int] = []) {
    self.removed = removed
    self.added = added
  }

  /// Returns the new index of an element, or `nil` if it was removed.
  func new(of old: Int) -> Int? { Self.place(of: old, leaving: removed, entering: added) }

  /// Returns the old index of an element, or `nil` if it was added.
  func old(of new: Int) -> Int? { Self.place(of: new, leaving: added, entering: removed) }

  private static func place(of place: Int, leaving: [Int], entering: [Int]) -> Int? {
    let before = firstIndex(in: leaving) { _, value in value >= place }
    if before < leaving.count, leaving[before] == place { return nil }
    let rank = place - before
    // `entering[n] - n` elements that stay precede `entering[n]`.
    return rank + firstIndex(in: entering) { position, value in value - position > rank }
  }

  /// Returns the first index at which a monotonic condition is true, or the count if there is none.
  private static func firstIndex(in values: [Int], where holds: (Int, Int) -> Bool) -> Int {
    var (low, high) = (0, values.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle, values[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
