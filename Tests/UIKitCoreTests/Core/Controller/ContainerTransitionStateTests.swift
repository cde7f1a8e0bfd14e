import Testing

@testable import UIKitCore

@Suite("Container transition state")
struct ContainerTransitionStateTests {
  private final class Child {}

  @Test("staging succeeds once")
  func staging() {
    var state = ContainerTransitionState<Child>()

    let results = [state.stage(), state.stage()]

    #expect(results == [true, false])
    #expect(state.isStaged)
  }

  @Test("changes begin only after staging, and one series at a time")
  func changes() {
    var state = ContainerTransitionState<Child>()

    let early = state.beginChanges()
    _ = state.stage()
    let first = state.beginChanges()
    let nested = state.beginChanges()
    state.endChanges()
    let next = state.beginChanges()

    #expect([early, first, nested, next] == [false, true, false, true])
  }

  @Test("a child whose removal is cancelled is not removed")
  func cancelledRemoval() {
    let (kept, removed) = (Child(), Child())
    var state = ContainerTransitionState<Child>()
    state.scheduleRemoval(of: [kept, removed])

    let isCancelled = state.cancelRemoval(of: kept)
    let isCancelledAgain = state.cancelRemoval(of: kept)

    #expect(isCancelled && !isCancelledAgain)
    #expect(!state.isPendingRemoval(kept) && state.isPendingRemoval(removed))
    #expect(state.takePendingRemoval() === removed)
    #expect(state.takePendingRemoval() == nil)
  }
}
