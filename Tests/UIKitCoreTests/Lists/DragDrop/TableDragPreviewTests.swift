import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UITableView: previews of dragged rows", .releasesEverything) @MainActor
struct TableDragPreviewTests {
  @Test("the preview of a row is elevated, its cell is not", .rule("R-LST-55"))
  func elevatedRow() throws {
    let stage = DragTableStage()
    stage.phone.userInterfaceStyle = .dark
    stage.advance(by: 0.1)
    let point = CGPoint(x: 200, y: stage.point(1).y)
    #expect(stage.phone.color(at: point) == [0, 0, 0])

    stage.lift(1)

    #expect(stage.phone.color(at: point) == [28, 28, 30])
    let cell = try #require(stage.page.cell(1))
    #expect(cell.traitCollection.userInterfaceLevel == .base)
    stage.phone.lift()
    stage.advance(by: 1)
    #expect(stage.phone.color(at: point) == [0, 0, 0])
  }
}
