import Foundation

/// What a list is to show at one moment: sections and items by identifiers of the app's own, in their order.
///
/// A value: make one, or ask a data source for its own, change it and apply it. Identifiers are unique among all
/// sections of a snapshot; giving one twice, or naming one that is not there, traps with UIKit's text. (R-DIF-1, X-59)
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
> {
  var order = SnapshotOrder<SectionIdentifierType, ItemIdentifierType>()
  var reloadedItems = SnapshotReloads<ItemIdentifierType>()
  var reconfiguredItems = SnapshotReloads<ItemIdentifierType>()
  var reloadedSections = SnapshotReloads<SectionIdentifierType>()

  /// Creates a snapshot without sections.
  public init() {}

  // MARK: Counting and finding

  /// The items of all sections together.
  public var numberOfItems: Int { order.itemCount }

  /// The sections, empty ones included.
  public var numberOfSections: Int { order.sections.count }

  /// The sections from first to last.
  public var sectionIdentifiers: [SectionIdentifierType] { order.sections }

  /// The items of the first section, then those of the second, and so on.
  public var itemIdentifiers: [ItemIdentifierType] {
    order.sections.flatMap { order.items(in: $0) ?? [] }
  }

  /// Counts the items of one section; a section that is not there traps.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items(in: identifier).count
  }

  /// The items of one section in their order; a section that is not there traps.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items(in: identifier)
  }

  /// The section an item is in, or nil for an item that is not there.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    order.section(of: identifier)
  }

  /// The position of an item among those of all sections, or nil for one that is not there. (R-DIF-2)
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let place = order.place(of: identifier), let section = order.index(of: place.section)
    else { return nil }
    return order.sections[..<section].reduce(place.offset) {
      $0 + (order.items(in: $1)?.count ?? 0)
    }
  }

  /// The position of a section, or nil for one that is not there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    order.index(of: identifier)
  }

  private func items(in section: SectionIdentifierType) -> [ItemIdentifierType] {
    let items = order.items(in: section)
    SnapshotMisuse.expect(items != nil, "section != NSNotFound")
    return items ?? []
  }

  // MARK: Putting in items

  /// Puts items behind those of a section, or of the last section when none is named.
  ///
  /// Items that are there already move; a list that names one twice, and a snapshot without sections, trap.
  /// (R-DIF-3, X-59)
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    SnapshotMisuse.expectUnique(identifiers, "item")
    guard let section = sectionIdentifier ?? order.sections.last else {
      SnapshotMisuse.raise(
        "There are currently no sections in the data source. Please add a section first."
      )
    }
    SnapshotMisuse.expect(order.contains(section: section), "section != NSNotFound")
    liftExisting(identifiers)
    order.insert(identifiers, at: order.items(in: section)?.count ?? 0, in: section)
  }

  /// Puts items in front of another one.
  ///
  /// Items that are there already move; a neighbour that is not there, or is one of the items, traps. (R-DIF-3, X-59)
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: beforeIdentifier, after: false)
  }

  /// Puts items behind another one.
  ///
  /// Items that are there already move; a neighbour that is not there, or is one of the items, traps. (R-DIF-3, X-59)
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: afterIdentifier, after: true)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType],
    beside neighbour: ItemIdentifierType,
    after: Bool
  ) {
    SnapshotMisuse.expectUnique(identifiers, "item")
    SnapshotMisuse.expectOutside(neighbour, identifiers)
    SnapshotMisuse.expect(order.contains(neighbour), "section != NSNotFound")
    liftExisting(identifiers)
    put(identifiers, beside: neighbour, after: after)
  }

  private mutating func put(
    _ identifiers: [ItemIdentifierType],
    beside neighbour: ItemIdentifierType,
    after: Bool
  ) {
    guard let place = order.place(of: neighbour) else { return }
    order.insert(identifiers, at: after ? place.offset + 1 : place.offset, in: place.section)
  }

  /// Takes out what is about to be put in, so that it moves.
  private mutating func liftExisting(_ identifiers: [ItemIdentifierType]) {
    let existing = identifiers.filter { order.contains($0) }
    guard !existing.isEmpty else { return }
    Log.warning(
      "Diffable data source detected an attempt to insert or append \(existing.count) item "
        + "identifiers that already exist in the snapshot. The existing item identifiers will be "
        + "moved into place instead, but this operation will be more expensive."
    )
    order.remove(Set(existing))
  }

  // MARK: Taking out and moving items

  /// Takes items out of their sections; those that are not there are passed over. (R-DIF-4)
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let leaving = Set(identifiers)
    order.remove(leaving)
    reloadedItems.remove(leaving)
    reconfiguredItems.remove(leaving)
  }

  /// Empties the snapshot: the sections go, too. (R-DIF-4)
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item in front of another, in the other's section; either that is not there traps.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, beside: toIdentifier, after: false)
  }

  /// Moves an item behind another, into the other's section; either that is not there traps.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    afterItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, beside: toIdentifier, after: true)
  }

  private mutating func move(
    _ identifier: ItemIdentifierType,
    beside neighbour: ItemIdentifierType,
    after: Bool
  ) {
    SnapshotMisuse.expect(order.contains(identifier), "fromIndex != NSNotFound")
    SnapshotMisuse.expect(order.contains(neighbour), "toIndex != NSNotFound")
    SnapshotMisuse.expectOutside(neighbour, [identifier])
    order.remove([identifier])
    put([identifier], beside: neighbour, after: after)
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
