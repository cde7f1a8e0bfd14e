import CoreGraphics
import Testing

@Suite("Log")
@MainActor
struct LogTests {
  @Test("a message is logged once")
  func once() {
    var heard: [String] = []
    Log.sink = { heard.append($0) }
    defer { Log.sink = nil }

    for _ in 0..<3 { Log.warning("a message of this test") }
    Log.warning("another message of this test")

    #expect(
      heard.filter { $0.hasSuffix("message of this test") } == [
        "a message of this test", "another message of this test",
      ]
    )
  }
}
