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

  @Test("nothing is customized at first", .defaults("UITabBar.isCustomizing"))
  func defaults() {
    #expect(!UITabBar().isCustomizing)
    #expect(!UITabBar().endCustomizing(animated: true))
    #expect(!bar.isCustomizing)
  }

  @Test("the sheet comes, and goes by Done", .rule("R-CUS-2", "R-CUS-14"))
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

  @Test("ending with animation tells the end when the sheet is gone", .rule("R-CUS-14"))
  func endAnimated() {
    stage.begin("A", "B", "C", "D")

    #expect(!bar.endCustomizing(animated: true))
    #expect(journal.lines.last == "willEnd ABC on")
    #expect(bar.isCustomizing)
    stage.phone.advance(by: 1)

    #expect(journal.lines == untouched)
    #expect(!bar.isCustomizing)
  }

  @Test("ending without animation tells all at once", .rule("R-CUS-14"))
  func endAtOnce() {
    stage.begin("A", "B", "C", "D")

    #expect(!bar.endCustomizing(animated: false))

    #expect(journal.lines == untouched)
    #expect(!bar.isCustomizing)
    #expect(stage.sheet == nil)
  }

  @Test("an end with animation can be hurried")
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

  @Test("what ends before the sheet is up has begun nevertheless", .rule("R-CUS-15"))
  func earlyEnd() {
    bar.beginCustomizingItems([stage.item("A")])
    stage.phone.advance(by: 0.1)

    #expect(!bar.endCustomizing(animated: false))
    stage.phone.advance(by: 1)

    #expect(journal.lines == untouched)
  }

  @Test("a drag that changes something is told", .rule("R-CUS-3", "R-CUS-12"))
  func change() {
    stage.begin("A", "B", "C", "D")

    stage.drag(candidate: "D", toPlace: 1)
    #expect(stage.titles == ["A", "D", "C"])
    #expect(bar.endCustomizing(animated: false))

    #expect(journal.lines.suffix(2) == ["willEnd ADC changed on", "didEnd ADC changed on"])
  }

  @Test("a drag that is taken back is none", .rule("R-CUS-3"))
  func takenBack() {
    stage.begin("A", "B", "C", "D")

    stage.drag(candidate: "D", toPlace: 1)
    stage.drag(candidate: "B", toPlace: 1)

    #expect(stage.titles == ["A", "B", "C"])
    #expect(!bar.endCustomizing(animated: false))
    #expect(journal.lines == untouched)
  }

  @Test("a bar that leaves its window ends at once", .rule("R-CUS-17"))
  func removal() {
    stage.begin("A", "B", "C", "D")

    bar.removeFromSuperview()

    #expect(journal.lines == untouched)
    #expect(!bar.isCustomizing)
    #expect(stage.sheet == nil)
  }

  @Test("replacing the items ends at once, then shows the new ones", .rule("R-CUS-17"))
  func replacedItems() {
    stage.begin("A", "B", "C", "D")
    stage.drag(candidate: "D", toPlace: 0)

    bar.items = [stage.item("X")]

    #expect(journal.lines.suffix(2) == ["willEnd DBC changed on", "didEnd DBC changed on"])
    #expect(stage.titles == ["X"])
    #expect(!bar.isCustomizing)
  }

  @Test("beginning twice counts once", .rule("R-CUS-16"))
  func beginTwice() {
    stage.begin("A", "D")

    bar.beginCustomizingItems([stage.item("E")])
    stage.phone.advance(by: 1)

    #expect(journal.lines == ["willBegin ABC off", "didBegin ABC on"])
    #expect(stage.candidate("E") == nil)
  }

  @Test("ending without a beginning calls no delegate", .rule("R-CUS-16"))
  func endWithoutBegin() {
    #expect(!bar.endCustomizing(animated: true))
    #expect(!bar.endCustomizing(animated: false))
    stage.begin("A")
    stage.done()
    #expect(!bar.endCustomizing(animated: false))

    #expect(journal.lines == untouched)
  }

  @Test("no candidates, no sheet", .rule("R-CUS-10"))
  func noCandidates() {
    bar.beginCustomizingItems([])

    #expect(journal.lines.isEmpty)
    #expect(!bar.isCustomizing)
    #expect(stage.sheet == nil)
  }

  @Test("a bar that is not on the screen is not customized", .rule("R-CUS-16"))
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

  @Test("beginning and ending inside willBegin change nothing", .rule("R-CUS-16"))
  func insideWillBegin() {
    stage.delegate.actions["willBegin"] = { bar in
      bar.beginCustomizingItems([UITabBarItem()])
      #expect(!bar.endCustomizing(animated: false))
    }

    stage.begin("A")
    stage.done()

    #expect(journal.lines == untouched)
  }

  @Test("ending inside didBegin ends at once or later", arguments: [true, false])
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

  @Test("beginning inside willEnd is too early, inside didEnd it begins anew", .rule("R-CUS-16"))
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

  @Test("a bar removed inside willBegin gets no sheet", .rule("R-CUS-16"))
  func removalInsideWillBegin() {
    stage.delegate.actions["willBegin"] = { $0.removeFromSuperview() }

    stage.begin("A")

    #expect(journal.lines == ["willBegin ABC off"])
    #expect(!bar.isCustomizing)
    #expect(stage.sheet == nil)
  }

  @Test("items replaced inside willBegin are those that are customized")
  func replacementInsideWillBegin() {
    let items = [stage.item("X"), stage.item("Y")]
    stage.delegate.actions["willBegin"] = { $0.items = items }

    stage.begin("X", "D")
    stage.drag(candidate: "D", toPlace: 0)

    #expect(stage.titles == ["D", "Y"])
    #expect(journal.lines == ["willBegin ABC off", "didBegin XY on"])
  }

  @Test("items replaced inside didEnd stay", .rule("R-CUS-17"))
  func replacementInsideDidEnd() {
    let items = [stage.item("X")]
    stage.delegate.actions["didEnd"] = { $0.items = items }

    stage.begin("A", "D")
    stage.drag(candidate: "D", toPlace: 0)
    stage.done()

    #expect(stage.titles == ["X"])
    #expect(!bar.isCustomizing)
  }

  @Test("a bar goes with its sheet up")
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
    "calls in the form of optional methods reach the delegate",
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
