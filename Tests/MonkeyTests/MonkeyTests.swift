import Monkey
import SimulatorKit
import TestSupport
import Testing

@Suite("Monkey: walks through apps with tabs", .serialized) @MainActor
struct MonkeyTests {
  @Test("any walk leaves everything in order", .rule("R-BAD-21"), arguments: 1...40)
  func walk(seed: UInt64) {
    expectOrder(WalkMaker.walk(seed: seed, steps: LongWalk.length))
  }

  @Test("a long walk, where the environment asks for one", .enabled(if: LongWalk.isWanted))
  func longWalk() {
    LongWalk().run { Issue.record("\($0)") }
  }
}

/// Walks, and prints the shortest walk that fails in the same way where this one does.
@MainActor func expectOrder(
  _ walk: Walk,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let finding = Runner.firstFinding(in: walk) else { return }
  let (shortest, last) = Runner.shortened(walk, finding)
  Issue.record("\(last)\n\(shortest.source)", sourceLocation: sourceLocation)
}
