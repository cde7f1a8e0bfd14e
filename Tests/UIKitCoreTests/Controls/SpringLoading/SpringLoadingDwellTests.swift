import TestSupport
import Testing

@testable import UIKitCore

@Suite("Spring loading: dwelling", .rule("R-IN-5"))
struct SpringLoadingDwellTests {
  private typealias Dwell = SpringLoadingDwell<String>

  private func change(_ target: String, _ stage: SpringLoadingStage) -> Dwell.Change {
    Dwell.Change(target: target, stage: stage)
  }

  @Test("a target is possible at once, flashes after half a second and acts 0.3 later")
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

  @Test("a late clock passes through all stages in order")
  func lateness() {
    var dwell = Dwell()
    _ = dwell.hover(over: "a", at: .zero, time: 0)

    #expect(dwell.advance(to: 60) == [change("a", .activating), change("a", .activated)])
  }

  @Test("a target acts once, until the drag left it and came back")
  func once() {
    var dwell = Dwell()
    _ = dwell.hover(over: "a", at: .zero, time: 0)
    _ = dwell.advance(to: 1)

    #expect(dwell.hover(over: "a", at: CGPoint(x: 90, y: 0), time: 2).isEmpty)
    #expect(dwell.advance(to: 9).isEmpty)
    #expect(dwell.hover(over: nil, at: .zero, time: 9) == [change("a", .inactive)])
    #expect(dwell.hover(over: "a", at: .zero, time: 10) == [change("a", .possible)])
  }

  @Test("another target starts over")
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

  @Test("small movements do not matter, a larger one starts the wait again")
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

  @Test("leaving before the end does nothing")
  func leaving() {
    var dwell = Dwell()
    _ = dwell.hover(over: "a", at: .zero, time: 0)

    #expect(dwell.leave() == [change("a", .inactive)])
    #expect(dwell.leave().isEmpty)
    #expect(dwell.deadline == nil)
    #expect(dwell.advance(to: 9).isEmpty)
  }
}
