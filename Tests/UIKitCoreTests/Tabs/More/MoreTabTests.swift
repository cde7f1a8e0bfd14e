import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UITabBarController: More", .releasesEverything) @MainActor
struct MoreTabTests {
  private let stage = MoreStage()

  private var tabs: UITabBarController { stage.tabs }

  @Test(
    "the first four tabs and More are on the bar, the others in the list",
    .rule("R-MORE-1", "R-MORE-4", "R-ITEM-1")
  )
  func places() {
    #expect(stage.barTitles == ["A", "B", "C", "D", "More"])
    #expect(tabs.tabBar.items?.first === stage.page("A").tabBarItem)
    #expect(tabs.tabBar.items?.last === tabs.moreNavigationController.tabBarItem)
    #expect(tabs.viewControllers?.count == 7)

    stage.tapMore()

    #expect(stage.rowTitles == ["E", "F", "G"])
  }

  @Test("five tabs have no More tab", .rule("R-MORE-1"))
  func five() {
    tabs.viewControllers = Array(stage.children.prefix(5))
    stage.rest()

    #expect(stage.barTitles == ["A", "B", "C", "D", "E"])
  }

  @Test(
    "moreNavigationController always exists, with the list as its root",
    .rule("R-MORE-3"),
    .defaults("UITabBarController.moreNavigationController"),
    .member("UITabBarController.moreNavigationController")
  )
  func exists() {
    let plain = UITabBarController()

    let more = plain.moreNavigationController

    #expect(more === plain.moreNavigationController)
    #expect(more.viewControllers.count == 1)
    #expect(more.topViewController?.title == "More")
    #expect((more.topViewController?.view as? UITableView)?.style == .plain)
    #expect(more.tabBarController == nil)
    #expect(plain.viewControllers == nil)
    #expect(plain.selectedViewController == nil)
  }

  @Test(
    "a tap on More selects the list and notifies the delegate",
    .rule("R-MORE-5", "R-MORE-0", "R-SEL-3", "R-SEL-33")
  )
  func tapMore() {
    stage.tapMore()

    #expect(stage.readDelegate() == ["should More from A", "did More at More"])
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(tabs.viewControllers?.contains(tabs.moreNavigationController) == false)
    #expect(tabs.tabBar.selectedItem?.title == "More")
    #expect(stage.showsList)
    #expect(stage.inView.isEmpty)
  }

  @Test("a refused tap keeps the selection", .rule("R-MORE-5", "R-SEL-2"))
  func refused() {
    stage.delegate.shouldSelect = { _ in false }

    stage.tapMore()

    #expect(stage.read() == ["should More from A"])
    #expect(tabs.selectedIndex == 0)
    #expect(stage.inView == ["A"])
  }

