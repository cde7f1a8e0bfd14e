import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite(
  "The order of calls while a bar is customized",
  .serialized,
  .releasesEverything,
  .rule("R-CUS-15"),
  .member(
    "UITabBar.beginCustomizingItems",
    "UITabBar.endCustomizing",
    "UITabBar.isCustomizing",
    "UITabBarDelegate.tabBar(_:willBeginCustomizing:)",
    "UITabBarDelegate.tabBar(_:didBeginCustomizing:)",
    "UITabBarDelegate.tabBar(_:willEndCustomizing:changed:)",
    "UITabBarDelegate.tabBar(_:didEndCustomizing:changed:)"
  )
)
@MainActor
struct CustomizationOrderTests {
  private let stage = CustomizingStage("A", "B", "C")
  private var bar: UITabBar { stage.bar }
  private var journal: Journal { stage.journal }
  private let untouched = [
    "willBegin ABC off", "didBegin ABC on", "willEnd ABC on", "didEnd ABC on",
  ]

  @Test("no bar is being customized by default", .defaults("UITabBar.isCustomizing"))
  func defaults() {
    #expect(!UITabBar().isCustomizing)
    #expect(!UITabBar().endCustomizing(animated: true))
    #expect(!bar.isCustomizing)
  }

  @Test("the sheet is shown, and dismissed by Done", .rule("R-CUS-2", "R-CUS-14"))
  func done() {
    bar.beginCustomizingItems([stage.item("A"), stage.item("D")])
    #expect(journal.lines == ["willBegin ABC off"])
    #expect(bar.isCustomizing)
    stage.phone.advance(by: 1)
    #expect(journal.lines == ["willBegin ABC off", "didBegin ABC on"])

    stage.done()

    #expect(journal.lines == untouched)
    #expect(!bar.isCustomizing)
    #expect(stage.sheet == nil)
  }

  @Test("ending with animation reports the end after the sheet disappeared", .rule("R-CUS-14"))
  func endAnimated() {
    stage.begin("A", "B", "C", "D")

    #expect(!bar.endCustomizing(animated: true))
    #expect(journal.lines.last == "willEnd ABC on")
    #expect(bar.isCustomizing)
    stage.phone.advance(by: 1)

    #expect(journal.lines == untouched)
    #expect(!bar.isCustomizing)
  }

  @Test("ending without animation reports everything immediately", .rule("R-CUS-14"))
  func endAtOnce() {
    stage.begin("A", "B", "C", "D")

    #expect(!bar.endCustomizing(animated: false))

    #expect(journal.lines == untouched)
    #expect(!bar.isCustomizing)
    #expect(stage.sheet == nil)
  }

  @Test("an animated end can be completed without animation")
  func hurriedEnd() {
    stage.begin("A", "B", "C", "D")
    stage.drag(candidate: "D", toPlace: 0)

    #expect(bar.endCustomizing(animated: true))
    #expect(bar.endCustomizing(animated: true))
    #expect(bar.endCustomizing(animated: false))
    stage.phone.advance(by: 1)

    #expect(journal.lines.suffix(2) == ["willEnd DBC changed on", "didEnd DBC changed on"])
    #expect(journal.lines.count == 4)
  }

  @Test("an end during the presentation is preceded by didBegin", .rule("R-CUS-15"))
  func earlyEnd() {
    bar.beginCustomizingItems([stage.item("A")])
    stage.phone.advance(by: 0.1)

    #expect(!bar.endCustomizing(animated: false))
    stage.phone.advance(by: 1)

    #expect(journal.lines == untouched)
  }

  @Test("a drag that changes the items is reported", .rule("R-CUS-3", "R-CUS-12"))
  func change() {
    stage.begin("A", "B", "C", "D")

    stage.drag(candidate: "D", toPlace: 1)
    #expect(stage.titles == ["A", "D", "C"])
    #expect(bar.endCustomizing(animated: false))

    #expect(journal.lines.suffix(2) == ["willEnd ADC changed on", "didEnd ADC changed on"])
  }

  @Test("a drag that is undone is not reported as a change", .rule("R-CUS-3"))
  func takenBack() {
    stage.begin("A", "B", "C", "D")

    stage.drag(candidate: "D", toPlace: 1)
    stage.drag(candidate: "B", toPlace: 1)

    #expect(stage.titles == ["A", "B", "C"])
    #expect(!bar.endCustomizing(animated: false))
    #expect(journal.lines == untouched)
  }

  @Test("removing the bar from its window ends the customization immediately", .rule("R-CUS-17"))
  func removal() {
    stage.begin("A", "B", "C", "D")

    bar.removeFromSuperview()

    #expect(journal.lines == untouched)
    #expect(!bar.isCustomizing)
    #expect(stage.sheet == nil)
  }

  @Test("replacing the items ends the customization, then shows the new items", .rule("R-CUS-17"))
  func replacedItems() {
    stage.begin("A", "B", "C", "D")
    stage.drag(candidate: "D", toPlace: 0)

    bar.items = [stage.item("X")]

    #expect(journal.lines.suffix(2) == ["willEnd DBC changed on", "didEnd DBC changed on"])
    #expect(stage.titles == ["X"])
    #expect(!bar.isCustomizing)
  }

