import Foundation
import TestSupport
import Testing
import UIKitCore

@Suite("A table traps")
struct TableTrapTests {
  @Test("when a cell is dequeued for an identifier without a class", .rule("X-51"))
  func unknownIdentifier() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let table = UITableView()
        _ = table.dequeueReusableCell(
          withIdentifier: "row",
          for: IndexPath(row: 0, section: 0)
        )
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("unable to dequeue a cell with identifier row - must register a nib or"))
    #expect(text.contains("connect a prototype cell in a storyboard"))
  }

  @Test("when it scrolls to a row that does not exist", .rule("X-52"))
  func unknownRow() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let controller = ThreeRows(style: .plain)
        let path = IndexPath(row: 5, section: 0)
        controller.tableView.scrollToRow(at: path, at: .top, animated: false)
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("uncaught exception 'NSRangeException'"))
    #expect(
      text.contains(
        "Attempted to scroll the table view to an out-of-bounds row (5) when there are only 3 rows "
          + "in section 0"
      )
    )
  }

  @Test("when it scrolls to a section that does not exist", .rule("X-53"))
  func unknownSection() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let controller = ThreeRows(style: .plain)
        let path = IndexPath(row: 0, section: 4)
        controller.tableView.scrollToRow(at: path, at: .top, animated: false)
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("section (4) beyond bounds (1)"))
  }

  @Test("when its controller has rows and creates no cells", .rule("X-50"))
  func noCell() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let controller = ThreeRows(style: .plain)
        controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
        controller.view.layoutIfNeeded()
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("uncaught exception 'NSInternalInconsistencyException'"))
    #expect(text.contains("failed to obtain a cell from its dataSource ("))
  }
}

private final class ThreeRows: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
}
