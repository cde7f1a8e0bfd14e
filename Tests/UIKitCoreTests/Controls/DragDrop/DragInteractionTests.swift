import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Drag and drop between views", .releasesEverything, .serialized) @MainActor
struct DragInteractionTests {
  @Test(
    "the delegates are called in the order of iOS",
    .rule("R-DRAG-10", "R-DRAG-11", "R-DRAG-12", "R-DRAG-20", "R-DRAG-15")
  )
  func order() {
    let stage = DragStage()

    stage.phone.press(at: stage.start)
    stage.advance(by: 0.45)
    #expect(stage.journal.take() == [])
    stage.advance(by: 0.1)
    #expect(stage.journal.take() == ["items", "preview", "lift"])
    stage.phone.slide(to: CGPoint(x: 75, y: 150), duration: 0)
    #expect(stage.journal.take() == [])
    stage.phone.slide(to: CGPoint(x: 90, y: 220), duration: 0)
    #expect(stage.journal.take() == ["begin"])
    stage.phone.slide(to: stage.onBoard, duration: 0)
    #expect(stage.journal.take() == ["board: can handle", "board: enter", "board: update"])
    stage.phone.slide(to: stage.inBin, duration: 0)
    #expect(
      stage.journal.take() == ["bin: can handle", "board: exit", "bin: enter", "bin: update"]
    )
    stage.phone.lift()
    #expect(
      stage.journal.take()
        == ["bin: update", "bin: drop", "will end copy", "bin: preview", "bin: animate"]
    )
    stage.advance(by: 0.5)
    #expect(
      stage.journal.take()
        == ["bin: conclude", "board: end", "bin: end", "did end copy", "transferred"]
    )
    #expect(stage.binDrops.texts == ["Apple"])
    #expect(stage.overlay == nil)
  }

  @Test("a view is asked once whether it is interested", .rule("R-DRAG-20"))
  func notInterested() {
    let stage = DragStage()
    stage.boardDrops.accepts = false

    stage.drag(to: stage.onBoard, stage.inBin, stage.onBoard)
    #expect(stage.journal.lines.filter { $0.hasPrefix("board") } == ["board: can handle"])
    stage.phone.lift()
    stage.advance(by: 0.5)
    #expect(stage.journal.lines.suffix(2) == ["bin: end", "did end cancel"])
    #expect(!stage.journal.lines.contains("board: end"))
  }

  @Test(
    "a drop is refused where nothing accepts it, and the preview returns",
    .rule("R-DRAG-12", "R-DRAG-31")
  )
  func cancelled() {
    let stage = DragStage()

    stage.drag(to: stage.nowhere)
    stage.phone.lift()
    #expect(stage.journal.lines.suffix(2) == ["will end cancel", "cancel animation"])
    #expect(stage.overlay?.previews.first?.center == stage.source.center)
    stage.advance(by: 0.5)
    #expect(stage.journal.lines.last == "did end cancel")
    #expect(stage.overlay == nil)
  }

  @Test("a cancelled touch cancels the drag", .rule("R-DRAG-13"))
  func cancelledTouch() {
    let stage = DragStage()

    stage.drag(to: stage.onBoard)
    stage.journal.clear()
    stage.phone.cancelTouches()
    stage.advance(by: 0.5)

    #expect(
      stage.journal.lines
        == ["board: exit", "will end cancel", "cancel animation", "board: end", "did end cancel"]
    )
  }

  @Test("a forbidden drop is not performed", .rule("R-DRAG-22", "R-DRAG-32"))
  func forbidden() {
    let stage = DragStage()
    stage.boardDrops.operation = .forbidden

    stage.drag(to: stage.onBoard)
    let badge = stage.overlay?.subviews.last as? DragBadgeView
    #expect(badge?.text == "⊘")
    stage.phone.lift()
    stage.advance(by: 0.5)

    #expect(!stage.journal.lines.contains("board: drop"))
    #expect(stage.journal.lines.last == "did end forbidden")
  }

  @Test("items that may not be moved are not", .rule("R-DRAG-22"))
  func moves() {
    let stage = DragStage()
    stage.boardDrops.operation = .move

    stage.drag(to: stage.onBoard)
    stage.phone.lift()
    stage.advance(by: 0.5)
    #expect(stage.journal.take().contains("will end move"))

    stage.drags.allowsMove = false
    stage.drag(to: stage.onBoard)
    stage.phone.lift()
    stage.advance(by: 0.5)
    #expect(!stage.journal.lines.contains("board: drop"))
    #expect(stage.journal.lines.last == "did end cancel")
  }

  @Test("without items nothing is lifted, and the press goes on", .rule("R-DRAG-10"))
  func noItems() {
    let stage = DragStage()
    stage.drags.texts = []

    stage.drag(to: stage.onBoard)
    stage.phone.lift()

    #expect(stage.journal.lines == ["items"])
    #expect(stage.overlay == nil)
  }

  @Test("a lifted item that is not moved is put down", .rule("R-DRAG-13"))
  func putDown() {
    let stage = DragStage()

    stage.phone.press(at: stage.start)
    stage.advance(by: 0.6)
    #expect(stage.overlay?.previews.first?.isLifted == true)
    stage.phone.lift()
    stage.advance(by: 0.5)

    #expect(stage.journal.lines == ["items", "preview", "lift"])
    #expect(stage.overlay == nil)
  }

  @Test("a lifted item is put down when its view disappears", .rule("R-DRAG-13"))
  func sourceDisappears() {
    let stage = DragStage()

    stage.phone.press(at: stage.start)
    stage.advance(by: 0.6)
    stage.source.removeFromSuperview()
    stage.advance(by: 0.5)
    #expect(stage.overlay == nil)
    stage.phone.slide(to: stage.onBoard)
    stage.phone.lift()

    #expect(stage.journal.lines == ["items", "preview", "lift"])
  }

  @Test("a drag goes on without its source, and fades out when cancelled", .rule("R-DRAG-13"))
  func sourceDisappearsLater() {
    let stage = DragStage()

    stage.drag(to: CGPoint(x: 90, y: 220))
    stage.source.removeFromSuperview()
    stage.phone.slide(to: stage.onBoard)
    stage.phone.lift()
    stage.advance(by: 0.5)
    #expect(stage.boardDrops.texts == ["Apple"])
    #expect(stage.journal.lines.suffix(2) == ["did end copy", "transferred"])

    stage.phone.window.addSubview(stage.source)
    stage.drag(to: CGPoint(x: 90, y: 220))
    stage.source.removeFromSuperview()
    stage.phone.slide(to: stage.nowhere)
    stage.phone.lift()
    #expect(stage.overlay?.previews.first?.alpha == 0)
    stage.advance(by: 0.5)
    #expect(stage.journal.lines.last == "did end cancel")
  }

  @Test("a target that disappears is left", .rule("R-DRAG-20"))
  func targetDisappears() {
    let stage = DragStage()

    stage.drag(to: stage.onBoard)
    stage.board.removeFromSuperview()
    stage.phone.lift()
    stage.advance(by: 0.5)

    #expect(!stage.journal.lines.contains("board: drop"))
    #expect(stage.journal.lines.contains("board: exit"))
    #expect(stage.journal.lines.last == "did end cancel")
  }

  @Test("several items are stacked and counted", .rule("R-DRAG-32"))
  func severalItems() {
    let stage = DragStage()
    stage.drags.texts = ["Apple", "Pear", "Plum"]

    stage.drag(to: stage.onBoard)
    #expect(stage.overlay?.previews.count == 3)
    #expect((stage.overlay?.subviews.last as? DragBadgeView)?.text == "3")
    stage.phone.lift()
    stage.advance(by: 0.5)

    #expect(stage.boardDrops.texts == ["Apple", "Pear", "Plum"])
  }

  @Test("another finger adds items", .rule("R-DRAG-14"))
  func addsItems() {
    let stage = DragStage()
    stage.drags.additions = ["Pear"]

    stage.drag(to: stage.onBoard)
    stage.phone.tapWithSecondFinger(at: CGPoint(x: 40, y: 120))
    #expect(stage.journal.lines.contains("add 1"))
    #expect(stage.overlay?.previews.count == 2)
    stage.phone.lift()
    stage.advance(by: 0.5)

    #expect(stage.boardDrops.texts == ["Apple", "Pear"])
  }

  @Test("a pointer drags at once", .rule("R-DRAG-10"))
  func pointer() {
    let stage = DragStage()

    stage.phone.dragPointer(from: stage.start, to: stage.onBoard)
    stage.advance(by: 0.5)

    #expect(stage.boardDrops.texts == ["Apple"])
    #expect(stage.journal.lines.prefix(4) == ["items", "preview", "lift", "begin"])
  }

  @Test("a preview moves to its target", .rule("R-DRAG-30", "R-DRAG-31"))
  func target() {
    let stage = DragStage()
    stage.boardDrops.target = { [weak board = stage.board] preview in
      board.map { board in
        preview.retargetedPreview(
          with: UIDragPreviewTarget(container: board, center: CGPoint(x: 20, y: 30))
        )
      }
    }

    stage.drag(to: stage.onBoard)
    stage.phone.lift()

    #expect(stage.overlay?.previews.first?.center == CGPoint(x: 40, y: 330))
    stage.advance(by: 0.5)
  }

  @Test("an item may have no preview", .rule("R-DRAG-30"))
  func noPreview() {
    let stage = DragStage()
    stage.drags.preview = { _, _ in nil }

    stage.drag(to: stage.onBoard)
    #expect(stage.overlay?.previews.isEmpty == true)
    stage.phone.lift()
    stage.advance(by: 0.5)

    #expect(stage.boardDrops.texts == ["Apple"])
    #expect(stage.journal.lines.contains("did end copy"))
  }

  @Test("an interaction can be disabled", .defaults("UIDragInteraction.isEnabled"))
  func disabled() {
    let stage = DragStage()
    #expect(stage.drag.isEnabled)
    #expect(UIDragInteraction.isEnabledByDefault)
    #expect(!stage.drag.allowsSimultaneousRecognitionDuringLift)
    stage.drag.isEnabled = false

    stage.drag(to: stage.onBoard)
    stage.phone.lift()

    #expect(stage.journal.lines.isEmpty)
  }

  @Test("a drag rests over spring-loaded views", .rule("R-DRAG-21"))
  func springLoading() {
    let stage = DragStage()
    let button = UIButton(frame: CGRect(x: 200, y: 100, width: 100, height: 60))
    button.isSpringLoaded = true
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
    stage.phone.window.addSubview(button)

    stage.drag(to: CGPoint(x: 250, y: 130))
    stage.advance(by: 1)
    #expect(presses == 1)
    stage.phone.lift()
    stage.advance(by: 0.5)
  }

  @Test("an item without values stays in the app", .rule("R-DRAG-1"))
  func itemWithoutValues() {
    let item = UIDragItem(itemProvider: NSItemProvider())
    #expect(item.itemProvider.registeredTypeIdentifiers.isEmpty)
    #expect(item.localObject == nil)
    #expect(item.previewProvider == nil)
    let text = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "Pear")))
    #expect(text.itemProvider.canLoadObject(ofClass: String.self))
    #expect(text.itemProvider.canLoadObject(ofClass: NSString.self))
    #expect(!text.itemProvider.canLoadObject(ofClass: UIImage.self))
  }

  @Test("an item's preview replaces the lifted one when the drag begins", .rule("R-DRAG-30"))
  func providedPreview() {
    let stage = DragStage()
    var session: (any UIDragSession)?
    stage.phone.press(at: stage.start)
    stage.advance(by: 0.6)
    session = stage.drags.session
    #expect(stage.overlay?.previews.first?.bounds.size == CGSize(width: 100, height: 100))
    session?.items.first?.previewProvider = {
      UIDragPreview(view: UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30)))
    }
    session = nil
    stage.phone.slide(to: stage.onBoard, duration: 0)
    #expect(stage.overlay?.previews.first?.bounds.size == CGSize(width: 40, height: 30))
    stage.phone.lift()
    stage.advance(by: 0.5)
  }

  @Test("the badge is at the trailing corner", .rule("R-DRAG-32"))
  func rightToLeft() throws {
    let stage = DragStage()
    stage.phone.window.semanticContentAttribute = .forceRightToLeft
    stage.drags.texts = ["Apple", "Pear"]

    stage.drag(to: stage.onBoard)
    let overlay = try #require(stage.overlay)
    overlay.semanticContentAttribute = .forceRightToLeft
    stage.phone.slide(to: stage.inBin, duration: 0)
    let preview = try #require(overlay.previews.first)
    let badge = try #require(overlay.subviews.last)
    #expect(badge.center == CGPoint(x: preview.frame.minX, y: preview.frame.minY))
    stage.phone.lift()
    stage.advance(by: 0.5)
  }

  @Test("a drag that is kept by the app can be asked later", .rule("R-DRAG-15"))
  func keptSession() {
    let stage = DragStage()
    stage.drag(to: stage.onBoard)
    var kept: (any UIDragSession)? = stage.drags.session
    stage.phone.lift()
    stage.advance(by: 0.5)

    #expect(kept?.items.count == 1)
    #expect(kept?.location(in: stage.board) == CGPoint(x: 75, y: 75))
    #expect(kept?.canLoadObjects(ofClass: String.self) == true)
    #expect(kept?.hasItemsConforming(toTypeIdentifiers: ["public.png"]) == false)
    kept = nil
  }

  @Test("only one drag is on a screen", .rule("R-DRAG-10"))
  func oneDrag() {
    let stage = DragStage()
    stage.drag(to: stage.onBoard)
    stage.journal.clear()
    #expect(stage.phone.hoverItems(["Pear"], at: stage.inBin) == .copy)
    stage.phone.lift()
    stage.advance(by: 0.5)
    #expect(stage.journal.lines.last == "transferred")
  }
}
