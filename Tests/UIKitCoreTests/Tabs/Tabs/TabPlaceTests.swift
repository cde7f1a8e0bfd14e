import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UITabBarController: placement of tabs", .releasesEverything) @MainActor
struct TabPlaceTests {
  private let objects = TabObjects()

  private func tab(_ name: String, _ placement: UITab.Placement) -> UITab {
    let tab = objects.tab(name)
    tab.preferredPlacement = placement
    return tab
  }

  @Test(
    "a tablet's bar is docked and shows all tabs, and there is no sidebar",
    .rule("R-TAB-10", "R-TAB-11", "R-TAB-27", "R-MIN-3")
  )
  func pad() {
    objects.tabs.tabs = [
      objects.tab("A"), objects.group("G", [objects.tab("B")]), objects.tab("C"),
    ]

    let stage = objects.show(on: .iPadPro11)

    #expect(objects.bar == ["A", "G", "C"])
    #expect(objects.tabs.tabBar.frame.maxY == stage.phone.window.bounds.maxY)
    #expect(objects.tabs.tabBar.frame.width == stage.phone.window.bounds.width)
    #expect(objects.tabs.view.subviews.count == 2)
    #expect(["A", "G", "C"].allSatisfy { objects[$0].hasVisiblePlacement })
    #expect(!objects["B"].hasVisiblePlacement)
  }

