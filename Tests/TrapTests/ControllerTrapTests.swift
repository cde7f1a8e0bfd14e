import TestSupport
import Testing
import UIKitCore

@Suite("A view controller traps")
struct ControllerTrapTests {
  @Test("when it is added to itself", .rule("X-10"))
  func selfAsChild() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let controller = UIViewController()
        controller.addChild(controller)
      }
    }
    try expect(result, "NSInvalidArgumentException", "as a child view controller")
  }

  @Test("when it is added to its own descendant", .rule("X-10"))
  func ancestorAsChild() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (upper, lower) = (UIViewController(), UIViewController())
        upper.addChild(lower)
        lower.addChild(upper)
      }
    }
    try expect(result, "NSInvalidArgumentException", "of its own descendant")
  }

  @Test("when the content scroll view of two edges is requested", .rule("X-5"))
  func scrollViewOfTwoEdges() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UIViewController().contentScrollView(for: [.top, .bottom])
      }
    }
    try expect(
      result,
      "NSInvalidArgumentException",
      "-[UIViewController contentScrollViewForEdge:] only a single edge can be asked for; 5 is not "
        + "one."
    )
  }

  @Test("when the content scroll view of no edge is requested", .rule("X-5"))
  func scrollViewOfNoEdge() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIViewController().contentScrollView(for: []) }
    }
    try expect(result, "NSInvalidArgumentException", "0 is not one.")
  }

  @Test("when it is assigned the view of another controller", .rule("X-11"))
  func foreignView() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (one, other) = (UIViewController(), UIViewController())
        one.view = other.view
      }
    }
    try expect(
      result,
      "UIViewControllerHierarchyInconsistency",
      "A view can only be associated with at most one view controller at a time!"
    )
  }

  @Test("when it presents itself", .rule("X-12"))
  func presentingItself() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let controller = UIViewController()
        controller.present(controller, animated: false)
      }
    }
    try expect(
      result,
      "NSInvalidArgumentException",
      "Application tried to present modal view controller on itself."
    )
  }

  @Test("when it presents the child of another controller", .rule("X-12"))
  func presentingChild() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        UIViewController().present(child, animated: false)
      }
    }
    try expect(result, "NSInvalidArgumentException", "that has a parent view controller")
  }

  @Test("when it presents one that is presented already", .rule("X-12"))
  func presentingTwice() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let window = UIWindow(screen: UIScreen { _ in nil })
        let (root, upper) = (UIViewController(), UIViewController())
        window.rootViewController = root
        window.isHidden = false
        root.present(upper, animated: false)
        UIViewController().present(upper, animated: false)
      }
    }
    try expect(result, "NSInvalidArgumentException", "that is already being presented by")
  }

  private func expect(_ result: ExitTest.Result?, _ name: String, _ reason: String) throws {
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("uncaught exception '\(name)'"))
    #expect(text.contains(reason))
  }
}
