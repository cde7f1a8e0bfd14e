import SimulatorKit
import TestStage
import TestSupport
import Testing
import UIKitCore

@testable import UIKitCore

@MainActor @Suite("UIAlertController", .releasesEverything) struct AlertControllerTests {
  @Test("an alert has the texts, style and actions it was created with", .rule("R-ALR-6"))
  func making() {
    let bare = UIAlertController()
    #expect(bare.preferredStyle == .actionSheet)
    #expect(bare.actions.isEmpty)
    #expect(bare.severity == .default)
    #expect(bare.preferredAction == nil)

    let alert = UIAlertController(title: "A", message: "B", preferredStyle: .alert)
    let first = UIAlertAction(title: "One", style: .default)
    alert.addAction(first)
    alert.preferredAction = first

    #expect(alert.title == "A")
    #expect(alert.message == "B")
    #expect(alert.preferredStyle == .alert)
    #expect(alert.actions == [first])
    #expect(alert.preferredAction === first)
    #expect(first.title == "One")
    #expect(first.style == .default)
    #expect(first.isEnabled)
  }

  @Test("a copied action is equal in all but its alert", .rule("R-ALR-6"))
  func copying() {
    var runs = 0
    let action = UIAlertAction(title: "One", style: .destructive) { _ in runs += 1 }
    action.isEnabled = false

    let copy = action.copy() as? UIAlertAction

    #expect(copy !== action)
    #expect(copy?.title == "One")
    #expect(copy?.style == .destructive)
    #expect(copy?.isEnabled == false)
    copy?.perform()
    #expect(runs == 1)
  }

  @Test("the handler runs after the alert has disappeared", .rule("R-ALR-20"))
  func order() throws {
    let stage = AlertStage()
    stage.show(stage.alert())
    #expect(stage.journal.take() == ["alert.willAppear", "alert.didAppear"])

    try stage.phone.tap("Delete")

    #expect(stage.journal.take() == ["alert.willDisappear"])
    stage.advance(by: 1)
    #expect(stage.journal.take() == ["alert.didDisappear", "handler Delete"])
    #expect(stage.tabs.presentedViewController == nil)
  }

  @Test("a handler can present the next alert", .rule("R-ALR-20"))
  func chain() throws {
    let stage = AlertStage()
    let first = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
    let tabs = stage.tabs
    first.addAction(
      UIAlertAction(title: "More", style: .default) { [weak tabs, weak stage] _ in
        guard let stage else { return }
        tabs?.present(stage.alert(title: "Second"), animated: true)
      }
    )
    stage.show(first)

    try stage.phone.tap("More")
    stage.advance(by: 2)

    #expect(stage.phone.elements.contains { $0.label == "Second" })
    try stage.phone.tap("Cancel")
    stage.advance(by: 1)
    #expect(tabs.presentedViewController == nil)
  }

  @Test("no handler runs when the alert is dismissed in code", .rule("R-ALR-21"))
  func dismissInCode() {
    let stage = AlertStage()
    stage.show(stage.alert())

    stage.tabs.dismiss(animated: true)
    stage.advance(by: 1)

    #expect(stage.journal.lines.last == "alert.didDisappear")
    #expect(!stage.journal.lines.contains { $0.hasPrefix("handler") })
  }

  @Test("two simultaneous taps choose one action", .rule("R-ALR-20"))
  func twice() throws {
    let stage = AlertStage()
    let alert = stage.alert()
    stage.show(alert)

    alert.choose(alert.actions[0])
    alert.choose(alert.actions[1])
    stage.advance(by: 1)

    #expect(stage.journal.lines.filter { $0.hasPrefix("handler") } == ["handler Delete"])
  }

  @Test("a disabled action cannot be chosen until it is enabled", .rule("R-ALR-8"))
  func disabled() throws {
    let stage = AlertStage()
    let alert = stage.alert()
    alert.actions[0].isEnabled = false
    stage.show(alert)

    try stage.phone.tap("Delete")
    stage.advance(by: 1)

    #expect(stage.tabs.presentedViewController === alert)
    let element = stage.phone.elements.first { $0.label == "Delete" }
    #expect(element?.traits.contains(.notEnabled) == true)
    alert.actions[0].isEnabled = true
    try stage.phone.tap("Delete")
    stage.advance(by: 1)
    #expect(stage.journal.lines.last == "handler Delete")
  }

  @Test(
    "a tap outside an alert does nothing; outside an action sheet it cancels",
    .rule("R-ALR-12")
  )
  func outside() {
    let stage = AlertStage()
    let alert = stage.show(stage.alert())
    stage.phone.tap(at: CGPoint(x: 200, y: 100))
    stage.advance(by: 1)
    #expect(stage.tabs.presentedViewController === alert)
    stage.tabs.dismiss(animated: false)

    let sheet = stage.show(stage.alert(.actionSheet))
    #expect(stage.tabs.presentedViewController === sheet)
    stage.phone.tap(at: CGPoint(x: 200, y: 100))
    stage.advance(by: 1)

    #expect(stage.journal.lines.last == "handler Cancel")
    #expect(stage.tabs.presentedViewController == nil)
  }

