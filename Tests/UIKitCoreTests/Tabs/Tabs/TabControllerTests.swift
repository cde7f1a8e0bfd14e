import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UITabBarController: tabs", .releasesEverything) @MainActor
struct TabControllerTests {
  private let objects = TabObjects()

  @Test(
    "by default there are no tabs",
    .defaults(
      "UITabBarController.tabs",
      "UITabBarController.selectedTab",
      "UITabBarController.compactTabIdentifiers"
    )
  )
  func start() {
    let tabs = UITabBarController()

    #expect(tabs.tabs.isEmpty)
    #expect(tabs.selectedTab == nil)
    #expect(tabs.compactTabIdentifiers == nil)
    #expect(tabs.tab(forIdentifier: "A") == nil)
  }

  @Test(
    "tabs create their view controllers immediately, and the first is selected and reported",
    .rule("R-TAB-1"),
    .member(
      "UITabBarController.tabs",
      "UITabBarController.init",
      "UITabBarControllerDelegate.tabBarController(_:didSelectTab:previousTab:)"
    )
  )
  func assignment() {
    objects.tabs.tabs = ["A", "B", "C"].map(objects.tab)

    #expect(
      objects.journal.lines == [
        "make A", "make B", "make C", "A.willJoin", "A.didJoin", "B.willJoin", "B.didJoin",
        "C.willJoin", "C.didJoin", "did A after none",
      ]
    )
    #expect(objects.bar == ["A", "B", "C"])
    #expect(objects.tabs.tabBar.items?.map(\.tag) == [0, 0, 0])
    #expect(objects.tabs.selectedIndex == 0)
    #expect(objects.tabs.selectedTab === objects["A"])
    #expect(objects.tabs.selectedViewController === objects["A"].viewController)
    #expect(objects.tabs.isViewLoaded)

