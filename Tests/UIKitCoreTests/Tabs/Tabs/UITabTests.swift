import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UITab", .releasesEverything) @MainActor
struct UITabTests {
  private let objects = TabObjects()

  @Test(
    "a new tab is enabled and not hidden, without a parent",
    .defaults(
      "UITab.identifier",
      "UITab.title",
      "UITab.image",
      "UITab.badgeValue",
      "UITab.isEnabled",
      "UITab.isHidden",
      "UITab.accessibilityIdentifier",
      "UITab.preferredPlacement",
      "UITab.hasVisiblePlacement",
      "UITab.viewController",
      "UITab.parent",
      "UITab.tabBarController",
      "UITab.managingTabGroup",
      "UITab.userInfo"
    ),
    .member("UITab.init", "UITab.userInfo")
  )
  func start() {
    let image = UIImage(systemName: "star")
    let tab = UITab(title: "Home", image: image, identifier: "home")

    #expect(tab.identifier == "home")
    #expect(tab.title == "Home")
    #expect(tab.image === image)
    #expect(tab.badgeValue == nil)
    #expect(tab.isEnabled)
    #expect(!tab.isHidden)
    #expect(tab.accessibilityIdentifier == nil)
    #expect(tab.preferredPlacement == .automatic)
    #expect(!tab.hasVisiblePlacement)
    #expect(tab.viewController == nil)
    #expect(tab.parent == nil)
    #expect(tab.tabBarController == nil)
    #expect(tab.managingTabGroup == nil)
    #expect(tab.userInfo == nil)

    tab.userInfo = 7
    #expect(tab.userInfo as? Int == 7)
  }

  @Test("placements have UIKit's raw values", .rule("R-TAB-23"), .member("UITab.Placement"))
  func placements() {
    let placements: [UITab.Placement] = [
      .automatic, .default, .optional, .movable, .pinned, .fixed, .sidebarOnly,
    ]

    #expect(placements.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6])
  }

  @Test(
    "the view controller is created once, on first access",
    .rule("R-TAB-1"),
    .member("UITab.viewController")
  )
  func provider() {
    let tab = objects.tab("A")
    #expect(objects.journal.lines.isEmpty)

    let page = tab.viewController

    #expect(page?.title == "A")
    #expect(tab.viewController === page)
    #expect(objects.journal.lines == ["make A"])
  }

  @Test(
    "accessing viewController inside its provider returns nil",
    .rule("R-TAB-26"),
    .member("UITab.viewController")
  )
  func recursion() {
    var seen: [UIViewController?] = []
    let tab = UITab(title: "A", image: nil, identifier: "a") { tab in
      seen.append(tab.viewController)
      return UIViewController()
    }

    #expect(tab.viewController != nil)
    #expect(seen == [nil])
  }

  @Test(
    "changes of a tab are shown on the bar",
    .rule("R-TAB-21"),
    .member("UITab.title", "UITab.image", "UITab.badgeValue", "UITab.accessibilityIdentifier")
  )
  func look() throws {
    objects.tabs.tabs = ["A", "B"].map(objects.tab)
    let stage = objects.show()
    let image = UIImage(systemName: "star")

    objects["A"].title = "Home"
    objects["A"].image = image
    objects["A"].badgeValue = "3"
    objects["A"].accessibilityIdentifier = "home"
    stage.advance(by: 0.1)

    let item = try #require(objects.tabs.tabBar.items?.first)
    #expect(objects.bar == ["Home", "B"])
    #expect(item.image === image)
    #expect(item.badgeValue == "3")
    #expect(stage.description.contains("Home"))
    #expect(item.accessibilityIdentifier == "home")
    #expect(objects["A"].title == "Home")
    #expect(objects["A"].image === image)
    #expect(objects["A"].badgeValue == "3")
    #expect(objects["A"].accessibilityIdentifier == "home")
  }

  @Test("the bar shows the tab's title, not its view controller's item or title", .rule("R-TAB-21"))
  func pageItem() {
    objects.tabs.tabs = ["A", "B"].map(objects.tab)
    objects.show()
    let page = objects["A"].viewController

    page?.title = "Other"
    page?.tabBarItem.badgeValue = "1"
    page?.tabBarItem = UITabBarItem(title: "Else", image: nil, tag: 1)

    #expect(objects.bar == ["A", "B"])
    #expect(objects.tabs.tabBar.items?.first?.badgeValue == nil)
    #expect(objects.tabs.tabBar.selectedItem === objects.tabs.tabBar.items?.first)
  }

  @Test(
    "a disabled tab ignores taps, but code can select it",
    .rule("R-ITEM-9"),
    .member("UITab.isEnabled")
  )
  func disabled() {
    objects.tabs.tabs = ["A", "B"].map(objects.tab)
    let stage = objects.show()
    objects["B"].isEnabled = false
    stage.advance(by: 0.1)

    stage.tap("B")
    #expect(objects.heard() == [])

    objects.tabs.selectedTab = objects["B"]
    #expect(objects.heard() == ["did B after A"])
  }

  @Test(
    "a tab has its tab bar controller, and its view controller has the tab",
    .rule("R-TAB-8"),
    .member("UITab.tabBarController", "UITab.identifier", "UIViewController.tab"),
    .defaults("UIViewController.tab")
  )
  func belonging() {
    let tab = objects.tab("A")
    #expect(UIViewController().tab == nil)
    #expect(tab.viewController?.tab == nil)

    objects.tabs.tabs = [tab]
    #expect(tab.tabBarController === objects.tabs)
    #expect(tab.viewController?.tab === tab)
    #expect(objects.tabs.tab(forIdentifier: tab.identifier) === tab)

    objects.tabs.tabs = []
    #expect(tab.tabBarController == nil)
    #expect(tab.viewController?.tab == nil)
  }

  @Test(
    "a search tab has the system's title and image, and is last",
    .rule("R-TAB-29"),
    .member("UISearchTab.init")
  )
  func search() {
    let search = UISearchTab { _ in UIViewController() }
    let own = UISearchTab(title: "Find", image: nil, identifier: "find")

    #expect(search.title == "Search")
    #expect(search.image != nil)
    #expect(own.title == "Find")
    #expect(own.image == nil)
    #expect(own.identifier == "find")

    objects.tabs.tabs = [search, objects.tab("A")]
    objects.show(on: .iPadPro11)
    #expect(objects.bar == ["A", "Search"])
  }
}
