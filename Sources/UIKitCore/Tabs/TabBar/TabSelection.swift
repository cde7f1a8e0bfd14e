/// The selection of a tab bar controller: a child, or the list of More.
///
/// This is the only place that stores it.
///
/// The selected index, the selected controller, the highlighted item and More's stack are derived
/// from it.
///
///     no children ──replace──> 0 … n-1 selected ──select──> another one
///           ^────────remove all children─────────┘
///
/// A selected child with its own item on the bar is `barIndex`. A child without one is the `guest` on
/// More's stack. The guest is kept while More isn't selected; while More is selected, `barIndex` is the
/// child that is selected when More disappears.
///
///     in More   guest    selected
///     no        any      home
///     yes       a child  the guest
///     yes       none     the list
///
/// Selecting a child takes constant time; only replacing the list of children takes linear time.
struct TabSelection<Child: AnyObject> {
  // R-ITEM-7, R-ITEM-8, R-SEL-20, R-SEL-30…33, R-MORE-5…11
  private(set) var children: [Child] = []
  /// The number of items that fit on the bar; `nil` for any number.
  private(set) var capacity: Int?
  /// Whether More is selected: its list, or the child on its stack.
  private(set) var isInMore = false
  private var barIndex = 0
  private var guest: Int?
  private var positions: [ObjectIdentifier: Int] = [:]

  /// The division of the children into those on the bar and those in More's list.
  var moreTabs: MoreTabs { MoreTabs(childCount: children.count, capacity: capacity) }

  // R-SEL-33
  /// The index of the selected child; `nil` without children, and while the list of More is
  /// selected.
  var selectedIndex: Int? { children.isEmpty ? nil : isInMore ? guest : barIndex }

  /// The selected child; `nil` without children, and while the list of More is selected.
  var selected: Child? { selectedIndex.map { children[$0] } }

  // R-MORE-5
  /// Whether the list of More is selected.
  var isAtList: Bool { isInMore && guest == nil }

  // R-MORE-7
  /// The child on More's stack, or the one that will be there when More is selected next.
  var childInMore: Child? { guest.map { children[$0] } }

  func contains(_ child: Child) -> Bool { index(of: child) != nil }

  func index(of child: Child) -> Int? { positions[ObjectIdentifier(child)] }

  // MARK: Selecting

  /// Selects a child by index; returns `false` without a change if there is no such child.
  mutating func select(index: Int) -> Bool {
    // R-SEL-30, R-SEL-31
    guard children.indices.contains(index) else { return false }
    isInMore = index >= moreTabs.barCount
    if isInMore { guest = index } else { barIndex = index }
    return true
  }

  /// Selects a child; returns `false` without a change for a controller that is not a child.
  mutating func select(_ child: Child) -> Bool {
    // R-SEL-32
    guard let index = index(of: child) else { return false }
    return select(index: index)
  }

  /// Selects the list of More; returns `false` without a change if there is no More.
  mutating func selectList() -> Bool {
    // R-MORE-10
    guard moreTabs.hasMore else { return false }
    (isInMore, guest) = (true, nil)
    return true
  }

  /// Selects More with the child that was shown there before.
  mutating func returnToMore() -> Bool {
    // R-MORE-7
    guard moreTabs.hasMore else { return false }
    isInMore = true
    return true
  }

  // MARK: Changes to More's stack

  /// Removes the guest after it was popped; the list is selected if More is.
  mutating func removeGuest() { guest = nil }

  /// Restores the guest after a cancelled pop; returns `false` if it is no longer in More.
  mutating func restoreGuest(_ child: Child) -> Bool {
    guard let index = index(of: child), moreTabs.hidden.contains(index) else { return false }
    guest = index
    return true
  }

  // MARK: Capacity

  /// Changes the number of items that fit on the bar; the selected child stays selected, on the bar
  /// or in More.
  ///
  /// If the list of More disappears, the last selected child with its own item is selected.
  mutating func setCapacity(_ newCapacity: Int?) {
    // R-MORE-11
    let selected = selectedIndex
    capacity = newCapacity
    settle(selected: selected, guest: guest)
  }

  /// Updates the stored selection for the current children and capacity.
  private mutating func settle(selected: Int?, guest newGuest: Int?) {
    let tabs = moreTabs
    guest = newGuest.flatMap { tabs.hidden.contains($0) ? $0 : nil }
    if !children.indices.contains(barIndex) { barIndex = 0 }
    if let selected, select(index: selected) { return }
    isInMore = isInMore && tabs.hasMore
  }

  // MARK: Replacing the children

  /// The result of a replacement.
  struct Replacement {
    var removed: [Child] = []
    var added: [Child] = []
    // R-ITEM-7
    /// Whether the list contained a child more than once; only the first occurrence is kept.
    var hadDuplicates = false
  }

  /// Replaces the children.
  ///
  /// The selected child stays selected, or else its index, or else the first child is selected.
  ///
  /// The list of More stays selected if More remains. If the selected child is removed, a
  /// `substitute` is selected instead of the child at its index.
  mutating func replaceChildren(
    with newChildren: [Child],
    substitute: Child? = nil
  ) -> Replacement {
    // R-SEL-20, R-TAB-6
    let oldChildren = children
    let oldPositions = positions
    let wasAtList = isAtList
    let (oldSelected, oldBarIndex, oldGuest) = (selectedIndex, barIndex, guest)
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

    let place = { [self] (old: Int) in
      guard oldChildren.indices.contains(old) else { return 0 }
      return index(of: oldChildren[old]) ?? substitute.flatMap(index)
        ?? (children.indices.contains(old) ? old : 0)
    }
    barIndex = place(oldBarIndex)
    settle(
      selected: wasAtList ? nil : place(oldSelected ?? 0),
      guest: oldGuest.flatMap { index(of: oldChildren[$0]) }
    )
    return replacement
  }

  /// Changes the order of the children and keeps the selection; returns `false` without a change
  /// for other children.
  mutating func reorder(to newOrder: [Child]) -> Bool {
    guard newOrder.count == children.count, newOrder.allSatisfy(contains),
      Set(newOrder.map(ObjectIdentifier.init)).count == newOrder.count
    else { return false }
    _ = replaceChildren(with: newOrder)
    return true
  }
}
