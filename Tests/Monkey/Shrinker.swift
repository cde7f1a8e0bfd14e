/// Removes steps from a failing walk while it still violates the same rule.
///
/// It removes halves first, then quarters, down to single steps (delta debugging), and finally pairs of
/// steps.
package struct Shrinker {
  /// Whether a walk still fails.
  private let fails: (Walk) -> Bool

  package init(fails: @escaping (Walk) -> Bool) { self.fails = fails }

  package func shortened(_ walk: Walk) -> Walk {
    var best = withoutEnd(walk)
    var pieces = 2
    while best.steps.count > 1 {
      if let shorter = without(oneOf: pieces, best) {
        best = shorter
        pieces = max(pieces - 1, 2)
      } else if pieces >= best.steps.count {
        guard let shorter = withoutTwo(of: best) else { return best }
        best = shorter
      } else {
        pieces = min(pieces * 2, best.steps.count)
      }
    }
    return best
  }

  /// Removes the steps after the violation by bisection.
  private func withoutEnd(_ walk: Walk) -> Walk {
    var best = walk
    while best.steps.count > 1 {
      var shorter = best
      shorter.steps.removeLast(best.steps.count / 2)
      guard fails(shorter) else { break }
      best = shorter
    }
    return best
  }

  /// The maximum number of steps of a walk from which pairs are removed, because their number grows with
  /// the square.
  private static let longestPairedWalk = 40

  /// Removes two steps, such as one that hides and one that shows a view.
  private func withoutTwo(of walk: Walk) -> Walk? {
    let steps = walk.steps.indices
    guard (3...Self.longestPairedWalk).contains(steps.count) else { return nil }
    for first in steps {
      for second in steps.dropFirst(first + 1) {
        var shorter = walk
        shorter.steps.remove(at: second)
        shorter.steps.remove(at: first)
        if fails(shorter) { return shorter }
      }
    }
    return nil
  }

  private func without(oneOf pieces: Int, _ walk: Walk) -> Walk? {
    let size = max(walk.steps.count / pieces, 1)
    // The last steps are most likely required, so the search begins with the first ones.
    for start in stride(from: 0, to: walk.steps.count, by: size) {
      var shorter = walk
      shorter.steps.removeSubrange(start..<min(start + size, walk.steps.count))
      if !shorter.steps.isEmpty, fails(shorter) { return shorter }
    }
    return nil
  }
}
