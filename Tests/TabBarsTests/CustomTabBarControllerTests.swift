import SimulatorKit
import TestStage
import TestSupport
import Testing
import UIKit

@testable import TabBars

@MainActor
@Suite("A custom tab bar controller", .releasesEverything)
struct CustomTabBarControllerTests {
  @Test(
    "shows the first tab when the view is loaded, with one set of appearance calls",
    .rule("RDV-3"),
    .rule("RDV-4")
  )
  func first() {
    let stage = CustomStage(tabs: 3)

    #expect(stage.controller.selectedIndex == 0)
    #expect(
      stage.told().filter { !$0.hasPrefix("width") } == [
        "One.didLoad", "One.willAppear", "One.didAppear",
      ]
    )
  }

  @Test(
    "calls the should-method, changes the page and notifies, in this order",
    .rule("RDV-51"),
    .rule("CYL-63")
  )
  func tap() {
    let stage = CustomStage(tabs: 3)
    _ = stage.told()

    stage.tap("Two")

    #expect(
      stage.told() == [
        "ask Two", "will Two by user", "Two.didLoad", "Two.willAppear", "One.willDisappear",
        "One.didDisappear", "Two.didAppear", "did Two by user",
      ]
    )
    #expect(stage.controller.selectedViewController === stage.page(1))
  }
}

@MainActor
@Suite("The tabs of a custom tab bar controller", .releasesEverything)
struct CustomTabsTests {
  @Test(
    "a denied tap changes nothing, and the tab can be tapped again",
    .rule("RDV-51"),
    .rule("CYL-63")
  )
  func denied() {
    let stage = CustomStage(tabs: 3)
    stage.delegate.answer = { _ in .deny }
    _ = stage.told()

    stage.tap("Two")
    stage.phone.advance(by: 1)
    stage.delegate.answer = { _ in .allow }
    stage.tap("Two")

    #expect(stage.told().prefix(3) == ["ask Two", "ask Two", "will Two by user"])
    #expect(stage.controller.selectedIndex == 1)
  }

  @Test("an intercepted tap runs the given closure instead", .rule("ES-4"))
  func intercepted() {
    let stage = CustomStage(tabs: 3)
    stage.delegate.answer = { [weak journal = stage.journal] tab in
      .intercept { journal?.record("instead of \(tab.id.name)") }
    }
    _ = stage.told()

    stage.tap("Two")

    #expect(stage.told() == ["ask Two", "instead of Two"])
    #expect(stage.controller.selectedIndex == 0)
  }

  @Test("a tap can be postponed and resumed once", .rule("TBS-1"))
  func postponed() throws {
    let stage = CustomStage(tabs: 3)
    var ticket: TabSelectionTicket?
    stage.delegate.answer = { _ in .postpone { ticket = $0 } }
    _ = stage.told()

    stage.tap("Three")
    #expect(stage.controller.selectedIndex == 0)
    try #require(ticket).resume()
    try #require(ticket).resume()

    #expect(stage.controller.selectedIndex == 2)
    #expect(stage.told().filter { $0.hasPrefix("did Three by") } == ["did Three by user"])
  }

  @Test("a ticket can outlive its controller and then does nothing", .rule("TBS-1"))
  func postponedTooLong() throws {
    var ticket: TabSelectionTicket?
    do {
      let stage = CustomStage(tabs: 3)
      stage.delegate.answer = { _ in .postpone { ticket = $0 } }
      stage.tap("Three")
    }

    try #require(ticket).resume()
  }

