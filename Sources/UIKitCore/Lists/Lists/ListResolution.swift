import Foundation

/// Checks updates against the old and new contents of a list, and creates the index maps.
///
/// The checks are in UIKit's order: first that all indexes exist, then that the counts agree, then
/// that no two updates conflict.
struct ListResolution {
  let updates: ListUpdates
  let old: ListShape
  let new: ListShape
  let words: ListKind

  func change() throws -> ListChange {
    try expectSectionsExist()
    try expectItemsExist()
    try expectSectionCount()
    var places = try sectionPlaces()
    let edits = try itemEdits(places)
    try expectItemCounts(edits, places)
    try placeItems(edits, in: &places)
    return change(places)
  }

  private func change(_ places: ListPlaces) -> ListChange {
    ListChange(
      old: old,
      new: new,
      insertedSections: updates.insertedSections,
      deletedSections: updates.deletedSections,
      reloadedSections: updates.reloadedSections,
      movedSections: updates.movedSections,
      insertedItems: Set(updates.insertedItems.filter { staysNew($0.section, places) }),
      deletedItems: Set(updates.deletedItems.filter { stays($0.section) }),
      reloadedItems: Set(updates.reloadedItems.filter { stays($0.section) }),
      movedItems: updates.movedItems.filter { places.itemTargets[$0.from] != nil },
      places: places
    )
  }

  // MARK: Bounds checks

  private func expectSectionsExist() throws {
    for section in updates.deletedSections.union(updates.reloadedSections)
    where section >= old.sectionCount {
      throw ListInconsistency.missingOldSection(section, verb: "delete", count: old.sectionCount)
    }
    for section in updates.insertedSections where section >= new.sectionCount {
      throw ListInconsistency.missingNewSection(section, count: new.sectionCount)
    }
    for move in updates.movedSections {
      guard old.counts.indices.contains(move.from) else {
        throw ListInconsistency.missingOldSection(move.from, verb: "move", count: old.sectionCount)
      }
      guard new.counts.indices.contains(move.to) else {
        throw ListInconsistency.movedSection(move.from, to: move.to, count: new.sectionCount)
      }
    }
  }

  private func expectItemsExist() throws {
    for path in updates.deletedItems where !old.contains(path) {
      throw ListInconsistency.missingOldItem(path, verb: "delete", in: old, words: words)
    }
    for path in updates.reloadedItems where !old.contains(path) {
      throw ListInconsistency.missingOldItem(path, verb: "delete", in: old, words: words)
    }
    for path in updates.insertedItems where !new.contains(path) {
      throw ListInconsistency.missingNewItem(path, in: new, words: words)
    }
    for move in updates.movedItems {
      guard old.contains(move.from) else {
        throw ListInconsistency.missingMoveSource(move.from, in: old, words: words)
      }
      guard new.contains(move.to) else {
        throw ListInconsistency.missingMoveTarget(
          from: move.from,
          to: move.to,
          in: new,
          words: words
        )
      }
    }
  }

  // MARK: Sections

  /// Checks the number of sections.
  ///
  /// In the error message, a reloaded section counts as deleted and inserted.
  private func expectSectionCount() throws {
    // R-LST-4
    let inserted = updates.insertedSections.count
    let deleted = updates.deletedSections.count
    guard old.sectionCount - deleted + inserted != new.sectionCount else { return }
    let reloaded = updates.reloadedSections.subtracting(updates.deletedSections).count
    throw ListInconsistency.sectionCount(
      old: old.sectionCount,
      new: new.sectionCount,
      inserted: inserted + reloaded,
      deleted: deleted + reloaded,
      words: words
    )
  }

  private func sectionPlaces() throws -> ListPlaces {
    if let section = updates.deletedSections.intersection(updates.reloadedSections).first {
      throw ListInconsistency.clash("delete and reload", atSection: section)
    }
    var places = ListPlaces()
    var (removed, added) = (updates.deletedSections, updates.insertedSections)
    for move in updates.movedSections {
      if updates.deletedSections.contains(move.from) || updates.reloadedSections.contains(move.from)
      {
        throw ListInconsistency.clash("perform a delete and a move from", atSection: move.from)
      }
      if updates.insertedSections.contains(move.to) {
        throw ListInconsistency.clash("perform an insert and a move to", atSection: move.to)
      }
      guard removed.insert(move.from).inserted, added.insert(move.to).inserted else {
        throw ListInconsistency.twice("section")
      }
      places.sectionTargets[move.from] = move.to
      places.sectionSources[move.to] = move.from
    }
    places.sections = PlaceMap(removed: Array(removed), added: Array(added))
    return places
  }

  // MARK: Items

  /// The updates inside one section that remains.
  struct ItemEdits {
    var removed: [Int] = []
    var added: [Int] = []
    var tally = ListInconsistency.Tally()
    var reloads = 0
  }

