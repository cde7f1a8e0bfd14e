import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Drags of other programs", .releasesEverything, .serialized, .rule("R-DRAG-50")) @MainActor
struct ForeignDragTests {
  @Test("are copied to the view that accepts them")
  func drop() {
    let stage = DragStage()

    #expect(stage.phone.hoverItems(["Pear"], at: stage.nowhere) == .cancel)
    #expect(stage.phone.hoverItems(["Pear"], at: stage.onBoard) == .copy)
    #expect(stage.phone.dropItems(["Pear"], at: stage.onBoard) == .copy)
    stage.advance(by: 0.5)

    #expect(stage.boardDrops.texts == ["Pear"])
    #expect(stage.journal.lines.suffix(2) == ["board: conclude", "board: end"])
  }

  @Test("leave and come again")
  func leaves() {
    let stage = DragStage()

    stage.phone.hoverItems(["Pear"], at: stage.onBoard)
    stage.phone.endItemHover()
    #expect(stage.journal.lines.suffix(2) == ["board: exit", "board: end"])
    stage.phone.hoverItems(["Pear"], at: stage.onBoard)
    #expect(stage.journal.lines.filter { $0 == "board: can handle" }.count == 2)
    stage.phone.endItemHover()
  }

  @Test("may not be moved")
  func moves() {
    let stage = DragStage()
    stage.boardDrops.operation = .move

    #expect(stage.phone.hoverItems(["Pear"], at: stage.onBoard) == .cancel)
    stage.phone.endItemHover()
  }

  @Test(
    "items that leave the window are carried by the desktop and may come back",
    .rule("R-DRAG-51")
  )
  func outside() {
    let stage = DragStage()
    var carried: [[String: Data]] = []
    stage.phone.window.screen.startExternalDrag = {
      carried = $0
      return true
    }

    stage.drag(to: stage.onBoard, CGPoint(x: 200, y: -20))
    #expect(carried.first?["public.utf8-plain-text"] == Data("Apple".utf8))
    #expect(stage.journal.lines.last == "board: exit")
    #expect(stage.overlay?.isHidden == true)

    #expect(stage.phone.hoverItems([], at: stage.inBin) == .copy)
    #expect(stage.overlay?.isHidden == false)
    #expect(stage.phone.dropItems([], at: stage.inBin) == .copy)
    stage.advance(by: 0.5)
    #expect(stage.binDrops.texts == ["Apple"])
    #expect(stage.journal.lines.contains("did end copy"))
    stage.phone.lift()
  }

  @Test("items that another program takes end the drag", .rule("R-DRAG-51"))
  func takenOutside() {
    let stage = DragStage()
    stage.phone.window.screen.startExternalDrag = { _ in true }

    stage.drag(to: CGPoint(x: 200, y: 250), CGPoint(x: 200, y: -20))
    UIApplication.shared.deliver(externalDragEnd: .copy, to: stage.phone.window.screen)

    #expect(stage.journal.lines.suffix(2) == ["will end copy", "did end copy"])
    #expect(stage.overlay == nil)
    stage.phone.lift()
  }

  @Test("items that are restricted to the app stay in the window")
  func restricted() {
    let stage = DragStage()
    stage.drags.isRestricted = true
    stage.phone.window.screen.startExternalDrag = { _ in
      Issue.record("the items have left the app")
      return true
    }

    stage.drag(to: CGPoint(x: 200, y: -20))
    stage.phone.lift()
    stage.advance(by: 0.5)
    #expect(stage.journal.lines.last == "did end cancel")
  }
}
