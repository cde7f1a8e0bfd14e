import SimulatorKit
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Events that end the arranging of tabs", .serialized, .releasesEverything, .rule("R-CUS-7"))
@MainActor
struct ArrangingEndsTests {
  /// A change made in code while the sheet is shown.
  enum Change: String, CaseIterable {
    case children, sameChildren, noChildren, order, item, index, controller, list, customizable,
      hiding,
      bar
    case window, covering, end

    @MainActor func make(to stage: ArrangingStage) {
      let tabs = stage.tabs
      switch self {
      case .children: tabs.viewControllers = stage.children("CBA")
      case .sameChildren: tabs.viewControllers = tabs.viewControllers
      case .noChildren: tabs.viewControllers = nil
      case .order: tabs.reorderChildren(to: (tabs.viewControllers ?? []).reversed())
      case .item: stage.child("B").tabBarItem = UITabBarItem(title: "b", image: nil, tag: 0)
      case .index: tabs.selectedIndex = 2
      case .controller: tabs.selectedViewController = stage.child("F")
      case .list:
        tabs.selectedIndex = 0
        tabs.selectedViewController = tabs.moreNavigationController
      case .customizable: tabs.customizableViewControllers = stage.children("AB")
      case .hiding: tabs.setTabBarHidden(true, animated: true)
      case .bar: tabs.replaceBar(with: UITabBar())
      case .window: stage.phone.window.rootViewController = UIViewController()
      case .covering:
        let page = UIViewController()
        page.modalPresentationStyle = .fullScreen
        tabs.present(page, animated: true)
      case .end: #expect(tabs.tabBar.endCustomizing(animated: false))
      }
    }
  }

  private let ended = ["willBegin ABCDEF", "willEnd FBCDEA changed", "didEnd FBCDEA changed"]

  @Test(
    "a change in code ends the arranging with the user's result, and is then performed",
    arguments: Change.allCases
  )
  func changes(change: Change) {
    let stage = ArrangingStage("ABCDEF")
    stage.begin()
    stage.drag(candidate: "F", toPlace: 0)

    change.make(to: stage)

    #expect(stage.journal.lines == ended)
    #expect(stage.sheet == nil)
    #expect(!stage.bar.isCustomizing)
    stage.phone.advance(by: 1)
    #expect(stage.journal.lines == ended)
    switch change {
    case .children: #expect(stage.order == "CBA")
    case .noChildren: #expect(stage.order == "")
    case .order: #expect(stage.order == "AEDCBF")
    case .index: #expect(stage.tabs.selectedViewController === stage.child("C"))
    case .controller: #expect(stage.tabs.selectedIndex == 0)
    case .item: #expect(stage.barTitles == ["F", "b", "C", "D", "More"])
    default: #expect(stage.order == "FBCDEA")
    }
  }

