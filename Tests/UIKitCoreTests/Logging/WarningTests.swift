import TestSupport
import Testing
import UIKitCore

@MainActor @Suite("Warnings", .serialized, .rule("R-LOG-7"))
struct WarningTests {
  @Test("a message is written once")
  func once() {
    let written = warnings {
      for _ in 0..<3 { Log.warning("the same warning") }
    }
    #expect(written == ["the same warning"])
  }

  @Test("a limited number of messages is kept")
  func limit() {
    let written = warnings {
      for number in 0...Log.limit {
        Log.warning("warning \(number)")
        Log.warning("warning \(number)")
      }
      Log.warning("warning 0")
    }
    #expect(written.count == Log.limit + 2)
    #expect(written.last == "warning 0")
    #expect(Log.written.count == 2)
  }
}
