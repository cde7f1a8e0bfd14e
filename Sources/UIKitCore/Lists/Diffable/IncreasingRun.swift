/// Finds a longest increasing subsequence, so that as few elements as possible have to move.
enum IncreasingRun {
  /// Returns the positions of a longest increasing subsequence.
  ///
  /// This is patience sorting: O(*n* log *n*) in the worst case, O(*n*) if the numbers are already
  /// in order. See C. Schensted, "Longest increasing and decreasing subsequences", Canadian Journal
  /// of Mathematics 13 (1961).
  static func positions(in numbers: [Int]) -> [Int] {
    /// The position of the smallest number that ends a subsequence, for each length.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: numbers.count)
    for (position, number) in numbers.enumerated() {
      let length = firstEnd(notBelow: number, ends, numbers)
      if length > 0 { previous[position] = ends[length - 1] }
      if length == ends.count { ends.append(position) } else { ends[length] = position }
    }
    var run = [Int](repeating: 0, count: ends.count)
    var position = ends.last ?? -1
    for place in run.indices.reversed() {
      run[place] = position
      position = previous[position]
    }
    return run
  }

  private static func firstEnd(notBelow number: Int, _ ends: [Int], _ numbers: [Int]) -> Int {
    if let last = ends.last, numbers[last] < number { return ends.count }
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
