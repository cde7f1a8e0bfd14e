import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UITabBarController: tapping the selected tab", .releasesEverything) @MainActor
struct TabReselectionTests {
  private let root = ScrollingPage(title: "List")
  private let page = ScrollingPage(title: "Page")
  private let stack: UINavigationController
  private let stage: Stage
  private let listener = RecordingTabBarControllerDelegate()

  init() {
    stack = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    let other = UIViewController()
    other.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 0)
    tabs.viewControllers = [stack, other]
    tabs.delegate = listener
    stage = Stage(tabs)
    stage.advance(by: 0.1)
    ReleaseWitnesses.announce(root, page)
  }

  /// Taps the tab's button; its label cannot be used because the page has the same title.
  private func tapTab(_ index: Int) {
    let button = stage.tabs.tabBar.row.buttons[index]
    stage.phone.tap(at: button.convert(CGPoint(x: 30, y: 20), to: nil))
  }

  @Test("pops to the root with animation", .rule("R-RETAP-1"))
  func pops() {
    stack.pushViewController(page, animated: false)
    stage.advance(by: 0.1)

    tapTab(0)
    #expect(stack.viewControllers == [root])
    #expect(stack.transitionCoordinator?.isAnimated == true)
    stage.advance(by: 1)

    #expect(root.view.window != nil)
    #expect(page.parent == nil)
  }

  @Test("selecting a tab again after another keeps its stack", .rule("R-RETAP-2"))
  func switching() {
    stack.pushViewController(page, animated: false)
    tapTab(1)
    stage.advance(by: 0.1)

    tapTab(0)
    stage.advance(by: 1)

    #expect(stack.viewControllers == [root, page])
    #expect(page.view.window != nil)
  }

  @Test("scrolls to the top if the stack is at its root", .rule("R-RETAP-3"))
  func scrolls() {
    let top = root.scrollView.contentOffset.y
    root.scrollView.contentOffset.y = 900

    tapTab(0)
    stage.advance(by: 2)

    #expect(root.scrollView.contentOffset.y == top)
  }

  @Test("does not scroll a scroll view whose scrollsToTop is false", .rule("R-RETAP-3"))
  func doesNotScroll() {
    root.scrollView.scrollsToTop = false
    root.scrollView.contentOffset.y = 900

    tapTab(0)
    stage.advance(by: 2)

    #expect(root.scrollView.contentOffset.y == 900)
  }

  @Test("scrolls a tab without a stack to the top", .rule("R-RETAP-3"))
  func plainTab() {
    let plain = ScrollingPage(title: "Plain")
    stage.tabs.viewControllers = [plain]
    stage.advance(by: 0.1)
    let top = plain.scrollView.contentOffset.y
    plain.scrollView.contentOffset.y = 300

    tapTab(0)
    stage.advance(by: 2)

    #expect(plain.scrollView.contentOffset.y == top)
  }

  @Test("does nothing if the delegate refuses the tap", .rule("R-RETAP-4"))
  func refused() {
    stack.pushViewController(page, animated: false)
    listener.shouldSelect = { _ in false }

    tapTab(0)
    stage.advance(by: 1)

    #expect(stack.viewControllers == [root, page])
  }

  @Test("notifies the delegate before the stack changes", .rule("R-RETAP-6"))
  func order() {
    stack.pushViewController(page, animated: false)
    var depthWhenTold = 0
    listener.onDidSelect = { [stack] _ in depthWhenTold = stack.viewControllers.count }

    tapTab(0)

    #expect(depthWhenTold == 2)
    #expect(stack.viewControllers == [root])
    stage.advance(by: 1)
  }

  @Test(
    "pops the stack of nested tabs only if their own bar is tapped",
    .rule("R-RETAP-1", "R-STR-7")
  )
  func nestedTabs() {
    let inner = UITabBarController()
    let innerRoot = UIViewController()
    innerRoot.title = "Inner"
    let innerStack = UINavigationController(rootViewController: innerRoot)
    inner.viewControllers = [innerStack, UIViewController()]
    inner.title = "Outer"
    stage.tabs.viewControllers = [inner, UIViewController()]
    innerStack.pushViewController(page, animated: false)
    stage.advance(by: 0.1)

    tapTab(0)
    stage.advance(by: 1)
    #expect(innerStack.viewControllers == [innerRoot, page])

    let button = inner.tabBar.row.buttons[0]
    stage.phone.tap(at: button.convert(CGPoint(x: 30, y: 20), to: nil))
    stage.advance(by: 1)
    #expect(innerStack.viewControllers == [innerRoot])
  }

  @Test("does not pop a stack inside a custom container", .rule("R-RETAP-1"))
  func ownContainer() {
    let box = UIViewController()
    let inner = UINavigationController(rootViewController: UIViewController())
    box.addChild(inner)
    box.view.addSubview(inner.view)
    inner.didMove(toParent: box)
    stage.tabs.viewControllers = [box]
    inner.pushViewController(page, animated: false)
    stage.advance(by: 0.1)

    tapTab(0)
    stage.advance(by: 1)

    #expect(inner.viewControllers.count == 2)
  }

  @Test("does not scroll if the delegate refuses the tap", .rule("R-RETAP-4"))
  func refusedScroll() {
    root.scrollView.contentOffset.y = 900
    listener.shouldSelect = { _ in false }

    tapTab(0)
    stage.advance(by: 2)

    #expect(root.scrollView.contentOffset.y == 900)
  }

  @Test(
    "a second tap after the pop scrolls to the top",
    .rule("R-RETAP-1", "R-RETAP-3")
  )
  func twice() {
    let top = root.scrollView.contentOffset.y
    root.scrollView.contentOffset.y = 900
    stack.pushViewController(page, animated: false)
    stage.advance(by: 0.1)

    tapTab(0)
    stage.advance(by: 1)
    #expect(stack.viewControllers == [root])
    #expect(root.scrollView.contentOffset.y == 900)
    tapTab(0)
    stage.advance(by: 2)
    #expect(root.scrollView.contentOffset.y == top)
  }
}
