import SimulatorKit
import TestSupport
import Testing

@testable import UIKitCore

@Suite("More: invalid input", .releasesEverything) @MainActor
struct MoreEdgeCaseTests {
  private let stage = MoreStage(stacks: "G")

  private var tabs: UITabBarController { stage.tabs }

  @Test("More's navigation controller cannot be a tab", .rule("R-MORE-16", "R-SEL-34"))
  func amongTabs() {
    tabs.viewControllers = stage.children + [tabs.moreNavigationController]
    stage.rest()

    #expect(tabs.viewControllers?.count == 7)
    #expect(tabs.viewControllers?.firstIndex(of: tabs.moreNavigationController) == nil)
    #expect(stage.barTitles.filter { $0 == "More" }.count == 1)
  }

  @Test("selecting More is ignored if there is no More tab", .rule("R-MORE-10"))
  func noMore() {
    tabs.viewControllers = Array(stage.children.prefix(3))

    tabs.selectedViewController = tabs.moreNavigationController

    #expect(tabs.selectedIndex == 0)
    stage.rest()
    #expect(stage.inView == ["A"])
  }

  @Test("the list is always the root of More's stack", .rule("R-MORE-16"))
  func bottom() {
    let page = UIViewController()
    stage.tapMore()

    tabs.moreNavigationController.viewControllers = [page]
    #expect(tabs.moreNavigationController.viewControllers == [stage.more.list, page])
    tabs.moreNavigationController.viewControllers = []
    #expect(tabs.moreNavigationController.viewControllers == [stage.more.list])
  }

  @Test("pushing another page over the list keeps the list selected", .rule("R-MORE-16"))
  func ownPage() {
    let page = UIViewController()
    stage.tapMore()

    tabs.moreNavigationController.pushViewController(page, animated: true)
    stage.rest()
    #expect(tabs.selectedViewController === tabs.moreNavigationController)

    stage.tapMore()
    #expect(stage.showsList)
    tabs.moreNavigationController.pushViewController(page, animated: false)
    tabs.selectedIndex = 4
    stage.rest()
    #expect(stage.more.viewControllers == [stage.more.list, stage.page("E")])
    ReleaseWitnesses.announce(page)
  }

  @Test("the list is selected if a child is popped while it loads", .rule("R-MORE-16"))
  func goesWhileLoading() {
    stage.tapMore()
    stage.page("F").actions["didLoad"] = { [unowned stage] in
      stage.more.popToRootViewController(animated: false)
    }

    tabs.selectedIndex = 5
    stage.rest()

    #expect(tabs.selectedViewController === stage.more)
    #expect(stage.page("F").parent === tabs)
    #expect(stage.more.viewControllers == [stage.more.list])
  }

