/// The items of a section as a tree, and which of them are expanded.
struct OutlineTree<Item: Hashable> {
  // R-DIF-20…24
  private(set) var roots: [Item] = []
  private var children: [Item: [Item]] = [:]
  private var parents: [Item: Item?] = [:]
  private(set) var expanded: Set<Item> = []

  func contains(_ item: Item) -> Bool { parents[item] != nil }

  func parent(of item: Item) -> Item? { parents[item] ?? nil }

  func children(of item: Item?) -> [Item] {
    guard let item else { return roots }
    return children[item] ?? []
  }

  func hasChildren(_ item: Item) -> Bool { !(children[item] ?? []).isEmpty }

  func level(of item: Item) -> Int {
    var (level, current) = (0, parent(of: item))
    while let parent = current { (level, current) = (level + 1, self.parent(of: parent)) }
    return level
  }

  /// Whether all ancestors of an item are expanded.
  func isVisible(_ item: Item) -> Bool {
    guard contains(item) else { return false }
    var current = parent(of: item)
    while let parent = current {
      guard expanded.contains(parent) else { return false }
      current = self.parent(of: parent)
    }
    return true
  }

  /// Returns items with their descendants, in order.
  func flattened(_ items: [Item], where isOpen: (Item) -> Bool = { _ in true }) -> [Item] {
    var found: [Item] = []
    found.reserveCapacity(items.count)
    var waiting = Array(items.reversed())
    while let item = waiting.popLast() {
      found.append(item)
      if let own = children[item], isOpen(item) { waiting += own.reversed() }
    }
    return found
  }

  // MARK: Changes

  mutating func insert(_ items: [Item], at index: Int, in parent: Item?) {
    for item in items { parents[item] = .some(parent) }
    if let parent {
      children[parent, default: []].insert(contentsOf: items, at: index)
    } else {
      roots.insert(contentsOf: items, at: index)
    }
  }

  func index(of item: Item) -> Int? { children(of: parent(of: item)).firstIndex(of: item) }

  /// Removes items with their descendants.
  mutating func remove(_ items: [Item]) {
    let known = items.filter(contains)
    let leaving = Set(flattened(known))
    for parent in Set(known.map(parent(of:))) {
      if let parent {
        children[parent]?.removeAll(where: leaving.contains)
      } else {
        roots.removeAll(where: leaving.contains)
      }
    }
    for item in leaving {
      parents[item] = nil
      children[item] = nil
    }
    expanded.subtract(leaving)
  }

  mutating func expand(_ items: [Item]) { expanded.formUnion(items.filter(contains)) }

  mutating func collapse(_ items: [Item]) { expanded.subtract(items) }

  /// Adds the items of another tree below an item, with their state.
  mutating func graft(_ other: OutlineTree, below parent: Item?) {
    insert(other.roots, at: children(of: parent).count, in: parent)
    for item in other.flattened(other.roots) where other.hasChildren(item) {
      insert(other.children(of: item), at: 0, in: item)
    }
    expanded.formUnion(other.expanded)
  }

  /// Returns the tree below an item, or with it as the root.
  func tree(of item: Item, includingParent: Bool) -> OutlineTree {
    var tree = OutlineTree()
    tree.insert(includingParent ? [item] : children(of: item), at: 0, in: nil)
    for item in flattened(tree.roots) where hasChildren(item) {
      tree.insert(children(of: item), at: 0, in: item)
      if expanded.contains(item) { tree.expand([item]) }
    }
    return tree
  }
}
