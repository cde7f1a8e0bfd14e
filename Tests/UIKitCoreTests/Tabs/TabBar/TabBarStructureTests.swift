import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UITabBarController: structure and items", .releasesEverything) @MainActor
struct TabBarStructureTests {
  private let journal = Journal()

  // MARK: Views

  @Test(
    "the controller's view contains a content area and the bar",
    .rule("R-STR-1", "R-STR-2", "R-STR-3")
  )
  func viewTree() throws {
    let stage = Stage(tabs: 3, on: .iPhoneSE)
    let container = try #require(stage.tabs.view)

    #expect(
      container.subviews.map { String(describing: type(of: $0)) } == [
        "UITransitionView", "UITabBar",
      ]
    )
    #expect(container.subviews[0].frame == container.bounds)
    let bar = stage.tabs.tabBar
    #expect(
      bar.frame
        == CGRect(x: 0, y: container.bounds.height - 49, width: 320, height: 49).widened(
          to: container
        )
    )
    let page = try #require(stage.tabs.selectedViewController?.view)
    #expect(
      page.superview.map { String(describing: type(of: $0)) } == "UIViewControllerWrapperView"
    )
    #expect(page.frame == container.bounds)

    stage.tap("Tab 2")
    #expect(
      container.subviews.map { String(describing: type(of: $0)) } == [
        "UITransitionView", "UITabBar",
      ]
    )
  }

  @Test("the bar contains its background first and then one control for each item")
  func barTree() throws {
    let stage = Stage(tabs: 3)
    let bar = stage.tabs.tabBar
    bar.scrollEdgeAppearance = UITabBarAppearance()
    stage.advance(by: 0.1)

    #expect(
      bar.subviews.map { String(describing: type(of: $0)) } == [
        "_UIBarBackground", "UITabBarButton", "UITabBarButton", "UITabBarButton",
      ]
    )
    #expect(bar.subviews.filter { $0 is UIControl }.count == bar.items?.count)
    let background = bar.subviews[0]
    #expect(background.frame == bar.bounds)
    #expect(
      background.subviews.map { String(describing: type(of: $0)) } == [
        "UIVisualEffectView", "_UIBarBackgroundShadowView",
      ]
    )
    let button = bar.subviews[1]
    #expect(button.subviews.filter { $0 is UIImageView }.count == 1)
    #expect(button.subviews.filter { $0 is UILabel }.count == 1)
  }

  @Test("controls exist as soon as items are set")
  func buttonsInSetter() {
    let bar = UITabBar()

    bar.items = (0..<4).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }

    #expect(bar.subviews.filter { $0 is UIControl }.count == 4)
  }

  @Test("a control that the app hid or removed stays that way")
  func appOwnedButtons() throws {
    let stage = Stage(tabs: 3)
    let buttons = stage.tabs.tabBar.subviews.filter { $0 is UIControl }
    buttons[0].isHidden = true
    buttons[1].removeFromSuperview()

    stage.tabs.tabBar.setNeedsLayout()
    stage.advance(by: 0.1)

    #expect(buttons[0].isHidden)
    #expect(buttons[0].frame.width > 0)
    #expect(buttons[1].superview == nil)
  }

  // MARK: Key-value coding

  @Test("views inside the bar are found by the keys that apps use")
  func keys() throws {
    let stage = Stage(tabs: 2)
    let item = try #require(stage.tabs.tabBar.items?.first)
    item.badgeValue = "1"
    stage.tabs.tabBar.scrollEdgeAppearance = UITabBarAppearance()
    stage.advance(by: 0.1)

    let button = try #require(item.value(forKey: "_view") as? UIView)
    #expect(item.value(forKey: "view") as? UIView === button)
    #expect(button is UIControl)
    #expect(button.value(forKey: "_imageView") is UIImageView)
    #expect(button.value(forKey: "_label") is UILabel)
    #expect(String(describing: type(of: button.value(forKey: "_badge") ?? 0)) == "_UIBadgeView")
    let background = try #require(stage.tabs.tabBar.value(forKey: "_backgroundView") as? UIView)
    #expect(background.value(forKey: "_shadowView1") is UIView)
    #expect(background.value(forKey: "_backgroundEffectView") is UIVisualEffectView)
  }

  @Test("the controller's bar can be replaced with setValue(_:forKey:)")
  func replacedBar() throws {
    let tabs = UITabBarController()
    let bar = UITabBar()
    tabs.setValue(bar, forKey: "tabBar")
    tabs.viewControllers = [titled("One"), titled("Two")]

    let stage = Stage(tabs)
    stage.tap("Two")

    #expect(tabs.tabBar === bar)
    #expect(bar.delegate === tabs)
    #expect(tabs.view.subviews.contains(bar))
    #expect(tabs.selectedIndex == 1)
    #expect(bar.selectedItem?.title == "Two")
  }

  @Test("replacing a visible bar keeps items and selection")
  func lateReplacement() {
    let stage = Stage(tabs: 3)
    stage.tap("Tab 3")
    let old = stage.tabs.tabBar

    let bar = UITabBar()
    stage.tabs.setValue(bar, forKey: "tabBar")
    stage.advance(by: 0.1)

    #expect(old.superview == nil)
    #expect(bar.items?.count == 3)
    #expect(bar.selectedItem?.title == "Tab 3")
    #expect(bar.frame.maxY == stage.tabs.view.bounds.maxY)
  }

  // MARK: Containment

  @Test("children are added immediately, before any view is loaded", .rule("R-STR-4", "R-STR-5"))
  func containment() {
    expectReleased {
      let tabs = RecordingTabBarController(["A", "B"], journal)
      let pages = tabs.pages

      #expect(journal.lines == ["A.willJoin", "A.didJoin", "B.willJoin", "B.didJoin"])
      #expect(pages.allSatisfy { $0.parent === tabs && !$0.isViewLoaded })

      journal.clear()
      tabs.viewControllers = [pages[0]]
      #expect(journal.lines == ["B.willLeave", "B.didLeave"])
      #expect(pages[1].parent == nil)
      return [tabs] + pages
    }
  }

  @Test("a switch does not change any child's parent", .rule("R-STR-6"))
  func switchKeepsParents() {
    let tabs = RecordingTabBarController(["A", "B"], journal)
    let stage = Stage(tabs)
    journal.clear()

    stage.tap("B")

    #expect(!journal.lines.contains { $0.hasSuffix("Join") || $0.hasSuffix("Leave") })
  }

  @Test("any controller can be a tab, including another tab bar controller", .rule("R-STR-7"))
  func nestedTabs() {
    let inner = UITabBarController()
    inner.viewControllers = [titled("Inner 1"), titled("Inner 2")]
    inner.title = "Inner"
    let outer = UITabBarController()
    outer.viewControllers = [inner, titled("Other")]

    let stage = Stage(outer)
    stage.tap("Inner 2")

    #expect(inner.selectedIndex == 1)
    #expect(inner.tabBarController === outer)
    #expect(inner.selectedViewController?.tabBarController === inner)
    let innerBar = inner.tabBar.convert(inner.tabBar.bounds, to: nil)
    let outerBar = outer.tabBar.convert(outer.tabBar.bounds, to: nil)
    #expect(innerBar.minY + 49 == outerBar.minY)
  }

  // MARK: Items

  @Test("the bar's items are the children's items", .rule("R-ITEM-1", "R-ITEM-8"))
  func items() {
    let stage = Stage(tabs: 3)
    let own: [UITabBarItem]? = stage.tabs.viewControllers?.map { $0.tabBarItem }

    #expect(stage.tabs.tabBar.items == own)
    #expect(stage.tabs.tabBar.selectedItem == own?.first)
  }

  @Test("a child without an item gets one with its title", .rule("R-ITEM-2"))
  func defaultItem() {
    let page = UIViewController()
    page.title = "Page"

    let item: UITabBarItem? = page.tabBarItem
    #expect(item?.title == "Page")
    #expect(item?.image == nil)
    #expect(page.tabBarItem === item)

    page.tabBarItem = nil
    page.title = "Later"
    #expect(page.tabBarItem.title == "Later")
  }

  @Test("the title that was set last is the item's title", .rule("R-ITEM-3"))
  func titles() {
    let page = UIViewController()
    page.title = "One"
    let item = page.tabBarItem

    page.title = "Two"
    #expect(item?.title == "Two")
    item?.title = "Three"
    #expect(page.title == "Two")
    #expect(item?.title == "Three")
    page.title = "Four"
    #expect(item?.title == "Four")
  }

  @Test("changes of an item are shown at the next layout", .rule("R-ITEM-5"))
  func itemChanges() throws {
    let stage = Stage(tabs: 2)
    let item = try #require(stage.tabs.tabBar.items?[1])
    let button = try #require(item.button)

    item.title = "Renamed"
    item.badgeValue = "7"
    item.isEnabled = false
    item.image = UIImage(systemName: "star")
    stage.advance(by: 0.1)

    #expect(button.label.text == "Renamed")
    #expect(button.badgeView != nil)
    #expect(!button.isEnabled)
    #expect(button.imageView.image != nil)

    item.badgeValue = nil
    stage.advance(by: 0.1)
    #expect(button.badgeView == nil)
  }

  @Test("replacing a child's item updates the bar immediately", .rule("R-ITEM-6"))
  func replacedItem() throws {
    let stage = Stage(tabs: 2)
    let page = try #require(stage.tabs.viewControllers?[0])

    page.tabBarItem = UITabBarItem(title: "New", image: nil, tag: 9)
    stage.advance(by: 0.1)

    #expect(stage.tabs.tabBar.items?.first === page.tabBarItem)
    #expect(stage.tabs.tabBar.selectedItem === page.tabBarItem)
    stage.tap("New")
    #expect(stage.tabs.selectedIndex == 0)
  }

  @Test("a duplicate child keeps its first position", .rule("R-ITEM-7"))
  func duplicates() {
    let pages = [titled("One"), titled("Two")]
    let tabs = UITabBarController()

    tabs.viewControllers = [pages[0], pages[1], pages[0]]

    #expect(tabs.viewControllers == pages)
    #expect(tabs.tabBar.items?.count == 2)
  }

  @Test("every system item has a title and an icon, until others are set", .rule("R-SYS-1"))
  func systemItems() {
    for system in UITabBarItem.SystemItem.allCases {
      let item = UITabBarItem(tabBarSystemItem: system, tag: system.rawValue)

      #expect(item.title?.isEmpty == false)
      #expect(item.image != nil, "\(system)")
      #expect(item.tag == system.rawValue)

      item.title = "Own"
      #expect(item.title == "Own")
      item.title = nil
      #expect(item.title == system.title)
    }
  }

  private func titled(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    return page
  }
}

extension CGRect {
  fileprivate func widened(to view: UIView) -> CGRect {
    CGRect(x: minX, y: minY, width: view.bounds.width, height: height)
  }
}
