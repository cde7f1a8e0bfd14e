import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Television: the bar of a tab bar controller", .releasesEverything) @MainActor
struct TelevisionTabsTests {
  private func stage(_ titles: [String] = ["Home", "Films", "Search"]) -> Stage {
    let stage = Stage(titles: titles, on: .appleTV)
    stage.advance(by: 0.1)
    return stage
  }

  /// Returns a stage whose first page scrolls.
  private func scrollingStage(in stack: Bool = false) -> (Stage, ScrollingPage) {
    let page = ScrollingPage(title: "Home")
    let tabs = UITabBarController()
    let first = stack ? UINavigationController(rootViewController: page) : page
    tabs.viewControllers = [first, ScrollingPage(title: "Films")]
    let stage = Stage(tabs, on: .appleTV)
    ReleaseWitnesses.announce(page)
    stage.advance(by: 0.1)
    // A focused bar does not move, so another view has the focus.
    let elsewhere = UIButton(frame: CGRect(x: 0, y: 1_000, width: 60, height: 60))
    stage.phone.window.addSubview(elsewhere)
    stage.phone.window.screen.focusSystemInUse.move(to: elsewhere)
    return (stage, page)
  }

  // MARK: Layout

  @Test(
    "the bar is 68 points high, 46 points below the top, and centered",
    .rule("M-H-9", "R-TV-12")
  )
  func place() {
    let bar = stage().tabs.tabBar

    #expect(bar.frame == CGRect(x: 0, y: 46, width: 1_920, height: 68))
    #expect(bar.sizeThatFits(CGSize(width: 500, height: 0)).height == 68)
    #expect(bar.backgroundView.frame.midX == 960)
    #expect(bar.backgroundView.frame.width < 700)
    #expect(bar.row.buttons.map(\.label.text) == ["Home", "Films", "Search"])
    #expect(bar.row.buttons[0].label.font == UIFont.systemFont(ofSize: 31, weight: .medium))
    #expect(bar.row.buttons[0].frame.minX == bar.backgroundView.frame.minX)
    #expect(bar.row.buttons[2].frame.maxX == bar.backgroundView.frame.maxX)
  }

