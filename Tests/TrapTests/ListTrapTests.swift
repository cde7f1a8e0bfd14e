import Foundation
import TestSupport
import Testing
import UIKitCore

@Suite("A list traps")
struct ListTrapTests {
  private func expectTrap(saying words: String, _ result: ExitTest.Result?) throws {
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("NSInternalInconsistencyException"))
    #expect(text.contains(words))
  }

  @Test("when an index path does not have two indexes", .rule("X-55"))
  func indexPath() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = IndexPath(index: 3).row
    }
    try expectTrap(saying: "Index paths passed to table view must contain exactly two", result)
  }

  @Test("when its counts are inconsistent with its updates", .rule("X-56"))
  func counts() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = CountingSource()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.dataSource = source
        table.layoutIfNeeded()
        source.count = 5
        table.performBatchUpdates({})
      }
    }
    try expectTrap(
      saying: "Invalid update: invalid number of rows in section 0. The number of rows contained "
        + "in an existing section after the update (5)",
      result
    )
  }

  @Test("when updates contain rows that do not exist", .rule("X-57"))
  func places() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = CountingSource()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.dataSource = source
        table.layoutIfNeeded()
        table.deleteRows(at: [IndexPath(row: 9, section: 0)], with: .automatic)
      }
    }
    try expectTrap(
      saying: "attempt to delete row 9 from section 0 which only contains 4 rows before the update",
      result
    )
  }

  @Test("when one row is updated twice", .rule("X-58"))
  func clash() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = CountingSource()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.dataSource = source
        table.layoutIfNeeded()
        source.count = 3
        table.performBatchUpdates {
          table.deleteRows(at: [[0, 1]], with: .automatic)
          table.reloadRows(at: [[0, 1]], with: .automatic)
        }
      }
    }
    try expectTrap(saying: "attempt to delete and reload the same index path", result)
  }

  @Test("when identifiers are not unique", .rule("X-59"))
  func duplicates() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["a", "b", "a"])
    }
    try expectTrap(
      saying: "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(",
      result
    )
  }

  @Test("when a section exists already", .rule("X-59"))
  func sections() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendSections([1, 0])
    }
    try expectTrap(saying: "Section identifier that already exists: 0", result)
  }

  @Test("when items are appended without a section", .rule("X-59"))
  func noSection() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendItems(["a"])
    }
    try expectTrap(saying: "There are currently no sections in the data source.", result)
  }

  @Test("when an item is inserted beside one that does not exist", .rule("X-59"))
  func neighbour() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.insertItems(["a"], beforeItem: "b")
    }
    try expectTrap(saying: "Invalid parameter not satisfying: section != NSNotFound", result)
  }

  @Test("when an item that does not exist is reloaded", .rule("X-59"))
  func reload() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.reloadItems(["a"])
    }
    try expectTrap(
      saying: "Attempted to reload item identifier that does not exist in the snapshot: a",
      result
    )
  }

  @Test("when a diffable data source returns no cell", .rule("X-59"))
  func noCell() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        source.apply(snapshot)
        table.layoutIfNeeded()
      }
    }
    try expectTrap(saying: "cell provider returned nil for index path", result)
  }
}

private final class CountingSource: NSObject, UITableViewDataSource {
  var count = 4

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
