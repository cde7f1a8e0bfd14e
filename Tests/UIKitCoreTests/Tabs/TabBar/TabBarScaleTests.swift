import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UITabBarController: many tabs", .releasesEverything) @MainActor
struct TabBarScaleTests {
  @Test("tabs that do not fit have no control, and unselected ones have no view", .rule("R-MORE-1"))
  func unseenTabs() {
    let stage = Stage(tabs: 5_000)
    let tabs = stage.tabs

    #expect(tabs.tabBar.items?.map(\.title) == ["Tab 1", "Tab 2", "Tab 3", "Tab 4", "More"])
    #expect(tabs.tabBar.row.buttons.count == 5)
    #expect(tabs.viewControllers?.count == 5_000)
    #expect(tabs.viewControllers?.filter(\.isViewLoaded).count == 1)
  }

  @Test("tabs that do not fit are not asked for their items", .rule("R-MORE-4"))
  func unaskedTabs() {
    let pages = (0..<5_000).map { _ in UIViewController() }
    let stage = Stage(titles: ["Tab 1"])

    stage.tabs.viewControllers = pages
    stage.tabs.selectedIndex = 4_000
    stage.advance(by: 0.1)

    #expect(pages.filter { $0.tabItem.item != nil }.count == 4)
  }

  @Test(
    "code can select tabs that are not on the bar, and More is highlighted then",
    .rule("R-MORE-9")
  )
  func selectionBeyondTheBar() {
    let stage = Stage(tabs: 1_000)
    let tabs = stage.tabs

    tabs.selectedIndex = 999
    stage.advance(by: 0.1)

    #expect(tabs.selectedViewController?.view.window != nil)
    #expect(tabs.tabBar.selectedItem?.title == "More")
    #expect(tabs.tabBar.row.buttons.map(\.isSelected) == [false, false, false, false, true])

    stage.tap("Tab 3")
    #expect(tabs.selectedIndex == 2)
    #expect(tabs.tabBar.row.buttons.map(\.isSelected).firstIndex(of: true) == 2)
  }

  @Test("a wider bar shows more items, a narrower one fewer")
  func widths() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    let items = (0..<20).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
    bar.items = items
    bar.selectedItem = items[9]
    bar.layoutIfNeeded()
    #expect(bar.row.buttons.count == 7)

    bar.frame.size.width = 900
    bar.layoutIfNeeded()
    #expect(bar.row.buttons.count == 20)
    #expect(bar.row.buttons[9].isSelected)

    bar.frame.size.width = 320
    bar.layoutIfNeeded()
    #expect(bar.row.buttons.count == 7)
    #expect(items[9].button == nil)
  }

  @Test("a switch changes only the two controls involved")
  func switchCost() {
    let stage = Stage(tabs: 5)
    let buttons = stage.tabs.tabBar.row.buttons

    stage.tabs.selectedIndex = 3

    #expect(buttons.map { $0.layer.needsLayout() } == [true, false, false, true, false])
    #expect(!stage.tabs.tabBar.layer.needsLayout())
  }

  /// A bar that counts its layout passes.
  private final class CountingBar: UITabBar {
    var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  @Test(
    "badges, titles and switches do not lay out the bar itself",
    arguments: [Device.iPhone15, .iPadPro11]
  )
  func barLayouts(device: Device) throws {
    let tabs = UITabBarController()
    let bar = CountingBar()
    tabs.setValue(bar, forKey: "tabBar")
    tabs.viewControllers = (0..<3).map { index in
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(title: "Tab \(index)", image: nil, tag: index)
      return page
    }
    let stage = Stage(tabs, on: device)
    stage.advance(by: 1)
    bar.layouts = 0

    for step in 0..<4 {
      bar.items?[1].badgeValue = "\(step)"
      #expect(bar.row.buttons.map { $0.layer.needsLayout() } == [false, true, false])
      stage.advance(by: 0.1)
      tabs.selectedIndex = step % 3
      stage.advance(by: 0.1)
    }
    #expect(bar.layouts == 0)
    stage.advance(by: 5)
    #expect(bar.layouts == 0)
    #expect(bar.row.buttons.allSatisfy { !$0.layer.needsLayout() })
  }
}
