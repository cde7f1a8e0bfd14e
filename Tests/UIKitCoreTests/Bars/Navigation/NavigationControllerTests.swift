import SimulatorKit
import TestSupport
import TestStage
import Testing

@testable import UIKitCore

@Suite("UINavigationController: stack, tabs and containers", .releasesEverything) @MainActor
struct NavigationControllerTests {
  private let stage = NavigationStage(inTabs: true)

  private var stack: UINavigationController { stage.stack }

  @Test("an empty controller has nothing to show and nothing to pop", .rule("R-NAV-3", "R-NAV-5"))
  func empty() {
    let stack = UINavigationController()

    #expect(stack.viewControllers.isEmpty)
    #expect(stack.topViewController == nil)
    #expect(stack.visibleViewController == nil)
    #expect(stack.popViewController(animated: true) == nil)
    #expect(stack.popToRootViewController(animated: true) == nil)
    #expect(!stack.isNavigationBarHidden)
  }

  @Test("pop methods return the popped controllers", .rule("R-NAV-3", "R-NAV-4", "R-NAV-5"))
  func returnValues() {
    stack.setViewControllers([stage.a, stage.b, stage.c], animated: false)

    #expect(stack.popToViewController(stage.b, animated: false) == [stage.c])
    #expect(stack.popToViewController(stage.b, animated: false) == [])
    #expect(stack.popToRootViewController(animated: false) == [stage.b])
    #expect(stack.popToRootViewController(animated: false) == nil)
    #expect(stack.popViewController(animated: false) == nil)
  }

  @Test("pages find their navigation and tab bar controllers", .rule("R-NAV-47"))
  func ancestors() {
    let child = UIViewController()
    stage.a.addChild(child)

    #expect(stage.a.navigationController === stack)
    #expect(child.navigationController === stack)
    #expect(child.tabBarController === stage.tabs)
    #expect(stack.navigationController == nil)
  }

  @Test("the visible controller is the presented one, else the top", .rule("R-NAV-8"))
  func visible() {
    stack.pushViewController(stage.b, animated: false)
    #expect(stack.visibleViewController === stage.b)

    let sheet = UIViewController()
    stage.b.present(sheet, animated: false)
    #expect(stack.visibleViewController === sheet)
    sheet.dismiss(animated: false)
  }

  @Test("the tab shows the root's tab bar item, or the controller's own", .rule("R-NAV-44"))
  func tabItem() {
    #expect(stack.tabBarItem === stage.a.tabBarItem)
    #expect(stage.tabs?.tabBar.items?.first?.title == "A")

    stage.a.title = "Another"
    #expect(stage.tabs?.tabBar.items?.first?.title == "Another")

    let item = UITabBarItem(title: "Own", image: nil, tag: 1)
    stage.a.tabBarItem = item
    #expect(stage.tabs?.tabBar.items?.first === item)

    stack.setViewControllers([stage.c], animated: false)
    #expect(stage.tabs?.tabBar.items?.first?.title == "C")

    let fixed = UITabBarItem(title: "Fixed", image: nil, tag: 2)
    stack.tabBarItem = fixed
    #expect(stage.tabs?.tabBar.items?.first === fixed)
    stack.setViewControllers([stage.a], animated: false)
    #expect(stage.tabs?.tabBar.items?.first === fixed)
  }

  @Test("show(_:sender:) pushes, or presents if there is no stack", .rule("R-NAV-43"))
  func show() {
    let child = UIViewController()
    stage.a.addChild(child)
    child.show(stage.b, sender: nil)
    stage.rest()
    #expect(stack.viewControllers == [stage.a, stage.b])

    stage.b.showDetailViewController(stage.c, sender: nil)
    #expect(stage.tabs?.presentedViewController === stage.c)
    stage.rest()
    stage.c.dismiss(animated: false)
  }

  @Test("the top controller determines the status bar and the home indicator", .rule("R-NAV-45"))
  func statusBar() {
    #expect(stack.childForStatusBarHidden === stage.a)
    #expect(stack.childForHomeIndicatorAutoHidden === stage.a)
    #expect(stack.childForScreenEdgesDeferringSystemGestures === stage.a)
    #expect(stack.childForStatusBarStyle == nil)

    stack.isNavigationBarHidden = true
    #expect(stack.childForStatusBarStyle === stage.a)
  }

