import SimulatorKit
import TestSupport
import Testing
import UIKitCore

@testable import UIKitCore

@MainActor @Suite("Tables: visible rows", .releasesEverything) struct TableRowTests {
  @Test("there are cells for visible rows only", .rule("R-TBL-30"))
  func seen() {
    let stage = TableStage([100])

    #expect(stage.titles == (0...18).map { "0.\($0)" })
    #expect(stage.source.made == 19)
    #expect(stage.table.contentSize == CGSize(width: 390, height: 4400))
    #expect(stage.isConsistent)
  }

  @Test("scrolling reuses cells", .rule("R-TBL-30", "R-TBL-31"))
  func reuse() {
    let stage = TableStage([1000])
    let cells = Set(stage.table.visibleCells.map(ObjectIdentifier.init))

    for step in 1...200 {
      stage.table.contentOffset.y = CGFloat(step) * 37
      stage.phone.advance(by: 1 / 60)
      #expect(stage.isConsistent)
    }

    let later = Set(
      stage.table.subviews.filter { $0 is UITableViewCell }.map(ObjectIdentifier.init)
    )
    #expect(later.count <= cells.count + 1)
    #expect(stage.titles.first == "0.168")
    #expect(stage.table.indexPathsForVisibleRows?.first == IndexPath(row: 168, section: 0))
  }

  @Test("the delegate is notified of each cell that appears and disappears", .rule("R-TBL-32"))
  func displayCalls() {
    let stage = TableStage([100])
    stage.journal.clear()

    stage.table.contentOffset.y = 44
    stage.phone.advance(by: 0.1)

    #expect(stage.journal.lines == ["end 0.0", "show 0.19"])
  }

  @Test("a far jump creates no cells for the rows between", .rule("R-TBL-30"))
  func jump() {
    let stage = TableStage([100_000])
    let before = stage.source.made

    stage.table.contentOffset.y = 2_000_000
    stage.phone.advance(by: 0.1)

    #expect(stage.source.made - before <= 20)
    #expect(stage.isConsistent)
  }

  @Test("reloading requests everything again and clears the selection", .rule("R-TBL-33"))
  func reload() {
    let stage = TableStage([30])
    stage.table.selectRow(
      at: IndexPath(row: 1, section: 0),
      animated: false,
      scrollPosition: .none
    )
    stage.source.rows = [["a", "b"]]

    stage.table.reloadData()

    #expect(stage.table.numberOfRows(inSection: 0) == 2)
    stage.rest()
    #expect(stage.titles == ["a", "b"])
    #expect(stage.table.indexPathForSelectedRow == nil)
  }

  @Test("a table is empty after its data source is deallocated", .rule("R-TBL-34"))
  func lostSource() {
    let stage = TableStage([100])
    var other: TableSource? = TableSource([50])
    stage.table.dataSource = other
    stage.rest()
    #expect(stage.titles.count == 19)

    other = nil
    stage.table.contentOffset.y = 100
    stage.rest()

    #expect(stage.table.visibleCells.isEmpty)
    #expect(stage.table.numberOfSections == 0)
  }

  @Test("heights are requested from the delegate as rows become visible", .rule("R-TBL-11"))
  func lazyHeights() {
    let source = HighSource((0..<1000).map { CGFloat(40 + $0 % 5 * 10) })
    let stage = heightStage(source)

    #expect(source.asked < 40)
    #expect(stage.table.rectForRow(at: IndexPath(row: 3, section: 0)).height == 70)
    withExtendedLifetime(source) {}
  }

  @Test("a row that was not visible yet has the delegate's height", .rule("R-TBL-97"))
  func heightBeforeVisible() {
    let source = HighSource((0..<1000).map { CGFloat(40 + $0 % 5 * 10) })
    let stage = heightStage(source)
    #expect(stage.table.rectForRow(at: IndexPath(row: 903, section: 0)).height == 70)
    stage.table.reloadData()
    #expect(stage.table.rectForRow(at: IndexPath(row: 4, section: 0)).height == 80)
    withExtendedLifetime(source) {}
  }