  @Test("a child that is removed while More shows it disappears", .rule("R-MORE-17", "R-STR-5"))
  func takenOut() {
    for name in ["F", "G"] {
      stage.open(name)
      let left = stage.children.filter { $0 !== stage.child(name) }

      tabs.viewControllers = left
      stage.rest()

      #expect(stage.child(name).parent == nil)
      #expect(!stage.inView.contains(name))
      #expect(!stage.more.viewControllers.contains(stage.page(name)))
      let entries = stage.read(name).filter { $0.hasSuffix("Leave") }
      #expect(
        entries.filter { $0 == "willLeave" }.count == entries.filter { $0 == "didLeave" }.count
      )
      tabs.viewControllers = stage.children
      stage.rest()
      #expect(stage.child(name).tabBarController === tabs)
    }
  }

  @Test(
    "a child that is removed and added again during its transition is a tab again",
    .rule("R-MORE-17")
  )
  func putBack() {
    stage.tapMore()
    stage.touchRow("F")
    stage.phone.advance(by: 0.1)

    tabs.viewControllers = stage.children.filter { $0 !== stage.page("F") }
    tabs.viewControllers = stage.children
    stage.rest()

    #expect(stage.page("F").tabBarController === tabs)
    tabs.selectedIndex = 5
    stage.rest()
    #expect(stage.inView == ["F"])
  }

  @Test(
    "a navigation controller that is shown in More before it was added becomes a child",
    .rule("R-MORE-13", "R-MORE-21", "R-STR-4")
  )
  func shownBeforeAdded() {
    tabs.viewControllers = nil
    stage.rest()
    stage.page("A").actions["didJoin"] = { [unowned tabs] in tabs.selectedIndex = 6 }

    tabs.viewControllers = stage.children
    stage.rest()

    #expect(stage.child("G").parent === tabs)
    #expect(stage.page("G").parent === stage.more)
    #expect(stage.ownChildren == "ABCDEFG")
    tabs.selectedIndex = 0
    tabs.selectedIndex = 5
    stage.rest()
    #expect(stage.page("G").parent === stage.child("G"))
    #expect(stage.ownChildren == "ABCDEG")
  }

  @Test("all children can be removed while More is visible", .rule("R-SEL-33", "R-MORE-17"))
  func none() {
    stage.open("F")

    tabs.viewControllers = nil
    stage.rest()

    #expect(tabs.selectedViewController == nil)
    #expect(stage.barTitles.isEmpty)
    #expect(stage.inView.isEmpty)
    #expect(!stage.showsList)
    #expect(stage.page("F").parent == nil)
  }

  @Test("a presentation over a child in More survives a change of tabs", .rule("R-MORE-17"))
  func presented() {
    stage.open("F")
    let sheet = UIViewController()
    stage.page("F").present(sheet, animated: false)
    stage.rest()

    tabs.selectedIndex = 0
    tabs.selectedIndex = 5
    stage.rest()
    #expect(sheet.view.window != nil)

    stage.page("F").dismiss(animated: false)
    stage.rest()
    #expect(stage.inView == ["F"])
    ReleaseWitnesses.announce(sheet)
  }

  @Test(
    "a child that the app moved to another parent is moved back when it is selected",
    .rule("R-MORE-21")
  )
  func elsewhere() {
    let other = UIViewController()
    other.addChild(stage.page("F"))
    other.view.addSubview(stage.page("F").view)

    stage.open("F")

    #expect(stage.inView == ["F"])
    #expect(other.children.isEmpty)
    stage.tapBack()
    #expect(stage.page("F").parent === tabs)
  }

  @Test("selections inside appearance callbacks are respected", .rule("R-SEL-8", "R-MORE-17"))
  func callbacks() {
    let tabs = tabs
    stage.page("F").actions["willAppear"] = { [weak tabs] in tabs?.selectedIndex = 1 }

    tabs.selectedIndex = 5
    stage.rest()
    #expect(stage.inView == ["B"])

    stage.page("E").actions["didAppear"] = { [weak tabs] in
      tabs?.selectedViewController = tabs?.moreNavigationController
    }
    tabs.selectedIndex = 4
    stage.rest()
    #expect(stage.showsList)
    #expect(stage.inView.isEmpty)
  }

  @Test("More's navigation controller can outlive its tab bar controller", .rule("R-MORE-3"))
  func outlives() {
    var other: UITabBarController? = UITabBarController()
    other?.viewControllers = (0..<7).map { _ in UIViewController() }
    let more = other?.moreNavigationController
    other = nil

    #expect(more?.tabBarController == nil)
    #expect((more?.topViewController?.view as? UITableView)?.numberOfRows(inSection: 0) == 0)
  }

  @Test("a child is a child of the tabs after a callback presented a page while it left More")
  func presentingWhileLeaving() {
    final class LeavingPage: UIViewController {
      var onLeave: (() -> Void)?

      override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        if parent == nil { onLeave?() }
      }
    }
    let (page, presented) = (LeavingPage(), UIViewController())
    ReleaseWitnesses.announce(page, presented)
    stage.phone.window.isHidden = true
    tabs.viewControllers = stage.children + [page]
    tabs.selectedViewController = page
    page.onLeave = { [unowned tabs] in tabs.present(presented, animated: false) }

    tabs.selectedViewController = tabs.moreNavigationController

    #expect(page.parent === tabs)
    #expect(stage.more.viewControllers == [stage.more.list])
    page.onLeave = nil
    tabs.dismiss(animated: false)
  }
}
