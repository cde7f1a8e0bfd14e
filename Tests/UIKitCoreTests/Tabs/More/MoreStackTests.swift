import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("More: navigation controllers as children", .releasesEverything) @MainActor
struct MoreStackTests {
  private let stage = MoreStage(stacks: "BFG")
  private let letter: RecordingViewController

  init() {
    letter = RecordingViewController("letter", stage.journal)
    ReleaseWitnesses.announce(letter)
  }

  private var tabs: UITabBarController { stage.tabs }
  private var child: UINavigationController { stage.stack("F") }
  private var root: RecordingViewController { stage.page("F") }

  @Test(
    "the pages are on More's stack, under one navigation bar",
    .rule("R-MORE-13", "R-MORE-6")
  )
  func pagesInMore() {
    stage.open("F")

    #expect(tabs.selectedViewController === child)
    #expect(tabs.selectedIndex == 5)
    #expect(stage.inView == ["F"])
    #expect(stage.more.viewControllers == [stage.more.list, root])
    #expect(root.navigationController === stage.more)
    #expect(root.tabBarController === tabs)
    #expect(child.parent === tabs)
    #expect(child.viewIfLoaded?.window == nil)
  }

  @Test("a navigation controller in More still reports its pages", .rule("R-MORE-13", "R-NAV-44"))
  func names() {
    stage.open("F")
    child.pushViewController(letter, animated: false)

    #expect(child.viewControllers == [root, letter])
    #expect(child.topViewController === letter)
    #expect(child.visibleViewController === letter)
    #expect(child.tabBarItem === root.tabBarItem)
    root.title = "Renamed"
    #expect(child.tabBarItem.title == "Renamed")
  }

  @Test("changes of the navigation controller are applied to More's stack", .rule("R-MORE-13"))
  func forwards() {
    stage.open("F")

    child.pushViewController(letter, animated: true)
    #expect(stage.more.transition.isRunning)
    stage.rest()
    #expect(stage.more.viewControllers == [stage.more.list, root, letter])
    #expect(tabs.selectedViewController === child)

    #expect(child.popViewController(animated: false) === letter)
    #expect(child.popViewController(animated: false) == nil)
    #expect(stage.more.viewControllers == [stage.more.list, root])

    child.pushViewController(letter, animated: false)
    #expect(child.popToViewController(root, animated: false) == [letter])
    #expect(child.popToRootViewController(animated: false) == nil)

    child.setViewControllers([letter], animated: false)
    #expect(stage.more.viewControllers == [stage.more.list, letter])
    #expect(tabs.selectedViewController === child)
    #expect(root.parent == nil)
    stage.rest()
    stage.tapBack()
    #expect(child.viewControllers == [letter])
    #expect(letter.parent === child)
  }

  @Test(
    "pages pushed in More belong to the navigation controller when it gets a place",
    .rule("R-MORE-13")
  )
  func givesBack() {
    stage.open("F")
    root.navigationController?.pushViewController(letter, animated: false)
    stage.rest()

    tabs.viewControllers = [child] + stage.children.prefix(3)
    stage.rest()

    #expect(tabs.selectedViewController === child)
    #expect(child.viewControllers == [root, letter])
    #expect(letter.navigationController === child)
    #expect(letter.view.window != nil)
    #expect(letter.view.isDescendant(of: child.view))
    #expect(stage.more.viewControllers == [stage.more.list])
  }

  @Test("going back to the list leaves the navigation controller at its root", .rule("R-MORE-13"))
  func back() {
    stage.open("F")
    child.pushViewController(letter, animated: false)
    stage.rest()

    stage.tapBack()
    #expect(tabs.selectedViewController === child)
    #expect(stage.inView == ["F"])
    stage.tapBack()
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(child.viewControllers == [root])
    #expect(root.parent === child)
    #expect(root.navigationController === child)
    #expect(child.pagesHost == nil)
  }

  @Test("a tap on More shows the list and keeps the pages", .rule("R-MORE-8", "R-MORE-13"))
  func retap() {
    stage.open("F")
    child.pushViewController(letter, animated: false)
    stage.rest()

    stage.tapMore()

    #expect(stage.showsList)
    #expect(child.viewControllers == [root, letter])
    stage.tapRow("F")
    #expect(letter.view.window != nil)
  }

