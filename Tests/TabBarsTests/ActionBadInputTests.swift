import SimulatorKit
import TestSupport
import Testing
import UIKit

@testable import TabBars

@MainActor
@Suite("An action tab bar controller: bad input", .releasesEverything)
struct ActionBadInputTests {
  @Test("selecting an index, controller or ID that does not exist changes nothing", .rule("TBS-23"))
  func unknownSelections() {
    let remarks = DiagnosticsRecorder()
    let stage = ActionStage(tabs: 2)

    stage.controller.selectedIndex = 2
    stage.controller.selectedIndex = -1
    stage.controller.selectedIndex = NSNotFound
    stage.controller.selectedViewController = UIViewController()
    #expect(remarks.journal.lines.count == 4)
    stage.controller.selectedViewController = nil
    stage.controller.selectedTabID = "nobody"
    stage.controller.selectedTabID = nil
    stage.controller.selectedTab = nil

    #expect(stage.told() == [])
    #expect(stage.controller.selectedIndex == 0)
    stage.expectAgreement()
  }

  @Test("tabs with a duplicate ID or controller are dropped", .rule("CYL-1"))
  func duplicates() {
    let remarks = DiagnosticsRecorder()
    let stage = ActionStage(tabs: 0)
    let page = UIViewController()

    stage.controller.barTabs = [
      Tab(TabItem("a"), page), Tab(TabItem("a"), UIViewController()), Tab(TabItem("b"), page),
    ]

    #expect(stage.controller.barTabs.map(\.id) == ["a"])
    #expect(remarks.journal.lines.count == 2)
    stage.expectAgreement()
  }

  @Test(
    "an empty list of tabs is valid, before and after other tabs and with an action button",
    .rule("CYL-8")
  )
  func empty() {
    let stage = ActionStage(tabs: 0, action: .perform {})
    stage.phone.advance(by: 0.1)
    stage.expectAgreement()
    #expect(stage.controller.selectedIndex == NSNotFound)
    #expect(stage.controller.selectedViewController == nil)
    stage.tap("Plus")

    stage.controller.barTabs = ActionStage.tabs(2)
    stage.expectAgreement()
    stage.controller.barTabs = []
    stage.phone.advance(by: 0.1)
    stage.expectAgreement()
    #expect(stage.controller.children.isEmpty)
    stage.controller.barTabs = ActionStage.tabs(1)
    stage.expectAgreement()
    #expect(stage.controller.selectedIndex == 0)
  }

  @Test(
    "all tabs can be replaced inside any callback",
    .rule("CYL-63"),
    arguments: [
      "ask Two", "should Two", "will Two by user", "Two.didLoad", "Two.willAppear",
      "One.didDisappear", "Two.didAppear", "did Two by user", "UIKit did Two", "control Two",
    ]
  )
  func replacedInside(line: String) {
    let stage = ActionStage(tabs: 3, action: .perform {})
    stage.delegate.recordsControls = true
    var wasReached = false
    stage.journal.onRecord = {
      [weak controller = stage.controller, weak journal = stage.journal] told in
      guard told == line else { return }
      wasReached = true
      journal?.onRecord = nil
      controller?.action = nil
      controller?.barTabs =
        ActionStage.tabs(0) + [
          Tab(TabItem("x"), UIViewController()), Tab(TabItem("y"), UIViewController()),
        ]
      #expect(controller?.viewControllers?.count == 2)
    }

    stage.tap("Two")
    stage.phone.advance(by: 0.5)

    #expect(wasReached)
    #expect(stage.controller.barTabs.map(\.id) == ["x", "y"])
    #expect(stage.controller.children.count == 2)
    stage.expectAgreement()
    stage.tap("x")
    stage.expectAgreement()
  }

  @Test(
    "the action button can be removed or replaced while it is tapped",
    arguments: [false, true]
  )
  func actionGoes(isReplaced: Bool) {
    let stage = ActionStage(tabs: 2)
    stage.delegate.recordsControls = true
    stage.controller.action = ActionStage.action(
      .perform { [weak controller = stage.controller] in
        controller?.action = isReplaced ? ActionStage.action(.perform {}) : nil
      }
    )

    stage.tap("Plus")

    #expect(stage.told() == ["control Plus"])
    #expect((stage.bar.actionControl != nil) == isReplaced)
  }

  @Test(
    "a postponed decision is dropped when its tab is removed or the controller is deallocated",
    .rule("TBS-22")
  )
  func pending() throws {
    var ticket: TabSelectionTicket?
    do {
      let stage = ActionStage(tabs: 3) { _ in UIViewController() }
      stage.delegate.answer = { _ in .postpone { ticket = $0 } }
      stage.tap("Three")
      stage.controller.barTabs.removeLast()
      _ = stage.told()
      try #require(ticket).resume()
      #expect(stage.told() == [])
      stage.expectAgreement()

      stage.tap("Two")
      try #require(ticket).resume(allowing: false)
      try #require(ticket).resume()
      #expect(stage.controller.selectedIndex == 0)
      stage.phone.advance(by: 1)
      stage.tap("Two")
    }
    try #require(ticket).resume()
  }

  @Test("action buttons with invalid sizes or positions produce finite frames")
  func oddAction() throws {
    let stage = ActionStage(tabs: 3)
    for placement in [TabBarAction.Placement.index(99), .index(-4), .centered] {
      for size in [CGSize.zero, CGSize(width: 4000, height: 10)] {
        var action = ActionStage.action(.perform {}, size: size)
        action.placement = placement
        action.width = .fixed(.nan)
        action.verticalPosition = .fraction(.infinity, offset: .nan)
        stage.controller.action = action
        stage.phone.advance(by: 0.1)
        let frames =
          stage.bar.itemViews.map(\.frame) + [try #require(stage.bar.actionControl).frame]
        #expect(frames.allSatisfy { $0.minX.isFinite && $0.midY.isFinite && $0.width >= 0 })
      }
    }
  }

  @Test("invalid content heights give a bar of height 0", arguments: [-5, 0, .nan, .infinity])
  func oddHeight(height: Double) {
    let stage = ActionStage(tabs: 2)

    stage.bar.style.contentHeight = height
    stage.phone.advance(by: 0.1)

    #expect(stage.bar.frame.height == 0)
    #expect(stage.page(0).view.safeAreaInsets.bottom == 0)
  }

  @Test("setting items directly on the bar instead of the controller does no harm")
  func pastTheController() {
    let stage = ActionStage(tabs: 2)

    stage.bar.items = [TabItem("x", title: "X")]
    stage.tap("X")
    stage.bar.items = []
    stage.phone.advance(by: 0.1)
    stage.controller.barTabs = ActionStage.tabs(2)

    stage.expectAgreement()
  }
}
