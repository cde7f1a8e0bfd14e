import TestSupport
import Testing

@testable import UIKitCore

@Suite("Spring loading: hovering", .rule("R-IN-5"))
struct SpringLoadingDwellTests {
  private typealias Dwell = SpringLoadingDwell<String>

  private func change(_ target: String, _ stage: SpringLoadingStage) -> Dwell.Change {
    Dwell.Change(target: target, stage: stage)
  }

  @Test("a target is possible at first, activating after 0.5 and activated after 0.8 seconds")
  func stages() {
    var dwell = Dwell()

    #expect(dwell.hover(over: "a", at: .zero, time: 10) == [change("a", .possible)])
    #expect(dwell.deadline == 10.5)
    #expect(dwell.advance(to: 10.49).isEmpty)
    #expect(dwell.advance(to: 10.5) == [change("a", .activating)])
    #expect(dwell.deadline == 10.8)
    #expect(dwell.advance(to: 10.8) == [change("a", .activated)])
    #expect(dwell.deadline == nil)
  }

  @Test("a late update passes through all stages in order")
  func lateness() {
    var dwell = Dwell()
    _ = dwell.hover(over: "a", at: .zero, time: 0)

    #expect(dwell.advance(to: 60) == [change("a", .activating), change("a", .activated)])
  }

  @Test("a target activates once, until the drag has left it and returned")
  func once() {
    var dwell = Dwell()
    _ = dwell.hover(over: "a", at: .zero, time: 0)
    _ = dwell.advance(to: 1)

    #expect(dwell.hover(over: "a", at: CGPoint(x: 90, y: 0), time: 2).isEmpty)
    #expect(dwell.advance(to: 9).isEmpty)
    #expect(dwell.hover(over: nil, at: .zero, time: 9) == [change("a", .inactive)])
    #expect(dwell.hover(over: "a", at: .zero, time: 10) == [change("a", .possible)])
  }

  @Test("another target starts from the beginning")
  func anotherTarget() {
    var dwell = Dwell()
    _ = dwell.hover(over: "a", at: .zero, time: 0)

    #expect(
      dwell.hover(over: "b", at: .zero, time: 0.4) == [
        change("a", .inactive), change("b", .possible),
      ]
    )
    #expect(dwell.deadline == 0.9)
  }

  @Test("small movements are ignored, a larger one restarts the delay")
  func straying() {
    var dwell = Dwell()
    _ = dwell.hover(over: "a", at: .zero, time: 0)

    #expect(dwell.hover(over: "a", at: CGPoint(x: 6, y: 8), time: 0.4).isEmpty)
    #expect(dwell.deadline == 0.5)
    #expect(dwell.hover(over: "a", at: CGPoint(x: 6, y: 9), time: 0.4).isEmpty)
    #expect(dwell.deadline == 0.9)
    _ = dwell.advance(to: 0.9)
    #expect(dwell.hover(over: "a", at: .zero, time: 1) == [change("a", .possible)])
  }

  @Test("leaving a target before its activation cancels it")
  func leaving() {
    var dwell = Dwell()
    _ = dwell.hover(over: "a", at: .zero, time: 0)

    #expect(dwell.leave() == [change("a", .inactive)])
    #expect(dwell.leave().isEmpty)
    #expect(dwell.deadline == nil)
    #expect(dwell.advance(to: 9).isEmpty)
  }
}
