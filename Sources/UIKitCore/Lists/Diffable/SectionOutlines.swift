import Foundation

/// The closures of a diffable data source that are called when items are expanded and collapsed.
@preconcurrency @MainActor
public struct NSDiffableDataSourceSectionSnapshotHandlers<ItemIdentifierType: Hashable> {
  // R-DIF-23
  /// Creates handlers without closures.
  public init() {}

  /// A closure that returns whether an item is expanded by a tap, or `nil` to expand it.
  public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
  /// A closure that is called before an item is expanded by a tap, or `nil`.
  public var willExpandItem: ((ItemIdentifierType) -> Void)?
  /// A closure that returns whether an item is collapsed by a tap, or `nil` to collapse it.
  public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
  /// A closure that is called before an item is collapsed by a tap, or `nil`.
  public var willCollapseItem: ((ItemIdentifierType) -> Void)?
  /// A closure that returns the children of an item that is expanded, or `nil` to show those that it
  /// has.
  ///
  /// The parameters are the item and its present children.
  public var snapshotForExpandingParent:
    (
      (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
        NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    )?
}

/// The section snapshots that a diffable data source shows.
struct SectionOutlines<Section: Hashable, Item: Hashable> {
  typealias Outline = NSDiffableDataSourceSectionSnapshot<Item>

  private var outlines: [Section: Outline] = [:]

  /// Returns the outline of a section, if it shows one.
  func outline(of section: Section) -> Outline? { outlines[section] }

  mutating func set(_ outline: Outline, for section: Section) { outlines[section] = outline }

  /// Removes the outlines of sections whose items were changed in another way.
  mutating func follow(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    outlines = outlines.filter { section, outline in
      snapshot.order.items(in: section) == outline.visibleItems
    }
  }

  /// Returns a snapshot in which a section shows the visible items of an outline.
  static func snapshot(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>,
    showing outline: Outline,
    in section: Section
  ) -> NSDiffableDataSourceSnapshot<Section, Item> {
    var new = snapshot
    if !new.order.contains(section: section) { new.appendSections([section]) }
    new.deleteItems(new.itemIdentifiers(inSection: section))
    new.appendItems(outline.visibleItems, toSection: section)
    return new
  }
}
