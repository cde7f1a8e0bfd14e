/// The items of one section as an outline, in which items can be expanded and collapsed.
///
/// Apply it with ``UICollectionViewDiffableDataSource/apply(_:to:animatingDifferences:completion:)``.
///
/// ```swift
/// var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
/// snapshot.append(["Fruit", "Vegetables"])
/// snapshot.append(["Apple", "Pear"], to: "Fruit")
/// snapshot.expand(["Fruit"])
/// dataSource.apply(snapshot, to: .main)
/// ```
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  // R-DIF-20
  var tree = OutlineTree<ItemIdentifierType>()

  /// Creates an empty snapshot.
  public init() {}

  // MARK: Items

  /// All items, each followed by its descendants.
  public var items: [ItemIdentifierType] { tree.flattened(tree.roots) }

  /// The items without parents.
  public var rootItems: [ItemIdentifierType] { tree.roots }

  /// The items whose ancestors are all expanded, in order.
  public var visibleItems: [ItemIdentifierType] {
    tree.flattened(tree.roots, where: tree.expanded.contains)
  }

  /// Returns whether an item is in the snapshot.
  public func contains(_ item: ItemIdentifierType) -> Bool { tree.contains(item) }

  /// Returns the position of an item in ``items``, or `nil` if it isn't in the snapshot.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  /// Returns the number of ancestors of an item.
  ///
  /// An item that isn't in the snapshot causes a trap.
  public func level(of item: ItemIdentifierType) -> Int {
    expect(item)
    return tree.level(of: item)
  }

  /// Returns the parent of a child item, or `nil` for an item without a parent.
  ///
  /// An item that isn't in the snapshot causes a trap.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    expect(child)
    return tree.parent(of: child)
  }

  /// Returns whether the ancestors of an item are all expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { tree.isVisible(item) }

  // MARK: Changes

  /// Appends items without a parent, or after the other children of an item.
  ///
  /// An item that is already in the snapshot or is given twice, or a parent that isn't in the
  /// snapshot, causes a trap.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - parent: The parent, or `nil` for none.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    if let parent { expect(parent) }
    insert(items, at: tree.children(of: parent).count, in: parent)
  }

  /// Inserts items before an item, with the same parent.
  ///
  /// - Parameters:
  ///   - items: The items, which must not be in the snapshot.
  ///   - beforeIdentifier: An item of the snapshot.
  public mutating func insert(
    _ items: [ItemIdentifierType],
    before beforeIdentifier: ItemIdentifierType
  ) {
    expect(beforeIdentifier)
    insert(items, at: tree.index(of: beforeIdentifier) ?? 0, in: tree.parent(of: beforeIdentifier))
  }

  /// Inserts items after an item, with the same parent.
  ///
  /// - Parameters:
  ///   - items: The items, which must not be in the snapshot.
  ///   - afterIdentifier: An item of the snapshot.
  public mutating func insert(
    _ items: [ItemIdentifierType],
    after afterIdentifier: ItemIdentifierType
  ) {
    expect(afterIdentifier)
    let index = tree.index(of: afterIdentifier) ?? 0
    insert(items, at: index + 1, in: tree.parent(of: afterIdentifier))
  }

  private mutating func insert(
    _ items: [ItemIdentifierType],
    at index: Int,
    in parent: ItemIdentifierType?
  ) {
    var known: Set<ItemIdentifierType> = []
    for item in items where tree.contains(item) || !known.insert(item).inserted {
      SnapshotMisuse.raise(
        "Supplied identifiers are not unique or are already in the section snapshot: \(item)"
      )
    }
    tree.insert(items, at: index, in: parent)
  }

  /// Deletes items with their descendants; items that aren't in the snapshot are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) { tree.remove(items) }

  /// Deletes all items.
  public mutating func deleteAll() { tree = OutlineTree() }

  // MARK: Expanding

  /// Expands items; items that aren't in the snapshot are ignored.
  public mutating func expand(_ items: [ItemIdentifierType]) { tree.expand(items) }

  /// Collapses items; items that aren't in the snapshot are ignored.
  public mutating func collapse(_ items: [ItemIdentifierType]) { tree.collapse(items) }

  /// Returns whether an item is expanded.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { tree.expanded.contains(item) }

  // MARK: Parts

  /// Returns the descendants of an item as a snapshot.
  ///
  /// An item that isn't in the snapshot causes a trap.
  ///
  /// - Parameters:
  ///   - parent: The item.
  ///   - includingParent: Whether the item is the root of the snapshot. The default value is `false`.
  /// - Returns: The snapshot.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  {
    expect(parent)
    var part = NSDiffableDataSourceSectionSnapshot()
    part.tree = tree.tree(of: parent, includingParent: includingParent)
    return part
  }

  /// Replaces the children of an item with the items of another snapshot.
  ///
  /// An item that isn't in the snapshot causes a trap.
  ///
  /// - Parameters:
  ///   - parent: The item.
  ///   - snapshot: The snapshot with the new children.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    expect(parent)
    tree.remove(tree.children(of: parent))
    tree.graft(snapshot.tree, below: parent)
  }

  private func expect(_ item: ItemIdentifierType) {
    guard !tree.contains(item) else { return }
    SnapshotMisuse.raise("Supplied identifier is not in the section snapshot: \(item)")
  }
}
