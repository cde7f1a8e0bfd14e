import TestSupport
import Testing
import UIKitCore

@Suite("A managed navigation bar traps")
struct ManagedNavigationBarTrapTests {
  @Test("items cannot be set", .rule("X-35"))
  func items() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { stack.navigationBar.items = [] }
    }
    try expectException(in: result, cannotCall("setItems:animated:"))
  }

  @Test("items cannot be pushed", .rule("X-35"))
  func push() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { stack.navigationBar.pushItem(UINavigationItem(), animated: true) }
    }
    try expectException(in: result, cannotCall("pushNavigationItem:animated:"))
  }

  @Test("items cannot be popped", .rule("X-35"))
  func pop() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = stack.navigationBar.popItem(animated: false) }
    }
    try expectException(in: result, cannotCall("popNavigationItemAnimated:"))
  }

  @Test("the delegate cannot be set", .rule("X-36"))
  func delegate() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { stack.navigationBar.delegate = nil }
    }
    try expectException(
      in: result,
      "Cannot manually set the delegate on a UINavigationBar managed by a controller."
    )
  }

  private func cannotCall(_ method: String) -> String {
    "Cannot call \(method) directly on a UINavigationBar managed by a controller."
  }

  private func expectException(in result: ExitTest.Result?, _ reason: String) throws {
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(output.contains("'NSInternalInconsistencyException', reason: '\(reason)'"))
  }
}

@MainActor private let stack = UINavigationController(rootViewController: UIViewController())
