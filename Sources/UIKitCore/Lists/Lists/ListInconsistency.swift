import Foundation

/// An error for updates that don't lead from the old contents of a list to the new ones, with
/// UIKit's message.
///
/// The list that performs the updates raises it as an `NSInternalInconsistencyException`.
struct ListInconsistency: Error, Equatable {
  // X-56…59
  var reason: String

  static let exceptionName = "NSInternalInconsistencyException"
}

extension ListInconsistency {
  static func sectionCount(
    old: Int,
    new: Int,
    inserted: Int,
    deleted: Int,
    words: ListKind
  ) -> ListInconsistency {
    let view = words.view
    return ListInconsistency(
      reason: "Invalid update: invalid number of sections. The number of sections contained in the "
        + "\(view) after the update (\(new)) must be equal to the number of sections contained in "
        + "the \(view) before the update (\(old)), plus or minus the number of sections inserted or "
        + "deleted (\(inserted) inserted, \(deleted) deleted).\(words.ending)"
    )
  }

  /// The number of items that the updates inserted into a section, deleted from it, and moved in or
  /// out.
  struct Tally {
    var inserted = 0
    var deleted = 0
    var movedIn = 0
    var movedOut = 0
  }

  static func itemCount(
    section: Int,
    old: Int,
    new: Int,
    tally: Tally,
    words: ListKind
  ) -> ListInconsistency {
    let items = words.item + "s"
    return ListInconsistency(
      reason: "Invalid update: invalid number of \(items) in section \(section). The number of "
        + "\(items) contained in an existing section after the update (\(new)) must be equal to the "
        + "number of \(items) contained in that section before the update (\(old)), plus or minus "
        + "the number of \(items) inserted or deleted from that section (\(tally.inserted) inserted, "
        + "\(tally.deleted) deleted) and plus or minus the number of \(items) moved into or out of "
        + "that section (\(tally.movedIn) moved in, \(tally.movedOut) moved out).\(words.ending)"
    )
  }

  static func missingOldSection(_ section: Int, verb: String, count: Int) -> ListInconsistency {
    ListInconsistency(
      reason: "attempt to \(verb) section \(section), but there are only \(count) sections before "
        + "the update"
    )
  }

  static func missingNewSection(_ section: Int, count: Int) -> ListInconsistency {
    ListInconsistency(
      reason: "attempt to insert section \(section) but there are only \(count) sections after the "
        + "update"
    )
  }

  static func movedSection(_ from: Int, to: Int, count: Int) -> ListInconsistency {
    ListInconsistency(
      reason: "attempt to move section \(from) to section \(to), but there are only \(count) "
        + "sections after the update"
    )
  }

  static func missingOldItem(_ path: IndexPath, verb: String, in old: ListShape, words: ListKind)
    -> ListInconsistency
  {
    guard old.counts.indices.contains(path.section) else {
      return ListInconsistency(
        reason: "attempt to \(verb) \(words.item) \(path.item) from section \(path.section), but "
          + "there are only \(old.sectionCount) sections before the update"
      )
    }
    return ListInconsistency(
      reason:
        "attempt to \(verb) \(words.item) \(path.item) from section \(path.section) which only "
        + "contains \(old.counts[path.section]) \(words.item)s before the update"
    )
  }

  static func missingNewItem(_ path: IndexPath, in new: ListShape, words: ListKind)
    -> ListInconsistency
  {
    guard new.counts.indices.contains(path.section) else {
      return ListInconsistency(
        reason: "attempt to insert \(words.item) \(path.item) into section \(path.section), but "
          + "there are only \(new.sectionCount) sections after the update"
      )
    }
    return ListInconsistency(
      reason:
        "attempt to insert \(words.item) \(path.item) into section \(path.section), but there "
        + "are only \(new.counts[path.section]) \(words.item)s in section \(path.section) after the "
        + "update"
    )
  }

  static func missingMoveSource(_ path: IndexPath, in old: ListShape, words: ListKind)
    -> ListInconsistency
  {
    ListInconsistency(
      reason: "attempt to move index path (\(text(path))) that does not exist - there are only "
        + "\(extent(path, of: old, words: words)) before the update"
    )
  }

  static func missingMoveTarget(
    from: IndexPath,
    to path: IndexPath,
    in new: ListShape,
    words: ListKind
  ) -> ListInconsistency {
    ListInconsistency(
      reason: "attempt to move index path (\(text(from))) to index path (\(text(path))) that does "
        + "not exist - there are only \(extent(path, of: new, words: words)) after the update"
    )
  }

  static func moveIntoInsertedSection(_ section: Int, words: ListKind) -> ListInconsistency {
    ListInconsistency(
      reason: "cannot move a \(words.item) into a newly inserted section (\(section))"
    )
  }

  /// Returns the error for two conflicting updates of one item, such as "attempt to perform a
  /// delete and a move from …".
  static func clash(_ what: String, at path: IndexPath) -> ListInconsistency {
    ListInconsistency(reason: "attempt to \(what) the same index path (\(text(path)))")
  }

  static func clash(_ what: String, atSection section: Int) -> ListInconsistency {
    ListInconsistency(reason: "attempt to \(what) the same section (\(section))")
  }

  static func twice(_ noun: String) -> ListInconsistency {
    ListInconsistency(reason: "attempt to create two animations for \(noun)")
  }

  static func text(_ path: IndexPath) -> String {
    "{length = \(path.count), path = \(path.map(String.init).joined(separator: " - "))}"
  }

  private static func extent(_ path: IndexPath, of shape: ListShape, words: ListKind) -> String {
    guard shape.counts.indices.contains(path.section) else {
      return "\(shape.sectionCount) sections"
    }
    return "\(shape.counts[path.section]) \(words.item)s in section \(path.section)"
  }
}
