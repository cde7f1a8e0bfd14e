import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UINavigationController: bars", .releasesEverything) @MainActor
struct NavigationBarsTests {
  private let stage = NavigationStage()

  private var stack: UINavigationController { stage.stack }

  @Test("the bar has the items of the stack", .rule("R-NAV-40"))
  func items() {
    stack.pushViewController(stage.b, animated: false)
    #expect(stack.navigationBar.items == [stage.a.navigationItem, stage.b.navigationItem])
    #expect(stack.navigationBar.topItem?.title == "B")

    stack.setViewControllers([stage.c, stage.b], animated: false)
    #expect(stack.navigationBar.items == [stage.c.navigationItem, stage.b.navigationItem])

    stack.popViewController(animated: true)
    stage.rest()
    #expect(stack.navigationBar.items == [stage.c.navigationItem])
  }

  @Test("a navigation item takes its title from the controller and follows it", .rule("R-NAV-40"))
  func title() {
    let page = UIViewController()
    page.title = "One"
    #expect(page.navigationItem.title == "One")
    #expect(page.navigationItem === page.navigationItem)

    page.navigationItem.title = "Other"
    #expect(page.title == "One")
    page.title = "Two"
    #expect(page.navigationItem.title == "Two")
  }

  @Test(
    "the bar is below the status bar, and the page's safe area ends below the bar",
    .rule("R-NAV-10", "R-NAV-11")
  )
  func safeArea() {
    let top = stage.phone.window.safeAreaInsets.top
    #expect(stack.navigationBar.frame.minY == top)
    #expect(stage.a.view.frame == stack.view.bounds)
    #expect(stage.a.view.safeAreaInsets.top == stack.navigationBar.frame.maxY)

    stack.isNavigationBarHidden = true
    stage.phone.advance(by: 0.1)
    #expect(stack.navigationBar.isHidden)
    #expect(stage.a.view.safeAreaInsets.top == top)

    stack.isNavigationBarHidden = false
    stage.phone.advance(by: 0.1)
    #expect(!stack.navigationBar.isHidden)
    #expect(stage.a.view.safeAreaInsets.top == stack.navigationBar.frame.maxY)
  }

  @Test("the bar is hidden and shown by sliding over the top edge", .rule("R-NAV-14"))
  func slides() {
    stack.setNavigationBarHidden(true, animated: true)
    #expect(!stack.navigationBar.isHidden)
    #expect(stack.navigationBar.frame.maxY <= 0)
    #expect(stack.isNavigationBarHidden)
    stage.rest()
    #expect(stack.navigationBar.isHidden)

    stack.setNavigationBarHidden(false, animated: true)
    #expect(!stack.navigationBar.isHidden)
    stage.rest()
    #expect(stack.navigationBar.frame.minY == stage.phone.window.safeAreaInsets.top)
  }

  @Test("showing the bar while it is being hidden ends with the bar shown", .rule("R-NAV-14"))
  func turningBack() {
    stack.setNavigationBarHidden(true, animated: true)
    stage.phone.advance(by: 0.1)
    stack.setNavigationBarHidden(false, animated: true)
    stage.rest()

    #expect(!stack.navigationBar.isHidden)
    #expect(stage.a.view.safeAreaInsets.top == stack.navigationBar.frame.maxY)
  }

  @Test("a bar hidden in viewWillAppear moves out with the page", .rule("R-NAV-14", "R-NAV-22"))
  func goesWithPage() {
    stage.b.actions["willAppear"] = { [stack] in
      stack.setNavigationBarHidden(true, animated: true)
    }
    stack.pushViewController(stage.b, animated: true)
    #expect(!stack.navigationBar.isHidden)
    #expect(stack.navigationBar.transform.tx == -stack.view.bounds.width)
    #expect(stage.a.view.safeAreaInsets.top > stage.b.view.safeAreaInsets.top)
    stage.rest()
    #expect(stack.navigationBar.isHidden)
    #expect(stack.navigationBar.transform == .identity)

    stage.a.actions["willAppear"] = { [stack] in
      stack.setNavigationBarHidden(false, animated: true)
    }
    stack.popViewController(animated: true)
    #expect(!stack.navigationBar.isHidden)
    stage.rest()
    #expect(!stack.navigationBar.isHidden)
    #expect(stack.navigationBar.topItem === stage.a.navigationItem)
    #expect(stage.a.view.safeAreaInsets.top == stack.navigationBar.frame.maxY)
  }