  @Test("the delegate returns the supported orientations", .rule("R-NAV-46"))
  func orientations() {
    final class Upright: NSObject, UINavigationControllerDelegate {
      func navigationControllerSupportedInterfaceOrientations(_: UINavigationController)
        -> UIInterfaceOrientationMask
      { .portrait }
    }
    let delegate = Upright()
    #expect(stack.supportedInterfaceOrientations == .allButUpsideDown)

    stack.delegate = delegate

    #expect(stack.supportedInterfaceOrientations == .portrait)
    keepAlive(delegate)
  }

  @Test("views load when they are first shown", .rule("R-NAV-33"))
  func loading() {
    stack.setViewControllers([stage.a, stage.b, stage.c], animated: false)

    #expect(stage.c.isViewLoaded)
    #expect(!stage.b.isViewLoaded)
    #expect(stage.b.parent === stack)
  }

  @Test("replacing a page below the top sends no appearance calls", .rule("R-NAV-9"))
  func exchangeBelow() {
    stack.pushViewController(stage.b, animated: false)
    _ = stage.read()

    stack.setViewControllers([stage.c, stage.b], animated: true)

    #expect(stage.read() == ["A.willLeave", "C.willJoin", "A.didLeave", "C.didJoin"])
    #expect(stage.a.parent == nil)
  }

  @Test("a rotation lays out bar and page again", .rule("R-NAV-10"))
  func rotation() {
    stack.pushViewController(stage.b, animated: false)
    stage.phone.rotate(to: .landscapeLeft)
    stage.rest()

    #expect(stage.b.view.frame == stack.view.bounds)
    #expect(stack.navigationBar.frame.width == stack.view.bounds.width)
    #expect(stage.b.view.safeAreaInsets.top == stack.navigationBar.frame.maxY)
    #expect(stage.b.view.safeAreaInsets.left == stage.phone.window.safeAreaInsets.left)

    stack.popViewController(animated: true)
    stage.rest()
    #expect(stage.a.view.frame == stack.view.bounds)
    #expect(stage.a.view.safeAreaInsets.left == stage.phone.window.safeAreaInsets.left)
  }

  @Test("a tab bar uses the visible page for its scroll edge", .rule("R-NAV-48"))
  func scrollEdge() throws {
    let tabs = try #require(stage.tabs)
    let list = UIScrollView(frame: stage.b.view.bounds)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: 100, height: 5000)
    stage.b.view.addSubview(list)
    #expect(tabs.scrollEdge.isAtEdge)

    stack.pushViewController(stage.b, animated: false)
    stage.phone.advance(by: 0.1)
    #expect(tabs.scrollEdge.scrollView === list)
    #expect(!tabs.scrollEdge.isAtEdge)

    stack.popViewController(animated: false)
    stage.phone.advance(by: 0.1)
    #expect(tabs.scrollEdge.isAtEdge)
  }

  @Test("a tab's content ends at an opaque tab bar", .rule("R-SAFE-4"))
  func opaqueTabBar() throws {
    let tabs = try #require(stage.tabs)
    tabs.tabBar.isTranslucent = false
    stage.phone.advance(by: 0.1)
    let bar = tabs.tabBar.frame

    #expect(stage.a.view.frame.maxY == bar.minY)
    #expect(stage.a.view.safeAreaInsets.bottom == 0)
    #expect(stack.view.frame.maxY == bar.maxY)

    tabs.selectedIndex = 1
    stage.phone.advance(by: 0.1)
    let page = try #require(tabs.selectedViewController)
    #expect(page.view.frame.maxY == bar.minY)
    #expect(page.view.safeAreaInsets.bottom == 0)

    page.extendedLayoutIncludesOpaqueBars = true
    stage.phone.advance(by: 0.1)
    #expect(page.view.frame.maxY == bar.maxY)
    #expect(page.view.safeAreaInsets.bottom == bar.height)
  }

  @Test("a page that does not extend under the tab bar ends there", .rule("R-SAFE-4"))
  func edges() throws {
    let tabs = try #require(stage.tabs)
    tabs.selectedIndex = 1
    let page = try #require(tabs.selectedViewController)

    page.edgesForExtendedLayout = [.top]
    stage.phone.advance(by: 0.1)

    #expect(page.view.frame.maxY == tabs.tabBar.frame.minY)
    #expect(page.view.safeAreaInsets.bottom == 0)
  }
}
