import Foundation

/// A change of an item or a section, which is passed to a layout before an update is shown.
///
/// See ``UICollectionViewLayout/prepare(forCollectionViewUpdates:)``.
open class UICollectionViewUpdateItem: NSObject {
  /// The kinds of changes.
  public enum Action: Int, Sendable {
    /// The item or section is inserted.
    case insert = 0
    /// The item or section is deleted.
    case delete = 1
    /// The item or section is reloaded.
    case reload = 2
    /// The item or section is moved.
    case move = 3
    /// No change.
    case none = 4
  }

  /// The index path before the update, or `nil` for an insertion.
  ///
  /// For a section, the item is `NSNotFound`.
  public let indexPathBeforeUpdate: IndexPath?

  /// The index path after the update, or `nil` for a deletion.
  ///
  /// For a section, the item is `NSNotFound`.
  public let indexPathAfterUpdate: IndexPath?

  /// The kind of the change.
  public let updateAction: Action

  init(_ action: Action, from old: IndexPath?, to new: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = old
    indexPathAfterUpdate = new
  }
}

extension ListChange {
  /// The changes as update items, sections first.
  var collectionItems: [UICollectionViewUpdateItem] {
    func section(_ number: Int) -> IndexPath { IndexPath(item: NSNotFound, section: number) }
    var items: [UICollectionViewUpdateItem] = []
    items += deletedSections.map { .init(.delete, from: section($0), to: nil) }
    items += insertedSections.map { .init(.insert, from: nil, to: section($0)) }
    items += movedSections.map { .init(.move, from: section($0.from), to: section($0.to)) }
    items += reloadedSections.map {
      .init(.reload, from: section($0), to: newSection(of: $0).map(section))
    }
    items += deletedItems.sorted().map { .init(.delete, from: $0, to: nil) }
    items += insertedItems.sorted().map { .init(.insert, from: nil, to: $0) }
    items += movedItems.map { .init(.move, from: $0.from, to: $0.to) }
    items += reloadedItems.sorted().map { .init(.reload, from: $0, to: newIndexPath(of: $0)) }
    return items
  }
}
