import SimulatorKit
import TestSupport
import Testing
import UIKitCore

@testable import UIKitCore

@MainActor @Suite("Tables: touches and selection", .releasesEverything) struct TableSelectionTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test("a tap highlights a row, then selects it", .rule("R-TBL-40", "R-TBL-42"))
  func tap() {
    let stage = TableStage()
    stage.journal.clear()

    stage.tap(2)

    #expect(
      stage.journal.lines == [
        "should 0.2", "highlight 0.2", "unhighlight 0.2", "willSelect 0.2", "select 0.2",
      ]
    )
    #expect(stage.table.indexPathForSelectedRow == path(2))
    #expect(stage.table.cellForRow(at: path(2))?.isSelected == true)
  }

  @Test("the row that was selected before is deselected first", .rule("R-TBL-42"))
  func another() {
    let stage = TableStage()
    stage.tap(2)
    stage.journal.clear()

    stage.tap(4)

    #expect(
      stage.journal.lines.suffix(4) == [
        "willSelect 0.4", "willDeselect 0.2", "deselect 0.2", "select 0.4",
      ]
    )
    #expect(stage.table.indexPathsForSelectedRows == [path(4)])
    #expect(stage.table.cellForRow(at: path(2))?.isSelected == false)
  }

  @Test("with multiple selection a tap selects and deselects a row", .rule("R-TBL-43"))
  func several() {
    let stage = TableStage { $0.allowsMultipleSelection = true }

    stage.tap(2)
    stage.tap(4)
    #expect(stage.table.indexPathsForSelectedRows == [path(2), path(4)])
    stage.journal.clear()
    stage.tap(2)

    #expect(stage.journal.lines.suffix(2) == ["willDeselect 0.2", "deselect 0.2"])
    #expect(stage.table.indexPathsForSelectedRows == [path(4)])
  }

  @Test("the delegate can refuse a row or choose another", .rule("R-TBL-42"))
  func choosing() {
    let stage = TableStage()
    stage.source.willSelect = { $0.row == 1 ? nil : IndexPath(row: $0.row + 1, section: 0) }

    stage.tap(1)
    #expect(stage.table.indexPathForSelectedRow == nil)
    stage.tap(3)
    #expect(stage.table.indexPathForSelectedRow == path(4))

    stage.source.highlights = false
    stage.tap(7)
    #expect(stage.table.indexPathForSelectedRow == path(4))
  }

  @Test("a resting touch highlights a row; a touch that scrolls does not select", .rule("R-TBL-40"))
  func scrolling() {
    let stage = TableStage([100])
    stage.journal.clear()

    stage.phone.press(at: CGPoint(x: 100, y: 300))
    #expect(stage.journal.lines.isEmpty)
    stage.phone.advance(by: 0.2)
    #expect(stage.journal.lines == ["should 0.6", "highlight 0.6"])
    #expect(stage.table.cellForRow(at: path(6))?.isHighlighted == true)
    stage.phone.slide(to: CGPoint(x: 100, y: 200))
    stage.phone.lift()
    stage.rest()

    #expect(stage.journal.lines.contains("unhighlight 0.6"))
    #expect(stage.table.indexPathForSelectedRow == nil)
    #expect(stage.table.contentOffset.y > 50)
  }

  @Test("a table without allowsSelection ignores taps", .rule("R-TBL-41"))
  func notAllowed() {
    let stage = TableStage { $0.allowsSelection = false }

    stage.tap(2)
    #expect(stage.table.indexPathForSelectedRow == nil)
    stage.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    #expect(stage.table.indexPathForSelectedRow == path(2))
  }

  @Test("selecting in code does not call the delegate", .rule("R-TBL-45"))
  func byApplication() {
    let stage = TableStage([100])
    stage.journal.clear()

    stage.table.selectRow(at: path(50), animated: false, scrollPosition: .middle)
    stage.phone.advance(by: 0.1)

    #expect(stage.journal.lines.allSatisfy { $0.hasPrefix("show") || $0.hasPrefix("end") })
    #expect(stage.table.cellForRow(at: path(50))?.isSelected == true)
    stage.table.deselectRow(at: path(50), animated: false)
    #expect(stage.table.indexPathForSelectedRow == nil)
    stage.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    stage.table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(stage.table.indexPathsForSelectedRows == nil)
  }

  @Test("a selected row is still selected when it becomes visible again", .rule("R-TBL-44"))
  func comingBack() {
    let stage = TableStage([100])
    stage.tap(2)

    stage.table.contentOffset.y = 2000
    stage.phone.advance(by: 0.1)
    #expect(stage.table.visibleCells.allSatisfy { !$0.isSelected })
    stage.table.contentOffset.y = 0
    stage.phone.advance(by: 0.1)

    #expect(stage.table.cellForRow(at: path(2))?.isSelected == true)
  }

  @Test("the detail button notifies the delegate and selects nothing", .rule("R-TBL-46"))
  func details() throws {
    let stage = TableStage([3])
    stage.source.onCell = { cell, path in
      cell.accessoryType = path.row == 1 ? .detailDisclosureButton : .disclosureIndicator
    }
    stage.table.reloadData()
    stage.rest()
    stage.journal.clear()

    try stage.phone.tap("More info")
    stage.rest()

    #expect(stage.journal.lines == ["accessory 0.1"])
  }

  @Test("of the selected rows the one nearest to the middle is scrolled to", .rule("R-TBL-51"))
  func nearest() {
    let stage = TableStage([100]) { $0.allowsMultipleSelection = true }
    for row in [5, 60, 90] {
      stage.table.selectRow(at: path(row), animated: false, scrollPosition: .none)
    }
    stage.table.contentOffset.y = 2000

    stage.table.scrollToNearestSelectedRow(at: .top, animated: false)

    #expect(stage.table.contentOffset.y == 2640)
  }
}
