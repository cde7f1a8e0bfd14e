import Foundation

/// One change of the data, as a layout is told of it before the change is shown.
open class UICollectionViewUpdateItem: NSObject {
  /// What happens to an item or section.
  public enum Action: Int, Sendable {
    case insert = 0
    case delete = 1
    case reload = 2
    case move = 3
    case none = 4
  }

  /// Where the item was; nil for one that comes.
  ///
  /// For a whole section the item is `NSNotFound`.
  public let indexPathBeforeUpdate: IndexPath?

  /// Where the item is now; nil for one that leaves.
  ///
  /// For a whole section the item is `NSNotFound`.
  public let indexPathAfterUpdate: IndexPath?

  /// What happens to it.
  public let updateAction: Action

  init(_ action: Action, from old: IndexPath?, to new: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = old
    indexPathAfterUpdate = new
  }
}

extension ListChange {
  /// The changes one by one, sections first.
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