  @Test("a toolbar shows the items of the visible page", .rule("R-NAV-12", "R-NAV-15", "R-NAV-41"))
  func toolbar() {
    #expect(stack.isToolbarHidden)
    let first = UIBarButtonItem(title: "First", style: .plain, target: nil, action: nil)
    let second = UIBarButtonItem(title: "Second", style: .plain, target: nil, action: nil)
    stage.a.toolbarItems = [first]
    stage.b.toolbarItems = [second]

    stack.setToolbarHidden(false, animated: true)
    stage.rest()
    #expect(stack.toolbar.items == [first])
    #expect(!stack.toolbar.isHidden)
    #expect(stack.toolbar.frame.maxY == stack.view.bounds.maxY - 34)
    #expect(stage.a.view.safeAreaInsets.bottom == stack.toolbar.frame.height + 34)

    stack.pushViewController(stage.b, animated: true)
    stage.rest()
    #expect(stack.toolbar.items == [second])

    stage.b.setToolbarItems([first, second], animated: true)
    #expect(stack.toolbar.items == [first, second])

    stack.isToolbarHidden = true
    stage.phone.advance(by: 0.1)
    #expect(stack.toolbar.isHidden)
    #expect(stage.b.view.safeAreaInsets.bottom == 34)
  }

  @Test("a toolbar that only one of two pages has moves with this page", .rule("R-NAV-15"))
  func toolbarMovesWithPage() throws {
    let workshop = RecordingViewController("Workshop")
    workshop.onCallback = { [weak stack = stack] in
      if $0 == "willAppear" { stack?.setToolbarHidden(false, animated: true) }
      if $0 == "willDisappear" { stack?.setToolbarHidden(true, animated: true) }
    }
    let toolbar: UIToolbar = stack.toolbar
    func start(of view: UIView) -> CGFloat {
      let frame = view.layer.presentation()?.frame ?? view.frame
      return frame.minX
    }

    stack.pushViewController(workshop, animated: true)
    stage.phone.advance(by: 0.1)
    let resting = stack.view.bounds.maxY - 34 - toolbar.frame.height
    #expect(start(of: toolbar) > 10)
    #expect(abs(start(of: toolbar) - start(of: workshop.view)) < 0.01)
    #expect(toolbar.frame.minY == resting)
    stage.rest()
    #expect(toolbar.superview === stack.view && !toolbar.isHidden)
    #expect(toolbar.frame.minX == 0 && toolbar.frame.minY == resting)

    stack.popViewController(animated: true)
    stage.phone.advance(by: 0.1)
    #expect(start(of: toolbar) > 10)
    #expect(abs(start(of: toolbar) - start(of: workshop.view)) < 0.01)
    stage.rest()
    #expect(toolbar.superview === stack.view && toolbar.isHidden)
  }

  @Test(
    "the tab bar keeps the appearance for the old page until the transition ends",
    .rule("R-NAV-17")
  )
  func lookOfTabBar() throws {
    let stage = NavigationStage(inTabs: true)
    let tabs = try #require(stage.tabs)
    let list = UIScrollView(frame: stage.a.view.bounds)
    list.contentSize = CGSize(width: 100, height: 5000)
    stage.a.view.addSubview(list)
    stage.rest()
    #expect(!tabs.scrollEdge.isAtEdge)

    stage.stack.pushViewController(stage.b, animated: true)
    stage.phone.advance(by: 0.1)
    #expect(!tabs.scrollEdge.isAtEdge)

    stage.rest()
    #expect(tabs.scrollEdge.isAtEdge)
  }

  @Test("the bars are instances of the given classes", .rule("R-NAV-16"))
  func classes() {
    final class Bar: UINavigationBar {}
    final class Tools: UIToolbar {}

    let stack = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)

    #expect(stack.navigationBar is Bar)
    #expect(stack.toolbar is Tools)
    #expect(stack.viewControllers.isEmpty)
  }

  @Test("a page that does not extend under bars ends at them", .rule("R-SAFE-4"))
  func edges() {
    stage.a.edgesForExtendedLayout = []
    stage.phone.advance(by: 0.1)

    #expect(stage.a.view.frame.minY == stack.navigationBar.frame.maxY)
    #expect(stage.a.view.safeAreaInsets.top == 0)
  }

  @Test("the edit button toggles editing", .rule("R-NAV-42"))
  func editing() throws {
    stage.a.toolbarItems = [stage.a.editButtonItem]
    stack.isToolbarHidden = false
    stage.phone.advance(by: 0.1)

    try stage.phone.tap("Edit")
    #expect(stage.a.isEditing)
    try stage.phone.tap("Done")
    #expect(!stage.a.isEditing)
    #expect(stage.a.editButtonItem === stage.a.editButtonItem)
  }

  @Test("the back button pops unless a subclass refuses", .rule("R-NAV-23"))
  func backButton() throws {
    stack.pushViewController(stage.b, animated: false)
    stage.phone.advance(by: 0.1)

    stack.navigationBarBackTapped()
    #expect(stack.viewControllers == [stage.a])
    stage.rest()

    final class Strict: UINavigationController, UINavigationBarDelegate {
      func navigationBar(_: UINavigationBar, shouldPop _: UINavigationItem) -> Bool { false }
    }
    let strict = Strict()
    strict.viewControllers = [UIViewController(), UIViewController()]
    strict.navigationBarBackTapped()
    #expect(strict.viewControllers.count == 2)
  }
}
