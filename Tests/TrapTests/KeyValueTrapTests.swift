import SimulatorKit
import TestSupport
import Testing
import UIKitCore

@Suite("Key values trap")
struct KeyValueTrapTests {
  @Test("when a key is not known", .rule("R-KV-4"))
  func unknownKey() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIView().value(forKey: "nothing") }
    }
    try expect(result, "this class is not key value coding-compliant for the key nothing.")
  }

  @Test("when nil is set for a number", .rule("R-KV-3"))
  func nilValue() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIView().setValue(nil, forKey: "alpha") }
    }
    try expect(result, "could not set nil as the value for the key alpha.")
  }

  @Test("when an observer is removed that was not added", .rule("R-KV-31"))
  func unknownObserver() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIView().removeObserver(UIView(), forKeyPath: "frame") }
    }
    try expect(result, "because it is not registered as an observer.")
  }

  @Test("when an observer does not handle a notification", .rule("R-KV-31"))
  func notHandled() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (view, observer) = (UIView(), UIView())
        view.addObserver(observer, forKeyPath: "alpha", options: [], context: nil)
        view.alpha = 0.5
      }
    }
    try expect(result, "message was received but not handled.")
  }

  @Test("when a message is not known", .rule("R-KV-21"))
  func unknownMessage() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIView().perform(Selector("fly")) }
    }
    try expect(result, "unrecognized selector sent to instance")
  }

  private func expect(_ result: ExitTest.Result?, _ reason: String) throws {
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("uncaught exception"))
    #expect(text.contains(reason))
  }
}