  @Test(
    "selecting another hidden child returns the pages to their navigation controller",
    .rule("R-MORE-9", "R-MORE-13")
  )
  func another() {
    stage.open("F")
    child.pushViewController(letter, animated: false)
    stage.rest()

    tabs.selectedIndex = 6
    stage.rest()
    #expect(child.viewControllers == [root, letter])
    #expect(letter.parent === child)
    #expect(stage.inView == ["G"])

    tabs.selectedIndex = 5
    stage.rest()
    #expect(stage.more.viewControllers == [stage.more.list, root, letter])
    #expect(letter.view.window != nil)
  }

  @Test("a cancelled swipe keeps the pages in More", .rule("R-MORE-19", "R-MORE-13"))
  func swipe() {
    stage.open("F")

    stage.swipe(to: 0.3)
    stage.phone.lift()
    stage.rest()

    #expect(tabs.selectedViewController === child)
    #expect(child.viewControllers == [root])
    #expect(root.parent === stage.more)
  }

  @Test("a page pushed while the pages return is returned with them", .rule("R-MORE-13"))
  func onTheWay() {
    stage.open("F")

    stage.more.navigationBarBackTapped()
    stage.phone.advance(by: 0.1)
    child.pushViewController(letter, animated: true)
    stage.rest()

    #expect(child.viewControllers == [root, letter])
    #expect(letter.parent === child)
    #expect(stage.more.viewControllers == [stage.more.list])
  }

  @Test(
    "a navigation controller that is visible on the bar moves into More completely",
    .rule("R-MORE-14", "R-MORE-13")
  )
  func reordered() {
    let b = stage.stack("B")
    stage.tapBar(1)
    b.pushViewController(letter, animated: false)
    stage.rest()
    stage.journal.clear()

    let children = stage.children
    tabs.reorderChildren(to: [0, 2, 3, 4, 5, 6, 1].map { children[$0] })
    stage.rest()

    #expect(tabs.selectedViewController === b)
    #expect(tabs.selectedIndex == 6)
    #expect(stage.more.viewControllers == [stage.more.list, stage.page("B"), letter])
    #expect(letter.view.window != nil)
    #expect(stage.readDelegate().isEmpty)

    tabs.reorderChildren(to: children)
    stage.rest()
    #expect(b.viewControllers == [stage.page("B"), letter])
    #expect(letter.view.isDescendant(of: b.view))
  }

  @Test("a navigation controller without pages shows an empty page", .rule("R-MORE-13"))
  func empty() {
    child.setViewControllers([], animated: false)
    stage.open("F")
    tabs.selectedIndex = 5
    stage.rest()

    #expect(tabs.selectedViewController === child)
    #expect(child.viewControllers.isEmpty)
    #expect(stage.more.viewControllers.count == 2)

    child.pushViewController(letter, animated: false)
    #expect(stage.more.viewControllers == [stage.more.list, letter])
    child.setViewControllers([], animated: false)
    stage.tapBack()
    #expect(child.viewControllers.isEmpty)
  }

  @Test("appearance calls are balanced in all transitions", .rule("R-LIFE-7", "R-MORE-13"))
  func balanced() {
    stage.open("F")
    stage.tapBar(0)
    stage.tapMore()
    stage.tapMore()
    tabs.selectedIndex = 5
    tabs.selectedIndex = 6
    tabs.selectedIndex = 5
    stage.rest()
    tabs.viewControllers = Array(stage.children.suffix(3))
    stage.rest()
    tabs.selectedIndex = 0
    stage.rest()

    for name in ["F", "G", "A"] {
      var isShown = false
      for entry in stage.journal.lines.filter({ $0.hasPrefix(name + ".") }) {
        if entry.hasSuffix("didAppear") {
          #expect(!isShown, "\(name) appears twice")
          isShown = true
        } else if entry.hasSuffix("didDisappear") {
          isShown = false
        }
      }
      #expect(!isShown, "\(name)")
    }
  }
}
