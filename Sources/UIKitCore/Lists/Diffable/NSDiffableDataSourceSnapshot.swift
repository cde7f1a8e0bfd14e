import Foundation

/// The sections and items that a list shows at one moment, in order, by identifiers of the app.
///
/// A snapshot is a value. Create one, or get a copy of the current one from a data source, change
/// it, and apply it. Identifiers are unique among all sections of a snapshot: giving one twice, or
/// referring to one that isn't in the snapshot, causes a trap unless a method says otherwise.
///
/// ```swift
/// var snapshot = NSDiffableDataSourceSnapshot<Section, Song.ID>()
/// snapshot.appendSections([.favorites])
/// snapshot.appendItems(songs.map(\.id))
/// dataSource.apply(snapshot)
/// ```
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
> {
  // R-DIF-1, X-59
  var order = SnapshotOrder<SectionIdentifierType, ItemIdentifierType>()
  var reloadedItems = SnapshotReloads<ItemIdentifierType>()
  var reconfiguredItems = SnapshotReloads<ItemIdentifierType>()
  var reloadedSections = SnapshotReloads<SectionIdentifierType>()

  /// Creates an empty snapshot.
  public init() {}

  // MARK: Queries

  /// The number of items in all sections.
  public var numberOfItems: Int { order.itemCount }

  /// The number of sections, including empty ones.
  public var numberOfSections: Int { order.sections.count }

  /// The identifiers of the sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { order.sections }

  /// The identifiers of all items, in the order of their sections.
  public var itemIdentifiers: [ItemIdentifierType] {
    order.sections.flatMap { order.items(in: $0) ?? [] }
  }

  /// Returns the number of items in a section.
  ///
  /// A section that isn't in the snapshot causes a trap.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    //
    items(in: identifier).count
  }

  /// Returns the identifiers of the items in a section, in order.
  ///
  /// A section that isn't in the snapshot causes a trap.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    //
    items(in: identifier)
  }

  /// Returns the section that contains an item, or `nil` if the item isn't in the snapshot.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    order.section(of: identifier)
  }

  /// Returns the position of an item among the items of all sections, or `nil` if the item isn't in
  /// the snapshot.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    // R-DIF-2
    guard let place = order.place(of: identifier), let section = order.index(of: place.section)
    else { return nil }
    return order.sections[..<section].reduce(place.offset) {
      $0 + (order.items(in: $1)?.count ?? 0)
    }
  }

  /// Returns the position of a section, or `nil` if the section isn't in the snapshot.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    order.index(of: identifier)
  }

  private func items(in section: SectionIdentifierType) -> [ItemIdentifierType] {
    let items = order.items(in: section)
    SnapshotMisuse.expect(items != nil, "section != NSNotFound")
    return items ?? []
  }

  // MARK: Inserting items

  /// Appends items to a section.
  ///
  /// Items that are already in the snapshot are moved, with a warning. An item that is given twice,
  /// a section that isn't in the snapshot, or a snapshot without sections causes a trap.
  ///
  /// - Parameters:
  ///   - identifiers: The identifiers of the items, in order.
  ///   - sectionIdentifier: The section, or `nil` for the last section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    // R-DIF-3, X-59
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

  /// Inserts items before another item.
  ///
  /// Items that are already in the snapshot are moved, with a warning. An item that is given twice,
  /// or a `beforeIdentifier` that isn't in the snapshot or is one of the items, causes a trap.
  ///
  /// - Parameters:
  ///   - identifiers: The identifiers of the items, in order.
  ///   - beforeIdentifier: The item before which the items are inserted.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    // R-DIF-3, X-59
    insert(identifiers, beside: beforeIdentifier, after: false)
  }

  /// Inserts items after another item.
  ///
  /// Items that are already in the snapshot are moved, with a warning. An item that is given twice,
  /// or an `afterIdentifier` that isn't in the snapshot or is one of the items, causes a trap.
  ///
  /// - Parameters:
  ///   - identifiers: The identifiers of the items, in order.
  ///   - afterIdentifier: The item after which the items are inserted.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    afterItem afterIdentifier: ItemIdentifierType
  ) {
    // R-DIF-3, X-59
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

  /// Removes items that are already in the snapshot and are about to be inserted, with a warning.
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

  // MARK: Deleting and moving items

  /// Deletes items.
  ///
  /// Identifiers that aren't in the snapshot are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    // R-DIF-4
    let leaving = Set(identifiers)
    order.remove(leaving)
    reloadedItems.remove(leaving)
    reconfiguredItems.remove(leaving)
  }

  // R-DIF-4
  /// Deletes all items and all sections.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item before another item, which may be in another section.
  ///
  /// An item that isn't in the snapshot, or equal identifiers, cause a trap.
  ///
  /// - Parameters:
  ///   - identifier: The item to move.
  ///   - toIdentifier: The item before which it is placed.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    beforeItem toIdentifier: ItemIdentifierType
  ) {
    //
    move(identifier, beside: toIdentifier, after: false)
  }

  /// Moves an item after another item, which may be in another section.
  ///
  /// An item that isn't in the snapshot, or equal identifiers, cause a trap.
  ///
  /// - Parameters:
  ///   - identifier: The item to move.
  ///   - toIdentifier: The item after which it is placed.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    afterItem toIdentifier: ItemIdentifierType
  ) {
    //
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
