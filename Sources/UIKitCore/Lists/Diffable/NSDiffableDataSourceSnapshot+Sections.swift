/// Methods that edit sections, and that mark sections and items to be reloaded.
extension NSDiffableDataSourceSnapshot {
  // MARK: Sections

  /// Appends empty sections to the snapshot.
  ///
  /// A section that is already in the snapshot, or that is given twice, causes a trap.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    //
    insert(identifiers, at: order.sections.count)
  }

  /// Inserts empty sections before another section.
  ///
  /// A section that is already in the snapshot or is given twice, or a `toIdentifier` that isn't in
  /// the snapshot, causes a trap.
  ///
  /// - Parameters:
  ///   - identifiers: The identifiers of the new sections, in order.
  ///   - toIdentifier: The section before which the new sections are inserted.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    //
    insert(identifiers, at: index(of: toIdentifier))
  }

  /// Inserts empty sections after another section.
  ///
  /// A section that is already in the snapshot or is given twice, or a `toIdentifier` that isn't in
  /// the snapshot, causes a trap.
  ///
  /// - Parameters:
  ///   - identifiers: The identifiers of the new sections, in order.
  ///   - toIdentifier: The section after which the new sections are inserted.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    afterSection toIdentifier: SectionIdentifierType
  ) {
    //
    insert(identifiers, at: index(of: toIdentifier) + 1)
  }

  /// Deletes sections and all their items.
  ///
  /// Identifiers that aren't in the snapshot are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    // R-DIF-4
    let leaving = Set(identifiers.filter { order.contains(section: $0) })
    let items = Set(leaving.flatMap { order.items(in: $0) ?? [] })
    order.remove(leaving)
    reloadedSections.remove(leaving)
    reloadedItems.remove(items)
    reconfiguredItems.remove(items)
  }

  /// Moves a section with its items before another section.
  ///
  /// A section that isn't in the snapshot, or equal identifiers, cause a trap.
  ///
  /// - Parameters:
  ///   - identifier: The section to move.
  ///   - toIdentifier: The section before which it is placed.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    //
    move(identifier, beside: toIdentifier, after: false)
  }

  /// Moves a section with its items after another section.
  ///
  /// A section that isn't in the snapshot, or equal identifiers, cause a trap.
  ///
  /// - Parameters:
  ///   - identifier: The section to move.
  ///   - toIdentifier: The section after which it is placed.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    afterSection toIdentifier: SectionIdentifierType
  ) {
    //
    move(identifier, beside: toIdentifier, after: true)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    SnapshotMisuse.expectUnique(identifiers, "section")
    SnapshotMisuse.expectNew(identifiers.filter { order.contains(section: $0) })
    order.insert(identifiers, at: index)
  }

  private func index(of section: SectionIdentifierType) -> Int {
    let index = order.index(of: section)
    SnapshotMisuse.expect(index != nil, "insertIndex != NSNotFound")
    return index ?? 0
  }

  private mutating func move(
    _ section: SectionIdentifierType,
    beside neighbour: SectionIdentifierType,
    after: Bool
  ) {
    SnapshotMisuse.expect(order.contains(section: section), "fromSection != NSNotFound")
    SnapshotMisuse.expect(order.contains(section: neighbour), "toSection != NSNotFound")
    SnapshotMisuse.expectOutside(neighbour, [section])
    order.move(section, to: neighbour, after: after)
  }

  // MARK: Reloading

  /// The items that are marked by ``reloadItems(_:)``, in the order in which they were marked.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.identifiers }

  /// The items that are marked by ``reconfigureItems(_:)``, in the order in which they were marked.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.identifiers }

  /// The sections that are marked by ``reloadSections(_:)``, in the order in which they were
  /// marked.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections.identifiers }

  /// Marks items whose cells are replaced when the snapshot is applied.
  ///
  /// An item that isn't in the snapshot, or that is given twice, causes a trap.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    // R-DIF-5, X-59
    SnapshotMisuse.expectUnique(identifiers, "item")
    for item in identifiers where !order.contains(item) {
      SnapshotMisuse.missing(item, verb: "reload", noun: "item")
    }
    reloadedItems.insert(identifiers)
  }

  /// Marks items whose cells are configured again, without being replaced, when the snapshot is
  /// applied.
  ///
  /// Only cells that are visible are configured. An item that isn't in the snapshot, or that is
  /// given twice, causes a trap.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    // R-DIF-5, X-59
    SnapshotMisuse.expectUnique(identifiers, "item")
    for item in identifiers where !order.contains(item) {
      SnapshotMisuse.missing(item, verb: "reconfigure", noun: "item")
    }
    reconfiguredItems.insert(identifiers)
  }

  /// Marks sections whose items, headers and footers are reloaded when the snapshot is applied.
  ///
  /// A section that isn't in the snapshot, or that is given twice, causes a trap.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    // R-DIF-5, X-59
    SnapshotMisuse.expectUnique(identifiers, "section")
    for section in identifiers where !order.contains(section: section) {
      SnapshotMisuse.missing(section, verb: "reload", noun: "section")
    }
    reloadedSections.insert(identifiers)
  }
}