  private func stays(_ oldSection: Int) -> Bool {
    !updates.deletedSections.contains(oldSection) && !updates.reloadedSections.contains(oldSection)
  }

  private func staysNew(_ newSection: Int, _ places: ListPlaces) -> Bool {
    guard let section = places.sectionSources[newSection] ?? places.sections.old(of: newSection)
    else { return false }
    return !updates.reloadedSections.contains(section)
  }

  /// Returns the updates by old section.
  ///
  /// Updates inside deleted, inserted and reloaded sections are part of the section's own update
  /// and are left out.
  private func itemEdits(_ places: ListPlaces) throws -> [Int: ItemEdits] {
    var edits: [Int: ItemEdits] = [:]
    for path in updates.deletedItems where stays(path.section) {
      edits[path.section, default: ItemEdits()].removed.append(path.item)
      edits[path.section, default: ItemEdits()].tally.deleted += 1
    }
    for path in updates.reloadedItems where stays(path.section) {
      edits[path.section, default: ItemEdits()].reloads += 1
    }
    for path in updates.insertedItems {
      guard let section = stayingSource(of: path.section, places) else { continue }
      edits[section, default: ItemEdits()].added.append(path.item)
      edits[section, default: ItemEdits()].tally.inserted += 1
    }
    for move in updates.movedItems {
      let target = stayingSource(of: move.to.section, places)
      if target == nil, !words.allowsMovingIntoInsertedSections {
        throw ListInconsistency.moveIntoInsertedSection(move.to.section, words: words)
      }
      if stays(move.from.section) {
        edits[move.from.section, default: ItemEdits()].removed.append(move.from.item)
        edits[move.from.section, default: ItemEdits()].tally.movedOut += 1
      }
      if let target {
        edits[target, default: ItemEdits()].added.append(move.to.item)
        edits[target, default: ItemEdits()].tally.movedIn += 1
      }
    }
    return edits
  }

  private func stayingSource(of newSection: Int, _ places: ListPlaces) -> Int? {
    guard let section = places.sectionSources[newSection] ?? places.sections.old(of: newSection),
      !updates.reloadedSections.contains(section)
    else { return nil }
    return section
  }

  private func expectItemCounts(_ edits: [Int: ItemEdits], _ places: ListPlaces) throws {
    let unmoved = places.sections.removed.isEmpty && places.sections.added.isEmpty
    if unmoved, edits.isEmpty, old.counts == new.counts { return }
    for section in old.counts.indices where stays(section) {
      guard let target = places.sectionTargets[section] ?? places.sections.new(of: section) else {
        continue
      }
      let edit = edits[section]
      let expected = old.counts[section] + (edit?.added.count ?? 0) - (edit?.removed.count ?? 0)
      guard expected != new.counts[target] else { continue }
      // UIKit's message counts a reload as a deletion and an insertion.
      var tally = edit?.tally ?? ListInconsistency.Tally()
      tally.inserted += edit?.reloads ?? 0
      tally.deleted += edit?.reloads ?? 0
      throw ListInconsistency.itemCount(
        section: section,
        old: old.counts[section],
        new: new.counts[target],
        tally: tally,
        words: words
      )
    }
  }

  private func placeItems(_ edits: [Int: ItemEdits], in places: inout ListPlaces) throws {
    try expectItemsAreNamedOnce()
    for move in updates.movedItems {
      places.itemTargets[move.from] = move.to
      places.itemSources[move.to] = move.from
    }
    for (section, edit) in edits where !edit.removed.isEmpty || !edit.added.isEmpty {
      places.items[section] = PlaceMap(removed: edit.removed.sorted(), added: edit.added.sorted())
    }
  }

  private func expectItemsAreNamedOnce() throws {
    let deleted = Set(updates.deletedItems)
    let inserted = Set(updates.insertedItems)
    let reloaded = Set(updates.reloadedItems)
    for path in updates.reloadedItems where deleted.contains(path) {
      throw ListInconsistency.clash("delete and reload", at: path)
    }
    var (sources, targets) = (Set<IndexPath>(), Set<IndexPath>())
    for move in updates.movedItems {
      if deleted.contains(move.from) || reloaded.contains(move.from) {
        throw ListInconsistency.clash("perform a delete and a move from", at: move.from)
      }
      if inserted.contains(move.to) {
        throw ListInconsistency.clash("perform an insert and a move to", at: move.to)
      }
      guard sources.insert(move.from).inserted, targets.insert(move.to).inserted else {
        throw ListInconsistency.twice("cell")
      }
    }
    guard deleted.count == updates.deletedItems.count, inserted.count == updates.insertedItems.count
    else { throw ListInconsistency.twice("cell") }
  }
}