  @Test("a change while the sheet is being presented ends it, too", arguments: Change.allCases)
  func early(change: Change) {
    let stage = ArrangingStage("ABCDEF")
    stage.tap("More")
    stage.journal.clear()
    stage.tabs.beginCustomizing()
    stage.phone.advance(by: 0.1)
    guard change != .end else { return }

    change.make(to: stage)
    stage.phone.advance(by: 1)

    #expect(
      stage.journal.lines == ["willBegin ABCDEF", "willEnd ABCDEF", "didEnd ABCDEF"]
    )
    #expect(stage.sheet == nil)
  }

  @Test(
    "a change while the sheet is being dismissed ends it, and the end is reported once",
    arguments: Change.allCases
  )
  func late(change: Change) throws {
    let stage = ArrangingStage("ABCDEF")
    stage.begin()
    stage.drag(candidate: "F", toPlace: 0)
    try stage.phone.tap("Done")

    change.make(to: stage)
    #expect(stage.sheet == nil)
    stage.phone.advance(by: 1)

    #expect(stage.journal.lines == ended)
  }

  @Test(
    "a width with another number of places ends the arranging, and the bar is updated",
    .rule("R-MORE-2")
  )
  func sizeClass() {
    let stage = ArrangingStage("ABCDEF", on: .iPhone15Plus)
    stage.begin()
    stage.drag(candidate: "F", toPlace: 0)

    stage.phone.rotate(to: .landscapeLeft)
    stage.phone.advance(by: 1)

    #expect(stage.journal.lines == ended)
    #expect(stage.barTitles == ["F", "B", "C", "D", "E", "A"])
    #expect(stage.sheet == nil)
    stage.phone.rotate(to: .portrait)
    stage.phone.advance(by: 1)
    #expect(stage.barTitles == ["F", "B", "C", "D", "More"])
  }

  @Test("a rotation that keeps the number of places does not end the arranging", .rule("R-CUS-21"))
  func turn() {
    let stage = ArrangingStage("ABCDEF")
    stage.begin()

    stage.phone.rotate(to: .landscapeLeft)
    stage.phone.advance(by: 1)
    #expect(stage.sheet != nil)
    stage.drag(candidate: "E", toPlace: 3)
    stage.done()

    #expect(stage.order == "ABCEDF")
    #expect(stage.journal.lines.suffix(1) == ["didEnd ABCEDF changed"])
  }

  @Test(
    "popping the selected child from More's stack in code ends the arranging",
    arguments: [false, true]
  )
  func pop(animated: Bool) {
    let stage = ArrangingStage("ABCDEF")
    stage.tabs.selectedIndex = 5
    stage.phone.advance(by: 1)
    stage.tabs.beginCustomizing()
    stage.phone.advance(by: 1)
    #expect(stage.sheet != nil)

    stage.tabs.moreNavigationController.popToRootViewController(animated: animated)

    #expect(
      stage.journal.lines == ["willBegin ABCDEF", "willEnd ABCDEF", "didEnd ABCDEF"]
    )
    #expect(stage.sheet == nil)
    stage.phone.advance(by: 1)
    #expect(stage.tabs.selectedViewController === stage.tabs.moreNavigationController)
  }

  @Test("changes without effect do not end the arranging")
  func nothingChanged() {
    let stage = ArrangingStage("ABCDEF")
    stage.begin()

    stage.tabs.selectedViewController = stage.tabs.moreNavigationController
    stage.tabs.selectedViewController = nil
    stage.tabs.selectedIndex = 17
    stage.child("A").tabBarItem.badgeValue = "3"
    stage.child("A").tabBarItem.title = "a"
    stage.tabs.setTabBarHidden(false, animated: true)
    stage.phone.advance(by: 1)

    #expect(stage.journal.lines == ["willBegin ABCDEF"])
    #expect(stage.sheet != nil)
  }

  @Test("dismissing the controller also removes its sheet immediately")
  func dismissal() {
    let stage = ArrangingStage("ABCDEF")
    let page = UIViewController()
    stage.phone.window.rootViewController = page
    stage.tabs.modalPresentationStyle = .fullScreen
    page.present(stage.tabs, animated: false)
    stage.phone.advance(by: 1)
    stage.begin()
    stage.drag(candidate: "F", toPlace: 0)

    page.dismiss(animated: true)
    #expect(stage.journal.lines == ended)
    #expect(stage.sheet == nil)
    stage.phone.advance(by: 1)

    #expect(stage.journal.lines == ended)
  }

  @Test("beginning a second time is ignored", .rule("R-CUS-16"))
  func beginTwice() {
    let stage = ArrangingStage("ABCDEF")
    stage.begin()

    stage.tabs.beginCustomizing()
    stage.phone.advance(by: 1)

    #expect(stage.journal.lines == ["willBegin ABCDEF"])
    stage.done()
    #expect(stage.sheet == nil)
  }

  @Test("the sheet stays while the app is in the background")
  func background() {
    let stage = ArrangingStage("ABCDEF")
    stage.begin()
    stage.drag(candidate: "F", toPlace: 0)

    UIApplication.shared.move(to: .background)
    stage.phone.advance(by: 1)
    UIApplication.shared.move(to: .active)
    stage.phone.advance(by: 1)

    #expect(stage.order == "FBCDEA")
    #expect(stage.sheet != nil)
    stage.done()
    #expect(stage.journal.lines == ended)
  }

  @Test("everything is released while the sheet is shown")
  func release() {
    expectReleased {
      let stage = ArrangingStage("ABCDEF")
      stage.begin()
      stage.drag(candidate: "F", toPlace: 0)
      return [stage.tabs, stage.bar, stage.phone.window, stage.tabs.more]
        + (stage.sheet.map { [$0] } ?? [])
    }
  }

  // MARK: Calls inside callbacks

  @Test("children replaced inside willBegin are the ones that are arranged")
  func replacedInsideWillBegin() {
    let stage = ArrangingStage("ABCDEF")
    let children = stage.children("FEDCBA")
    stage.delegate.actions["willBegin"] = { $0.viewControllers = children }
    stage.begin()

    stage.drag(candidate: "A", toPlace: 0)
    stage.done()

    #expect(
      stage.journal.lines == [
        "willBegin ABCDEF", "willEnd AEDCBF changed", "didEnd AEDCBF changed",
      ]
    )
  }

  @Test("no sheet is shown if nothing can be arranged after willBegin", arguments: [true, false])
  func nothingAfterWillBegin(isForbidden: Bool) {
    let stage = ArrangingStage("ABCDEF")
    let children = stage.children("AB")
    stage.delegate.actions["willBegin"] = {
      if isForbidden { $0.customizableViewControllers = nil } else { $0.viewControllers = children }
    }

    stage.begin()

    #expect(stage.journal.lines == ["willBegin ABCDEF"])
    #expect(stage.sheet == nil)
    #expect(!stage.bar.isCustomizing)
  }

  @Test(
    "a change by the delegate inside a callback is applied last",
    arguments: ["willEnd", "didEnd"]
  )
  func changeInside(event: String) {
    let stage = ArrangingStage("ABCDEF")
    let children = stage.children("ABCDEF")
    stage.delegate.actions[event] = { $0.viewControllers = children }
    stage.begin()
    stage.drag(candidate: "F", toPlace: 0)

    stage.done()

    #expect(stage.journal.lines == ended)
    #expect(stage.order == "ABCDEF")
    #expect(stage.sheet == nil)
    #expect(!stage.bar.isCustomizing)
  }

  @Test("of two nested changes the outer one is applied last")
  func nestedChanges() {
    let stage = ArrangingStage("ABCDEF")
    let children = stage.children("ABCDEF")
    stage.delegate.actions["willEnd"] = { $0.viewControllers = children }
    stage.begin()
    stage.drag(candidate: "F", toPlace: 0)

    stage.tabs.viewControllers = stage.children("CBA")

    #expect(stage.order == "CBA")
    #expect(stage.barTitles == ["C", "B", "A"])
    #expect(stage.journal.lines == ended)
  }

  @Test("children can be replaced by a page that moves into More during a drag")
  func replacedWhileRearranging() {
    let stage = ArrangingStage("ABCDEF")
    let page = LeavingPage()
    page.title = "X"
    stage.tabs.viewControllers = [page] + stage.children("BCDEF")
    stage.phone.advance(by: 1)
    stage.tabs.beginCustomizing()
    stage.phone.advance(by: 1)
    let others = stage.children("BCD")
    page.onDisappearing = { [weak tabs = stage.tabs] in tabs?.viewControllers = others }

    stage.drag(candidate: "F", toPlace: 0)

    #expect(
      stage.journal.lines == [
        "willBegin XBCDEF", "willEnd FBCDEX changed", "didEnd FBCDEX changed",
      ]
    )
    #expect(stage.order == "BCD")
    #expect(stage.barTitles == ["B", "C", "D"])
    #expect(stage.sheet == nil)
  }
}

/// A page that runs a closure once when it disappears.
private final class LeavingPage: UIViewController {
  var onDisappearing: (() -> Void)?

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    let action = onDisappearing
    onDisappearing = nil
    action?()
  }
}