  @Test("a tap on a row pushes the child without calling the delegate", .rule("R-MORE-6"))
  func tapRow() {
    stage.tapMore()
    stage.journal.clear()

    stage.touchRow("F")
    #expect(tabs.selectedIndex == 5)
    #expect(tabs.selectedViewController === stage.page("F"))
    #expect(tabs.moreNavigationController.transitionCoordinator?.isAnimated == true)
    stage.rest()

    #expect(
      stage.read() == [
        "F.willLeave", "F.didLeave", "F.willJoin", "F.didLoad", "F.willAppear", "F.didAppear",
        "F.didJoin",
      ]
    )
    #expect(stage.inView == ["F"])
    #expect(tabs.tabBar.selectedItem?.title == "More")
    #expect(tabs.moreNavigationController.viewControllers.last === stage.page("F"))
    #expect(stage.page("F").navigationController === tabs.moreNavigationController)
    #expect(stage.page("F").tabBarController === tabs)
  }

  @Test("the back button selects the list", .rule("R-MORE-6", "R-MORE-21"))
  func back() {
    stage.open("F")

    stage.more.navigationBarBackTapped()
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    stage.rest()

    #expect(
      stage.read() == [
        "F.willLeave", "F.willDisappear", "F.didDisappear", "F.didLeave", "F.willJoin", "F.didJoin",
      ]
    )
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(stage.ownChildren == "ABCDEFG")
    #expect(stage.showsList)
  }

  @Test("a swipe back selects the list, and a cancelled one the child", .rule("R-MORE-19"))
  func swipe() {
    stage.open("F")

    stage.swipe(to: 0.3)
    stage.phone.lift()
    stage.rest()
    #expect(tabs.selectedViewController === stage.page("F"))
    #expect(stage.inView == ["F"])
    #expect(stage.page("F").parent === stage.more)

    stage.swipe(to: 0.8)
    stage.phone.lift()
    stage.rest()
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(stage.showsList)
    #expect(stage.ownChildren == "ABCDEFG")
    #expect(stage.readDelegate().isEmpty)
  }

  @Test("a child that was left in More is shown again when More is selected", .rule("R-MORE-7"))
  func leaving() {
    stage.open("F")

    stage.tapBar(1)
    #expect(stage.readDelegate() == ["should B from F", "did B at B"])
    #expect(stage.inView == ["B"])
    #expect(tabs.moreNavigationController.viewControllers.count == 2)

    stage.tapMore()
    #expect(stage.readDelegate() == ["should F from B", "did F at F"])
    #expect(stage.inView == ["F"])
    #expect(tabs.selectedIndex == 5)
  }

  @Test("a tap on More over a child shows the list", .rule("R-MORE-8", "R-RETAP-5"))
  func retap() {
    stage.open("F")

    let more = stage.bar.row.buttons[4]
    stage.phone.tap(at: more.convert(CGPoint(x: 20, y: 20), to: nil))
    #expect(stage.more.transition.isRunning)
    stage.rest()

    #expect(stage.readDelegate() == ["should More from F", "did More at More"])
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(stage.showsList)
    #expect(stage.more.viewControllers.count == 1)

    stage.tapMore()
    #expect(stage.readDelegate() == ["should More from More", "did More at More"])
    #expect(stage.showsList)
  }

  @Test("another tap on More scrolls the list to its top", .rule("R-RETAP-3", "R-MORE-8"))
  func scrolls() {
    let stage = MoreStage("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnop")
    stage.tapMore()
    let top = stage.table.contentOffset.y
    stage.table.contentOffset.y = 600

    stage.tapMore()
    stage.rest()

    #expect(abs(stage.table.contentOffset.y - top) < 1)
  }

  @Test(
    "selecting a hidden child in code shows it in More without calling the delegate",
    .rule("R-MORE-9")
  )
  func byIndex() {
    tabs.selectedIndex = 5
    #expect(tabs.selectedViewController === stage.page("F"))
    #expect(!stage.more.transition.isRunning)
    stage.rest()

    #expect(stage.readDelegate().isEmpty)
    #expect(stage.inView == ["F"])
    #expect(tabs.tabBar.selectedItem?.title == "More")
    #expect(stage.more.offersWayBack)

    tabs.selectedViewController = stage.page("G")
    stage.rest()
    #expect(stage.inView == ["G"])
    #expect(stage.more.viewControllers == [stage.more.list, stage.page("G")])
    #expect(stage.page("F").parent === tabs)

    tabs.selectedIndex = 2
    #expect(stage.inView == ["C"])
  }

  @Test("a hidden child can be selected before the view is loaded", .rule("R-MORE-9", "R-SEL-11"))
  func beforeLoading() {
    let journal = Journal()
    let names = ["A", "B", "C", "D", "E", "F"]
    let tabs = UITabBarController()
    tabs.viewControllers = names.map { RecordingViewController($0, journal) }

    tabs.selectedIndex = 5
    journal.clear()
    stage.phone.window.rootViewController = tabs
    stage.rest()

    #expect(journal.lines.filter { $0.hasSuffix("didLoad") } == ["F.didLoad"])
    #expect(tabs.viewControllers?[5].view.window != nil)
    #expect(tabs.moreNavigationController.viewControllers.count == 2)
    ReleaseWitnesses.announce(tabs)
  }

  @Test("the list can be selected in code", .rule("R-MORE-10"))
  func selectList() {
    tabs.selectedViewController = tabs.moreNavigationController
    stage.rest()

    #expect(stage.showsList)
    #expect(stage.readDelegate().isEmpty)

    tabs.selectedIndex = 6
    stage.rest()
    tabs.selectedViewController = tabs.moreNavigationController
    stage.rest()
    #expect(stage.showsList)
    #expect(stage.more.viewControllers.count == 1)
    #expect(stage.page("G").parent === tabs)
  }

  @Test("taps on More call the overridden method of a subclass", .rule("R-SEL-6"))
  func hook() {
    let journal = Journal()
    let tabs = RecordingTabBarController(["A", "B", "C", "D", "E", "F"], journal)
    stage.phone.window.rootViewController = tabs
    stage.rest()
    journal.clear()

    let more = tabs.tabBar.row.buttons[4]
    stage.phone.tap(at: more.convert(CGPoint(x: 20, y: 20), to: nil))

    #expect(journal.lines.contains("bar More"))
    ReleaseWitnesses.announce(tabs)
  }

  @Test(
    "the list and its pages receive appearance calls like any tab",
    .rule("R-LIFE-3", "R-LIFE-9")
  )
  func appearing() {
    stage.open("F")

    stage.tapBar(0)
    #expect(
      stage.read().filter { $0.contains(".") } == [
        "A.willAppear", "F.willDisappear", "F.didDisappear", "A.didAppear",
      ]
    )
    stage.tapMore()
    #expect(
      stage.read().filter { $0.contains(".") } == [
        "F.willAppear", "A.willDisappear", "A.didDisappear", "F.didAppear",
      ]
    )
  }

  @Test("a selection during a transition is shown after it", .rule("R-NAV-7", "R-MORE-17"))
  func midway() {
    stage.tapMore()
    stage.touchRow("F")
    stage.phone.advance(by: 0.1)

    tabs.selectedIndex = 6
    #expect(tabs.selectedViewController === stage.page("G"))
    stage.rest()

    #expect(stage.inView == ["G"])
    #expect(stage.ownChildren == "ABCDEF")
    #expect(stage.more.viewControllers == [stage.more.list, stage.page("G")])
  }

  @Test("a tab selected during a transition is shown immediately", .rule("R-MORE-17"))
  func midwayAway() {
    stage.tapMore()
    stage.touchRow("F")
    stage.phone.advance(by: 0.1)

    tabs.selectedIndex = 1
    stage.rest()

    #expect(stage.inView == ["B"])
    #expect(tabs.selectedIndex == 1)
    stage.tapMore()
    #expect(stage.inView == ["F"])
  }

  @Test("replaced items are shown on the bar, and the app can change More's item")
  func items() {
    stage.open("F")
    let item = UITabBarItem(title: "First", image: nil, tag: 0)
    stage.page("F").tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 0)
    stage.page("A").tabBarItem = item

    tabs.moreNavigationController.tabBarItem.title = "Others"
    stage.tapBack()
    #expect(stage.barTitles == ["First", "B", "C", "D", "Others"])
    #expect(stage.rowTitles == ["E", "Other", "G"])

    tabs.moreNavigationController.tabBarItem = UITabBarItem(title: "Rest", image: nil, tag: 0)
    #expect(stage.barTitles.last == "Rest")
  }

  @Test("badges of hidden children are not shown on More", .rule("R-MORE-15"))
  func badge() {
    stage.page("F").tabBarItem.badgeValue = "3"
    stage.rest()

    #expect(tabs.tabBar.items?.last?.badgeValue == nil)
    #expect(stage.bar.row.buttons[4].badgeView == nil)
  }

  @Test("a page inside More can hide the tab bar", .rule("R-HID-1", "R-HID-5"))
  func hiding() {
    stage.page("F").hidesBottomBarWhenPushed = true
    stage.open("F")
    #expect(tabs.tabBar.isHidden)
    #expect(stage.page("F").view.safeAreaInsets.bottom == 34)

    stage.tapBack()
    #expect(!tabs.tabBar.isHidden)
  }

  @Test("a page in More has safe area insets for both bars", .rule("R-SAFE-1", "R-NAV-11"))
  func safeArea() {
    stage.open("F")

    #expect(
      stage.page("F").view.safeAreaInsets == UIEdgeInsets(top: 103, left: 0, bottom: 83, right: 0)
    )
  }

  @Test("thousands of tabs create only a few rows", .rule("R-MORE-4"))
  func thousands() {
    let pages = (0..<5_000).map { _ in UIViewController() }
    tabs.viewControllers = pages
    stage.tapMore()

    #expect(stage.table.numberOfRows(inSection: 0) == 4_996)
    #expect(stage.table.visibleCells.count < 40)
    #expect(pages.filter { $0.tabItem.item != nil }.count < 60)
    #expect(pages.filter(\.isViewLoaded).count == 1)
  }
}
