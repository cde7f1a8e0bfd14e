/// The tabs of a controller with all below them, each with a name of its own.
///
///     roots     home    library ─────────┐     search
///     below             albums   artists ┘
///
/// Looking up a name is one hash; only a change of the tree walks over it. (R-TAB-20)
struct TabTree<Tab: AnyObject> {
  /// Why a tree cannot be.
  enum Fault: Error, Equatable { case repeatedIdentifier(String) }

  /// The outermost tabs, in the order they were given.
  private(set) var roots: [Tab] = []
  private var tabs: [String: Tab] = [:]

  init() {}

  /// Takes tabs in; two of one name are a fault.
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

  /// Any tab of the tree, however deep.
  func tab(forIdentifier identifier: String) -> Tab? { tabs[identifier] }
}
