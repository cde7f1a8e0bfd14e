import Monkey
import SimulatorKit
import TestSupport
import Testing

@Suite("Monkey: walks through apps with tabs", .serialized) @MainActor
struct MonkeyTests {
  @Test(
    "random walks leave the application in a consistent state",
    .rule("R-BAD-21"),
    arguments: 1...40
  )
  func walk(seed: UInt64) {
    let finding = Runner.firstFinding(in: WalkMaker.walk(seed: seed, steps: LongWalk.length))
    if let finding { Issue.record("seed \(seed): \(finding)") }
  }

  @Test("a long walk, if the environment requests one", .enabled(if: LongWalk.isWanted))
  func longWalk() {
    LongWalk().run { Issue.record("\($0)") }
  }
}