  @Test("without an estimate all heights are requested immediately", .rule("R-TBL-11"))
  func eagerHeights() {
    let source = HighSource((0..<1000).map { CGFloat(40 + $0 % 5 * 10) })
    let stage = heightStage(source) { $0.estimatedRowHeight = 0 }

    #expect(source.asked >= 1000)
    #expect(stage.table.contentSize.height == 60_000)
    #expect(stage.table.rectForRow(at: IndexPath(row: 999, section: 0)).maxY == 60_000)
    withExtendedLifetime(source) {}
  }

  private func heightStage(
    _ source: HighSource,
    _ prepare: (UITableView) -> Void = { _ in }
  ) -> TableStage {
    TableStage {
      prepare($0)
    }.with(source)
  }

  @Test("visible rows keep their position while heights above are corrected", .rule("R-TBL-13"))
  func upwards() {
    let source = HighSource((0..<1000).map { CGFloat(30 + $0 % 7 * 20) })
    let stage = heightStage(source)
    stage.table.contentOffset.y = 20_000
    stage.phone.advance(by: 0.1)
    let table = stage.table

    for _ in 0..<200 {
      let first = table.contents.visible[3]
      let before = first.cell.frame.minY - table.contentOffset.y
      table.contentOffset.y -= 25
      stage.phone.advance(by: 1 / 60)
      guard table.indexPath(for: first.cell)?.row == first.place.row else { continue }
      #expect(abs(first.cell.frame.minY - table.contentOffset.y - before - 25) < 0.01)
      #expect(stage.isConsistent)
    }
    withExtendedLifetime(source) {}
  }

  @Test("rows are found by points, rectangles and cells", .rule("R-TBL-37"))
  func finding() {
    let stage = TableStage([5, 0, 5])
    let table = stage.table

    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 45)) == IndexPath(row: 1, section: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: -1)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: -1, y: 45)) == nil)
    let paths = table.indexPathsForRows(in: CGRect(x: 0, y: 200, width: 10, height: 50))
    #expect(paths == [IndexPath(row: 4, section: 0), IndexPath(row: 0, section: 2)])
    #expect(table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 390, height: 220))
    let cell = table.cellForRow(at: IndexPath(row: 2, section: 2))
    #expect(cell.flatMap { table.indexPath(for: $0) } == IndexPath(row: 2, section: 2))
    #expect(table.cellForRow(at: IndexPath(row: 9, section: 2)) == nil)
    #expect(table.rectForRow(at: IndexPath(row: 9, section: 9)) == .zero)
  }

  @Test("a row is scrolled to the top, the middle, the bottom or just into view", .rule("R-TBL-50"))
  func scrolling() {
    let stage = TableStage([100])
    let table = stage.table
    func offset(_ row: Int, _ position: UITableView.ScrollPosition) -> CGFloat {
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
      return table.contentOffset.y
    }

    #expect(offset(50, .top) == 2200)
    #expect(offset(50, .middle) == 1822)
    #expect(offset(50, .bottom) == 1444)
    #expect(offset(45, .none) == 1444)
    #expect(offset(60, .none) == 1884)
    #expect(offset(0, .middle) == 0)
    #expect(offset(99, .top) == 3600)
  }

  @Test("scrolling to a row is exact although heights were estimated", .rule("R-TBL-50"))
  func scrollingByGuess() {
    let source = HighSource((0..<1000).map { CGFloat(30 + $0 % 7 * 20) })
    let stage = heightStage(source)
    let path = IndexPath(row: 600, section: 0)

    stage.table.scrollToRow(at: path, at: .top, animated: false)

    #expect(stage.table.rectForRow(at: path).minY == stage.table.contentOffset.y)
    withExtendedLifetime(source) {}
  }
}

extension TableStage {
  /// Replaces the data source and delegate with one that the test must keep alive.
  func with(_ source: HighSource) -> TableStage {
    table.dataSource = source
    table.delegate = source
    phone.advance(by: 0.1)
    return self
  }
}
