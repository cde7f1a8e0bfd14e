import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Interactions and previews of drags", .releasesEverything, .serialized) @MainActor
struct DragPreviewTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func end(_ stage: DragStage) {
    stage.phone.lift()
    stage.advance(by: 0.5)
  }

  // MARK: Interactions

  @Test("a drag interaction follows its view", .rule("R-DRAG-10"))
  func dragViews() {
    let stage = DragStage()
    #expect(stage.drag.view === stage.source)

    stage.source.removeInteraction(stage.drag)
    stage.drag(to: stage.onBoard)
    end(stage)
    #expect(stage.drag.view == nil && stage.journal.take().isEmpty)
    #expect(stage.source.gestureRecognizers?.isEmpty != false)
    stage.source.addInteraction(stage.drag)
    stage.drag(to: stage.onBoard)
    end(stage)

    #expect(stage.journal.take().contains("board: drop"))
  }

  @Test("lifted items are put down when their interaction is removed", .rule("R-DRAG-13"))
  func removingWhileLifted() {
    let stage = DragStage()
    stage.phone.press(at: stage.start)
    stage.advance(by: 0.6)
    #expect(stage.overlay?.previews.count == 1)

    stage.source.removeInteraction(stage.drag)
    stage.advance(by: 0.5)

    #expect(stage.overlay == nil)
    end(stage)
    #expect(!stage.journal.lines.contains("begin"))
  }

  @Test("a drop interaction follows its view", .rule("R-DRAG-20"))
  func dropViews() throws {
    let stage = DragStage()
    let drop = try #require(stage.board.interactions.first as? UIDropInteraction)
    #expect(drop.view === stage.board)

    stage.board.removeInteraction(drop)
    #expect(drop.view == nil)
    stage.drag(to: stage.onBoard)
    end(stage)
    #expect(!stage.journal.take().contains { $0.hasPrefix("board") })
    for old in stage.bin.interactions { stage.bin.removeInteraction(old) }
    stage.bin.addInteraction(drop)
    stage.drag(to: stage.inBin)
    end(stage)

    #expect(stage.journal.lines.contains("board: drop"))
    #expect(!stage.journal.lines.contains("bin: drop"))
  }

  @Test("subclasses are told of the view before and after", .rule("R-DRAG-10", "R-DRAG-20"))
  func moving() {
    final class Dragging: UIDragInteraction {
      var moves: [String] = []
      override func willMove(to view: UIView?) {
        moves.append("will \(view != nil) \(self.view != nil)")
        super.willMove(to: view)
      }
      override func didMove(to view: UIView?) {
        super.didMove(to: view)
        moves.append("did \(view != nil) \(self.view != nil)")
      }
    }
    final class Dropping: UIDropInteraction {
      var moves: [String] = []
      override func willMove(to view: UIView?) {
        moves.append("will \(view != nil) \(self.view != nil)")
        super.willMove(to: view)
      }
      override func didMove(to view: UIView?) {
        super.didMove(to: view)
        moves.append("did \(view != nil) \(self.view != nil)")
      }
    }
    let journal = Journal()
    let (drags, drops) = (RecordingDragDelegate(journal), RecordingDropDelegate(journal, "view"))
    let (dragging, dropping) = (Dragging(delegate: drags), Dropping(delegate: drops))
    let view = UIView()

    for interaction in [dragging, dropping] as [any UIInteraction] {
      view.addInteraction(interaction)
      view.removeInteraction(interaction)
    }

    let expected = ["will true false", "did true true", "will false true", "did false false"]
    #expect(dragging.moves == expected && dropping.moves == expected)
  }

  @Test("a press begins only if there are items", .rule("R-DRAG-10"))
  func shouldBegin() throws {
    let stage = DragStage()
    let recognizers = try #require(stage.source.gestureRecognizers)
    let press = try #require(recognizers.first { $0 is DragGestureRecognizer })
    let addition = try #require(recognizers.first { $0 is DragAdditionRecognizer })
    let touch = UITouch()
    #expect(stage.drag.gestureRecognizer(press, shouldReceive: touch))
    #expect(!stage.drag.gestureRecognizer(addition, shouldReceive: touch))
    stage.drags.texts = []
    #expect(!stage.drag.gestureRecognizerShouldBegin(press))
    stage.drags.texts = ["Apple"]
    #expect(stage.drag.gestureRecognizerShouldBegin(press))
    #expect(!stage.drag.gestureRecognizerShouldBegin(addition))

    stage.drag.isEnabled = false

    #expect(!stage.drag.gestureRecognizer(press, shouldReceive: touch))
    #expect(!stage.drag.gestureRecognizerShouldBegin(press))
  }

  @Test("other gestures continue during a lift only if that is allowed", .rule("R-DRAG-16"))
  func simultaneousRecognition() throws {
    let stage = DragStage()
    let press = try #require(
      stage.source.gestureRecognizers?.first { $0 is DragGestureRecognizer }
    )
    func recognizes(with other: UIGestureRecognizer) -> Bool {
      stage.drag.gestureRecognizer(press, shouldRecognizeSimultaneouslyWith: other)
    }

    #expect(!recognizes(with: UITapGestureRecognizer()))
    #expect(recognizes(with: MenuGestureRecognizer()))
    stage.drag.allowsSimultaneousRecognitionDuringLift = true
    #expect(recognizes(with: UITapGestureRecognizer()))
  }

  @Test("another drag isn't begun while there is one", .rule("R-DRAG-23"))
  func simultaneousSessions() throws {
    let stage = DragStage()
    let drop = try #require(stage.board.interactions.first as? UIDropInteraction)
    #expect(!drop.allowsSimultaneousDropSessions)
    let other = UIView(frame: CGRect(x: 250, y: 100, width: 100, height: 100))
    let drags = RecordingDragDelegate(stage.journal)
    let drag = UIDragInteraction(delegate: drags)
    other.addInteraction(drag)
    stage.phone.window.addSubview(other)
    let press = try #require(other.gestureRecognizers?.first { $0 is DragGestureRecognizer })

    for allows in [false, true] {
      drop.allowsSimultaneousDropSessions = allows
      stage.drag(to: stage.onBoard)
      stage.journal.clear()
      #expect(!drag.gestureRecognizerShouldBegin(press))
      #expect(!stage.journal.lines.contains("items"))
      end(stage)
      #expect(stage.journal.take().contains("board: drop"))
    }
    #expect(drag.gestureRecognizerShouldBegin(press))
  }

  // MARK: Previews

  @Test("a provided preview shows the part and the color of its parameters", .rule("R-DRAG-30"))
  func parameters() throws {
    let stage = DragStage()
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    mark.backgroundColor = red
    picture.addSubview(mark)
    let parameters = UIDragPreviewParameters()
    parameters.visiblePath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 80, height: 60))
    parameters.backgroundColor = blue
    let preview = UIDragPreview(view: picture, parameters: parameters)
    #expect(preview.parameters === parameters && preview.view === picture)
    #expect(UIDragPreview(view: picture).parameters.visiblePath == nil)
    stage.drags.preview = { interaction, item in
      item.previewProvider = { preview }
      return interaction.view.map { UITargetedDragPreview(view: $0) }
    }

    stage.drag(to: stage.nowhere)
    stage.advance(by: 0.3)
    let shown = try #require(stage.overlay?.previews.first)

    #expect(shown.bounds.size == CGSize(width: 80, height: 60))
    let inMark = shown.convert(CGPoint(x: 12, y: 12), to: nil)
    let inGround = shown.convert(CGPoint(x: 60, y: 30), to: nil)
    #expect(stage.phone.color(at: inMark) == [255, 0, 0])
    #expect(stage.phone.color(at: inGround) == [0, 0, 255])
    stage.drags.preview = nil
    end(stage)
  }

  @Test("previews keep their size over a view that wants it or not", .rule("R-DRAG-33"))
  func fullSizePreview() throws {
    final class Board: NSObject, UIDropInteractionDelegate {
      var prefersFullSize = false
      var updates = 0
      func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidUpdate session: any UIDropSession
      ) -> UIDropProposal {
        updates += 1
        let proposal = UIDropProposal(operation: .copy)
        #expect(!proposal.prefersFullSizePreview)
        proposal.prefersFullSizePreview = prefersFullSize
        return proposal
      }
    }
    let stage = DragStage()
    let board = Board()
    for old in stage.board.interactions { stage.board.removeInteraction(old) }
    stage.board.addInteraction(UIDropInteraction(delegate: board))

    for prefersFullSize in [false, true] {
      board.prefersFullSize = prefersFullSize
      stage.drag(to: stage.nowhere)
      stage.advance(by: 0.3)
      let preview = try #require(stage.overlay?.previews.first)
      let size = preview.frame.size
      stage.phone.slide(to: stage.onBoard, duration: 0)
      stage.advance(by: 0.3)
      #expect(preview.frame.size == size && size.width >= 100)
      end(stage)
    }
    #expect(board.updates > 1)
  }

  @Test("a dropped preview moves to another target that the delegate makes", .rule("R-DRAG-31"))
  func retargeting() throws {
    let stage = DragStage()
    stage.boardDrops.target = { [board = stage.board] preview in
      let target = UIDragPreviewTarget(container: board, center: CGPoint(x: 10, y: 140))
      let moved = preview.retargetedPreview(with: target)
      #expect(moved.view === preview.view && moved.target === target)
      #expect(moved.parameters === preview.parameters)
      return moved
    }

    stage.drag(to: stage.onBoard)
    stage.phone.lift()

    #expect(stage.overlay?.previews.first?.center == CGPoint(x: 30, y: 440))
    stage.boardDrops.target = nil
    stage.advance(by: 0.5)
  }
}
