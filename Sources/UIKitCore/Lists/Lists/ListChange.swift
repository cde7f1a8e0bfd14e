import Foundation

/// The validated result of a batch of updates, which maps old indexes to new ones and vice versa.
///
/// A lookup takes logarithmic time in the number of updates.
struct ListChange {
  let old: ListShape
  let new: ListShape

  /// The inserted sections, as new indexes.
  let insertedSections: IndexSet
  /// The deleted sections, as old indexes.
  let deletedSections: IndexSet
  /// The sections whose items are all reloaded, as old indexes.
  let reloadedSections: IndexSet
  let movedSections: [ListUpdates.SectionMove]
  /// The items inserted into sections that existed before, as new index paths.
  let insertedItems: Set<IndexPath>
  /// The items deleted from sections that remain, as old index paths.
  let deletedItems: Set<IndexPath>
  /// The items that remain and are reloaded, as old index paths.
  let reloadedItems: Set<IndexPath>
  let movedItems: [ListUpdates.ItemMove]

  let places: ListPlaces

  /// Returns the new index path of an item, or `nil` if it was deleted or its section was deleted
  /// or reloaded.
  func newIndexPath(of path: IndexPath) -> IndexPath? {
    guard old.contains(path) else { return nil }
    if let target = places.itemTargets[path] { return target }
    guard !reloadedSections.contains(path.section), let section = newSection(of: path.section)
    else { return nil }
    guard let map = places.items[path.section] else {
      return IndexPath(item: path.item, section: section)
    }
    return map.new(of: path.item).map { IndexPath(item: $0, section: section) }
  }

  /// Returns the old index path of an item, or `nil` if it was inserted or its section was inserted
  /// or reloaded.
  func oldIndexPath(of path: IndexPath) -> IndexPath? {
    guard new.contains(path) else { return nil }
    if let source = places.itemSources[path] { return source }
    guard let section = oldSection(of: path.section), !reloadedSections.contains(section)
    else { return nil }
    guard let map = places.items[section] else {
      return IndexPath(item: path.item, section: section)
    }
    return map.old(of: path.item).map { IndexPath(item: $0, section: section) }
  }

  /// Returns the new index of a section, or `nil` if it was deleted; reloaded sections have a new
  /// index, too.
  func newSection(of section: Int) -> Int? {
    guard old.counts.indices.contains(section) else { return nil }
    return places.sectionTargets[section] ?? places.sections.new(of: section)
  }

  /// Returns the old index of a section, or `nil` if it was inserted.
  func oldSection(of section: Int) -> Int? {
    guard new.counts.indices.contains(section) else { return nil }
    return places.sectionSources[section] ?? places.sections.old(of: section)
  }
}

/// The maps from which a `ListChange` computes indexes.
struct ListPlaces {
  var sections = PlaceMap()
  var sectionTargets: [Int: Int] = [:]
  var sectionSources: [Int: Int] = [:]
  /// The item maps by old section, for sections in which items were removed or added.
  var items: [Int: PlaceMap] = [:]
  var itemTargets: [IndexPath: IndexPath] = [:]
  var itemSources: [IndexPath: IndexPath] = [:]
}
