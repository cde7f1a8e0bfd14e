/// Which of a controller's children is selected, or the list of More: the only place that stores it.
///
/// Index, controller and the bar's highlight are all read from here, and so is what stands on More's stack.
///
///     no children ──replace──> 0 … n-1 selected ──select──> another one
///          ^────────replace with nothing────────┘
///
/// A child with an item of its own on the bar is `home`. A child without one is the `guest` on More's stack. While More is
/// left, its guest waits there; while More is in view, `home` is the child to go back to when More goes.
///
///     in More   guest    selected
///     no        any      home
///     yes       a child  the guest
///     yes       none     the list
///
/// Looking up a child is one hash, so that choosing among 5,000 costs what choosing among 5 does; only replacing the
/// whole list walks over it. (R-ITEM-7, R-ITEM-8, R-SEL-20, R-SEL-30…33, R-MORE-5…11)
struct TabSelection<Child: AnyObject> {
  private(set) var children: [Child] = []
  /// How many items the bar has room for; nil for all of them.
  private(set) var capacity: Int?
  /// Whether More is selected: its list, or the child on its stack.
  private(set) var isInMore = false
  private var home = 0
  private var guest: Int?
  private var positions: [ObjectIdentifier: Int] = [:]

  /// Which children have an item of their own.
  var moreTabs: MoreTabs { MoreTabs(childCount: children.count, capacity: capacity) }

  /// nil without children and while the list is selected; read `NSNotFound` from outside. (R-SEL-33)
  var selectedIndex: Int? { children.isEmpty ? nil : isInMore ? guest : home }

  /// The selected child; nil without children and while the list is selected.
  var selected: Child? { selectedIndex.map { children[$0] } }

  /// Whether the list of More is selected. (R-MORE-5)
  var isAtList: Bool { isInMore && guest == nil }

  /// The child that stands on More's stack, or will when More is next in view. (R-MORE-7)
  var childInMore: Child? { guest.map { children[$0] } }

  func contains(_ child: Child) -> Bool { index(of: child) != nil }

  func index(of child: Child) -> Int? { positions[ObjectIdentifier(child)] }

  // MARK: Selecting

  /// Selects by position; false, changing nothing, when there is no such child. (R-SEL-30, R-SEL-31)
  mutating func select(index: Int) -> Bool {
    guard children.indices.contains(index) else { return false }
    isInMore = index >= moreTabs.barCount
    if isInMore { guest = index } else { home = index }
    return true
  }

  /// Selects by object; false, changing nothing, for a stranger. (R-SEL-32)
  mutating func select(_ child: Child) -> Bool {
    guard let index = index(of: child) else { return false }
    return select(index: index)
  }

  /// Selects the list of More; false, changing nothing, without More. (R-MORE-10)
  mutating func selectList() -> Bool {
    guard moreTabs.hasMore else { return false }
    (isInMore, guest) = (true, nil)
    return true
  }

  /// Goes back to More as it was left. (R-MORE-7)
  mutating func returnToMore() -> Bool {
    guard moreTabs.hasMore else { return false }
    isInMore = true
    return true
  }

  // MARK: What happens on More's stack

  /// The child has gone from More's stack: the list is selected, if More was.
  mutating func guestLeft() { guest = nil }

  /// A child is back on More's stack, since its going was taken back; false when it has no place there any more.
  mutating func guestReturned(_ child: Child) -> Bool {
    guard let index = index(of: child), moreTabs.hidden.contains(index) else { return false }
    guest = index
    return true
  }

  // MARK: Another bar

  /// Takes another capacity and keeps the selected child, in its own place or in More. (R-MORE-11)
  ///
  /// With the list goes the selection to the child that was selected last with an item of its own.
  mutating func setCapacity(_ newCapacity: Int?) {
    let selected = selectedIndex
    capacity = newCapacity
    settle(selected: selected, guest: guest)
  }

  /// Brings what is stored in line with the children and the places they have now.
  private mutating func settle(selected: Int?, guest newGuest: Int?) {
    let tabs = moreTabs
    guest = newGuest.flatMap { tabs.hidden.contains($0) ? $0 : nil }
    if !children.indices.contains(home) { home = 0 }
    if let selected, select(index: selected) { return }
    isInMore = isInMore && tabs.hasMore
  }

  // MARK: Replacing the children

  /// What a new list changes.
  struct Replacement {
    var removed: [Child] = []
    var added: [Child] = []
    /// Whether the list named a child more than once; the first place counts. (R-ITEM-7)
    var hadDuplicates = false
  }

  /// Takes a new list and keeps the selected object, else the selected position, else selects the first; the list of More
  /// stays selected as long as there is More. (R-SEL-20)
  ///
  /// A `substitute` is selected in place of one that is gone, instead of what has its position. (R-TAB-6)
  mutating func replaceChildren(
    with newChildren: [Child],
    substitute: Child? = nil
  ) -> Replacement {
    let oldChildren = children
    let oldPositions = positions
    let wasAtList = isAtList
    let (oldSelected, oldHome, oldGuest) = (selectedIndex, home, guest)
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
    home = place(oldHome)
    settle(
      selected: wasAtList ? nil : place(oldSelected ?? 0),
      guest: oldGuest.flatMap { index(of: oldChildren[$0]) }
    )
    return replacement
  }

  /// Takes the same children in another order and keeps what is selected; false, changing nothing, for other children.
  mutating func reorder(to newOrder: [Child]) -> Bool {
    guard newOrder.count == children.count, newOrder.allSatisfy(contains),
      Set(newOrder.map(ObjectIdentifier.init)).count == newOrder.count
    else { return false }
    _ = replaceChildren(with: newOrder)
    return true
  }
}
