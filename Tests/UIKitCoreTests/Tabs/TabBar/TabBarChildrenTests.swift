import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UITabBarController: changes of children", .releasesEverything) @MainActor
struct TabBarChildrenTests {
  private let journal = Journal()

  private func stage(_ names: String...) -> (Stage, RecordingTabBarController) {
    let tabs = RecordingTabBarController(names, journal)
    let stage = Stage(tabs)
    stage.advance(by: 0.1)
    journal.clear()
    return (stage, tabs)
  }

  private func read() -> [String] {
    journal.take()
  }

  @Test(
    "removing the visible page sends all calls and shows the next one",
    .rule("R-STR-5", "R-LIFE-3")
  )
  func visibleLeaves() {
    let (stage, tabs) = stage("A", "B", "C")
    let a = tabs.pages[0]

    tabs.viewControllers = Array(tabs.pages.dropFirst())

    #expect(
      read() == [
        "A.willLeave", "B.didLoad", "B.willAppear", "A.willDisappear", "A.didDisappear",
        "B.didAppear", "A.didLeave",
      ]
    )
    #expect(a.view.superview == nil)
    #expect(a.parent == nil)
    #expect(tabs.selectedIndex == 0)
    keepAlive(stage, a)
  }

  @Test(
    "a page that moves to another controller is removed from the old one first",
    .rule("R-STR-4", "R-STR-5")
  )
  func moves() {
    let (stage, tabs) = stage("A", "B")
    let b = tabs.pages[1]
    tabs.viewControllers = [tabs.pages[0]]
    journal.clear()
    let others = UITabBarController()

    others.viewControllers = [b]

    #expect(read() == ["B.willJoin", "B.didJoin"])
    #expect(b.tabBarController === others)
    keepAlive(stage)
  }

  @Test(
    "a navigation controller has its root's item, and follows a change of the root",
    .rule("R-ITEM-4", "R-ITEM-6")
  )
  func stackItem() {
    let (first, second) = (UIViewController(), UIViewController())
    first.title = "First"
    second.title = "Second"
    let stack = UINavigationController(rootViewController: first)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, UIViewController()]
    let stage = Stage(tabs)
    #expect(tabs.tabBar.items?[0] === first.tabBarItem)

    stack.viewControllers = [second]
    stage.advance(by: 0.1)
    #expect(tabs.tabBar.items?[0] === second.tabBarItem)
    #expect(tabs.tabBar.selectedItem === second.tabBarItem)
    second.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 0)
    stage.advance(by: 0.1)
    #expect(tabs.tabBar.row.buttons[0].label.text == "Own")

    stack.tabBarItem = UITabBarItem(title: "Stack", image: nil, tag: 0)
    stage.advance(by: 0.1)
    #expect(tabs.tabBar.items?[0].title == "Stack")
    second.title = "Renamed"
    #expect(tabs.tabBar.items?[0].title == "Stack")
    stage.tap("Stack")
    #expect(tabs.selectedIndex == 0)
  }

  @Test(
    "children replaced while the first page loads are the ones on the bar",
    .rule("R-ITEM-1", "R-MORE-1")
  )
  func replacedWhileLoading() {
    let (stage, tabs) = stage("A", "B")
    let others = "CDEFGHI".map { RecordingViewController(String($0), journal) }
    others[0].actions["didLoad"] = { [unowned tabs] in tabs.viewControllers = others.reversed() }

    tabs.viewControllers = others

    #expect((tabs.tabBar.items ?? []).map(\.title) == ["I", "H", "G", "F", "More"])
    #expect(tabs.viewControllers == others.reversed())
    ReleaseWitnesses.announce(tabs.moreNavigationController)
    keepAlive(stage)
  }

  @Test("a child that is removed during another child's callback is not added", .rule("R-STR-4"))
  func takenOutMeanwhile() {
    final class Announcer: UIViewController {
      var onMove: (() -> Void)?

      override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        onMove?()
        onMove = nil
      }
    }
    let (stage, tabs) = stage("A", "B")
    let (a, b) = (tabs.pages[0], tabs.pages[1])
    let (first, second) = (Announcer(), UIViewController())
    first.onMove = { [unowned tabs, unowned first] in tabs.viewControllers = [first, b] }

    tabs.viewControllers = [first, second]

    #expect(tabs.viewControllers == [first, b])
    #expect(tabs.children == [b, first])
    #expect(second.parent == nil)
    #expect(a.parent == nil)
    keepAlive(stage)
  }

  @Test(
    "a child that is removed in its own willMove(toParent:) is added and removed again",
    .rule("R-STR-4", "R-STR-5")
  )
  func removedWhileJoining() {
    let (stage, tabs) = stage("A", "B")
    let (a, c) = (tabs.pages[0], RecordingViewController("C", journal))
    c.actions["willJoin"] = { [unowned tabs] in tabs.viewControllers = [a] }

    tabs.viewControllers = [a, c]

    #expect(tabs.viewControllers == [a])
    #expect(tabs.children == [a])
    let told = read().filter { $0.hasPrefix("C.") }
    #expect(told == ["C.willJoin", "C.didJoin", "C.willLeave", "C.didLeave"])
    keepAlive(stage, c)
  }

  @Test("a child that is selected before it has a parent ends at an opaque bar", .rule("R-SAFE-4"))
  func selectedWhileJoining() {
    let (stage, tabs) = stage("A", "B")
    tabs.tabBar.isTranslucent = false
    tabs.viewControllers = []
    let c = RecordingViewController("C", journal)
    c.actions["willJoin"] = { [unowned tabs] in tabs.selectedIndex = 0 }

    tabs.viewControllers = [c]
    stage.advance(by: 0.1)

    #expect(c.view.frame.maxY == tabs.tabBar.frame.minY)
    keepAlive(stage, c)
  }

  @Test(
    "a page replaced while its tabs disappear stays disappeared when the tabs reappear",
    .rule("R-LIFE-3")
  )
  func goneWhileLeaving() {
    let (stage, tabs) = stage("A", "B")

    tabs.beginAppearance(.disappearing, animated: true)
    tabs.selectedIndex = 1
    tabs.beginAppearance(.appearing, animated: true)
    tabs.endAppearance()

    let told = read()
    #expect(told.filter { $0.hasPrefix("A.") } == ["A.willDisappear", "A.didDisappear"])
    #expect(told.last { $0.hasPrefix("B.") } == "B.didAppear")
    keepAlive(stage)
  }

  @Test(
    "a child selected in another child's viewDidAppear appears, too",
    .rule("R-LIFE-2")
  )
  func comesWhileAppearing() {
    let (stage, tabs) = stage("A", "B")
    let b = tabs.pages[1]
    tabs.selectedIndex = 1
    tabs.beginAppearance(.disappearing, animated: false)
    tabs.endAppearance()
    b.actions["didAppear"] = { [unowned tabs] in tabs.selectedIndex = 0 }
    journal.clear()

    tabs.beginAppearance(.appearing, animated: false)
    tabs.endAppearance()

    let told = read()
    #expect(told.filter { $0.hasPrefix("A.") } == ["A.willAppear", "A.didAppear"])
    #expect(told.last { $0.hasPrefix("B.") } == "B.didDisappear")
    keepAlive(stage)
  }

  @Test(
    "there is no transition if the delegate presents over the tabs when it returns an animator",
    .rule("R-TRN-2")
  )
  func coveredWhenAsked() {
    final class Presenter: NSObject, UITabBarControllerDelegate {
      let page = UIViewController()

      func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
      ) -> UIViewControllerAnimatedTransitioning? {
        page.modalPresentationStyle = .fullScreen
        tabBarController.present(page, animated: false)
        return TabSlide()
      }
    }
    let (stage, tabs) = stage("A", "B")
    let presenter = Presenter()
    tabs.delegate = presenter

    tabs.selectedIndex = 1
    #expect(tabs.transitionCoordinator == nil)
    #expect(!read().contains { $0.hasPrefix("B.did") && $0 != "B.didLoad" })

    presenter.page.dismiss(animated: false)
    #expect(read().last { $0.hasPrefix("B.") } == "B.didAppear")
    #expect(tabs.selectedIndex == 1)
    ReleaseWitnesses.announce(presenter, presenter.page)
    keepAlive(stage)
  }

  @Test("a title set in viewDidLoad renames only that page's tab", .rule("R-ITEM-3"))
  func titleWhileLoading() {
    final class Late: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Loaded"
      }
    }
    let tabs = UITabBarController()
    tabs.viewControllers = [Late(), Late()]
    tabs.viewControllers?[1].title = "Waiting"
    let stage = Stage(tabs)

    #expect(tabs.tabBar.items?.map(\.title) == ["Loaded", "Waiting"])
    stage.tap("Waiting")
    #expect(tabs.tabBar.items?.map(\.title) == ["Loaded", "Loaded"])
    #expect(tabs.viewControllers?[1].navigationItem.title == "Loaded")
  }

  @Test(
    "the first child's view is loaded when the controller is shown",
    .rule("R-SEL-10", "R-LIFE-1")
  )
  func loading() {
    let tabs = RecordingTabBarController(["A", "B"], journal)
    #expect(tabs.pages.allSatisfy { !$0.isViewLoaded })

    let stage = Stage(tabs)

    #expect(tabs.pages.map(\.isViewLoaded) == [true, false])
    #expect(tabs.pages[0].view.window === stage.phone.window)
  }

  @Test("a child's first item is kept, even if it returns other items later", .rule("X-4"))
  func replacedItem() {
    /// Returns another item each time.
    final class Fickle: UIViewController {
      override var tabBarItem: UITabBarItem! {
        get { UITabBarItem(title: "Fickle", image: nil, tag: 0) }
        set { super.tabBarItem = newValue }
      }
    }
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), Fickle()]
    let stage = Stage(tabs)

    stage.tap("Fickle")

    #expect(tabs.selectedIndex == 1)
  }

  @Test(
    "replacing children in any callback selects one of the new ones",
    .rule("X-6", "R-SEL-20")
  )
  func reselection() {
    for event in [
      "didLoad", "willAppear", "didAppear", "willDisappear", "didDisappear", "willLeave",
    ] {
      let (stage, tabs) = stage("A", "B", "C")
      let new = [RecordingViewController("N", journal), RecordingViewController("M", journal)]
      let isOfOld = ["willDisappear", "didDisappear", "willLeave"].contains(event)
      tabs.pages[isOfOld ? 0 : 1].actions[event] = { [unowned tabs] in
        tabs.setViewControllers(new, animated: true)
      }

      tabs.selectedIndex = 1
      tabs.viewControllers = Array((tabs.viewControllers ?? []).suffix(2))
      stage.advance(by: 1)

      #expect(tabs.pages == new, "\(event)")
      #expect(new.contains { $0 === tabs.selectedViewController }, "\(event)")
      let shown = tabs.children.filter { $0.viewIfLoaded?.window != nil }
      #expect(shown.count == 1 && shown.first === tabs.selectedViewController, "\(event)")
      #expect(tabs.tabBar.items?.map(\.title) == ["N", "M"], "\(event)")
    }
  }
}
