import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Inconsistent updates are refused")
struct ListInconsistencyTests {
  private func reason(
    _ old: [Int],
    _ new: [Int],
    _ actions: [ListUpdates.Action],
    _ words: ListKind = .table
  ) -> String? {
    do {
      _ = try ListUpdates(actions).resolve(
        from: ListShape(counts: old),
        to: ListShape(counts: new),
        words: words
      )
      return nil
    } catch {
      return (error as? ListInconsistency)?.reason
    }
  }

  @Test("when a section's count does not match", .rule("R-LST-5"), .rule("X-56"))
  func itemCount() {
    let text = reason([4], [5], [], ListKind.table.describing { "<UITableView>" })

    #expect(
      text
        == "Invalid update: invalid number of rows in section 0. The number of rows contained in "
        + "an existing section after the update (5) must be equal to the number of rows contained "
        + "in that section before the update (4), plus or minus the number of rows inserted or "
        + "deleted from that section (0 inserted, 0 deleted) and plus or minus the number of rows "
        + "moved into or out of that section (0 moved in, 0 moved out). Table view: <UITableView>"
    )
  }

  @Test("with the wording of collections", .rule("R-LST-5"), .rule("X-56"))
  func collectionWords() {
    let text = reason([4], [4], [.insertItems([[0, 0]])], .collection)

    #expect(text?.hasPrefix("Invalid update: invalid number of items in section 0.") == true)
    #expect(text?.contains("(1 inserted, 0 deleted)") == true)
  }

  @Test("counting reloads as deletions and insertions", .rule("R-LST-4"), .rule("X-56"))
  func reloadsCount() {
    #expect(
      reason([3], [4], [.reloadItems([[0, 0]])])?.contains("(1 inserted, 1 deleted)") == true
    )
  }

  @Test("counting moves separately", .rule("X-56"))
  func movesCount() {
    let text = reason([2, 2], [2, 2], [.moveItem(from: [0, 0], to: [1, 0])])

    #expect(text?.contains("(0 moved in, 1 moved out)") == true)
  }

  @Test("when the number of sections does not match", .rule("R-LST-5"), .rule("X-56"))
  func sectionCount() {
    #expect(
      reason([1], [1, 1], [.reloadSections([0])])
        == "Invalid update: invalid number of sections. The number of sections contained in the "
        + "table view after the update (2) must be equal to the number of sections contained in "
        + "the table view before the update (1), plus or minus the number of sections inserted or "
        + "deleted (1 inserted, 1 deleted)."
    )
  }

  @Test("when they contain index paths that do not exist", .rule("R-LST-6"), .rule("X-57"))
  func missingPlaces() {
    #expect(
      reason([5], [5], [.insertItems([[0, 7]])])
        == "attempt to insert row 7 into section 0, but there are only 5 rows in section 0 after "
        + "the update"
    )
    #expect(
      reason([5], [5], [.deleteItems([[0, 9]])])
        == "attempt to delete row 9 from section 0 which only contains 5 rows before the update"
    )
    #expect(
      reason([5], [5], [.deleteItems([[2, 0]])], .collection)
        == "attempt to delete item 0 from section 2, but there are only 1 sections before the "
        + "update"
    )
    #expect(
      reason([5], [5], [.insertItems([[3, 0]])])
        == "attempt to insert row 0 into section 3, but there are only 1 sections after the update"
    )
    #expect(
      reason([5], [5], [.deleteSections([4])])
        == "attempt to delete section 4, but there are only 1 sections before the update"
    )
    #expect(
      reason([5], [5], [.insertSections([4])])
        == "attempt to insert section 4 but there are only 1 sections after the update"
    )
    #expect(
      reason([5], [5], [.moveItem(from: [0, 0], to: [0, 5])])
        == "attempt to move index path ({length = 2, path = 0 - 0}) to index path ({length = 2, "
        + "path = 0 - 5}) that does not exist - there are only 5 rows in section 0 after the update"
    )
  }

  @Test("when index paths are negative", .rule("R-LST-6"), .rule("X-57"))
  func negative() {
    #expect(
      reason([5], [5], [.deleteItems([IndexPath(row: -1, section: 0)])])
        == "attempt to delete row -1 from section 0 which only contains 5 rows before the update"
    )
    #expect(reason([5], [5], [.moveSection(from: -1, to: 0)])?.contains("move section -1") == true)
    #expect(reason([5], [5], [.reloadItems([IndexPath(row: 0, section: -4)])]) != nil)
  }

  @Test("when two of them conflict", .rule("R-LST-7"), .rule("X-58"))
  func clashes() {
    #expect(
      reason([3], [2], [.deleteItems([[0, 0]]), .reloadItems([[0, 0]])])
        == "attempt to delete and reload the same index path ({length = 2, path = 0 - 0})"
    )
    #expect(
      reason([3], [3], [.deleteItems([[0, 0]]), .moveItem(from: [0, 0], to: [0, 1])])
        != nil
    )
    #expect(
      reason([3], [3], [.reloadItems([[0, 0]]), .moveItem(from: [0, 0], to: [0, 1])])
        == "attempt to perform a delete and a move from the same index path ({length = 2, path = "
        + "0 - 0})"
    )
    #expect(
      reason([3], [4], [.insertItems([[0, 1]]), .moveItem(from: [0, 0], to: [0, 1])])
        == "attempt to perform an insert and a move to the same index path ({length = 2, path = "
        + "0 - 1})"
    )
    #expect(
      reason([1, 1], [1], [.deleteSections([0]), .reloadSections([0])])
        == "attempt to delete and reload the same section (0)"
    )
    #expect(
      reason([1, 1], [1], [.deleteSections([0]), .moveSection(from: 0, to: 0)])
        == "attempt to perform a delete and a move from the same section (0)"
    )
  }

  @Test("when they contain an index path twice", .rule("R-LST-8"), .rule("X-58"))
  func twice() {
    let double: [ListUpdates.Action] = [.deleteItems([[0, 0], [0, 0]])]

    #expect(reason([3], [2], double)?.contains("(0 inserted, 2 deleted)") == true)
    #expect(reason([3], [1], double) == "attempt to create two animations for cell")
    #expect(
      reason(
        [3],
        [3],
        [.moveItem(from: [0, 0], to: [0, 1]), .moveItem(from: [0, 0], to: [0, 2])]
      ) == "attempt to create two animations for cell"
    )
  }

  @Test("by a table when a row moves into an inserted section", .rule("R-LST-9"), .rule("X-58"))
  func moveIntoInserted() {
    let actions: [ListUpdates.Action] = [
      .insertSections([1]), .moveItem(from: [0, 0], to: [1, 0]),
    ]

    #expect(
      reason([2], [1, 1], actions) == "cannot move a row into a newly inserted section (1)"
    )
    #expect(reason([2], [1, 1], actions, .collection) == nil)
  }
}
