/// Sections, and what is to be shown anew.
extension NSDiffableDataSourceSnapshot {
  // MARK: Sections

  /// Puts empty sections behind the others; one that is there already, or is named twice, traps.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: order.sections.count)
  }

  /// Puts empty sections in front of another; a neighbour that is not there traps.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: index(of: toIdentifier))
  }

  /// Puts empty sections behind another; a neighbour that is not there traps.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: index(of: toIdentifier) + 1)
  }

  /// Takes sections out with all their items; those that are not there are passed over. (R-DIF-4)
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let leaving = Set(identifiers.filter { order.contains(section: $0) })
    let items = Set(leaving.flatMap { order.items(in: $0) ?? [] })
    order.remove(leaving)
    reloadedSections.remove(leaving)
    reloadedItems.remove(items)
    reconfiguredItems.remove(items)
  }

  /// Moves a section with its items in front of another; either that is not there traps.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, after: false)
  }

  /// Moves a section with its items behind another; either that is not there traps.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    afterSection toIdentifier: SectionIdentifierType
  ) {
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

  // MARK: Showing anew

  /// The items for which `reloadItems` was called since the snapshot was made or applied.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.identifiers }

  /// The items for which `reconfigureItems` was called since the snapshot was made or applied.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.identifiers }

  /// The sections for which `reloadSections` was called since the snapshot was made or applied.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections.identifiers }

  /// Has the cells of these items replaced by others when the snapshot is applied.
  ///
  /// An item that is not there traps. (R-DIF-5, X-59)
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    SnapshotMisuse.expectUnique(identifiers, "item")
    for item in identifiers where !order.contains(item) {
      SnapshotMisuse.missing(item, verb: "reload", noun: "item")
    }
    reloadedItems.insert(identifiers)
  }

  /// Has the cells of these items, if they are in view, set up again without being replaced.
  ///
  /// An item that is not there traps. (R-DIF-5, X-59)
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    SnapshotMisuse.expectUnique(identifiers, "item")
    for item in identifiers where !order.contains(item) {
      SnapshotMisuse.missing(item, verb: "reconfigure", noun: "item")
    }
    reconfiguredItems.insert(identifiers)
  }

  /// Has whole sections, with their headers and footers, shown anew; one that is not there traps. (R-DIF-5, X-59)
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    SnapshotMisuse.expectUnique(identifiers, "section")
    for section in identifiers where !order.contains(section: section) {
      SnapshotMisuse.missing(section, verb: "reload", noun: "section")
    }
    reloadedSections.insert(identifiers)
  }
}
