import SimulatorKit
import TestSupport
import Testing
import UIKitCore

@testable import UIKitCore

@MainActor @Suite("Safe area") struct SafeAreaTests {
  private let phone = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

  private func insets(_ frame: CGRect, extra: UIEdgeInsets = .zero) -> UIEdgeInsets {
    SafeArea.insets(
      ofFrame: frame,
      in: CGRect(x: 0, y: 0, width: 390, height: 844),
      parent: phone,
      extra: extra
    )
  }

  @Test("a view that fills its superview has the superview's insets")
  func full() { #expect(insets(CGRect(x: 0, y: 0, width: 390, height: 844)) == phone) }

  @Test("a gap to an edge reduces the inset of that edge, at most to 0")
  func gaps() {
    #expect(
      insets(CGRect(x: 0, y: 20, width: 390, height: 700))
        == UIEdgeInsets(top: 27, left: 0, bottom: 0, right: 0)
    )
  }

  @Test("additional insets are added to the inherited ones")
  func extra() {
    let extra = UIEdgeInsets(top: 0, left: 0, bottom: 49, right: 0)
    #expect(insets(CGRect(x: 0, y: 0, width: 390, height: 844), extra: extra).bottom == 83)
  }

  @Test("an uncovered edge has no inset, even in a view that extends beyond its superview")
  func outside() {
    #expect(insets(CGRect(x: -10, y: 100, width: 500, height: 100)) == .zero)
  }

  @Test("views in a window that moves get the insets of its new place")
  func movedWindow() {
    let simulator = Simulator(.iPhone15)
    let window = UIWindow(frame: simulator.window.bounds)
    let page = UIViewController()
    window.rootViewController = page
    window.isHidden = false
    simulator.advance(by: 0.1)
    let top = page.view.safeAreaInsets.top

    window.frame.origin.y = 20

    #expect(page.view.safeAreaInsets.top == top - 20)
    #expect(page.view.safeAreaInsets == window.safeAreaInsets)
  }

  @Test("additional insets reach views that were added outside of a window")
  func addedOutside() {
    let simulator = Simulator(.iPhone15)
    let page = UIViewController()
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    page.view.addSubview(content)
    page.additionalSafeAreaInsets.top = 10
    let box = UIView(frame: CGRect(x: 0, y: 200, width: 200, height: 200))
    box.addSubview(page.view)

    simulator.window.addSubview(box)

    #expect(page.view.safeAreaInsets.top == 10)
    #expect(content.safeAreaInsets.top == 10)
  }

  @Test("views follow the insets of the window and their own position")
  func views() {
    final class Counter: UIView {
      var changes = 0
      override func safeAreaInsetsDidChange() { changes += 1 }
    }
    let simulator = Simulator(.iPhone15)
    let view = Counter(frame: simulator.window.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    #expect(view.safeAreaInsets == .zero)

    simulator.window.addSubview(view)
    #expect(view.safeAreaInsets == simulator.window.safeAreaInsets)
    #expect(view.safeAreaInsets.top > 0)
    #expect(view.changes == 1)

    view.frame.origin.y += 10
    #expect(view.safeAreaInsets.top == simulator.window.safeAreaInsets.top - 10)
    #expect(view.changes == 2)
  }
}
