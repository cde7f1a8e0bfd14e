/// Which of a controller's children is selected: the only place that stores it.
///
/// Index, controller and the bar's highlight are all read from here.
///
///     no children ──replace──> 0 … n-1 selected ──select──> another one
///          ^────────replace with nothing────────┘
///
/// Looking up a child is one hash, so that choosing among 5,000 costs what choosing among 5 does; only replacing the
/// whole list walks over it. (R-ITEM-7, R-ITEM-8, R-SEL-20, R-SEL-30…33)
struct TabSelection<Child: AnyObject> {
  private(set) var children: [Child] = []
  /// nil without children; read `NSNotFound` from outside. (R-SEL-33)
  private(set) var selectedIndex: Int?
  private var positions: [ObjectIdentifier: Int] = [:]

  /// The selected child, if there are children.
  var selected: Child? { selectedIndex.map { children[$0] } }

  func contains(_ child: Child) -> Bool { index(of: child) != nil }

  func index(of child: Child) -> Int? { positions[ObjectIdentifier(child)] }

  // MARK: Selecting

  /// Selects by position; false, changing nothing, when there is no such child. (R-SEL-30, R-SEL-31)
  mutating func select(index: Int) -> Bool {
    guard children.indices.contains(index) else { return false }
    selectedIndex = index
    return true
  }

  /// Selects by object; false, changing nothing, for a stranger. (R-SEL-32)
  mutating func select(_ child: Child) -> Bool {
    guard let index = index(of: child) else { return false }
    selectedIndex = index
    return true
  }

  // MARK: Replacing the children

  /// What a new list changes.
  struct Replacement {
    var removed: [Child] = []
    var added: [Child] = []
    /// Whether the list named a child more than once; the first place counts. (R-ITEM-7)
    var hadDuplicates = false
  }

  /// Takes a new list and keeps the selected object, else the selected position, else selects the first. (R-SEL-20)
  mutating func replaceChildren(with newChildren: [Child]) -> Replacement {
    let oldChildren = children
    let oldPositions = positions
    let oldSelected = selected
    var replacement = Replacement()

    positions = Dictionary(minimumCapacity: newChildren.count)
    children = []
    children.reserveCapacity(newChildren.count)
    for child in newChildren {
      let key = ObjectIdentifier(child)
      guard positions[key] == nil else {
        replacement.hadDuplicates = true
        continue
      }
      positions[key] = children.count
      if oldPositions[key] == nil { replacement.added.append(child) }
      children.append(child)
    }
    replacement.removed = oldChildren.filter { positions[ObjectIdentifier($0)] == nil }

    if let oldSelected, let index = index(of: oldSelected) {
      selectedIndex = index
    } else if let oldIndex = selectedIndex, children.indices.contains(oldIndex) {
      selectedIndex = oldIndex
    } else {
      selectedIndex = children.isEmpty ? nil : 0
    }
    return replacement
  }
}
