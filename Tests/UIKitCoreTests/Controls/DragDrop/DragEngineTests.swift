import TestSupport
import Testing

@testable import UIKitCore

@Suite("The engines of drags")
struct DragEngineTests {
  @Test("a drag begins when the lifted item is moved far enough", .rule("R-DRAG-11"))
  func begins() {
    var progress = DragProgress()
    #expect(progress.move(to: CGPoint(x: 100, y: 0)) == [])
    progress.lift(at: .zero, distance: 10)
    #expect(progress.move(to: CGPoint(x: 9, y: 0)) == [])
    #expect(progress.move(to: CGPoint(x: 10, y: 0)) == [.begin, .move])
    #expect(progress.move(to: .zero) == [.move])
    #expect(progress.lift() == [.drop])
    #expect(progress.lift() == [])
    #expect(progress.cancel() == [])
  }

  @Test("an item that is not moved is put down", .rule("R-DRAG-13"))
  func putDown() {
    var progress = DragProgress()
    progress.lift(at: .zero, distance: 10)
    #expect(progress.cancel() == [.putDown])
    #expect(progress.phase == .ended)
  }

  @Test("a drag that has left the window follows no touch", .rule("R-DRAG-50"))
  func outside() {
    var progress = DragProgress()
    progress.lift(at: .zero, distance: 0)
    _ = progress.move(to: .zero)
    progress.leave()
    #expect(progress.move(to: .zero) == [])
    #expect(progress.lift() == [])
    progress.comeBack()
    #expect(progress.move(to: .zero) == [.move])
    progress.leave()
    #expect(progress.cancel() == [.cancel])
  }

  @Test("targets are entered, updated and left in turn", .rule("R-DRAG-20"))
  func targeting() {
    var targeting = DropTargeting<Int>()
    #expect(targeting.move(over: nil) == [])
    #expect(targeting.move(over: 1) == [.enter(1), .update(1)])
    #expect(targeting.move(over: 1) == [.update(1)])
    #expect(targeting.move(over: 2) == [.exit(1), .enter(2), .update(2)])
    #expect(targeting.move(over: nil) == [.exit(2)])
    #expect(targeting.leave() == [])
    _ = targeting.move(over: 3)
    #expect(targeting.end() == 3)
    #expect(targeting.end() == nil)
  }

  @Test("lists scroll near their edges", .rule("R-DRAG-40"))
  func edges() {
    #expect(EdgeScroll.speed(at: 300, from: 0, to: 600) == 0)
    #expect(EdgeScroll.speed(at: 0, from: 0, to: 600) == -DragMetrics.edgeSpeed)
    #expect(EdgeScroll.speed(at: -50, from: 0, to: 600) == -DragMetrics.edgeSpeed)
    #expect(EdgeScroll.speed(at: 600, from: 0, to: 600) == DragMetrics.edgeSpeed)
    #expect(EdgeScroll.speed(at: 570, from: 0, to: 600) == DragMetrics.edgeSpeed / 2)
    #expect(EdgeScroll.speed(at: 5, from: 10, to: 10) == 0)
  }
}
