import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("A row that is dragged", .releasesEverything)
@MainActor
struct ReorderingTests {
  private func edited(_ page: EditingPage) -> Stage {
    let stage = Stage(page: page)
    page.table.setEditing(true, animated: false)
    stage.advance(by: 0.1)
    return stage
  }

  @Test("is moved where it is dropped, and the data source is called", .rule("R-LST-50"))
  func moves() {
    let page = EditingPage()
    let stage = edited(page)
    let start = stage.hold(page.cell(1))

    stage.phone.slide(to: CGPoint(x: start.x, y: start.y + 2 * 44))
    stage.advance(by: 0.5)

    #expect(page.cell(2)?.frame == page.table.rectForRow(at: IndexPath(row: 1, section: 0)))
    #expect(page.cell(3)?.frame == page.table.rectForRow(at: IndexPath(row: 2, section: 0)))
    #expect(page.cell(4)?.frame == page.table.rectForRow(at: IndexPath(row: 4, section: 0)))
    #expect(page.journal.lines.isEmpty)

    stage.phone.lift()
    stage.advance(by: 1)

    #expect(page.journal.lines == ["move [0, 1] to [0, 3]"])
    #expect(page.shownNames == page.names)
    #expect(page.cell(3)?.textLabel?.text == "Row 1")
    #expect(page.cell(3)?.frame == page.table.rectForRow(at: IndexPath(row: 3, section: 0)))
    #expect(page.cell(3)?.layer.shadowOpacity == 0)
  }

  @Test("can be moved to other sections", .rule("R-LST-50"))
  func acrossSections() {
    let page = EditingPage([["A", "B"], ["C", "D"]], style: .grouped)
    let stage = edited(page)
    let start = stage.hold(page.cell(0))
    let end = page.table.rectForRow(at: IndexPath(row: 0, section: 1)).midY
    let way = end - page.table.rectForRow(at: IndexPath(row: 0, section: 0)).midY

    stage.phone.slide(to: CGPoint(x: start.x, y: start.y + way))
    stage.phone.lift()
    stage.advance(by: 1)

    #expect(page.sections == [["B"], ["C", "A", "D"]])
    #expect(page.shownNames == ["B", "C", "A", "D"])
  }

  @Test("is moved to the delegate's target index path", .rule("R-LST-51"))
  func targets() {
    let page = EditingPage()
    page.target = { source, proposed in proposed.row > 2 ? IndexPath(row: 2, section: 0) : proposed
    }
    let stage = edited(page)
    let start = stage.hold(page.cell(0))

    stage.phone.slide(to: CGPoint(x: start.x, y: start.y + 5 * 44))
    stage.phone.lift()
    stage.advance(by: 1)

    #expect(page.journal.lines == ["move [0, 0] to [0, 2]"])
    #expect(page.shownNames == page.names)
  }

  @Test("moves back when nothing changed or editing ends", .rule("R-LST-50"))
  func backs() {
    let page = EditingPage()
    let stage = edited(page)
    let start = stage.hold(page.cell(1))
    stage.phone.slide(to: CGPoint(x: start.x, y: start.y + 10))
    stage.phone.lift()
    stage.advance(by: 1)
    #expect(page.journal.lines.isEmpty)

    let again = stage.hold(page.cell(1))
    stage.phone.slide(to: CGPoint(x: again.x, y: again.y + 100))
    page.table.setEditing(false, animated: true)
    stage.advance(by: 1)
    stage.phone.lift()

    #expect(page.journal.lines.isEmpty)
    #expect(page.shownNames == page.names)
    #expect(page.table.editing.reorder == nil)
  }

