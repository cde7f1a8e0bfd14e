import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UITabBarController: selection", .releasesEverything) @MainActor
struct TabBarSelectionTests {
  private let journal = Journal()

  private func stage(_ names: String...) -> (
    Stage, RecordingTabBarController, RecordingTabBarControllerDelegate
  ) {
    let tabs = RecordingTabBarController(names, journal)
    let delegate = RecordingTabBarControllerDelegate(journal)
    tabs.delegate = delegate
    let stage = Stage(tabs)
    journal.clear()
    return (stage, tabs, delegate)
  }

  // MARK: Taps

  @Test(
    "a tap calls shouldSelect, selects the tab, then calls didSelect",
    .rule("R-SEL-1", "R-SEL-3", "R-SEL-6")
  )
  func tap() {
    expectReleased {
      let (stage, tabs, delegate) = stage("A", "B")

      stage.tap("B")

      #expect(
        journal.lines == [
          "should B from A", "B.didLoad", "B.willAppear", "A.willDisappear", "A.didDisappear",
          "B.didAppear", "bar B", "did B at B",
        ]
      )
      #expect(tabs.selectedIndex == 1)
      return [tabs, delegate] + tabs.pages
    }
  }

  @Test("a refused tap changes nothing", .rule("R-SEL-2", "R-ITEM-10"))
  func refusal() {
    let (stage, tabs, delegate) = stage("A", "B")
    delegate.shouldSelect = { _ in false }

    stage.tap("B")

    #expect(journal.lines == ["should B from A"])
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.tabBar.selectedItem === tabs.pages[0].tabBarItem)
    #expect(!tabs.pages[1].isViewLoaded)
  }

  @Test(
    "a tap on the selected tab calls the delegate again without appearance calls",
    .rule("R-SEL-5")
  )
  func tapOnSelected() {
    let (stage, _, delegate) = stage("A", "B")
    defer { keepAlive(delegate) }

    stage.tap("A")

    #expect(journal.lines == ["should A from A", "bar A", "did A at A"])
  }

  @Test("two quick taps are two complete switches", .rule("R-SEL-8"))
  func twoTaps() {
    let (stage, tabs, delegate) = stage("A", "B", "C")
    defer { keepAlive(delegate) }

    stage.tap("B")
    stage.tap("C")

    #expect(tabs.selectedIndex == 2)
    #expect(
      journal.lines.filter { $0.contains(".did") && !$0.contains("Load") } == [
        "A.didDisappear", "B.didAppear", "B.didDisappear", "C.didAppear",
      ]
    )
  }

  @Test("a disabled item ignores taps but can be selected by code", .rule("R-ITEM-9"))
  func disabled() {
    let (stage, tabs, delegate) = stage("A", "B")
    defer { keepAlive(delegate) }
    tabs.pages[1].tabBarItem.isEnabled = false
    stage.advance(by: 0.1)

    stage.tap("B")
    #expect(journal.lines.isEmpty)
    #expect(tabs.selectedIndex == 0)

    tabs.selectedIndex = 1
    #expect(tabs.selectedIndex == 1)
  }

  // MARK: Selection in code

  @Test("selecting in code calls no delegate, and the highlight follows", .rule("R-SEL-4"))
  func assignment() {
    let (stage, tabs, delegate) = stage("A", "B", "C")
    defer { keepAlive(stage, delegate) }

    tabs.selectedIndex = 1
    #expect(tabs.tabBar.selectedItem === tabs.pages[1].tabBarItem)
    tabs.selectedViewController = tabs.pages[2]
    #expect(tabs.selectedIndex == 2)

    #expect(journal.lines.allSatisfy { !$0.hasPrefix("should") && !$0.hasPrefix("did") })
    #expect(journal.lines.allSatisfy { !$0.hasPrefix("bar") })
  }

  @Test("selecting the selected tab in code does nothing", .rule("R-SEL-7"))
  func sameAgain() {
    let (stage, tabs, delegate) = stage("A", "B")
    defer { keepAlive(stage, delegate) }

    tabs.selectedIndex = 0
    tabs.selectedViewController = tabs.pages[0]

    #expect(journal.lines.isEmpty)
  }

  @Test("the first assignment selects the first child", .rule("R-SEL-10", "R-SEL-33"))
  func firstAssignment() {
    let tabs = UITabBarController()
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(tabs.selectedViewController == nil)
    #expect(tabs.viewControllers == nil)

    let pages = [UIViewController(), UIViewController()]
    tabs.viewControllers = pages

    #expect(tabs.selectedIndex == 0)
    #expect(tabs.selectedViewController === pages[0])
    #expect(!pages[0].isViewLoaded)
  }

  @Test(
    "a selection made before the view is loaded is kept, and only that page's view is loaded",
    .rule("R-SEL-11")
  )
  func earlySelection() {
    let tabs = RecordingTabBarController(["A", "B", "C"], journal)
    tabs.selectedIndex = 2

    let stage = Stage(tabs)
    defer { keepAlive(stage) }

    #expect(tabs.pages.map(\.isViewLoaded) == [false, false, true])
  }

  // MARK: Replacing the children

  @Test(
    "new children keep the selected controller, else the index, else select the first",
    .rule("R-SEL-20", "R-SEL-22")
  )
  func replacement() {
    let (stage, tabs, delegate) = stage("A", "B", "C")
    defer { keepAlive(stage, delegate) }
    let (a, b, c) = (tabs.pages[0], tabs.pages[1], tabs.pages[2])
    tabs.selectedIndex = 2
    journal.clear()

    tabs.viewControllers = [c, a]
    #expect(tabs.selectedViewController === c)
    #expect(!journal.lines.contains { $0.hasPrefix("C.") })

    let new = RecordingViewController("N", journal)
    tabs.viewControllers = [new, a]
    #expect(tabs.selectedViewController === new)

    tabs.selectedIndex = 1
    tabs.viewControllers = [b]
    #expect(tabs.selectedIndex == 0)
    #expect(!journal.lines.contains { $0.hasPrefix("should") || $0.hasPrefix("did ") })
  }

  @Test("nil and [] leave an empty bar without a selection", .rule("R-BAD-7", "R-SEL-33"))
  func noChildren() {
    let (stage, tabs, delegate) = stage("A", "B")
    defer { keepAlive(delegate) }
    let shown = tabs.pages[0]

    tabs.viewControllers = []
    stage.advance(by: 0.1)

    #expect(tabs.selectedIndex == NSNotFound)
    #expect(tabs.tabBar.items?.isEmpty == true)
    #expect(tabs.tabBar.selectedItem == nil)
    #expect(shown.view.superview == nil)
    #expect(shown.parent == nil)

    tabs.viewControllers = nil
    #expect(tabs.viewControllers == nil)
  }

  // MARK: Invalid values

  @Test("an index that does not exist is ignored with a warning", .rule("R-SEL-30", "R-SEL-31"))
  func badIndex() {
    let (stage, tabs, delegate) = stage("A", "B")
    defer { keepAlive(stage, delegate) }
    tabs.selectedIndex = 1

    for index in [2, 99, -1, NSNotFound] { tabs.selectedIndex = index }

    #expect(tabs.selectedIndex == 1)
  }

  @Test("assigning nil to selectedViewController is ignored", .rule("R-SEL-32"))
  func noController() {
    let (stage, tabs, delegate) = stage("A", "B")
    defer { keepAlive(stage, delegate) }
    tabs.selectedIndex = 1

    tabs.selectedViewController = nil

    #expect(tabs.selectedIndex == 1)
  }

  @Test("delegate methods can be called with optional chaining, as in iOS code")
  func optionalCalls() {
    let tabs = RecordingTabBarController(["A", "B"], journal)
    let delegate = RecordingTabBarControllerDelegate(journal)
    delegate.shouldSelect = { _ in false }
    tabs.delegate = delegate
    journal.clear()

    let allows = tabs.delegate?.tabBarController?(tabs, shouldSelect: tabs.pages[1]) ?? true
    tabs.delegate?.tabBarController?(tabs, didSelect: tabs.pages[1])

    #expect(!allows)
    #expect(journal.lines == ["should B from A", "did B at A"])
  }

  // MARK: Inside callbacks

  @Test("a selection inside shouldSelect that refuses the tap is kept", .rule("R-BAD-10"))
  func selectionInsideShouldSelect() {
    let (stage, tabs, delegate) = stage("A", "B", "C")
    delegate.shouldSelect = { _ in false }
    delegate.actions["should"] = { $0.selectedIndex = 2 }

    stage.tap("B")

    #expect(tabs.selectedIndex == 2)
    #expect(tabs.pages.map { $0.viewIfLoaded?.superview != nil } == [false, false, true])
  }

  @Test("removing the tapped child inside shouldSelect drops the tap", .rule("R-BAD-11"))
  func removalInsideShouldSelect() {
    let (stage, tabs, delegate) = stage("A", "B", "C")
    let kept = [tabs.pages[0], tabs.pages[2]]
    delegate.actions["should"] = { $0.viewControllers = kept }

    stage.tap("B")

    #expect(tabs.pages == kept)
    #expect(tabs.selectedViewController === kept[0])
    #expect(!journal.lines.contains { $0.hasPrefix("did ") })
  }

  @Test(
    "a selection inside viewWillAppear is performed with balanced calls",
    .rule("R-BAD-13", "R-LIFE-7")
  )
  func selectionInsideViewWillAppear() {
    let (stage, tabs, delegate) = stage("A", "B", "C")
    defer { keepAlive(delegate) }
    tabs.pages[1].actions["willAppear"] = { tabs.selectedIndex = 2 }

    stage.tap("B")

    #expect(tabs.selectedIndex == 2)
    #expect(
      journal.lines.filter { $0.hasPrefix("B.") } == [
        "B.didLoad", "B.willAppear", "B.didAppear", "B.willDisappear", "B.didDisappear",
      ]
    )
    #expect(tabs.pages[1].view.superview == nil)
    #expect(tabs.pages[2].view.superview != nil)
  }

  @Test("a selection inside viewDidLoad never shows the page in between", .rule("R-LIFE-7"))
  func selectionInsideViewDidLoad() {
    let (stage, tabs, delegate) = stage("A", "B", "C")
    defer { keepAlive(delegate) }
    tabs.pages[1].actions["didLoad"] = { tabs.selectedIndex = 2 }

    stage.tap("B")

    #expect(journal.lines.filter { $0.hasPrefix("B.") } == ["B.didLoad"])
    #expect(tabs.pages[2].view.superview != nil)
  }

  @Test(
    "pages that select each other endlessly are stopped with a warning",
    .rule("R-BAD-13")
  )
  func circle() {
    let (stage, tabs, delegate) = stage("A", "B")
    defer { keepAlive(stage, delegate) }
    tabs.pages[0].onCallback = { [weak tabs] in if $0 == "didAppear" { tabs?.selectedIndex = 1 } }
    tabs.pages[1].onCallback = { [weak tabs] in if $0 == "didAppear" { tabs?.selectedIndex = 0 } }

    tabs.selectedIndex = 1

    #expect([0, 1].contains(tabs.selectedIndex))
  }

  @Test("replacing all children inside viewWillDisappear ends with the new ones", .rule("R-BAD-11"))
  func replacementInsideViewWillDisappear() {
    let (stage, tabs, delegate) = stage("A", "B")
    defer { keepAlive(delegate) }
    let old = tabs.pages
    let new = [RecordingViewController("N", journal), RecordingViewController("M", journal)]
    old[0].actions["willDisappear"] = { tabs.viewControllers = new }

    stage.tap("B")
    stage.advance(by: 0.1)

    #expect(tabs.pages == new)
    #expect(tabs.selectedIndex == 1)
    #expect(old.allSatisfy { $0.parent == nil && $0.view.superview == nil })
    #expect(new[1].view.superview != nil)
    #expect(journal.lines.filter { $0 == "B.willAppear" }.count == 1)
    #expect(journal.lines.filter { $0 == "B.didDisappear" }.count == 1)
  }
}
