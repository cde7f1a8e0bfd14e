/// Determines which tabs of the outermost level are on the bar, and in which order.
///
///     regular width   fixed …   default, movable, selected by code …   pinned …
///     compact width   as declared, only those in `compactTabIdentifiers`
///
/// A tab without a position that is selected by code is a guest: it is on the bar while it is
/// selected.
struct TabVisibility {
  // R-TAB-23, R-TAB-24, R-TAB-25

  /// The properties of a tab that determine its position.
  struct Candidate {
    var identifier = ""
    /// The resolved placement, which is never `automatic`.
    var placement = UITab.Placement.default
    var isHidden = false
    var isGuest = false
  }

  /// Whether preferred placements are used, which is the case in regular width.
  var usesPlacement = false
  /// The identifiers of the tabs that may be on the bar; `nil` for all.
  var listed: Set<String>?

  /// Returns the indices of the candidates on the bar, from its leading edge.
  func order(of candidates: [Candidate]) -> [Int] {
    let placed = candidates.indices.filter { hasPlace(candidates[$0]) }
    guard usesPlacement else { return placed }
    return (0...2).flatMap { rank in
      placed.filter { TabVisibility.rank(of: candidates[$0].placement) == rank }
    }
  }

  private func hasPlace(_ candidate: Candidate) -> Bool {
    guard !candidate.isHidden else { return false }
    guard !candidate.isGuest else { return true }
    if let listed, !listed.contains(candidate.identifier) { return false }
    guard usesPlacement else { return true }
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
