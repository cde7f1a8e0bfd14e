import SimulatorKit
import TestStage
import TestSupport
import Testing
import UIKit

@testable import TabBars

@MainActor
@Suite("An action tab bar controller: tabs", .releasesEverything)
struct ActionTabsTests {
  @Test(
    "barTabs sets the items of the bar and the child controllers",
    .rule("CYL-1"),
    .rule("CYL-63")
  )
  func list() {
    let stage = ActionStage(tabs: 3)

    #expect(stage.controller.viewControllers == stage.controller.barTabs.map(\.controller))
    #expect(stage.bar.items.map(\.title) == ["One", "Two", "Three"])
    #expect(stage.page(2).tabBarController === stage.controller)
    #expect(!stage.page(2).isViewLoaded)
    stage.expectAgreement()
  }

  @Test("replaced tabs receive the usual appearance and containment calls", .rule("CYL-2"))
  func replaced() {
    let stage = ActionStage(tabs: 3)
    let old = stage.controller.barTabs.map(\.controller)

    stage.controller.barTabs = [Tab(TabItem("New"), UIViewController())]

    #expect(
      stage.told() == [
        "will New by replacement", "One.willDisappear", "One.didDisappear",
        "did New by replacement",
      ]
    )
    #expect(old.allSatisfy { $0.parent == nil && $0.actionTabBarController == nil })
    #expect(!old[1].isViewLoaded)
    stage.expectAgreement()
  }

  @Test("images keep their rendering mode", .rule("CYL-3"), .rule("CYL-4"))
  func images() throws {
    let template = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20))
      .image { $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20)) }
      .withRenderingMode(.alwaysTemplate)
    let stage = ActionStage(tabs: 0)
    stage.controller.barTabs = [
      Tab(TabItem("a", title: "A", image: template), UIViewController()),
      Tab(
        TabItem("b", title: "B", image: template.withRenderingMode(.alwaysOriginal)),
        UIViewController()
      ),
      Tab(TabItem("c", title: "C"), UIViewController()),
    ]

    let images = stage.bar.itemViews.map(\.imageView.image)
    #expect(images[0]?.renderingMode == .alwaysTemplate)
    #expect(images[1]?.renderingMode == .alwaysOriginal)
    #expect(images[2] == nil)
  }

  @Test("an item's own offset overrides the bar's style, even if it is zero", .rule("CYL-5"))
  func offsets() {
    let stage = ActionStage(tabs: 0)
    var style = TabBarStyle()
    style.items.titleOffset = UIOffset(horizontal: 0, vertical: 7)
    stage.bar.style = style
    var own = TabItem("b", title: "B")
    own.style.titleOffset = .zero

    stage.controller.barTabs = [
      Tab(TabItem("a", title: "B"), UIViewController()), Tab(own, UIViewController()),
    ]
    stage.phone.advance(by: 0.1)

    let tops = stage.bar.itemViews.map(\.titleLabel.frame.minY)
    #expect(tops[0] == tops[1] + 7)
  }

  @Test("changing a page's title or tab bar item does not change the bar", .rule("CYL-7"))
  func titles() {
    let stage = ActionStage(tabs: 2)

    stage.page(1).title = "other"
    stage.page(1).tabBarItem = UITabBarItem(title: "third", image: nil, tag: 0)
    stage.phone.advance(by: 0.1)

    #expect(stage.bar.itemViews[1].titleLabel.text == "Two")
  }

  @Test(
    "replacing tabs keeps the selected ID, else the index, else the nearest tab",
    .rule("CYL-8")
  )
  func selectionKept() {
    let stage = ActionStage(tabs: 5)
    stage.controller.selectedIndex = 4
    var tabs = stage.controller.barTabs
    tabs.reverse()
    _ = stage.told()

    stage.controller.barTabs = tabs
    #expect(stage.controller.selectedTabID == "Five")
    #expect(stage.controller.selectedIndex == 0)
    #expect(stage.told() == [])

    stage.controller.selectedIndex = 4
    _ = stage.told()
    let new = ["x", "y", "z"].map { name in
      let page = RecordingViewController(named: name)
      page.journal = stage.journal
      return Tab(TabItem(TabItem.ID(name)), page)
    }
    stage.controller.barTabs = new
    #expect(
      stage.told() == [
        "will z by replacement", "z.didLoad", "z.willAppear", "One.willDisappear",
        "One.didDisappear", "z.didAppear", "did z by replacement",
      ]
    )
    stage.expectAgreement()

    stage.controller.barTabs = [new[1], new[0]]
    #expect(stage.controller.selectedTabID == "x")
    stage.expectAgreement()
  }

  @Test("an ID that moves to another index with another page stays selected", .rule("CYL-8"))
  func otherPage() {
    let stage = ActionStage(tabs: 3)
    stage.controller.selectedIndex = 1
    let tabs = stage.controller.barTabs

    stage.controller.barTabs = [
      tabs[1].item.id == "Two" ? Tab(TabItem("Two"), UIViewController()) : tabs[0], tabs[0],
      tabs[2],
    ]
    #expect(stage.controller.selectedTabID == "Two")
    stage.expectAgreement()

    let exchanged = stage.controller.barTabs
    stage.controller.barTabs = [
      Tab(exchanged[0].item, exchanged[1].controller),
      Tab(exchanged[1].item, exchanged[0].controller),
    ]
    #expect(stage.controller.selectedTabID == "Two")
    stage.expectAgreement()
  }

  @Test(
    "the controller can be configured in any order",
    .rule("CYL-9"),
    arguments: [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1], [1, 3, 0, 2]]
  )
  func order(_ order: [Int]) {
    let phone = Simulator(.iPhoneSE)
    let controller = ActionTabBarController()
    ReleaseWitnesses.announce(phone, controller)
    let steps: [() -> Void] = [
      { controller.barTabs = ActionStage.tabs(4) { _ in UIViewController() } },
      { controller.action = ActionStage.action(.tab("Two")) },
      { phone.window.rootViewController = controller },
      { controller.selectedTabID = "Two" },
    ]

    for step in order { steps[step]() }
    controller.selectedTabID = "Two"
    phone.advance(by: 0.1)

    #expect(controller.selectedIndex == 1)
    #expect(controller.tabBarView.actionControl?.isSelected == true)
    #expect(controller.tabBarView.shownItemViews.count == 3)
    #expect(controller.tabBarView.frame == CGRect(x: 0, y: 618, width: 375, height: 49))
    #expect(controller.selectedViewController?.view.window != nil)
  }

  @Test(
    "at most five tabs are shown, including the button's; there is no More tab",
    .rule("CYL-16")
  )
  func five() {
    let remarks = DiagnosticsRecorder()
    let stage = ActionStage(tabs: 7)

    #expect(stage.controller.viewControllers?.count == 5)
    #expect(stage.bar.items.count == 5)
    #expect(remarks.journal.lines == ["there is no room for the tabs Six, Seven"])
    stage.controller.selectedIndex = 4
    #expect(stage.page(4).parent === stage.controller)
    stage.expectAgreement()
  }

  @Test(
    "setting viewControllers copies their tab bar items and keeps existing tabs",
    .rule("TBS-20")
  )
  func controllers() {
    let stage = ActionStage(tabs: 2)
    let pages = (0..<2).map { _ in UIViewController() }
    for page in pages {
      page.tabBarItem = UITabBarItem(title: "Same", image: nil, tag: 0)
      page.tabBarItem.badgeValue = "3"
    }
    stage.controller.updateItem("Two") { $0.badge = .dot }

    stage.controller.viewControllers = [stage.page(1)] + pages

    #expect(stage.bar.items.map(\.title) == ["Two", "Same", "Same"])
    #expect(stage.bar.items.map(\.id.name) == ["Two", "Same", "Same 2"])
    #expect(stage.bar.items.map(\.badge) == [.dot, .count(3), .count(3)])
    #expect(stage.controller.selectedIndex == 0)
    stage.expectAgreement()
    stage.controller.viewControllers = nil
    stage.expectAgreement()
  }

  @Test("setting UITab objects is refused and changes nothing", .rule("TBS-20"))
  func tabObjects() {
    let remarks = DiagnosticsRecorder()
    let stage = ActionStage(tabs: 2)

    stage.controller.tabs = [
      UITab(title: "x", image: nil, identifier: "x") { _ in UIViewController() }
    ]

    #expect(remarks.journal.lines.count == 1)
    stage.expectAgreement()
    #expect(stage.controller.barTabs.count == 2)
  }

  @Test("items can be updated at any time")
  func updated() {
    let stage = ActionStage(tabs: 2)

    stage.controller.updateItem("Two") { $0.title = "Other" }
    stage.bar.update("Two") { $0.badge = .count(2) }

    #expect(stage.controller.barTabs[1].item.title == "Other")
    #expect(stage.controller.barTabs[1].item.badge == .count(2))
  }
}

/// Records the diagnostics of the module during its lifetime.
@MainActor
final class DiagnosticsRecorder {
  let journal = Journal()
  private let old = TabBarDiagnostics.report

  init() {
    TabBarDiagnostics.report = { [journal] in journal.record($0) }
  }

  isolated deinit { TabBarDiagnostics.report = old }
}
