/// Applies the order that the user gave the tabs in an earlier launch to the tabs that an app
/// declares.
///
///     declared   A  B  N  C  D  E      N is new, X existed in the earlier launch
///     saved      E  A  X  B  C  D
///     order      E  A  N  B  C  D
///
/// Known, movable tabs share the positions at which they are declared, in the saved order. All
/// other tabs keep their positions: new tabs, fixed tabs, and tabs without an identifier.
struct TabArrangement: Hashable {
  // R-ORD-4…R-ORD-8
  struct Tab: Hashable {
    /// The identifier that the tab has in every launch.
    var identifier: String?
    var isFixed = false
  }

  var declared: [Tab]

  /// Returns the declared index of the tab at each position.
  ///
  /// Tabs with the same identifier are used in turn; unknown identifiers are skipped.
  func order(following saved: [String]) -> [Int] {
    var waiting: [String: [Int]] = [:]
    for (index, tab) in declared.enumerated().reversed() where !tab.isFixed {
      if let identifier = tab.identifier { waiting[identifier, default: []].append(index) }
    }
    let known = saved.compactMap { waiting[$0]?.popLast() }
    var order = Array(declared.indices)
    for (place, tab) in zip(known.sorted(), known) { order[place] = tab }
    return order
  }
}
