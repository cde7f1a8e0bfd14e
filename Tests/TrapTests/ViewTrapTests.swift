import TestSupport
import Testing
import UIKitCore

@Suite("A view traps")
struct ViewTrapTests {
  @Test("when it is added to itself")
  func selfAsSubview() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        view.addSubview(view)
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("uncaught exception 'NSInvalidArgumentException'"))
    #expect(text.contains("reason: 'Can't add self as subview'"))
  }
}