  @Test("a tablet in a compact width has the bar of a phone", .rule("R-TAB-12"))
  func compactPad() {
    objects.tabs.tabs = [tab("P", .pinned), tab("A", .default)]
    let parent = UIViewController()
    parent.addChild(objects.tabs)
    parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .compact),
      forChild: objects.tabs
    )
    let phone = Simulator(.iPadPro11)
    phone.window.rootViewController = parent
    parent.view.addSubview(objects.tabs.view)
    objects.tabs.didMove(toParent: parent)
    phone.advance(by: 0.1)

    #expect(objects.bar == ["P", "A"])
    #expect(objects.tabs.tabBar.frame.maxY == objects.tabs.view.bounds.maxY)
  }

  @Test("the bar never shrinks while content scrolls", .rule("R-MIN-1", "R-MIN-2"))
  func scrolling() {
    let page = ScrollingPage()
    objects.tabs.tabs = [
      UITab(title: "A", image: nil, identifier: "A") { _ in page }, objects.tab("B"),
    ]
    let stage = objects.show()
    let frame = objects.tabs.tabBar.frame

    stage.phone.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 100), duration: 0.3)
    stage.advance(by: 2)

    #expect(objects.tabs.tabBar.frame == frame)
    #expect(objects.tabs.tabBar.row.buttons.count == 2)
  }

  @Test(
    "in a regular width tabs are ordered by preferredPlacement",
    .rule("R-TAB-23"),
    .member("UITab.preferredPlacement", "UITab.hasVisiblePlacement")
  )
  func itemAttributes() {
    objects.tabs.tabs = [
      tab("Pinned", .pinned), tab("Default", .default), tab("Optional", .optional),
      tab("Fixed", .fixed), tab("Side", .sidebarOnly), tab("Movable", .movable),
    ]
    objects.show(on: .iPadPro11)

    #expect(objects.bar == ["Fixed", "Default", "Movable", "Pinned"])
    #expect(objects["Fixed"].hasVisiblePlacement)
    #expect(!objects["Optional"].hasVisiblePlacement)

    objects["Optional"].preferredPlacement = .fixed
    objects["Fixed"].preferredPlacement = .pinned
    #expect(objects.bar == ["Optional", "Default", "Movable", "Pinned", "Fixed"])
    #expect(objects.heard() == [])
  }

  @Test(
    "in a compact width tabs are in the declared order",
    .rule("R-TAB-24"),
    .member("UITab.preferredPlacement")
  )
  func narrow() {
    objects.tabs.tabs = [
      tab("Pinned", .pinned), tab("Optional", .optional), tab("Fixed", .fixed),
      tab("Side", .sidebarOnly),
    ]
    objects.show()

    #expect(objects.bar == ["Pinned", "Optional", "Fixed", "Side"])
  }

  @Test(
    "a rotation to a regular width and back keeps the selected tab",
    .rule("R-TAB-24", "R-TAB-23")
  )
  func turn() {
    objects.tabs.tabs = [tab("A", .pinned), tab("B", .default), tab("C", .optional)]
    let stage = objects.show(on: .iPhone15Plus)
    objects.tabs.selectedTab = objects["B"]
    objects.journal.clear()

    stage.phone.rotate(to: .landscapeRight)
    stage.advance(by: 1)
    #expect(objects.bar == ["B", "A"])
    stage.phone.rotate(to: .portrait)
    stage.advance(by: 1)
    #expect(objects.bar == ["A", "B", "C"])

    #expect(objects.tabs.selectedTab === objects["B"])
    #expect(objects.heard() == [])
  }

  @Test(
    "a selected tab without a place in the new width is replaced by the first one",
    .rule("R-TAB-22")
  )
  func lostByTurning() {
    objects.tabs.tabs = [tab("A", .pinned), tab("B", .default), tab("C", .optional)]
    let stage = objects.show(on: .iPhone15Plus)
    stage.tap("C")
    objects.journal.clear()

    stage.phone.rotate(to: .landscapeRight)
    stage.advance(by: 1)

    #expect(objects.heard() == ["did B after C"])
  }

  @Test(
    "compactTabIdentifiers selects the tabs of compact widths",
    .rule("R-TAB-24"),
    .member("UITabBarController.compactTabIdentifiers")
  )
  func compactTabs() {
    objects.tabs.tabs = ["A", "B", "C"].map(objects.tab)
    let stage = objects.show(on: .iPhone15Plus)
    objects.tabs.selectedTab = objects["B"]
    objects.journal.clear()

    objects.tabs.compactTabIdentifiers = ["C", "unknown", "A"]
    #expect(objects.bar == ["A", "C"])
    #expect(objects.heard() == ["did A after B"])

    stage.phone.rotate(to: .landscapeRight)
    stage.advance(by: 1)
    #expect(objects.bar == ["A", "B", "C"])

    stage.phone.rotate(to: .portrait)
    stage.advance(by: 1)
    objects.tabs.compactTabIdentifiers = []
    #expect(objects.bar == [])
    #expect(objects.tabs.selectedTab == nil)

    objects.tabs.compactTabIdentifiers = nil
    #expect(objects.bar == ["A", "B", "C"])
    #expect(objects.tabs.compactTabIdentifiers == nil)
  }

  @Test("code can select a tab without a place, which is then shown", .rule("R-TAB-25"))
  func guests() {
    objects.tabs.tabs = [
      tab("A", .default), tab("B", .optional), tab("C", .sidebarOnly), tab("P", .pinned),
    ]
    let stage = objects.show(on: .iPadPro11)

    objects.tabs.selectedTab = objects["B"]
    #expect(objects.bar == ["A", "B", "P"])
    #expect(objects["B"].viewController?.view.window != nil)

    objects.tabs.selectedTab = objects["C"]
    #expect(objects.bar == ["A", "C", "P"])
    #expect(objects["B"].viewController?.parent == nil)

    stage.tap("A")
    #expect(objects.bar == ["A", "P"])
    #expect(
      objects.heard() == ["did B after A", "did C after B", "should A from C", "did A after C"]
    )
  }

  @Test(
    "a hidden tab is not on the bar and cannot be selected",
    .rule("R-TAB-22", "R-TAB-33"),
    .member("UITab.isHidden")
  )
  func hidden() {
    objects.tabs.tabs = ["A", "B", "C"].map(objects.tab)
    objects.show()

    objects["B"].isHidden = true
    objects.tabs.selectedTab = objects["B"]
    #expect(objects.bar == ["A", "C"])
    #expect(objects.heard() == [])
    #expect(objects["B"].viewController?.parent == nil)
    #expect(objects["B"].tabBarController === objects.tabs)

    objects["A"].isHidden = true
    #expect(objects.heard() == ["did C after A"])

    objects["A"].isHidden = false
    objects["B"].isHidden = false
    #expect(objects.bar == ["A", "B", "C"])
    #expect(objects.tabs.selectedTab === objects["C"])
    #expect(objects.heard() == [])
  }

  @Test("all tabs can be hidden", .rule("R-TAB-22"))
  func allHidden() {
    objects.tabs.tabs = ["A", "B"].map(objects.tab)
    objects.show()

    for tab in objects.tabs.tabs { tab.isHidden = true }
    #expect(objects.bar == [])
    #expect(objects.tabs.selectedTab == nil)

    objects["B"].isHidden = false
    #expect(objects.tabs.selectedTab === objects["B"])
    #expect(objects.heard() == ["did B after A", "did B after none"])
  }

  // MARK: Invalid input

  @Test("a tab without a view controller is ignored with a warning", .rule("R-TAB-26"))
  func noPage() {
    let empty = UITab(title: "Empty", image: nil, identifier: "empty")
    let group = UITabGroup(title: "G", image: nil, identifier: "g", children: [objects.tab("B")])

    objects.tabs.tabs = [empty, objects.tab("A"), group]
    objects.tabs.selectedTab = empty
    objects.tabs.selectedTab = objects["B"]

    #expect(objects.bar == ["A"])
    #expect(objects.tabs.selectedTab === objects["A"])
  }

  @Test(
    "of several tabs with the same view controller only the first one is used",
    .rule("R-TAB-26")
  )
  func samePage() {
    let page = UIViewController()
    let both = ["A", "B"].map { UITab(title: $0, image: nil, identifier: $0) { _ in page } }

    objects.tabs.tabs = both
    objects.tabs.selectedTab = both[1]

    #expect(objects.bar == ["A"])
    #expect(page.tab === both[0])
    #expect(objects.tabs.selectedTab === both[0])
  }

  @Test(
    "nil and tabs of other controllers are not selected",
    .rule("R-TAB-33"),
    .member("UITabBarController.selectedTab")
  )
  func foreignTabs() {
    objects.tabs.tabs = ["A", "B"].map(objects.tab)
    objects.journal.clear()

    objects.tabs.selectedTab = nil
    objects.tabs.selectedTab = objects.tab("C")

    #expect(objects.tabs.selectedTab === objects["A"])
    #expect(objects.heard() == [])
  }
}