  @Test(
    "pages extend under the bar and have it in their safe area",
    .rule("R-TV-11"),
    .rule("R-SAFE-1")
  )
  func safeArea() {
    let (stage, page) = scrollingStage()

    #expect(page.view.frame == stage.phone.window.bounds)
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 160, left: 80, bottom: 60, right: 80))
    #expect(page.scrollView.adjustedContentInset.top == 160)
    #expect(page.scrollView.contentOffset.y == -160)

    stage.tabs.tabBar.isTranslucent = false
    stage.advance(by: 0.1)
    #expect(page.view.frame == stage.phone.window.bounds)

    page.edgesForExtendedLayout = [.bottom]
    stage.advance(by: 0.1)
    #expect(page.view.frame == CGRect(x: 0, y: 160, width: 1_920, height: 920))
    #expect(page.view.safeAreaInsets.top == 0)
  }

  @Test("the bar of a nested controller is below the outer one", .rule("R-TV-16"))
  func nested() {
    let page = ScrollingPage(title: "Page")
    let inner = UITabBarController()
    inner.viewControllers = [page]
    let outer = UITabBarController()
    outer.viewControllers = [inner]
    let stage = Stage(outer, on: .appleTV)
    ReleaseWitnesses.announce(page, inner)
    stage.advance(by: 0.1)

    #expect(outer.tabBar.frame.minY == 46)
    #expect(inner.tabBar.frame.minY == 146)
    #expect(page.view.safeAreaInsets.top == 260)
  }

  @Test("hiding the bar moves it up and restores the safe area", .rule("R-TV-17"))
  func hiding() {
    let (stage, page) = scrollingStage()

    stage.tabs.setTabBarHidden(true, animated: true)
    stage.advance(by: 1)
    #expect(stage.tabs.tabBar.isHidden)
    #expect(stage.tabs.tabBar.frame.maxY == 0)
    #expect(page.view.safeAreaInsets.top == 60)

    stage.tabs.setTabBarHidden(false, animated: true)
    stage.advance(by: 1)
    #expect(stage.tabs.tabBar.frame.minY == 46)
    #expect(page.view.safeAreaInsets.top == 160)
  }

  @Test("hidesBottomBarWhenPushed does not hide a bar at the top", .rule("R-TV-17"))
  func pushed() {
    let (stage, page) = scrollingStage(in: true)
    let next = UIViewController()
    next.hidesBottomBarWhenPushed = true

    page.navigationController?.pushViewController(next, animated: true)
    stage.advance(by: 1)

    #expect(!stage.tabs.tabBar.isHidden)
    #expect(stage.tabs.tabBar.superview === stage.tabs.view)
    #expect(stage.tabs.tabBar.frame.minY == 46)
  }

  // MARK: Scrolling

  @Test("the bar stays in place when content scrolls", .rule("R-TV-1"))
  func pinned() {
    let (stage, page) = scrollingStage()

    page.scrollView.contentOffset.y = 500
    stage.advance(by: 0.1)

    #expect(stage.tabs.tabBar.frame.minY == 46)
  }

  @Test(
    "the bar scrolls with the page's content scroll view",
    .rule("R-TV-1"),
    .member("UIViewController.setContentScrollView", "UIViewController.tabBarObservedScrollView"),
    .defaults("UIViewController.tabBarObservedScrollView"),
    arguments: [false, true]
  )
  func scrollsAway(isOlder: Bool) {
    let (stage, page) = scrollingStage(in: true)
    let bar = stage.tabs.tabBar
    let top = page.scrollView.contentOffset.y
    #expect(page.tabBarObservedScrollView == nil)

    if isOlder {
      page.tabBarObservedScrollView = page.scrollView
    } else {
      page.setContentScrollView(page.scrollView, for: .top)
    }
    #expect(page.tabBarObservedScrollView === page.scrollView)
    let inset = page.view.safeAreaInsets.top
    page.scrollView.contentOffset.y = top + 50
    #expect(bar.frame.minY == -4)
    page.scrollView.contentOffset.y = top + 2_000
    #expect(bar.frame.maxY == 0)
    stage.advance(by: 0.1)
    #expect(bar.frame.maxY == 0)
    #expect(page.view.safeAreaInsets.top == inset)

    page.scrollView.contentOffset.y = top
    stage.advance(by: 0.1)
    #expect(bar.frame.minY == 46)
  }

  @Test("selecting another tab, or removing the scroll view, shows the bar again", .rule("R-TV-1"))
  func comesBack() {
    let (stage, page) = scrollingStage()
    let bar = stage.tabs.tabBar
    page.tabBarObservedScrollView = page.scrollView
    page.scrollView.contentOffset.y = 800
    #expect(bar.frame.maxY == 0)

    stage.tabs.selectedIndex = 1
    stage.advance(by: 0.1)
    #expect(bar.frame.minY == 46)

    stage.tabs.selectedIndex = 0
    stage.advance(by: 0.1)
    #expect(bar.frame.maxY == 0)

    page.tabBarObservedScrollView = nil
    stage.advance(by: 0.1)
    #expect(bar.frame.minY == 46)
  }

  @Test("a phone's bar ignores the top edge's scroll view", .rule("R-TV-6"))
  func phone() {
    let page = ScrollingPage(title: "Page")
    let tabs = UITabBarController()
    tabs.viewControllers = [page]
    let stage = Stage(tabs, on: .iPhone15)
    ReleaseWitnesses.announce(page)
    page.tabBarObservedScrollView = page.scrollView

    page.scrollView.contentOffset.y = 800
    stage.advance(by: 0.1)

    #expect(tabs.tabBar.frame.maxY == 852)
  }

  // MARK: Visible tabs

  @Test("only as many tabs as fit are shown; code can select the others", .rule("R-TV-5"))
  func asManyAsFit() {
    let titles = (1...20).map { "Television \($0)" }
    let stage = stage(titles)
    let shown = stage.phone.elements.compactMap(\.label).filter(titles.contains)

    #expect(shown == Array(titles.prefix(shown.count)))
    #expect((4...9).contains(shown.count))
    #expect(stage.tabs.tabBar.items?.count == 20)
    #expect(!stage.tabs.moreTabs.hasMore)

    stage.tabs.selectedIndex = 15
    stage.advance(by: 0.1)
    #expect(stage.tabs.selectedIndex == 15)
    let highlighted = stage.tabs.tabBar.row.buttons.filter { $0.isSelected && !$0.isHidden }
    #expect(highlighted.isEmpty)
  }

  @Test(
    "shorter titles make room for more tabs, with the same buttons",
    .rule("R-TV-5", "R-TV-12")
  )
  func otherTitles() {
    let stage = stage((1...12).map { "Television \($0)" })
    let bar = stage.tabs.tabBar
    let before = bar.row.buttons.filter { !$0.isHidden }.count

    for (index, item) in (bar.items ?? []).enumerated() { item.title = "\(index)" }
    stage.advance(by: 0.1)

    #expect(before < 12)
    #expect(bar.row.buttons.filter { !$0.isHidden }.count == 12)
  }

  @Test(
    "customization is not available on a television",
    .rule("R-TV-5"),
    .member("UITabBar.beginCustomizingItems")
  )
  func noCustomizing() {
    let simulator = Simulator(.appleTV)
    let bar = UITabBar(frame: CGRect(x: 0, y: 46, width: 1_920, height: 68))
    bar.items = [UITabBarItem(title: "A", image: nil, tag: 0)]
    simulator.window.addSubview(bar)

    bar.beginCustomizingItems([UITabBarItem(title: "B", image: nil, tag: 1)])

    #expect(!bar.isCustomizing)
  }
}
