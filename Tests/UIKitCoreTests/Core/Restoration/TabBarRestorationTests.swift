import Foundation
import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite(
  "UITabBarController: coming back",
  .releasesEverything,
  .serialized,
  .member(
    "UITabBarController.encodeRestorableState",
    "UITabBarController.decodeRestorableState"
  )
)
@MainActor
struct TabBarRestorationTests {
  private func pages(_ letters: String) -> [UIViewController] {
    letters.map { RestorablePage($0 == "." ? nil : String($0)) }
  }

  private func letters(_ tabs: UITabBarController) -> String {
    (tabs.viewControllers ?? []).map { $0.restorationIdentifier ?? "." }.joined()
  }

  @Test("the selected tab is selected again", .rule("R-RES-1"))
  func selected() throws {
    let (first, second) = (tabs(pages("abc")), tabs(pages("abc")))
    let phone = restore(from: first, to: second) { _ in first.selectedIndex = 2 }

    #expect(second.selectedIndex == 2)
    #expect(second.selectedViewController?.view.window === phone.window)
  }

  @Test("the same child is selected again, wherever it is now", .rule("R-RES-1", "R-RES-3"))
  func otherOrder() {
    let (first, second) = (tabs(pages("abcd")), tabs(pages("dnbca")))
    _ = restore(from: first, to: second) { _ in first.selectedIndex = 1 }

    #expect(second.selectedViewController?.restorationIdentifier == "b")
    #expect(second.selectedIndex == 2)
  }

  @Test("children get their state by identifier, not by position", .rule("R-RES-3"))
  func childrenByIdentifier() {
    let (first, second) = (tabs(pages("ab")), tabs(pages("ba")))
    for (page, text) in zip(first.viewControllers ?? [], ["one", "two"]) {
      (page as? RestorablePage)?.text = text
    }

    _ = restore(from: first, to: second)

    #expect(second.viewControllers?.map { ($0 as? RestorablePage)?.text } == ["two", "one"])
  }

  @Test("children are encoded in the order of the tabs", .rule("R-RES-3"))
  func order() {
    let phone = Simulator()
    phone.window.rootViewController = tabs(pages("cab"))

    let lines = Journal.restoration.lines { _ = phone.saveState() }

    #expect(lines == ["c encodes", "a encodes", "b encodes"])
  }

  @Test("a child without an identifier is not restored", .rule("R-RES-2"))
  func childWithout() {
    let (first, second) = (tabs(pages("a.c")), tabs(pages("a.c")))
    for page in first.viewControllers ?? [] { (page as? RestorablePage)?.text = "kept" }

    _ = restore(from: first, to: second) { _ in first.selectedIndex = 1 }

    #expect(second.selectedIndex == 0)
    #expect(second.viewControllers?.map { ($0 as? RestorablePage)?.text } == ["kept", "", "kept"])
  }