  @Test("scrolls the table at its edge", .rule("R-LST-52"))
  func scrolls() {
    let page = EditingPage(rows: 100)
    let stage = edited(page)
    let start = stage.hold(page.cell(1))
    stage.phone.slide(to: CGPoint(x: start.x, y: 760))

    stage.advance(by: 4)

    #expect(page.table.contentOffset.y > 1000)

    stage.phone.lift()
    stage.advance(by: 1)

    let row = page.names.firstIndex(of: "Row 1") ?? 0
    #expect(row > 20)
    #expect(page.cell(row)?.textLabel?.text == "Row 1")
    #expect(
      page.shownNames
        == Array(
          page.names[(page.table.indexPathsForVisibleRows?.first?.row ?? 0)...].prefix(
            page.shownNames.count
          )
        )
    )
  }

  @Test("stays selected at its new index path", .rule("R-LST-50"))
  func selection() {
    let page = EditingPage()
    page.table.allowsMultipleSelectionDuringEditing = true
    let stage = edited(page)
    page.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    let start = stage.hold(page.cell(1))

    stage.phone.slide(to: CGPoint(x: start.x, y: start.y + 44))
    stage.phone.lift()
    stage.advance(by: 1)

    #expect(page.table.indexPathsForSelectedRows == [[0, 2]])
  }

  @Test("is released when the table is reloaded", .rule("R-LST-50"))
  func reload() {
    let page = EditingPage()
    let stage = edited(page)
    let start = stage.hold(page.cell(1))
    stage.phone.slide(to: CGPoint(x: start.x, y: start.y + 100))

    page.table.reloadData()
    stage.phone.lift()
    stage.advance(by: 1)

    #expect(page.shownNames == page.names)
    #expect(page.table.visibleCells.count == 8)
    #expect(page.journal.lines.isEmpty)
  }

  @Test("has a grip with an accessibility label", .rule("R-LST-54"))
  func label() {
    let page = EditingPage()
    let stage = edited(page)

    #expect(stage.phone.elements.contains { $0.label == "Reorder Row 1" })
  }

  private static let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  private static let lower: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]

  @Test("is elevated, and the rows beside its gap have round corners", .rule("R-LST-55"))
  func gap() throws {
    let page = EditingPage([["A", "B", "C", "D", "E"]], style: .insetGrouped)
    let stage = edited(page)
    stage.phone.userInterfaceStyle = .dark
    let row = try #require(page.cell(0))
    let start = stage.hold(row)
    stage.phone.slide(to: CGPoint(x: start.x, y: start.y + 2 * 44))
    stage.advance(by: 0.5)

    #expect(row.traitCollection.userInterfaceLevel == .elevated)
    #expect(row.layer.cornerRadius == 10 && row.layer.maskedCorners.isSuperset(of: Self.lower))
    #expect(row.parts.lineBelow?.isHidden == true)
    #expect(page.cell(1)?.rowStyle.corners == Self.upper)
    #expect(page.cell(2)?.rowStyle.corners == Self.lower)
    #expect(page.cell(2)?.parts.lineBelow == nil)
    #expect(page.cell(3)?.rowStyle.corners == Self.upper)
    #expect(page.cell(4)?.rowStyle.corners == Self.lower)
    stage.phone.lift()
    stage.advance(by: 1)

    #expect(row.traitCollection.userInterfaceLevel == .base)
    #expect(page.cell(0)?.rowStyle.corners == Self.upper)
    for row in 1...3 { #expect(page.cell(row)?.rowStyle.corners == []) }
    #expect(row.layer.cornerRadius == 0)
    #expect(row.parts.lineBelow?.isHidden == false)
  }

  @Test(
    "rows of fractional heights have round corners at the gap only",
    .rule("R-LST-55"),
    arguments: [179.0 / 3, 131.0 / 3, 44.1]
  )
  func fractionalHeights(height: CGFloat) {
    let page = EditingPage([["A", "B", "C", "D", "E", "F", "G"]], style: .insetGrouped)
    page.table.rowHeight = height
    let stage = edited(page)
    let start = stage.hold(page.cell(0))
    stage.phone.slide(to: CGPoint(x: start.x, y: start.y + 3 * height))
    stage.advance(by: 0.5)

    #expect(page.cell(1)?.rowStyle.corners == Self.upper)
    for row in [2, 5] { #expect(page.cell(row)?.rowStyle.corners == []) }
    #expect(page.cell(3)?.rowStyle.corners == Self.lower)
    #expect(page.cell(4)?.rowStyle.corners == Self.upper)
    #expect(page.cell(6)?.rowStyle.corners == Self.lower)
    stage.phone.lift()
    stage.advance(by: 1)
  }
}
