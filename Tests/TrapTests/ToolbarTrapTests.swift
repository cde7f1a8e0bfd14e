import TestSupport
import Testing

@testable import UIKitCore

@Suite("A managed toolbar traps")
struct ToolbarTrapTests {
  @Test("the delegate cannot be set", .rule("X-40"))
  func delegate() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let bar = UIToolbar()
        let controller = UINavigationController()
        bar.manager = controller
        bar.delegate = nil
      }
    }
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    let text =
      "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: "
      + "'Cannot manually set the delegate on a UIToolbar managed by a controller.'"
    #expect(output.contains(text))
  }
}