  @Test(
    "of two children with one identifier the first is saved, with a warning",
    .rule("R-RES-2", "R-RES-7")
  )
  func twins() {
    let (first, second) = (tabs(pages("aa")), tabs(pages("aa")))
    for page in first.viewControllers ?? [] { (page as? RestorablePage)?.text = "kept" }

    let messages = warnings { _ = restore(from: first, to: second) }

    #expect(second.viewControllers?.map { ($0 as? RestorablePage)?.text } == ["kept", ""])
    #expect(
      messages == [
        "Two controllers under one parent have the restorationIdentifier \"a\"; only the first is "
          + "saved"
      ]
    )
  }

  @Test(
    "a tab bar controller is not created; without a new one nothing is restored",
    .rule("R-RES-4")
  )
  func notMade() {
    let first = tabs(pages("ab"))
    let other = RestorablePage("other")

    let lines = Journal.restoration.lines { _ = restore(from: first, to: other) }

    #expect(!lines.contains { $0.contains("decodes") })
  }

  @Test(
    "without its own identifier, neither the controller nor its children are restored",
    .rule("R-RES-1", "R-RES-6")
  )
  func tabsWithout() {
    let (first, second) = (tabs(pages("ab"), named: nil), tabs(pages("ab"), named: nil))
    (first.viewControllers?.first as? RestorablePage)?.text = "kept"

    _ = restore(from: first, to: second) { _ in first.selectedIndex = 1 }

    #expect(second.selectedIndex == 0)
    #expect((second.viewControllers?.first as? RestorablePage)?.text == "")
  }

  @Test("the order of the tabs is not part of the saved state", .rule("R-RES-5"))
  func customizedOrder() {
    let (first, second) = (tabs(pages("abc")), tabs(pages("abc")))
    first.viewControllers = first.viewControllers?.reversed()

    _ = restore(from: first, to: second)

    #expect(letters(second) == "abc")
  }

  @Test("restoring the selection calls no delegate methods", .rule("R-RES-1"))
  func delegate() {
    let delegate = RecordingTabBarControllerDelegate()
    let (first, second) = (tabs(pages("ab")), tabs(pages("ab")))
    second.delegate = delegate

    _ = restore(from: first, to: second) { _ in first.selectedIndex = 1 }

    #expect(second.selectedIndex == 1)
    #expect(delegate.journal.lines.isEmpty)
  }

  @Test("only the selected tab appears and is loaded", .rule("R-RES-1", "R-RES-18"))
  func appearing() {
    let (first, second) = (tabs(pages("abc")), tabs(pages("abc")))
    let phone = Simulator()
    first.selectedIndex = 1
    phone.window.rootViewController = first
    let state = phone.saveState()
    phone.terminate()
    let next = Simulator(restoring: state)
    ReleaseWitnesses.announce(phone, next)

    let lines = Journal.restoration.lines { next.window.rootViewController = second }

    #expect(lines.filter { $0.contains("appears") } == ["b appears"])
    #expect(lines.filter { $0.contains("loaded") } == ["b loaded"])
  }

  @Test("a tab under More is restored under More, and the More list as the list", .rule("R-RES-1"))
  func more() {
    let (first, second) = (tabs(pages("abcdefg")), tabs(pages("abcdefg")))
    _ = restore(from: first, to: second) { _ in first.selectedIndex = 5 }
    #expect(second.selectedViewController?.restorationIdentifier == "f")

    let (third, fourth) = (tabs(pages("abcdefg")), tabs(pages("abcdefg")))
    _ = restore(from: third, to: fourth) { _ in
      third.selectedViewController = third.moreNavigationController
    }
    #expect(fourth.selectedViewController === fourth.moreNavigationController)
  }

  @Test("if there is no More list any more, the first tab is selected", .rule("R-RES-1"))
  func noMoreList() {
    let (first, second) = (tabs(pages("abcdefg")), tabs(pages("abc")))

    _ = restore(from: first, to: second) { _ in
      first.selectedViewController = first.moreNavigationController
    }

    #expect(second.selectedIndex == 0)
  }

  @Test(
    "a child that is created by its restoration class is found by its identifier",
    .rule("R-RES-1", "R-RES-8")
  )
  func childMadeByClass() {
    let children = pages("ab").map { $0.made(by: PageRestorationClass.self) }
    let (first, second) = (tabs(children), tabs(pages("ab")))

    _ = restore(from: first, to: second) { _ in first.selectedIndex = 1 }

    #expect(second.selectedIndex == 1)
  }

  @Test("if the selected child is gone, the first tab is selected", .rule("R-RES-3"))
  func childGone() {
    let (first, second) = (tabs(pages("abc")), tabs(pages("ab")))

    _ = restore(from: first, to: second) { _ in first.selectedIndex = 2 }

    #expect(second.selectedIndex == 0)
  }

  @Test("UITab objects are restored by the identifiers of their pages", .rule("R-RES-1"))
  func tabObjects() {
    func made() -> UITabBarController {
      let tabs = UITabBarController(
        tabs: ["a", "b", "c"].map { name in
          UITab(title: name, image: nil, identifier: name) { _ in RestorablePage(name) }
        }
      )
      tabs.restorationIdentifier = "tabs"
      return tabs
    }
    let (first, second) = (made(), made())

    _ = restore(from: first, to: second) { _ in first.selectedTab = first.tabs[2] }

    #expect(second.selectedTab?.identifier == "c")
  }
}