  @Test("a tap outside an action sheet without a cancel action does nothing", .rule("R-ALR-12"))
  func outsideWithoutCancel() {
    let stage = AlertStage()
    let sheet = stage.show(stage.alert(.actionSheet, actions: [("Share", .default)]))

    stage.phone.tap(at: CGPoint(x: 200, y: 100))
    stage.advance(by: 1)

    #expect(stage.tabs.presentedViewController === sheet)
    stage.tabs.dismiss(animated: false)
  }

  @Test("sliding to another action and releasing chooses it", .rule("R-ALR-13"))
  func sliding() {
    let stage = AlertStage()
    stage.show(
      stage.alert(
        .actionSheet,
        actions: [("Share", .default), ("Copy", .default), ("Cancel", .cancel)]
      )
    )
    let (from, to) = (stage.frame(of: "Share"), stage.frame(of: "Cancel"))

    stage.phone.press(at: CGPoint(x: from.midX, y: from.midY))
    stage.phone.slide(to: CGPoint(x: to.midX, y: to.midY))
    stage.phone.lift()
    stage.advance(by: 1)

    #expect(stage.journal.lines.last == "handler Cancel")
  }

  @Test("releasing outside the actions chooses nothing", .rule("R-ALR-13"))
  func slidingOff() {
    let stage = AlertStage()
    let alert = stage.show(stage.alert())
    let from = stage.frame(of: "Delete")

    stage.phone.press(at: CGPoint(x: from.midX, y: from.midY))
    stage.phone.slide(to: CGPoint(x: from.midX, y: from.midY - 60))
    stage.phone.lift()
    stage.advance(by: 1)

    #expect(stage.tabs.presentedViewController === alert)
    stage.tabs.dismiss(animated: false)
  }

  @Test("a list of actions that is too long scrolls", .rule("R-ALR-4"))
  func scrolling() throws {
    let stage = AlertStage()
    let actions = (1...30).map { ("Choice \($0)", UIAlertAction.Style.default) }
    stage.show(stage.alert(.actionSheet, actions: actions + [("Cancel", .cancel)]))
    #expect(!stage.phone.window.bounds.contains(stage.frame(of: "Choice 30")))
    let from = stage.frame(of: "Choice 5")

    stage.phone.drag(
      from: CGPoint(x: from.midX, y: from.midY + 200),
      to: CGPoint(x: from.midX, y: from.midY - 250),
      duration: 0.15
    )
    stage.advance(by: 3)

    #expect(stage.tabs.presentedViewController != nil)
    try stage.phone.tap("Choice 30")
    stage.advance(by: 1)
    #expect(stage.journal.lines.last == "handler Choice 30")
  }

  @Test("texts and actions can change while the alert is shown", .rule("R-ALR-6"))
  func changing() {
    let stage = AlertStage()
    let alert = stage.alert(actions: [("OK", .default)])
    stage.show(alert)
    let before = alert.view.frame

    alert.message =
      "A text of several lines, which needs more room than the short one did before it."
    alert.addAction(UIAlertAction(title: "Another", style: .default))
    stage.advance(by: 0.1)

    #expect(alert.view.frame.height > before.height)
    #expect(abs(alert.view.frame.midY - before.midY) < 1)
    #expect(stage.phone.elements.contains { $0.label == "Another" })
    stage.tabs.dismiss(animated: false)
  }

  @Test("the alert's elements are the only accessible ones", .rule("R-ALR-25"))
  func accessibility() {
    let stage = AlertStage()
    stage.show(stage.alert())

    let elements = stage.phone.elements

    #expect(
      elements.map(\.label) == ["Delete note?", "It cannot be brought back.", "Delete", "Cancel"]
    )
    #expect(elements[0].traits.contains(.header))
    #expect(elements[2].traits == .button)
    stage.tabs.dismiss(animated: false)
    stage.advance(by: 0.1)
    #expect(stage.phone.elements.contains { $0.label == "Notes" })
  }

  @Test("an alert fades in, scaling down slightly, and dims the window's tint", .rule("R-ALR-15"))
  func appearing() throws {
    let stage = AlertStage()
    let alert = stage.alert()
    stage.tabs.present(alert, animated: true)
    stage.advance(by: 0.05)

    let shown = try #require(alert.view.layer.presentation())

    #expect(shown.opacity > 0 && shown.opacity < 1)
    #expect(shown.affineTransform().a > 1)
    #expect(stage.tabs.view.tintAdjustmentMode == .dimmed)
    stage.advance(by: 1)
    #expect(alert.view.frame.width == 270)
    stage.tabs.dismiss(animated: false)
    #expect(stage.tabs.view.tintAdjustmentMode == .normal)
  }

  @Test(
    "an alert presented over an alert is refused, like any second presentation",
    .rule("R-ALR-22")
  )
  func second() {
    let stage = AlertStage()
    let first = stage.show(stage.alert())

    stage.tabs.present(stage.alert(title: "Second"), animated: true)
    stage.advance(by: 1)

    #expect(stage.tabs.presentedViewController === first)
    #expect(!stage.phone.elements.contains { $0.label == "Second" })
    stage.tabs.dismiss(animated: false)
  }
}
