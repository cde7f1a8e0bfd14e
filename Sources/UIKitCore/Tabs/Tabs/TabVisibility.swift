/// Which of the outermost tabs stand on the bar, and in which order.
///
///     regular width   fixed …   default, movable, chosen by code …   pinned …      (R-TAB-23)
///     compact width   as declared, of those that `compactTabIdentifiers` names     (R-TAB-24)
///
/// A tab without a place that code selects is a guest: it stands on the bar while it is selected. (R-TAB-25)
struct TabVisibility {
  /// What is known about one tab.
  struct Candidate {
    var identifier = ""
    /// Resolved: never `automatic`.
    var placement = UITab.Placement.default
    var isHidden = false
    var isGuest = false
  }

  /// Whether there is room for wishes; a narrow bar has none.
  var honoursPlacement = false
  /// The only tabs that may stand on the bar; nil where all may.
  var listed: Set<String>?

  /// The positions, among the candidates, of those on the bar, from its leading edge on.
  func order(of candidates: [Candidate]) -> [Int] {
    let placed = candidates.indices.filter { hasPlace(candidates[$0]) }
    guard honoursPlacement else { return placed }
    return (0...2).flatMap { rank in
      placed.filter { TabVisibility.rank(of: candidates[$0].placement) == rank }
    }
  }

  private func hasPlace(_ candidate: Candidate) -> Bool {
    guard !candidate.isHidden else { return false }
    guard !candidate.isGuest else { return true }
    if let listed, !listed.contains(candidate.identifier) { return false }
    guard honoursPlacement else { return true }
    return candidate.placement != .optional && candidate.placement != .sidebarOnly
  }

  private static func rank(of placement: UITab.Placement) -> Int {
    switch placement {
    case .fixed: 0
    case .automatic, .default, .optional, .movable, .sidebarOnly: 1
    case .pinned: 2
    }
  }
}
