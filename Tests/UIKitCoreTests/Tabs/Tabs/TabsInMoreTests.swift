import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UITabBarController: more tabs than places", .releasesEverything) @MainActor
struct TabsInMoreTests {
  private let objects = TabObjects()
  private let names = ["A", "B", "C", "D", "E", "F", "G"]

  @Test("tabs without a place are in More's list with their title and image", .rule("R-TAB-35"))
  func list() {
    objects.tabs.tabs = names.map(objects.tab)
    let stage = objects.show()
    stage.tap("More")
    stage.advance(by: 1)

    objects["E"].title = "Echo"
    objects["E"].viewController?.title = "Other"
    stage.advance(by: 0.1)

    #expect(objects.bar == ["A", "B", "C", "D", "More"])
    #expect(stage.description.contains("Echo"))
    #expect(!stage.description.contains("Other"))
    #expect(objects["D"].hasVisiblePlacement)
    #expect(!objects["E"].hasVisiblePlacement)
  }

  @Test(
    "opening the list calls no delegate and keeps the selected tab",
    .rule("R-TAB-35", "R-TAB-2")
  )
  func opening() {
    objects.tabs.tabs = names.map(objects.tab)
    let stage = objects.show()
    stage.tap("B")
    objects.journal.clear()

    stage.tap("More")
    stage.advance(by: 1)
    stage.tap("More")

    #expect(objects.tabs.selectedViewController === objects.tabs.moreNavigationController)
    #expect(objects.tabs.selectedTab === objects["B"])
    #expect(objects.heard() == [])
  }

  @Test("a row selects its tab and calls didSelectTab only", .rule("R-TAB-35"))
  func row() {
    objects.tabs.tabs = names.map(objects.tab)
    let stage = objects.show()
    stage.tap("More")
    stage.advance(by: 1)
    stage.tap("F")
    stage.advance(by: 1)

    #expect(objects.heard() == ["did F after A"])
    #expect(objects.tabs.selectedTab === objects["F"])

    objects.tabs.moreNavigationController.popViewController(animated: true)
    stage.advance(by: 1)
    #expect(objects.tabs.selectedTab === objects["F"])
    #expect(objects.heard() == [])

    stage.tap("F")
    stage.advance(by: 1)
    stage.tap("C")
    stage.tap("More")
    #expect(
      objects.heard() == ["should C from F", "did C after F", "should F from C", "did F after C"]
    )
  }

  @Test("code can select a tab in More", .rule("R-TAB-35"))
  func code() {
    objects.tabs.tabs = names.map(objects.tab)
    let stage = objects.show()

    objects.tabs.selectedTab = objects["G"]
    stage.advance(by: 1)

    #expect(objects.heard() == ["did G after A"])
    #expect(objects["G"].viewController?.view.window != nil)
    #expect(objects.tabs.tabBar.selectedItem?.title == "More")
  }

  @Test("a group in More has its pages on More's stack", .rule("R-TAB-35", "R-TAB-31"))
  func group() {
    let group = objects.group("Group", [objects.tab("X")])
    let navigation = UINavigationController()
    group.managingNavigationController = navigation
    objects.tabs.tabs = names.map(objects.tab) + [group]
    let stage = objects.show()
    let more = objects.tabs.moreNavigationController
    ReleaseWitnesses.announce(group, navigation, more)

    objects.tabs.selectedTab = objects["X"]
    stage.advance(by: 1)
    #expect(more.viewControllers.dropFirst().map(\.title) == ["Group", "X"])
    #expect(objects.tabs.selectedViewController === navigation)
    objects.journal.clear()

    more.popViewController(animated: true)
    stage.advance(by: 1)
    #expect(objects.heard() == ["did Group after X"])

    objects.tabs.selectedTab = objects["X"]
    stage.advance(by: 1)
    #expect(more.viewControllers.dropFirst().map(\.title) == ["Group", "X"])

    objects.tabs.selectedTab = objects["A"]
    stage.advance(by: 1)
    #expect(TabObjects.titles(of: navigation) == ["Group", "X"])
  }

  @Test(
    "a hidden tab is removed from the list, and More is removed when it is not needed",
    .rule("R-TAB-22", "R-TAB-35")
  )
  func hiding() {
    objects.tabs.tabs = names.map(objects.tab)
    let stage = objects.show()
    objects.tabs.selectedTab = objects["F"]
    stage.advance(by: 1)
    objects.journal.clear()

    objects["F"].isHidden = true
    objects["G"].isHidden = true
    stage.advance(by: 1)

    #expect(objects.bar == ["A", "B", "C", "D", "E"])
    #expect(objects.tabs.selectedTab === objects["A"])
    #expect(objects.heard() == ["did A after F"])
  }

  @Test("the user cannot arrange tabs", .rule("R-TAB-36"))
  func arranging() {
    objects.tabs.tabs = names.map(objects.tab)
    let stage = objects.show()

    stage.tap("More")
    stage.advance(by: 1)

    #expect(!stage.description.contains("Edit"))
  }
}
