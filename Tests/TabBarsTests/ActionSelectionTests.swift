import SimulatorKit
import TestStage
import TestSupport
import Testing
import UIKit

@testable import TabBars

@MainActor
@Suite("An action tab bar controller: selection", .releasesEverything)
struct ActionSelectionTests {
  @Test(
    "a tap calls both delegates in order, once each, around the change of the page",
    .rule("CYL-63"),
    .rule("CYL-133")
  )
  func tap() {
    let stage = ActionStage(tabs: 3)

    stage.tap("Two")

    #expect(
      stage.told() == [
        "ask Two", "should Two", "will Two by user", "Two.didLoad", "Two.willAppear",
        "One.willDisappear", "One.didDisappear", "Two.didAppear", "did Two by user",
        "UIKit did Two",
      ]
    )
    stage.expectAgreement()
  }

  @Test("tapping a disabled item does not call the delegate", .rule("CYL-133"))
  func disabled() {
    let stage = ActionStage(tabs: 2)
    stage.controller.updateItem("Two") { $0.isEnabled = false }

    stage.tap("Two")
    #expect(stage.told() == [])

    stage.controller.selectedIndex = 1
    #expect(stage.controller.selectedTabID == "Two")
  }

  @Test("when one delegate refuses a tap, nothing else is called", .rule("CYL-63"))
  func denied() {
    let stage = ActionStage(tabs: 2)

    stage.delegate.answer = { _ in .deny }
    stage.tap("Two")
    stage.phone.advance(by: 1)
    stage.delegate.answer = { [weak journal = stage.journal] _ in
      .intercept { journal?.record("instead") }
    }
    stage.tap("Two")
    stage.phone.advance(by: 1)
    stage.delegate.answer = { _ in .allow }
    stage.delegate.allows = false
    stage.tap("Two")

    #expect(stage.told() == ["ask Two", "ask Two", "instead", "ask Two", "should Two"])
    stage.expectAgreement()
    #expect(stage.controller.selectedIndex == 0)
  }

  @Test("a tap that is allowed after a refused one is reported like a first tap", .rule("CYL-63"))
  func deniedThenAllowed() {
    let stage = ActionStage(tabs: 2) { _ in UIViewController() }
    stage.delegate.allows = false
    stage.tap("Two")
    stage.delegate.allows = true
    stage.phone.advance(by: 1)
    _ = stage.told()

    stage.tap("Two")

    #expect(
      stage.told() == [
        "ask Two", "should ", "will Two by user", "did Two by user", "UIKit did ",
      ]
    )
  }

  @Test(
    "resuming a postponed tap selects the tab once; UIKit's delegate is called only at the tap",
    .rule("TBS-22")
  )
  func postponed() throws {
    let stage = ActionStage(tabs: 2) { _ in UIViewController() }
    var ticket: TabSelectionTicket?
    stage.delegate.answer = { _ in .postpone { ticket = $0 } }
    stage.tap("Two")
    #expect(stage.told() == ["ask Two", "should "])
    stage.expectAgreement()

    try #require(ticket).resume()
    try #require(ticket).resume()

    #expect(stage.told() == ["will Two by user", "did Two by user", "UIKit did "])
    stage.expectAgreement()
  }

  @Test("a tap that UIKit's delegate refuses is not postponed", .rule("TBS-22"))
  func postponedAndDenied() {
    let stage = ActionStage(tabs: 2)
    var isAsked = false
    stage.delegate.answer = { _ in .postpone { _ in isAsked = true } }
    stage.delegate.allows = false

    stage.tap("Two")

    #expect(!isAsked)
  }

  @Test(
    "selecting in code calls no should-methods and does not notify UIKit's delegate",
    .rule("CYL-52"),
    .rule("CYL-62"),
    .rule("CYL-63")
  )
  func program() {
    let stage = ActionStage(tabs: 4) { _ in UIViewController() }

    stage.controller.selectedIndex = 1
    stage.controller.selectedIndex = 1
    stage.controller.selectedTabID = "Three"
    stage.controller.selectedViewController = stage.page(3)

    #expect(
      stage.told() == [
        "will Two by program", "did Two by program", "will Three by program",
        "did Three by program", "will Four by program", "did Four by program",
      ]
    )
    stage.expectAgreement()
  }

  @Test(
    "a selection in a callback takes effect immediately and is reported after the current one",
    .rule("TBS-23")
  )
  func assignedInside() {
    let stage = ActionStage(tabs: 4) { _ in UIViewController() }
    var read: [Int] = []
    stage.journal.onRecord = { [weak controller = stage.controller] in
      guard let controller, $0 == "did Two by user" else { return }
      controller.selectedIndex = 2
      read.append(controller.selectedIndex)
      controller.selectedIndex = 3
      read.append(controller.selectedIndex)
    }

    stage.tap("Two")

    #expect(read == [2, 3])
    #expect(
      stage.told() == [
        "ask Two", "should ", "will Two by user", "did Two by user", "UIKit did ",
        "will Three by program", "did Three by program", "will Four by program",
        "did Four by program",
      ]
    )
    stage.expectAgreement()
  }

  @Test("a page can select another tab in viewWillAppear", .rule("TBS-23"))
  func selectedByPage() {
    let two = RecordingViewController(named: "Two")
    two.onCallback = { [unowned two] in
      if $0 == "willAppear" { two.tabBarController?.selectedIndex = 2 }
    }
    let stage = ActionStage(tabs: 3) { $0 == "Two" ? two : UIViewController() }

    stage.tap("Two")

    #expect(stage.controller.selectedIndex == 2)
    stage.expectAgreement()
  }

  @Test(
    "tapping the selected tab notifies the delegate, then pops its stack to the root",
    .rule("CYL-54")
  )
  func reselected() throws {
    let stage = ActionStage(tabs: 2) {
      UINavigationController(rootViewController: RecordingViewController(named: $0))
    }
    let stack = try #require(stage.page(0) as? UINavigationController)
    stack.pushViewController(UIViewController(), animated: false)
    stage.journal.onRecord = { [weak stack] in
      if $0 == "again One" { #expect(stack?.viewControllers.count == 2) }
    }

    stage.delegate.allows = false
    stage.tapItem(0)
    #expect(stack.viewControllers.count == 2)
    stage.delegate.allows = true
    stage.phone.advance(by: 1)
    _ = stage.told()
    stage.tapItem(0)
    stage.phone.advance(by: 1)

    #expect(stage.told() == ["ask One", "should ", "again One", "UIKit did "])
    #expect(stack.viewControllers.count == 1)
  }

  @Test(
    "the delegate is notified of the activated control for taps, selections in code and the button",
    .rule("CYL-60"),
    .rule("CYL-62")
  )
  func controls() {
    let stage = ActionStage(tabs: 4, action: .perform {}) { _ in UIViewController() }
    stage.delegate.recordsControls = true

    stage.tap("Two")
    stage.tap("Two")
    stage.controller.selectedIndex = 3
    stage.tap("Plus")
    stage.delegate.allows = false
    stage.tap("One")
    stage.controller.barTabs = ActionStage.tabs(0)

    #expect(
      stage.told().filter { $0.hasPrefix("control") }
        == ["control Two", "control Two", "control Four", "control Plus"]
    )
  }

  @Test("each of two controllers reports only its own controls", .rule("CYL-61"))
  func twoControllers() {
    let one = ActionStage(tabs: 2, action: .perform {})
    let other = ActionStage(tabs: 2, action: .perform {})
    one.delegate.recordsControls = true
    other.delegate.recordsControls = true

    other.tap("Plus")
    one.tap("Plus")
    one.tap("Plus")

    #expect(other.told() == ["control Plus"])
    #expect(one.told() == ["control Plus", "control Plus"])
  }

  @Test(
    "replacing or removing the delegates does not affect the selection",
    .rule("CYL-53")
  )
  func otherDelegate() {
    let stage = ActionStage(tabs: 3, action: .tab("Two")) { _ in UIViewController() }
    stage.controller.delegate = nil
    stage.controller.actionDelegate = nil
    stage.tap("Plus")
    stage.expectAgreement()
    stage.controller.delegate = stage.delegate
    stage.tap("Three")

    #expect(stage.told() == ["should ", "UIKit did "])
    #expect(stage.bar.actionControl?.isSelected == false)
    stage.expectAgreement()
  }

  @Test("the delegate is notified of long presses and double taps")
  func rests() {
    let stage = ActionStage(tabs: 2) { _ in UIViewController() }
    stage.delegate.handlesLongPresses = true
    let two = stage.bar.itemViews[1]
    let middle = two.convert(CGPoint(x: two.bounds.midX, y: two.bounds.midY), to: nil)

    stage.phone.longPress(at: middle)
    #expect(stage.told() == ["rest Two"])
    stage.phone.tap(at: middle)
    stage.phone.tap(at: middle)
    #expect(stage.told().contains("twice Two"))
  }

  @Test("taps of two fingers in one frame are handled one after the other", .rule("CYL-63"))
  func twoTaps() {
    let stage = ActionStage(tabs: 3) { _ in UIViewController() }

    stage.bar.itemViews[1].sendActions(for: .touchUpInside)
    stage.bar.itemViews[2].sendActions(for: .touchUpInside)

    #expect(
      stage.told() == [
        "ask Two", "should ", "will Two by user", "did Two by user", "UIKit did ",
        "ask Three", "should ", "will Three by user", "did Three by user", "UIKit did ",
      ]
    )
    stage.expectAgreement()
  }
}
