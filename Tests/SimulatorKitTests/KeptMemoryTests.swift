import SimulatorKit
import TestSupport
import Testing

@testable import UIKitCore

/// Each test measures the heap, so it has a process of its own.
@Suite("Memory is not kept")
struct KeptMemoryTests {
  /// The limit of bytes for each repetition, for noise of the allocator.
  private static let noise = 16

  /// Returns a phone whose frames are painted, because painting takes memory too.
  private static func phone() -> Simulator {
    Simulator.paintsEveryFrame = true
    return Simulator(.iPhone15)
  }

  @Test("by pages that were pushed and popped", .rule("R-FND-21"))
  func push() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let phone = Self.phone()
        let stack = UINavigationController(rootViewController: Self.page())
        phone.window.rootViewController = stack
        let kept = try HeapUse.bytes(keptByEachOf: 200) {
          stack.pushViewController(Self.page(), animated: false)
          phone.advance(by: 1.0 / 60)
          stack.popViewController(animated: false)
          phone.advance(by: 1.0 / 60)
        }
        #expect(kept < Self.noise)
      }
    }
  }

  @Test("by pages that were presented and dismissed", .rule("R-FND-21"))
  func present() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let phone = Self.phone()
        let page = Self.page()
        phone.window.rootViewController = page
        let kept = try HeapUse.bytes(keptByEachOf: 200) {
          page.present(Self.page(), animated: false)
          phone.advance(by: 1.0 / 60)
          page.dismiss(animated: false)
          phone.advance(by: 1.0 / 60)
        }
        #expect(kept < Self.noise)
      }
    }
  }

  @Test("by tabs that were replaced", .rule("R-FND-21"))
  func replaceTabs() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let phone = Self.phone()
        let tabs = UITabBarController()
        tabs.tabBar.standardAppearance.stackedLayoutAppearance.normal.titleTextAttributes = [
          .kern: 1
        ]
        phone.window.rootViewController = tabs
        let kept = try HeapUse.bytes(keptByEachOf: 200) {
          tabs.viewControllers = (0..<3).map { _ in Self.page() }
          phone.advance(by: 1.0 / 60)
        }
        #expect(kept < Self.noise)
      }
    }
  }

  @Test("by texts of a field that changed", .rule("R-FND-21"))
  func field() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let phone = Self.phone()
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 34))
        phone.window.addSubview(field)
        let kept = try HeapUse.bytes(keptByEachOf: 200) {
          field.text = field.text == "A" ? "B" : "A"
          phone.advance(by: 1.0 / 60)
        }
        #expect(kept < Self.noise)
      }
    }
  }

  @Test("by texts of controls that changed", .rule("R-FND-21"))
  func controls() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let phone = Self.phone()
        let segments = UISegmentedControl(items: ["A", "B"])
        segments.frame = CGRect(x: 0, y: 200, width: 300, height: 32)
        let button = UIButton(configuration: .filled())
        button.frame = CGRect(x: 0, y: 300, width: 300, height: 50)
        for view in [segments, button] as [UIView] { phone.window.addSubview(view) }
        let kept = try HeapUse.bytes(keptByEachOf: 200) {
          segments.selectedSegmentIndex = 1 - max(segments.selectedSegmentIndex, 0)
          button.configuration?.title = button.configuration?.title == "A" ? "B" : "A"
          phone.advance(by: 1.0 / 60)
        }
        #expect(kept < Self.noise)
      }
    }
  }

  @MainActor private static func page() -> UIViewController {
    let page = UIViewController()
    page.title = "Page"
    page.tabBarItem = UITabBarItem(title: "Page", image: nil, tag: 0)
    return page
  }
}