  @Test(
    "code selects by index, ID or controller; selecting the same tab again does nothing",
    .rule("RDV-21"),
    .rule("RDV-22"),
    .rule("RDV-24"),
    .rule("CYL-52")
  )
  func program() {
    let stage = CustomStage(tabs: 4)
    _ = stage.told()

    stage.controller.selectedIndex = 1
    stage.controller.selectedIndex = 1
    stage.controller.selectedTabID = "Three"
    stage.controller.selectedViewController = stage.page(3)

    #expect(
      stage.told().filter { $0.contains("by program") } == [
        "will Two by program", "did Two by program", "will Three by program",
        "did Three by program",
        "will Four by program", "did Four by program",
      ]
    )
    #expect(stage.bar.itemViews.map(\.isSelected) == [false, false, false, true])
  }

  @Test(
    "indexes, IDs and controllers that do not exist change nothing",
    .rule("RDV-16"),
    .rule("RDV-53")
  )
  func unknownSelections() {
    let stage = CustomStage(tabs: 2)
    _ = stage.told()

    stage.controller.selectedIndex = 7
    stage.controller.selectedIndex = -1
    stage.controller.selectedIndex = nil
    stage.controller.selectedTabID = "nobody"
    stage.controller.selectedViewController = UIViewController()
    stage.controller.selectedViewController = nil

    #expect(stage.told() == [])
    #expect(stage.controller.selectedIndex == 0)
  }

  @Test(
    "tapping the selected tab notifies the delegate, then pops its stack to the root",
    .rule("RDV-51"),
    .rule("RDV-52")
  )
  func reselected() throws {
    let stage = CustomStage(tabs: 2) {
      UINavigationController(rootViewController: RecordingViewController(named: $0))
    }
    let stack = try #require(stage.page(0) as? UINavigationController)
    stack.pushViewController(UIViewController(), animated: false)
    stage.journal.onRecord = { [weak stack] in
      if $0 == "again One" { #expect(stack?.viewControllers.count == 2) }
    }
    _ = stage.told()

    stage.tapItem(0)
    stage.phone.advance(by: 1)

    #expect(stage.told() == ["ask One", "again One"])
    #expect(stack.viewControllers.count == 1)
  }

  @Test(
    "removed pages disappear, are not loaded for it, and have no controller any more",
    .rule("RDV-10"),
    .rule("RDV-11"),
    .rule("RDV-14"),
    .rule("CYL-2")
  )
  func replaced() {
    let stage = CustomStage(tabs: 3)
    let old = stage.controller.tabs
    _ = stage.told()

    stage.controller.tabs = [Tab(TabItem("New"), RecordingViewController(named: "New"))]

    #expect(
      stage.told().filter { !$0.hasPrefix("width") } == [
        "will New by replacement", "One.willDisappear", "One.didDisappear",
        "did New by replacement",
      ]
    )
    #expect(
      old.allSatisfy { $0.controller.parent == nil && $0.controller.customTabBarController == nil }
    )
    #expect(!old[1].controller.isViewLoaded)
    #expect(stage.controller.children.count == 1)
  }

  @Test("an empty list of tabs is valid, and tabs can be set again afterwards", .rule("RDV-15"))
  func empty() {
    let stage = CustomStage(tabs: 2)

    stage.controller.tabs = []
    #expect(stage.controller.selectedIndex == nil)
    #expect(stage.controller.selectedViewController == nil)
    #expect(stage.bar.itemViews.isEmpty)
    #expect(stage.phone.window.rootViewController?.view.subviews.isEmpty == false)

    stage.controller.tabs = [Tab(TabItem("Back"), UIViewController())]
    #expect(stage.controller.selectedTabID == "Back")
  }

  @Test("tabs with a duplicate ID or controller are dropped", .rule("TBS-3"))
  func duplicates() {
    let stage = CustomStage(tabs: 1)
    let page = UIViewController()

    stage.controller.tabs = [
      Tab(TabItem("a"), page), Tab(TabItem("a"), UIViewController()), Tab(TabItem("b"), page),
    ]

    #expect(stage.controller.tabs.map(\.id) == ["a"])
    #expect(stage.bar.items.map(\.id) == ["a"])
  }

  @Test(
    "all tabs can be replaced inside a callback",
    .rule("CYL-63"),
    .rule("TBS-3"),
    arguments: ["ask Two", "will Two by user", "did Two by user", "Two.willAppear", "Two.didLoad"]
  )
  func replacedInside(line: String) {
    let stage = CustomStage(tabs: 3)
    stage.journal.onRecord = {
      [weak controller = stage.controller, weak journal = stage.journal] told in
      guard told == line else { return }
      journal?.onRecord = nil
      controller?.tabs = [
        Tab(TabItem("x"), UIViewController()), Tab(TabItem("y"), UIViewController()),
      ]
    }

    stage.tap("Two")

    #expect(stage.controller.tabs.map(\.id) == ["x", "y"])
    #expect(stage.controller.selectedViewController?.viewIfLoaded?.window != nil)
    #expect(stage.controller.contentView.subviews.count == 1)
    #expect(
      stage.bar.itemViews.filter(\.isSelected).map(\.item.id) == [stage.controller.selectedTabID]
    )
  }

  @Test(
    "items can be updated at any time, and the update is stored in the tab",
    .rule("RDV-67"),
    .rule("CYL-5")
  )
  func updated() {
    let stage = CustomStage(tabs: 2)

    stage.controller.updateItem("Two") {
      $0.title = "Other"; $0.badge = .count(3)
    }
    stage.controller.updateItem("nobody") { $0.title = "x" }

    #expect(stage.bar.itemViews[1].titleLabel.text == "Other")
    #expect(stage.controller.tabs[1].item.badge == .count(3))
    #expect(!stage.page(1).isViewLoaded)
  }

  @Test(
    "the controller and the tab are found from any descendant",
    .rule("RDV-80"),
    .rule("RDV-81"),
    .rule("RDV-82")
  )
  func lookup() throws {
    let stage = CustomStage(tabs: 2) {
      UINavigationController(rootViewController: RecordingViewController(named: $0))
    }
    let deep = try #require((stage.page(1) as? UINavigationController)?.viewControllers.first)

    #expect(deep.customTabBarController === stage.controller)
    #expect(stage.controller.tab(containing: deep)?.id == "Two")
    #expect(stage.controller.tab(containing: UIViewController()) == nil)
    #expect(UIViewController().customTabBarController == nil)
  }

  @Test(
    "all pages are children and share the controller's traits",
    .rule("RDV-25"),
    .rule("RDV-13")
  )
  func children() {
    let stage = CustomStage(tabs: 3)

    #expect(stage.controller.children.count == 3)
    #expect(stage.page(2).traitCollection == stage.page(0).traitCollection)
    #expect(!stage.page(2).isViewLoaded)
  }

  @Test(
    "a long press is reported, and selects the tab unless the delegate handles it",
    .rule("TBS-2")
  )
  func longPress() throws {
    let stage = CustomStage(tabs: 2)
    _ = stage.told()
    let place = stage.bar.itemViews[1]

    for takes in [true, false] {
      stage.delegate.handlesLongPresses = takes
      stage.phone.advance(by: 1)
      stage.phone.longPress(at: place.convert(CGPoint(x: 20, y: 20), to: nil))
      #expect(
        stage.told().filter { !$0.hasPrefix("Two") && !$0.hasPrefix("One") }
          == (takes
            ? ["rest Two"] : ["rest Two", "ask Two", "will Two by user", "did Two by user"])
      )
    }
  }
}
