import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UITabBarController: children that are not tabs", .rule("R-STR-9"), .releasesEverything)
@MainActor
struct OverlayChildTests {
  private let journal = Journal()

  private func stage() -> (Stage, RecordingTabBarController) {
    let tabs = RecordingTabBarController(["A", "B"], journal)
    let stage = Stage(tabs)
    stage.advance(by: 0.1)
    journal.clear()
    return (stage, tabs)
  }

  private func read() -> [String] {
    journal.take()
  }

  /// Adds a child controller over the tabs.
  private func overlay(_ tabs: UITabBarController, frame: CGRect) -> RecordingViewController {
    let page = RecordingViewController("O", journal)
    ReleaseWitnesses.announce(page)
    tabs.addChild(page)
    page.view.frame = frame
    tabs.view.addSubview(page.view)
    page.didMove(toParent: tabs)
    return page
  }

  @Test("they do not affect tabs, items and selection, and appear with the controller")
  func overlay() {
    let (stage, tabs) = stage()
    let pages = tabs.pages
    let items = tabs.tabBar.items

    let page = overlay(tabs, frame: CGRect(x: 0, y: 700, width: 393, height: 60))
    #expect(read() == ["O.willJoin", "O.didLoad", "O.willAppear", "O.didAppear", "O.didJoin"])
    #expect(tabs.viewControllers == pages)
    #expect(tabs.tabBar.items == items)
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.children == pages + [page])
    #expect(page.tabBarController === tabs)

    stage.tap("B")
    #expect(!read().contains { $0.hasPrefix("O.") })
    tabs.viewControllers = [pages[1]]
    stage.advance(by: 0.1)
    #expect(!read().contains { $0.hasPrefix("O.") })
    #expect(page.view.superview === tabs.view)
    #expect(page.parent === tabs)

    page.title = "Renamed"
    page.tabBarItem = UITabBarItem(title: "Not on the bar", image: nil, tag: 0)
    #expect(tabs.tabBar.items?.map(\.title) == ["B"])

    stage.phone.window.rootViewController = UIViewController()
    #expect(
      read().filter { $0.hasPrefix("O.") } == ["O.willDisappear", "O.didDisappear"]
    )
  }

  @Test("they are removed like children of any controller")
  func leaving() {
    let (stage, tabs) = stage()
    let page = overlay(tabs, frame: CGRect(x: 0, y: 100, width: 393, height: 60))
    journal.clear()

    page.willMove(toParent: nil)
    page.view.removeFromSuperview()
    page.removeFromParent()
    stage.advance(by: 0.1)

    #expect(read() == ["O.willLeave", "O.willDisappear", "O.didDisappear", "O.didLeave"])
    #expect(tabs.tabBar.items?.count == 2)
    #expect(tabs.selectedIndex == 0)
  }

  @Test("their safe area does not include the bar", .rule("R-SAFE-1"))
  func safeArea() {
    let (stage, tabs) = stage()

    let strip = overlay(tabs, frame: CGRect(x: 0, y: 700, width: 393, height: 60))
    #expect(strip.view.safeAreaInsets.bottom == 0)
    strip.view.frame = tabs.view.bounds
    #expect(strip.view.safeAreaInsets.bottom == 34)
    #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 83)
    stage.advance(by: 0.1)
  }

  @Test("one of them can become a tab")
  func promotion() {
    let (stage, tabs) = stage()
    let page = overlay(tabs, frame: CGRect(x: 0, y: 100, width: 393, height: 60))
    journal.clear()

    tabs.viewControllers = tabs.pages + [page]
    stage.advance(by: 0.1)
    #expect(tabs.tabBar.items?.count == 3)
    #expect(page.view.superview == nil)
    #expect(read() == ["O.willDisappear", "O.didDisappear"])

    stage.tap("O")
    #expect(tabs.selectedIndex == 2)
    #expect(page.view.frame == stage.phone.window.bounds)
    #expect(page.view.safeAreaInsets.bottom == 83)
    #expect(read().filter { $0.hasPrefix("O.") } == ["O.willAppear", "O.didAppear"])
  }

  @Test("adding a tab as a child again keeps it a tab")
  func tabOnceMore() {
    let (stage, tabs) = stage()

    tabs.addChild(tabs.pages[1])
    stage.tap("B")

    #expect(tabs.children.count == 2)
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.tabBar.items?.count == 2)
  }
}
