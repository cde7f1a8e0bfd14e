/// Brings tabs that an application declared into the order that the user gave them in an earlier run.
///
///     declared   A  B  N  C  D  E      N is new, X was there in the earlier run
///     saved      E  A  X  B  C  D
///     order      E  A  N  B  C  D
///
/// Tabs that are known and may be moved share the places that they were declared on, in the saved order. All others stay on
/// theirs: new tabs, tabs that are fixed, and tabs without an identifier. (R-ORD-4…R-ORD-8)
struct TabArrangement: Hashable {
  struct Tab: Hashable {
    /// By which the tab is recognized in another run.
    var identifier: String?
    var isFixed = false
  }

  var declared: [Tab]

  /// Which tab, by its declared place, stands on each place.
  ///
  /// Tabs of the same identifier are taken in turn; identifiers of no tab are passed over.
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
