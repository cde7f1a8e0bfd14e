import TestSupport
import Testing

@testable import UIKitCore

@Suite("Appearance cycle")
struct AppearanceCycleTests {
  @Test("appearing and disappearing return each callback once")
  func fullWay() {
    var cycle = AppearanceCycle()

    let callbacks = [
      cycle.begin(.appearing, animated: false), cycle.settle(), cycle.end(),
      cycle.begin(.disappearing, animated: true), cycle.settle(), cycle.end(),
    ]

    #expect(
      callbacks == [.willAppear, .isAppearing, .didAppear, .willDisappear, nil, .didDisappear]
    )
    #expect(cycle.state == .disappeared)
    #expect(cycle.isAnimated)
  }

  @Test("a reversed appearance ends with the callbacks of the other direction", .rule("R-LIFE-5"))
  func reversal() {
    var cycle = AppearanceCycle()
    _ = cycle.begin(.appearing, animated: true)

    let back = [
      cycle.begin(.disappearing, animated: true), cycle.settle(), cycle.end(), cycle.end(),
    ]

    #expect(back == [.willDisappear, nil, .didDisappear, nil])
  }

  @Test("repeated requests return no callback", .rule("R-LIFE-7"))
  func repetition() {
    var cycle = AppearanceCycle()

    #expect(cycle.begin(.disappearing, animated: false) == nil)
    #expect(cycle.end() == nil)
    _ = cycle.begin(.appearing, animated: false)
    #expect(cycle.begin(.appearing, animated: true) == nil)
    #expect(!cycle.isAnimated)
    _ = cycle.end()
    #expect(cycle.begin(.appearing, animated: false) == nil)
    #expect(cycle.state == .appeared)
  }

  @Test("viewIsAppearing is called once per appearance")
  func settling() {
    var cycle = AppearanceCycle()
    #expect(cycle.settle() == nil)
    _ = cycle.begin(.appearing, animated: false)

    #expect([cycle.settle(), cycle.settle()] == [.isAppearing, nil])
    _ = cycle.begin(.disappearing, animated: false)
    _ = cycle.begin(.appearing, animated: false)
    #expect(cycle.settle() == .isAppearing)
  }

  @Test("in any order of calls, each did callback follows its will callback", .rule("R-LIFE-7"))
  func randomWalk() {
    var generator = SeededGenerator(seed: 7)
    var cycle = AppearanceCycle()
    var pending: AppearanceCycle.Callback?

    for _ in 0..<5_000 {
      let callback: AppearanceCycle.Callback?
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: callback = cycle.begin(.appearing, animated: false)
      case 1: callback = cycle.begin(.disappearing, animated: false)
      case 2: callback = cycle.settle()
      default: callback = cycle.end()
      }
      switch callback {
      case .willAppear, .willDisappear: pending = callback
      case .isAppearing: #expect(pending == .willAppear)
      case .didAppear:
        #expect(pending == .willAppear)
        pending = nil
      case .didDisappear:
        #expect(pending == .willDisappear)
        pending = nil
      case nil: break
      }
    }
  }

  @Test("a child that enters a window follows the appearance of its parent")
  func nesting() {
    var parent = AppearanceCycle()
    func step() -> AppearanceCycle.WindowStep {
      AppearanceCycle.stepForEnteringWindow(in: .forwardingParent(parent))
    }

    #expect(step() == .nothing)
    _ = parent.begin(.appearing, animated: true)
    #expect(step() == .begin(animated: true))
    _ = parent.end()
    #expect(step() == .whole)
    _ = parent.begin(.disappearing, animated: true)
    #expect(step() == .nothing)
    #expect(AppearanceCycle.stepForEnteringWindow(in: .noParent) == .whole)
    #expect(AppearanceCycle.stepForEnteringWindow(in: .silentParent) == .nothing)
  }

  @Test("a child that leaves its window disappears, whatever a forwarding parent does")
  func leaving() {
    var parent = AppearanceCycle()
    _ = parent.begin(.appearing, animated: true)

    #expect(AppearanceCycle.stepForLeavingWindow(in: .forwardingParent(parent)) == .whole)
    #expect(AppearanceCycle.stepForLeavingWindow(in: .noParent) == .whole)
    #expect(AppearanceCycle.stepForLeavingWindow(in: .silentParent) == .nothing)
  }
}
