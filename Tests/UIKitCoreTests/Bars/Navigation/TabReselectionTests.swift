import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UITabBarController: another tap on the selected tab", .releasesEverything) @MainActor
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

  /// The bar's button, since the page's title says the same.
  private func tapTab(_ index: Int) {
    let button = stage.tabs.tabBar.row.buttons[index]
    stage.phone.tap(at: button.convert(CGPoint(x: 30, y: 20), to: nil))
  }

  @Test("pops to the root, with movement", .rule("R-RETAP-1"))
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

  @Test("coming back to a tab leaves its stack as it was", .rule("R-RETAP-2"))
  func switching() {
    stack.pushViewController(page, animated: false)
    tapTab(1)
    stage.advance(by: 0.1)

    tapTab(0)
    stage.advance(by: 1)

    #expect(stack.viewControllers == [root, page])
    #expect(page.view.window != nil)
  }

  @Test("at the root it scrolls to the top", .rule("R-RETAP-3"))
  func scrolls() {
    let top = root.scrollView.contentOffset.y
    root.scrollView.contentOffset.y = 900

    tapTab(0)
    stage.advance(by: 2)

    #expect(root.scrollView.contentOffset.y == top)
  }

  @Test("a scroll view that does not care for taps on the status bar stays", .rule("R-RETAP-3"))
  func doesNotScroll() {
    root.scrollView.scrollsToTop = false
    root.scrollView.contentOffset.y = 900

    tapTab(0)
    stage.advance(by: 2)

    #expect(root.scrollView.contentOffset.y == 900)
  }

  @Test("a tab without a stack scrolls to the top, too", .rule("R-RETAP-3"))
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

  @Test("nothing happens where the delegate refuses the tap", .rule("R-RETAP-4"))
  func refused() {
    stack.pushViewController(page, animated: false)
    listener.shouldSelect = { _ in false }

    tapTab(0)
    stage.advance(by: 1)

    #expect(stack.viewControllers == [root, page])
  }

  @Test("the delegate hears of the tap before the stack changes", .rule("R-RETAP-6"))
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
    "the stack in the tabs inside a tab is popped by their own bar only",
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

  @Test("a stack inside a container of the app's own stays as it is", .rule("R-RETAP-1"))
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

  @Test("a list at its root stays where it is when the delegate refuses", .rule("R-RETAP-4"))
  func refusedScroll() {
    root.scrollView.contentOffset.y = 900
    listener.shouldSelect = { _ in false }

    tapTab(0)
    stage.advance(by: 2)

    #expect(root.scrollView.contentOffset.y == 900)
  }

  @Test(
    "a second tap while the pages go back is another tap, at the root",
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
