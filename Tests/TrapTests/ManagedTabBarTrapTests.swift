import TestSupport
import Testing
import UIKitCore

@Suite("A managed tab bar traps")
struct ManagedTabBarTrapTests {
  @Test("items cannot be set", .rule("X-1"))
  func items() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { tabs.tabBar.items = [] }
    }
    try expectException(in: result, internalInconsistency, modified)
  }

  @Test("items cannot be set with animation", .rule("X-1"))
  func setItems() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { tabs.tabBar.setItems(nil, animated: true) }
    }
    try expectException(in: result, internalInconsistency, modified)
  }

  @Test("no item can be selected", .rule("X-1"))
  func selectedItem() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let bar = tabs.tabBar
        bar.selectedItem = bar.items?.last
      }
    }
    try expectException(in: result, internalInconsistency, modified)
  }

  @Test(
    "customization cannot be started",
    .rule("X-1"),
    .member("UITabBar.beginCustomizingItems")
  )
  func customizing() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let bar = tabs.tabBar
        bar.beginCustomizingItems(bar.items ?? [])
      }
    }
    try expectException(in: result, internalInconsistency, modified)
  }

  @Test("the delegate cannot be set, not even to the current one", .rule("X-2"))
  func delegate() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        tabs.tabBar.delegate = tabs
      }
    }
    try expectException(
      in: result,
      internalInconsistency,
      "Changing the delegate of a tab bar managed by a tab bar controller is not allowed."
    )
  }

  @Test("a controller that is not a child cannot be selected", .rule("X-3", "R-SEL-32"))
  func foreignController() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { tabs.selectedViewController = UIViewController() }
    }
    try expectException(
      in: result,
      "NSInvalidArgumentException",
      "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
        + "controller's list of view controllers can be selected."
    )
  }

  @Test("an item that is not from the controller cannot be tapped", .rule("X-4"))
  func strangeItem() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let tabs = UITabBarController()
        tabs.setValue(ExtraBar(frame: .zero), forKey: "tabBar")
        tabs.viewControllers = [UIViewController(), UIViewController()]
        let buttons = tabs.tabBar.subviews.compactMap { $0 as? UIControl }
        buttons[1].sendActions(for: .touchUpInside)
        guard tabs.selectedIndex == 1 else { return }
        buttons[2].sendActions(for: .touchUpInside)
      }
    }
    try expectException(
      in: result,
      internalInconsistency,
      "Inconsistency in UITabBar items and view controllers detected. No view controller matches "
        + "the UITabBarItem '<UITabBarItem: 0x",
      isWhole: false
    )
  }

  @Test("appearance, frame and visibility can be changed", .rule("X-1"))
  @MainActor func allowed() {
    let bar = tabs.tabBar

    bar.tintColor = .red
    bar.barTintColor = .blue
    bar.standardAppearance = UITabBarAppearance()
    bar.backgroundImage = UIImage()
    bar.frame.size.height = 60
    bar.isHidden = true

    #expect(bar.items?.count == 2)
  }

  private let internalInconsistency = "NSInternalInconsistencyException"
  private let modified =
    "Directly modifying a tab bar managed by a tab bar controller is not allowed."

  private func expectException(
    in result: ExitTest.Result?,
    _ name: String,
    _ reason: String,
    isWhole: Bool = true
  ) throws {
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    let end = isWhole ? "'" : ""
    let text = "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)\(end)"
    #expect(output.contains(text))
  }
}

/// Adds an item of its own to those that its controller gives.
private final class ExtraBar: UITabBar {
  private let extra = UITabBarItem(title: "Extra", image: nil, tag: 0)

  override func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    super.setItems((items ?? []) + [extra], animated: animated)
  }
}

@MainActor
private let tabs = {
  let tabs = UITabBarController()
  tabs.viewControllers = [UIViewController(), UIViewController()]
  return tabs
}()