    let made = UITabBarController(tabs: [objects.tab("D")])
    #expect(made.selectedTab?.title == "D")
  }

  @Test(
    "with tabs viewControllers is nil, and its delegate methods are not called",
    .rule("R-TAB-2")
  )
  func exclusion() {
    objects.tabs.tabs = ["A", "B"].map(objects.tab)
    let stage = objects.show()

    stage.tap("B")

    #expect(objects.tabs.viewControllers == nil)
    #expect(objects.heard() == ["should B from A", "did B after A"])
  }

  @Test(
    "code can select by tab, index or controller, calling didSelectTab only",
    .rule("R-TAB-3"),
    .member("UITabBarController.selectedTab")
  )
  func code() {
    objects.tabs.tabs = ["A", "B", "C"].map(objects.tab)
    objects.show()

    objects.tabs.selectedTab = objects["B"]
    objects.tabs.selectedIndex = 2
    objects.tabs.selectedViewController = objects["A"].viewController
    objects.tabs.selectedTab = objects["A"]

    #expect(objects.heard() == ["did B after A", "did C after B", "did A after C"])
    #expect(objects.tabs.tabBar.selectedItem?.title == "A")
  }

  @Test(
    "a tap calls shouldSelectTab, selects the tab, then calls didSelectTab",
    .rule("R-TAB-4"),
    .member("UITabBarControllerDelegate.tabBarController(_:shouldSelectTab:)")
  )
  func tap() {
    objects.tabs.tabs = ["A", "B"].map(objects.tab)
    let stage = objects.show()

    stage.tap("B")

    #expect(
      objects.journal.lines == [
        "should B from A", "B.didLoad", "B.willAppear", "A.willDisappear", "A.didDisappear",
        "B.didAppear", "did B after A",
      ]
    )
  }

  @Test("a refused tap changes nothing", .rule("R-TAB-4"))
  func refusal() {
    objects.tabs.tabs = ["A", "B"].map(objects.tab)
    let stage = objects.show()
    objects.delegate.allows = false

    stage.tap("B")

    #expect(objects.journal.lines == ["should B from A"])
    #expect(objects.tabs.selectedTab === objects["A"])
  }

  @Test("a tap on the selected tab calls the delegate again", .rule("R-TAB-5"))
  func retap() {
    objects.tabs.tabs = ["A", "B"].map(objects.tab)
    let stage = objects.show()

    stage.tap("A")

    #expect(objects.journal.lines == ["should A from A", "did A after A"])
  }

  @Test(
    "new tabs keep the selected one, else select the first",
    .rule("R-TAB-6"),
    .member("UITabBarController.setTabs")
  )
  func replacement() {
    objects.tabs.tabs = ["A", "B", "C"].map(objects.tab)
    objects.show()
    let (a, b, c) = (objects["A"], objects["B"], objects["C"])
    objects.tabs.selectedTab = c
    objects.journal.clear()

    objects.tabs.setTabs([c, a], animated: true)
    #expect(objects.journal.lines == ["B.willLeave", "B.didLeave"])
    #expect(objects.tabs.selectedIndex == 0)
    #expect(b.tabBarController == nil)

    objects.tabs.tabs = [a, b]
    #expect(objects.heard() == ["did A after C"])
    #expect(c.tabBarController == nil)
    #expect(objects.tabs.selectedTab === a)
    #expect(objects.bar == ["A", "B"])
  }

  @Test("an empty list of tabs leaves an empty bar without a selection", .rule("R-TAB-7"))
  func noTabs() {
    objects.tabs.tabs = ["A", "B"].map(objects.tab)
    objects.show()

    objects.tabs.tabs = []

    #expect(objects.tabs.selectedIndex == NSNotFound)
    #expect(objects.bar == [])
    #expect(objects.tabs.selectedTab == nil)
    #expect(objects.tabs.selectedViewController == nil)
    #expect(objects.heard() == [])

    objects.tabs.tabs = [objects.tab("C")]
    #expect(objects.heard() == ["did C after none"])
  }

  @Test("setting view controllers replaces the tabs", .rule("R-TAB-8"))
  func legacy() {
    objects.tabs.tabs = ["A", "B"].map(objects.tab)
    let stage = objects.show()
    let a = objects["A"]
    let pages = ["C", "D"].map { RecordingViewController($0, objects.journal) }

    objects.tabs.viewControllers = pages
    stage.tap("D")

    #expect(objects.heard() == ["legacy should D", "legacy did D"])
    #expect(objects.tabs.tabs.isEmpty)
    #expect(objects.tabs.selectedTab == nil)
    #expect(pages[0].tab == nil)
    #expect(a.tabBarController == nil)
    #expect(a.viewController?.tab == nil)

    objects.tabs.tabs = [a]
    #expect(objects.tabs.viewControllers == nil)
    #expect(objects.heard() == ["did A after none"])
  }

  @Test("a tab's view controller can be an ordinary child", .rule("R-TAB-8"))
  func pageAsChild() throws {
    objects.tabs.tabs = ["A", "B"].map(objects.tab)
    let a = objects["A"]
    let page = try #require(a.viewController)

    objects.tabs.viewControllers = [page]
    page.title = "Own"

    #expect(page.tab == nil)
    #expect(objects.bar == ["Own"])
    #expect(objects.tabs.viewControllers == [page])
    _ = a
  }

  @Test("appearing calls no delegate", .rule("R-TAB-9"))
  func appearing() {
    objects.tabs.tabs = ["A", "B"].map(objects.tab)
    objects.journal.clear()

    let stage = Stage(objects.tabs)
    stage.phone.window.rootViewController = UIViewController()
    stage.phone.window.rootViewController = objects.tabs

    #expect(objects.heard() == [])
  }

  @Test(
    "tabs are found by identifier on every level",
    .rule("R-TAB-20"),
    .member("UITabBarController.tab")
  )
  func lookup() {
    let inner = objects.tab("B")
    objects.tabs.tabs = [objects.tab("A"), objects.group("G", [inner])]

    #expect(objects.tabs.tab(forIdentifier: "B") === inner)
    #expect(objects.tabs.tab(forIdentifier: "C") == nil)
  }

  @Test("delegate methods can be called with optional chaining, as in iOS code")
  func optionalCalls() throws {
    objects.tabs.tabs = ["A", "B"].map(objects.tab)
    objects.journal.clear()
    objects.delegate.allows = false
    let (tabs, tab) = (objects.tabs, objects["B"])
    let page = try #require(tab.viewController)

    let allows = tabs.delegate?.tabBarController?(tabs, shouldSelectTab: tab) ?? true
    tabs.delegate?.tabBarController?(tabs, didSelectTab: tab, previousTab: nil)
    let pages = tabs.delegate?.tabBarController?(
      tabs,
      displayedViewControllersFor: tab,
      proposedViewControllers: [page]
    )

    #expect(!allows)
    #expect(pages == [page])
    #expect(objects.heard() == ["should B from A", "did B after none", "pages of B"])
  }

  @Test(
    "without the delegate methods tabs can be selected, and all pages are shown",
    .rule("R-TAB-4")
  )
  func quietDelegate() {
    let delegate = QuietDelegate()
    let group = objects.group("G", [objects.tab("B")])
    group.managingNavigationController = UINavigationController()
    objects.tabs.tabs = [objects.tab("A"), group]
    objects.tabs.delegate = delegate
    let stage = objects.show()

    stage.tap("G")

    #expect(objects.tabs.selectedTab === objects["B"])
    #expect(group.managingNavigationController?.viewControllers.count == 2)
  }

  @Test(
    "a tab that is added to another controller is removed from the first one",
    .rule("R-TAB-28")
  )
  func twoControllers() {
    objects.tabs.tabs = ["A", "B"].map(objects.tab)
    objects.show()
    let other = UITabBarController()
    let a = objects["A"]
    ReleaseWitnesses.announce(other)

    other.tabs = [a]

    #expect(a.tabBarController === other)
    #expect(a.viewController?.parent === other)
    #expect(objects.tabs.tabs.map(\.title) == ["B"])
    #expect(objects.heard() == ["did B after A"])
  }

  // MARK: Inside callbacks

  @Test(
    "a selection inside didSelectTab is performed, and each step is reported",
    .rule("R-TAB-34")
  )
  func selectionInsideCallback() {
    objects.tabs.tabs = ["A", "B", "C"].map(objects.tab)
    let stage = objects.show()
    objects.delegate.onSelection["B"] = { objects.tabs.selectedTab = objects["C"] }

    stage.tap("B")

    #expect(objects.heard() == ["should B from A", "did B after A", "did C after B"])
    #expect(objects.tabs.selectedTab === objects["C"])
  }

  @Test("tabs replaced inside didSelectTab are the ones that were set last", .rule("R-TAB-34"))
  func replacementInsideCallback() {
    objects.tabs.tabs = ["A", "B"].map(objects.tab)
    let stage = objects.show()
    objects.delegate.onSelection["B"] = { objects.tabs.tabs = [objects.tab("C")] }

    stage.tap("B")

    #expect(objects.heard() == ["should B from A", "did B after A", "did C after B"])
    #expect(objects.bar == ["C"])
  }

  @Test("a switch during an appearance callback is reported as one", .rule("R-TAB-34"))
  func selectionInsideAppearance() throws {
    objects.tabs.tabs = ["A", "B", "C"].map(objects.tab)
    let stage = objects.show()
    let b = try #require(objects["B"].viewController as? RecordingViewController)
    b.actions["willAppear"] = { objects.tabs.selectedTab = objects["C"] }

    stage.tap("B")

    #expect(objects.heard() == ["should B from A", "did C after A"])
  }

  @Test("a provider can replace the tabs", .rule("R-TAB-34"))
  func replacementInsideProvider() {
    let other = objects.tab("Other")
    let odd = UITab(title: "Odd", image: nil, identifier: "Odd") { [objects] _ in
      objects.tabs.tabs = [other]
      return UIViewController()
    }

    objects.tabs.tabs = [odd, objects.tab("A")]

    #expect(objects.bar == ["Other"])
    #expect(objects.tabs.selectedTab === other)
    #expect(odd.tabBarController == nil)
  }
}

private final class QuietDelegate: NSObject, UITabBarControllerDelegate {}
