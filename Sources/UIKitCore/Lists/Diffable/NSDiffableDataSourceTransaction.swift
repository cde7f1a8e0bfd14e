/// A change of a diffable data source by the user.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
> {
  // R-DIF-25
  /// The snapshot before the change.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The snapshot after the change.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The changes of the sections whose items have changed, in the order of ``finalSnapshot``.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  init(
    initial: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    sections: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
  ) {
    initialSnapshot = initial
    finalSnapshot = final
    sectionTransactions = sections
  }

  /// The items that were removed and inserted, by their positions among all items.
  public var difference: CollectionDifference<ItemIdentifierType> {
    finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
  }
}

/// A change of one section by the user.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
> {
  // R-DIF-25
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// The items of the section before the change.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The items of the section after the change.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  init(
    section: SectionIdentifierType,
    initial: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    final: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    sectionIdentifier = section
    initialSnapshot = initial
    finalSnapshot = final
  }

  /// The items that were removed and inserted, by their positions in the section.
  public var difference: CollectionDifference<ItemIdentifierType> {
    finalSnapshot.items.difference(from: initialSnapshot.items)
  }
}

/// The closures of a diffable data source that are called when the user moves items.
@preconcurrency @MainActor
public struct NSDiffableDataSourceReorderingHandlers<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
> {
  /// Creates handlers without closures, with which items can't be moved.
  public init() {}

  /// A closure that returns whether an item can be moved, or `nil` if none can.
  public var canReorderItem: ((ItemIdentifierType) -> Bool)?
  /// A closure that is called before ``didReorder``, or `nil`.
  public var willReorder:
    ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
  /// A closure that is called after an item was moved in the data source's snapshot, or `nil`.
  ///
  /// Use it to save the new order.
  public var didReorder:
    ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
}
