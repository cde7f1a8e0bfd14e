/// Pairs old child nodes with new ones, in an order that preserves the drawing order.
///
/// Identical objects are paired first: those at both ends, then the longest common subsequence in
/// the middle. The nodes between them are paired by position, because two pages with the same
/// structure have corresponding nodes there.
struct ChildAlignment: Sequence {
  /// The indices of nodes that correspond to each other, or of a node that has no counterpart.
  enum Step {
    case pair(old: Int, new: Int)
    case removed(Int)
    case inserted(Int)
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

    for index in 0..<head { steps.append(.pair(old: index, new: index)) }
    let (oldEnd, newEnd) = (old.count - tail, new.count - tail)
    var (nextOld, nextNew) = (head, head)
    for kept in Self.keptInOrder(old[head..<oldEnd], new[head..<newEnd]) {
      pairByPosition(nextOld..<kept.old, nextNew..<kept.new)
      steps.append(.pair(old: kept.old, new: kept.new))
      (nextOld, nextNew) = (kept.old + 1, kept.new + 1)
    }
    pairByPosition(nextOld..<oldEnd, nextNew..<newEnd)
    for index in 0..<tail { steps.append(.pair(old: oldEnd + index, new: newEnd + index)) }
  }

  func makeIterator() -> IndexingIterator<[Step]> { steps.makeIterator() }

  private mutating func pairByPosition(_ old: Range<Int>, _ new: Range<Int>) {
    let shorter = Swift.min(old.count, new.count)
    for index in 0..<shorter {
      steps.append(.pair(old: old.lowerBound + index, new: new.lowerBound + index))
    }
    for index in old.dropFirst(shorter) { steps.append(.removed(index)) }
    for index in new.dropFirst(shorter) { steps.append(.inserted(index)) }
  }

  /// Returns the longest sequence of identical objects that is in the same order in both arrays.
  private static func keptInOrder(
    _ old: ArraySlice<DisplayNode>,
    _ new: ArraySlice<DisplayNode>
  ) -> [(old: Int, new: Int)] {
    guard old.count > 1 || new.count > 1, !old.isEmpty, !new.isEmpty else { return [] }
    /// The end of the best sequence of each length, and the predecessor of each element.
    var ends: [Int] = []
    var kept: [(old: Int, new: Int, previous: Int?)] = []
    for (index, place) in places(of: old, in: new) {
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

  /// The number of comparisons that take as long as hashing.
  private static let comparisonCount = 64

  /// Returns the indices of the old nodes that are also new, with their last indices among the new
  /// nodes.
  private static func places(
    of old: ArraySlice<DisplayNode>,
    in new: ArraySlice<DisplayNode>
  ) -> [(old: Int, new: Int)] {
    var result: [(old: Int, new: Int)] = []
    if old.count * new.count <= comparisonCount {
      for index in old.indices {
        let node = old[index]
        if let place = new.lastIndex(where: { $0 === node }) { result.append((index, place)) }
      }
      return result
    }
    var places = [ObjectIdentifier: Int](minimumCapacity: new.count)
    for index in new.indices { places[ObjectIdentifier(new[index])] = index }
    for index in old.indices {
      if let place = places[ObjectIdentifier(old[index])] { result.append((index, place)) }
    }
    return result
  }
}
