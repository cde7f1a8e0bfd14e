import SimulatorKit
import TestSupport
import Testing
import UIKitCore

@testable import UIKitCore

@MainActor @Suite("Tables: updates", .releasesEverything) struct TableUpdateTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test("insertions and deletions move the other rows in 0.3 seconds", .rule("R-TBL-70"))
  func insertAndDelete() {
    let stage = TableStage([10])
    let third = stage.table.cellForRow(at: path(3))
    stage.source.rows[0].remove(at: 1)
    stage.source.rows[0].insert("new", at: 5)
    var ends: [Bool] = []

    stage.table.performBatchUpdates {
      stage.table.deleteRows(at: [path(1)], with: .fade)
      stage.table.insertRows(at: [path(5)], with: .fade)
    } completion: {
      ends.append($0)
    }

    #expect(stage.table.cellForRow(at: path(2)) === third)
    stage.phone.advance(by: 0.15)
    let shown = third?.layer.presentation()?.frame.minY ?? 0
    #expect(shown > 88 && shown < 132)
    #expect(ends.isEmpty)
    stage.rest()
    #expect(ends == [true])
    #expect(
      stage.titles == ["0.0", "0.2", "0.3", "0.4", "0.5", "new", "0.6", "0.7", "0.8", "0.9"]
    )
    #expect(stage.isConsistent)
    #expect(stage.table.subviews.filter { $0 is UITableViewCell && !$0.isHidden }.count == 10)
  }

  @Test(
    "rows that enter the visible area slide in, and rows that leave it slide out",
    .rule("R-TBL-72")
  )
  func sliding() {
    let stage = TableStage([100])
    let moved = stage.table.cellForRow(at: path(17))
    stage.source.rows[0].removeFirst(3)
    stage.table.deleteRows(at: (0..<3).map { path($0) }, with: .automatic)

    let arrived = stage.table.cellForRow(at: path(18))
    stage.phone.advance(by: 0.02)
    #expect((arrived?.layer.presentation()?.frame.minY ?? 0) > 850)
    #expect(stage.table.cellForRow(at: path(14)) === moved)
    stage.rest()
    #expect(stage.isConsistent)

    stage.source.rows[0].insert(contentsOf: ["a", "b", "c"], at: 0)
    stage.table.insertRows(at: (0..<3).map { path($0) }, with: .top)
    #expect(stage.table.visibleCells.count == 19)
    stage.rest()
    #expect(stage.titles.first == "a" && stage.isConsistent)
  }

  @Test("sections are inserted, deleted, moved and reloaded", .rule("R-TBL-70"))
  func sections() {
    let stage = TableStage([2, 2, 2], style: .grouped)
    stage.source.headers = [0: "Zero", 1: "One", 2: "Two"]
    stage.table.reloadData()
    stage.rest()
    stage.source.rows = [["2.0", "2.1"], ["new"], ["0.0", "0.1"]]

    stage.table.performBatchUpdates {
      stage.table.deleteSections([1], with: .fade)
      stage.table.insertSections([1], with: .left)
      stage.table.moveSection(2, toSection: 0)
    }
    stage.rest()

    #expect(stage.titles == ["2.0", "2.1", "new", "0.0", "0.1"])
    #expect(stage.isConsistent)
    #expect(stage.table.contents.headers.count == 3)
  }

  @Test("the selection follows its row; a reloaded row is deselected", .rule("R-TBL-74"))
  func selection() {
    let stage = TableStage([10]) { $0.allowsMultipleSelection = true }
    for row in [2, 5, 7] {
      stage.table.selectRow(at: path(row), animated: false, scrollPosition: .none)
    }
    stage.source.rows[0].remove(at: 5)

    stage.table.performBatchUpdates {
      stage.table.deleteRows(at: [path(5)], with: .none)
      stage.table.reloadRows(at: [path(2)], with: .none)
    }
    stage.rest()

    #expect(stage.table.indexPathsForSelectedRows == [path(6)])
    #expect(stage.table.visibleCells.filter(\.isSelected).count == 1)
  }

  @Test(
    "a reloaded row gets another cell, a reconfigured one keeps it",
    .rule("R-TBL-35")
  )
  func reloading() {
    let stage = TableStage([10])
    let cell = stage.table.cellForRow(at: path(3))
    stage.source.rows[0][3] = "again"

    stage.table.reconfigureRows(at: [path(3)])
    #expect(stage.table.cellForRow(at: path(3)) === cell)
    #expect(cell?.textLabel?.text == "again")

    stage.table.reloadRows(at: [path(3)], with: .fade)
    #expect(stage.table.cellForRow(at: path(3)) !== cell)
    stage.rest()
    #expect(stage.titles[3] == "again" && stage.isConsistent)
  }

  @Test("content that becomes shorter is scrolled with animation", .rule("R-TBL-71"))
  func shorter() {
    let stage = TableStage([100])
    stage.table.contentOffset.y = 3600
    stage.phone.advance(by: 0.1)
    stage.source.rows[0].removeLast(50)

    stage.table.deleteRows(at: (50..<100).map { path($0) }, with: .fade)
    stage.phone.advance(by: 0.05)
    #expect((stage.table.layer.presentation()?.bounds.minY ?? 0) > 1500)
    stage.rest()

    #expect(stage.table.contentOffset.y == 1400)
    #expect(stage.titles.last == "0.49" && stage.isConsistent)
  }

  @Test("updates before the table was loaded are part of the first load", .rule("R-TBL-75"))
  func early() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    let source = TableSource([2])
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    source.rows[0].append("0.2")
    var ended = false

    table.performBatchUpdates {
      table.insertRows(at: [path(2)], with: .none)
    } completion: {
      ended = $0
    }

    #expect(ended)
    #expect(table.numberOfRows(inSection: 0) == 3)
  }

  @Test(
    "after random updates rows, cells and positions agree",
    .rule("R-TBL-73"),
    arguments: 0..<12
  )
  func random(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let stage = TableStage([8, 30, 4], style: seed % 2 == 0 ? .plain : .insetGrouped)
    stage.source.headers = [0: "a", 2: "c"]
    stage.table.reloadData()
    for step in 0..<25 {
      let old = stage.source.rows
      var deleted: [IndexPath] = []
      var inserted: [IndexPath] = []
      for section in old.indices {
        let keeps = old[section].map { _ in Int.random(in: 0..<6, using: &random) > 0 }
        deleted += keeps.indices.filter { !keeps[$0] }.map { path($0, section) }
        var rows = zip(old[section], keeps).filter(\.1).map(\.0)
        for _ in 0..<Int.random(in: 0...4, using: &random) {
          rows.insert("n\(step)", at: Int.random(in: 0...rows.count, using: &random))
        }
        inserted += rows.indices.filter { rows[$0] == "n\(step)" }.map { path($0, section) }
        stage.source.rows[section] = rows
      }
      let animations: [UITableView.RowAnimation] = [.fade, .left, .top, .none, .middle, .automatic]
      stage.table.performBatchUpdates {
        stage.table.deleteRows(at: deleted, with: animations.randomElement(using: &random)!)
        stage.table.insertRows(at: inserted, with: animations.randomElement(using: &random)!)
      }
      stage.phone.advance(by: Double.random(in: 0...0.4, using: &random))
      if step % 5 == 0 {
        stage.table.contentOffset.y = CGFloat.random(in: 0...600, using: &random).rounded()
      }
    }
    stage.rest()

    let expected = stage.table.indexPathsForVisibleRows?.map {
      stage.source.rows[$0.section][$0.row]
    }
    #expect(stage.titles == expected)
    #expect(stage.isConsistent)
    let shown = stage.table.subviews.filter { $0 is UITableViewCell && !$0.isHidden }
    #expect(shown.count == stage.table.visibleCells.count)
  }

  @Test("a header moves with its rows when rows are inserted before it", .rule("R-TBL-70"))
  func movingHeader() throws {
    let stage = TableStage([2, 2], style: .insetGrouped)
    stage.source.headers = [0: "Zero", 1: "One"]
    stage.table.reloadData()
    stage.rest()
    let header = try #require(stage.table.headerView(forSection: 1))
    let row = try #require(stage.table.cellForRow(at: path(0, 1)))
    let distance = row.frame.minY - header.frame.minY
    stage.source.rows[0].insert("new", at: 0)
    stage.table.insertRows(at: [path(0)], with: .fade)

    stage.phone.advance(by: 0.1)
    let shownRow = try #require(row.layer.presentation()).frame.minY
    let shownHeader = try #require(header.layer.presentation()).frame.minY
    #expect(shownRow < row.frame.minY - 1)
    #expect(abs(shownRow - shownHeader - distance) < 0.5)
    stage.rest()
  }

  @Test("headers and footers keep their measured heights", .rule("R-TBL-73"))
  func heightsOfHeaders() {
    let stage = TableStage([3, 3], style: .insetGrouped)
    stage.source.headers = [0: "Zero", 1: "One"]
    stage.source.footers = [0: "Below"]
    stage.table.reloadData()
    stage.rest()
    let rows = stage.table.visibleCells.map(\.frame.minY)

    let first = stage.source.rows[0].remove(at: 0)
    stage.source.rows[0].append(first)
    stage.table.moveRow(at: path(0), to: path(2))
    stage.rest()

    #expect(stage.table.visibleCells.map(\.frame.minY) == rows)
  }

  @Test("rows of inset groups change their corners with the animation", .rule("R-TBL-76"))
  func corners() throws {
    let stage = TableStage([3], style: .insetGrouped)
    let cells = stage.table.visibleCells
    stage.source.rows[0].removeFirst()
    stage.table.deleteRows(at: [path(0)], with: .fade)

    stage.phone.advance(by: 0.1)
    let radius = cells[1].layer.presentation()?.cornerRadius ?? 0
    #expect(radius > 0 && radius < 10)
    #expect(cells[0].layer.cornerRadius == 10)
    stage.rest()
    #expect(cells[1].layer.cornerRadius == 10 && cells[1].clipsToBounds)

    stage.source.rows[0].insert("new", at: 0)
    stage.table.insertRows(at: [path(0)], with: .fade)
    stage.phone.advance(by: 0.1)
    let shrinking = cells[1].layer.presentation()?.cornerRadius ?? 0
    #expect(shrinking > 0 && shrinking < 10)
    stage.rest()
    #expect(cells[1].layer.cornerRadius == 0 && !cells[1].clipsToBounds)
  }

  @Test("separators of inset groups fade with the animation", .rule("R-TBL-76"))
  func separators() throws {
    let stage = TableStage([3], style: .insetGrouped)
    let cell = stage.table.visibleCells[1]
    func opacity() -> Float { cell.parts.lineBelow?.layer.presentation()?.opacity ?? 0 }
    stage.source.rows[0].removeLast()
    stage.table.deleteRows(at: [path(2)], with: .fade)

    stage.phone.advance(by: 0.1)
    #expect(opacity() > 0 && opacity() < 1)
    stage.rest()
    #expect(cell.parts.lineBelow == nil)

    stage.source.rows[0].append("new")
    stage.table.insertRows(at: [path(2)], with: .fade)
    stage.phone.advance(by: 0.1)
    #expect(opacity() > 0 && opacity() < 1)
    stage.rest()
    #expect(cell.parts.lineBelow?.alpha == 1)
  }

  @Test("inset groups keep their outline while rows are inserted and deleted", .rule("R-TBL-78"))
  func outlineOfGroups() throws {
    let stage = TableStage([3], style: .insetGrouped)
    let cells = stage.table.visibleCells
    let top = cells[0].frame.minY
    stage.source.rows[0] = ["0.1"]
    stage.table.performBatchUpdates {
      stage.table.deleteRows(at: [path(0), path(2)], with: .fade)
    }
    stage.phone.advance(by: 0.15)
    func shown(_ cell: UITableViewCell) -> CALayer { cell.layer.presentation() ?? cell.layer }
    func contentOpacity(_ cell: UITableViewCell) -> Float {
      cell.contentView.layer.presentation()?.opacity ?? 1
    }

    #expect(shown(cells[0]).opacity == 1 && shown(cells[2]).opacity == 1)
    #expect(contentOpacity(cells[0]) > 0 && contentOpacity(cells[0]) < 1)
    #expect(shown(cells[0]).frame.minY == top)
    #expect(shown(cells[2]).frame.maxY < top + 131 && shown(cells[2]).frame.maxY > top + 45)
    let image = stage.phone.screenshot()
    let corner = shown(cells[1]).frame.origin
    #expect(image.color(at: CGPoint(x: corner.x + 0.5, y: corner.y + 0.5)) == [255, 255, 255])
    stage.rest()
    #expect(cells.allSatisfy { $0.contentView.alpha == 1 })

    stage.source.rows[0] = ["new", "0.1", "last"]
    stage.table.performBatchUpdates {
      stage.table.insertRows(at: [path(0), path(2)], with: .fade)
    }
    stage.phone.advance(by: 0.15)
    let last = try #require(stage.table.cellForRow(at: path(2)))
    #expect(shown(last).opacity == 1 && contentOpacity(last) < 1)
    #expect(shown(last).frame.minY > top && shown(last).frame.minY < top + 88)
    stage.rest()
    #expect(stage.isConsistent)
    #expect(stage.table.visibleCells.allSatisfy { $0.contentView.alpha == 1 })
  }

  @Test("inset groups keep their outline while rows move between them", .rule("R-TBL-79"))
  func outlineWhileMoving() throws {
    let stage = TableStage([4, 3], style: .insetGrouped)
    let moved = try #require(stage.table.cellForRow(at: path(1)))
    let groups = [0, 1].map { stage.table.rect(forSection: $0) }
    let color = try #require(moved.backgroundColor)
    stage.source.rows = [["0.0", "0.2", "0.3"], ["1.0", "1.1", "0.1", "1.2"]]

    stage.table.moveRow(at: path(1), to: path(2, 1))
    #expect(moved.layer.maskedCorners == .all)
    let plates = stage.table.subviews.compactMap { $0 as? GroupPlateView }
    #expect(plates.count == 2)
    #expect(plates.allSatisfy { $0.backgroundColor == color })
    let first = try #require(stage.table.subviews.firstIndex { $0 is UITableViewCell })
    #expect(try #require(stage.table.subviews.lastIndex { $0 is GroupPlateView }) < first)
    stage.phone.advance(by: 0.1)
    let upper = try #require(plates.min { $0.frame.minY < $1.frame.minY }?.layer.presentation())
    #expect(upper.frame.maxY < groups[0].maxY && upper.frame.maxY > groups[0].maxY - 88)
    #expect((moved.layer.presentation()?.cornerRadius ?? 0) > 0)
    let corner = CGPoint(x: upper.frame.minX + 0.5, y: upper.frame.maxY - 0.5)
    let shown = stage.table.convert(corner, to: nil)
    #expect(stage.phone.screenshot().color(at: shown) != [255, 255, 255])

    stage.rest()
    #expect(!stage.table.subviews.contains { $0 is GroupPlateView })
    #expect(moved.layer.cornerRadius == 0)
    #expect(stage.isConsistent)
  }

  @Test("only changes with moved rows have plates behind groups", .rule("R-TBL-79"))
  func noPlates() {
    let stage = TableStage([3, 3], style: .insetGrouped)
    stage.source.rows[0].removeFirst()
    stage.table.deleteRows(at: [path(0)], with: .fade)
    #expect(!stage.table.subviews.contains { $0 is GroupPlateView })
    stage.rest()
  }

  @Test("moved rows are in front of other rows and of the headers of groups", .rule("R-TBL-77"))
  func movedRowsInFront() throws {
    let stage = TableStage([4, 4], style: .insetGrouped)
    stage.source.headers = [0: "Zero", 1: "One"]
    stage.table.reloadData()
    stage.rest()
    let moved = try #require(stage.table.cellForRow(at: path(1)))
    stage.source.rows = [["0.0", "0.2", "0.3"], ["1.0", "1.1", "1.2", "0.1", "1.3"]]

    stage.table.moveRow(at: path(1), to: path(3, 1))
    stage.phone.advance(by: 0.1)

    let views = stage.table.subviews
    let order = try #require(views.firstIndex { $0 === moved })
    for header in [0, 1] {
      let header = stage.table.headerView(forSection: header)
      #expect(try #require(views.firstIndex { $0 === header }) < order)
    }
    for cell in stage.table.visibleCells where cell !== moved {
      #expect(try #require(views.firstIndex { $0 === cell }) < order)
    }
    stage.rest()
    #expect(stage.isConsistent)
  }
}
