import Foundation

/// Where everything in a list went: what became of the old places, and where the new ones come from.
///
/// Answers cost the logarithm of the number of updates.
struct ListChange {
  let old: ListShape
  let new: ListShape

  /// Sections that came, in new numbers.
  let insertedSections: IndexSet
  /// Sections that left, in old numbers.
  let deletedSections: IndexSet
  /// Sections that stay and whose items are all to be asked for again, in old numbers.
  let reloadedSections: IndexSet
  let movedSections: [ListUpdates.SectionMove]
  /// Items that came into sections that stay, in new numbers.
  let insertedItems: Set<IndexPath>
  /// Items that left sections that stay, in old numbers.
  let deletedItems: Set<IndexPath>
  /// Items that stay and are to be asked for again, in old numbers.
  let reloadedItems: Set<IndexPath>
  let movedItems: [ListUpdates.ItemMove]

  let places: ListPlaces

  /// Where an item is now; nil if it left, or if its section left or was reloaded.
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

  /// Where an item was; nil if it came, or if its section came or was reloaded.
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

  /// Where a section is now, nil if it left; a reloaded one keeps its place among the others.
  func newSection(of section: Int) -> Int? {
    guard old.counts.indices.contains(section) else { return nil }
    return places.sectionTargets[section] ?? places.sections.new(of: section)
  }

  /// Where a section was; nil if it came.
  func oldSection(of section: Int) -> Int? {
    guard new.counts.indices.contains(section) else { return nil }
    return places.sectionSources[section] ?? places.sections.old(of: section)
  }
}

/// The maps behind a `ListChange`.
struct ListPlaces {
  var sections = PlaceMap()
  var sectionTargets: [Int: Int] = [:]
  var sectionSources: [Int: Int] = [:]
  /// By old section, for those whose items changed places.
  var items: [Int: PlaceMap] = [:]
  var itemTargets: [IndexPath: IndexPath] = [:]
  var itemSources: [IndexPath: IndexPath] = [:]
}
