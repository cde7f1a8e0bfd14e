/// Pairs old child nodes with new ones, in an order that preserves the drawing order.
///
/// Identical objects are paired first: those at both ends, then the longest common subsequence in
/// the middle. The nodes between them are paired by position, because two pages with the same
/// structure have corresponding nodes there.
struct ChildAlignment: Sequence {
  enum Step {
    case pair(DisplayNode, DisplayNode)
    case removed(DisplayNode)
    case inserted(DisplayNode)
  }

  private var steps: [Step] = []

  init(_ old: [DisplayNode], _ new: [DisplayNode]) {
    let shorter = Swift.min(old.count, new.count)
    steps.reserveCapacity(Swift.max(old.count, new.count))
    var head = 0
    while head < shorter, old[head] === new[head] { head += 1 }
    var tail = 0
    while tail < shorter - head, old[old.count - 1 - tail] === new[new.count - 1 - tail] {
      tail += 1
    }

    for index in 0..<head { steps.append(.pair(old[index], new[index])) }
    alignMiddle(old[head..<(old.count - tail)], new[head..<(new.count - tail)])
    for index in 0..<tail {
      steps.append(.pair(old[old.count - tail + index], new[new.count - tail + index]))
    }
  }

  func makeIterator() -> IndexingIterator<[Step]> { steps.makeIterator() }

  private mutating func alignMiddle(
    _ old: ArraySlice<DisplayNode>,
    _ new: ArraySlice<DisplayNode>
  ) {
    var (nextOld, nextNew) = (old.startIndex, new.startIndex)
    for kept in Self.keptInOrder(old, new) {
      pairByPosition(old[nextOld..<kept.old], new[nextNew..<kept.new])
      steps.append(.pair(old[kept.old], new[kept.new]))
      (nextOld, nextNew) = (kept.old + 1, kept.new + 1)
    }
    pairByPosition(old[nextOld...], new[nextNew...])
  }

  private mutating func pairByPosition(
    _ old: ArraySlice<DisplayNode>,
    _ new: ArraySlice<DisplayNode>
  ) {
    let shorter = Swift.min(old.count, new.count)
    for index in 0..<shorter {
      steps.append(.pair(old[old.startIndex + index], new[new.startIndex + index]))
    }
    for node in old.dropFirst(shorter) { steps.append(.removed(node)) }
    for node in new.dropFirst(shorter) { steps.append(.inserted(node)) }
  }

  /// Returns the longest sequence of identical objects that is in the same order in both arrays.
  private static func keptInOrder(
    _ old: ArraySlice<DisplayNode>,
    _ new: ArraySlice<DisplayNode>
  ) -> [(old: Int, new: Int)] {
    guard old.count > 1 || new.count > 1, !old.isEmpty, !new.isEmpty else { return [] }
    var places = [ObjectIdentifier: Int](minimumCapacity: new.count)
    for index in new.indices { places[ObjectIdentifier(new[index])] = index }

    /// The end of the best sequence of each length, and the predecessor of each element.
    var ends: [Int] = []
    var kept: [(old: Int, new: Int, previous: Int?)] = []
    for index in old.indices {
      guard let place = places[ObjectIdentifier(old[index])] else { continue }
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if kept[ends[middle]].new < place { low = middle + 1 } else { high = middle }
      }
      kept.append((index, place, low > 0 ? ends[low - 1] : nil))
      if low < ends.count { ends[low] = kept.count - 1 } else { ends.append(kept.count - 1) }
    }
    var sequence: [(old: Int, new: Int)] = []
    var current = ends.last
    while let index = current {
      sequence.append((kept[index].old, kept[index].new))
      current = kept[index].previous
    }
    return sequence.reversed()
  }
}
