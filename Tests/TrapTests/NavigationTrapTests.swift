import TestSupport
import Testing
import UIKitCore

@Suite("A navigation controller traps")
struct NavigationTrapTests {
  @Test("when a navigation controller is pushed", .rule("X-30"))
  func navigationController() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UINavigationController().pushViewController(UINavigationController(), animated: false)
      }
    }
    try expect(
      result,
      "NSInvalidArgumentException",
      "Pushing a navigation controller is not supported"
    )
  }

  @Test("when a page is pushed twice", .rule("X-31", "R-NAV-2"))
  func pushedTwice() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let page = UIViewController()
        let stack = UINavigationController(rootViewController: page)
        stack.pushViewController(page, animated: true)
      }
    }
    try expect(
      result,
      "NSInvalidArgumentException",
      "Pushing the same view controller instance more than once is not supported "
        + "(<UIViewController: 0x"
    )
  }

  @Test("when it pops to a controller that is not on the stack", .rule("X-32"))
  func stranger() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.popToViewController(UIViewController(), animated: false)
      }
    }
    try expect(
      result,
      "NSInternalInconsistencyException",
      "Tried to pop to a view controller that doesn't exist."
    )
  }

  @Test("when a page is contained twice in an array", .rule("X-33"))
  func namedTwice() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let page = UIViewController()
        UINavigationController().viewControllers = [page, UIViewController(), page]
      }
    }
    try expect(
      result,
      "NSInvalidArgumentException",
      "All view controllers in a navigation controller must be distinct (<UIViewController: 0x"
    )
  }

  private func expect(_ result: ExitTest.Result?, _ name: String, _ reason: String) throws {
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    let text = "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)"
    #expect(output.contains(text))
  }
}