  @Test("beginning twice has no effect", .rule("R-CUS-16"))
  func beginTwice() {
    stage.begin("A", "D")

    bar.beginCustomizingItems([stage.item("E")])
    stage.phone.advance(by: 1)

    #expect(journal.lines == ["willBegin ABC off", "didBegin ABC on"])
    #expect(stage.candidate("E") == nil)
  }

  @Test("ending without beginning calls no delegate", .rule("R-CUS-16"))
  func endWithoutBegin() {
    #expect(!bar.endCustomizing(animated: true))
    #expect(!bar.endCustomizing(animated: false))
    stage.begin("A")
    stage.done()
    #expect(!bar.endCustomizing(animated: false))

    #expect(journal.lines == untouched)
  }

  @Test("without candidates no sheet is shown", .rule("R-CUS-10"))
  func noCandidates() {
    bar.beginCustomizingItems([])

    #expect(journal.lines.isEmpty)
    #expect(!bar.isCustomizing)
    #expect(stage.sheet == nil)
  }

  @Test("a bar that is not visible cannot be customized", .rule("R-CUS-16"))
  func offScreen() {
    let free = UITabBar()
    free.delegate = stage.delegate
    free.beginCustomizingItems([stage.item("A")])
    stage.page.view.isHidden = true
    bar.beginCustomizingItems([stage.item("A")])

    #expect(journal.lines.isEmpty)
    #expect(!free.isCustomizing)
    #expect(!bar.isCustomizing)
  }

  // MARK: Calls inside callbacks

  @Test("beginning and ending inside willBegin has no effect", .rule("R-CUS-16"))
  func insideWillBegin() {
    stage.delegate.actions["willBegin"] = { bar in
      bar.beginCustomizingItems([UITabBarItem()])
      #expect(!bar.endCustomizing(animated: false))
    }

    stage.begin("A")
    stage.done()

    #expect(journal.lines == untouched)
  }

  @Test("ending inside didBegin works with and without animation", arguments: [true, false])
  func endInsideDidBegin(animated: Bool) {
    stage.delegate.actions["didBegin"] = { $0.endCustomizing(animated: animated) }

    stage.begin("A")
    stage.phone.advance(by: 1)

    #expect(journal.lines == untouched)
    #expect(!bar.isCustomizing)
  }

  @Test("ending inside willEnd ends once")
  func endInsideWillEnd() {
    stage.delegate.actions["willEnd"] = { $0.endCustomizing(animated: false) }

    stage.begin("A")
    stage.done()

    #expect(journal.lines == untouched)
  }

  @Test("beginning inside willEnd is ignored, inside didEnd it begins again", .rule("R-CUS-16"))
  func beginInsideEnd() {
    let item = stage.item("A")
    stage.delegate.actions["willEnd"] = { $0.beginCustomizingItems([item]) }
    stage.delegate.actions["didEnd"] = { $0.beginCustomizingItems([item]) }

    stage.begin("A")
    stage.done()
    stage.phone.advance(by: 1)

    #expect(bar.isCustomizing)
    #expect(stage.sheet != nil)
    stage.done()
    #expect(journal.lines.count == 8)
    #expect(journal.lines.last == "didEnd ABC on")
    #expect(!bar.isCustomizing)
  }

  @Test("a bar removed inside willBegin shows no sheet", .rule("R-CUS-16"))
  func removalInsideWillBegin() {
    stage.delegate.actions["willBegin"] = { $0.removeFromSuperview() }

    stage.begin("A")

    #expect(journal.lines == ["willBegin ABC off"])
    #expect(!bar.isCustomizing)
    #expect(stage.sheet == nil)
  }

  @Test("items replaced inside willBegin are the ones that are customized")
  func replacementInsideWillBegin() {
    let items = [stage.item("X"), stage.item("Y")]
    stage.delegate.actions["willBegin"] = { $0.items = items }

    stage.begin("X", "D")
    stage.drag(candidate: "D", toPlace: 0)

    #expect(stage.titles == ["D", "Y"])
    #expect(journal.lines == ["willBegin ABC off", "didBegin XY on"])
  }

  @Test("items replaced inside didEnd are kept", .rule("R-CUS-17"))
  func replacementInsideDidEnd() {
    let items = [stage.item("X")]
    stage.delegate.actions["didEnd"] = { $0.items = items }

    stage.begin("A", "D")
    stage.drag(candidate: "D", toPlace: 0)
    stage.done()

    #expect(stage.titles == ["X"])
    #expect(!bar.isCustomizing)
  }

  @Test("a bar is released while its sheet is shown")
  func release() {
    expectReleased {
      let stage = CustomizingStage("A", "B")
      stage.begin("A", "B", "C")
      stage.drag(candidate: "C", toPlace: 0)
      return [stage.bar, stage.page, stage.phone.window, stage.item("C")]
        + (stage.sheet.map { [$0] } ?? [])
    }
  }

  @Test(
    "delegate methods can be called with optional chaining",
    .member("UITabBarDelegate.tabBar")
  )
  func optionalCalls() {
    let delegate: UITabBarDelegate = stage.delegate

    delegate.tabBar?(bar, willBeginCustomizing: [])
    delegate.tabBar?(bar, didBeginCustomizing: [])
    delegate.tabBar?(bar, willEndCustomizing: [], changed: true)
    delegate.tabBar?(bar, didEndCustomizing: [], changed: false)

    #expect(
      journal.lines == ["willBegin  off", "didBegin  off", "willEnd  changed off", "didEnd  off"]
    )
  }
}
