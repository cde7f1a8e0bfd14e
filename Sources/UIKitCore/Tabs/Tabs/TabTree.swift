/// The tabs of a controller and their descendants, by identifier.
///
///     roots     home    library ─────────┐     search
///     below             albums   artists ┘
///
/// The tree is traversed only when it changes; a lookup takes constant time.
struct TabTree<Tab: AnyObject> {
  // R-TAB-20

  /// The reasons for which a tree is invalid.
  enum Fault: Error, Equatable { case repeatedIdentifier(String) }

  /// The tabs of the outermost level, in the order in which they were assigned.
  private(set) var roots: [Tab] = []
  private var tabs: [String: Tab] = [:]

  init() {}

  /// Creates a tree; throws an error if two tabs have the same identifier.
  init(
    roots: [Tab],
    identifier: (Tab) -> String,
    children: (Tab) -> [Tab]
  ) throws {
    self.roots = roots
    var waiting = Array(roots.reversed())
    while let tab = waiting.popLast() {
      guard tabs.updateValue(tab, forKey: identifier(tab)) == nil else {
        throw Fault.repeatedIdentifier(identifier(tab))
      }
      waiting += children(tab).reversed()
    }
  }

  /// Returns a tab of any level.
  func tab(forIdentifier identifier: String) -> Tab? { tabs[identifier] }
}
