import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UITabBarController: loading and appearing", .releasesEverything) @MainActor
struct TabBarLifecycleTests {
  private let journal = Journal()

  @Test(
    "showing the controller loads one view inside the controller's own appearance",
    .rule("R-LIFE-1", "R-LIFE-2")
  )
  func firstShow() {
    expectReleased {
      let tabs = RecordingTabBarController(["A", "B"], journal)
      journal.clear()

      let stage = Stage(tabs)

      #expect(
        journal.lines == [
          "tabs.willAppear", "A.didLoad", "A.willAppear", "A.didAppear", "tabs.didAppear",
        ]
      )
      #expect(!tabs.pages[1].isViewLoaded)
      return [tabs, stage.phone.window] + tabs.pages
    }
  }

  @Test(
    "a switch sends the calls in the same order the first time and later",
    .rule("R-LIFE-3", "R-LIFE-6", "R-LIFE-8", "R-TRN-1")
  )
  func switching() {
    let tabs = RecordingTabBarController(["A", "B"], journal)
    let stage = Stage(tabs)
    defer { keepAlive(stage) }
    journal.clear()
    let order = ["B.willAppear", "A.willDisappear", "A.didDisappear", "B.didAppear"]
    tabs.pages[1].actions["willAppear"] = { #expect(!tabs.pages[1].isMovingToParent) }

    tabs.selectedIndex = 1
    #expect(journal.lines == ["B.didLoad"] + order)
    #expect(tabs.pages[0].view.superview == nil)

    tabs.selectedIndex = 0
    journal.clear()
    tabs.selectedIndex = 1
    #expect(journal.lines == order)
  }

  @Test("in viewWillAppear the new selection is already set", .rule("R-LIFE-4"))
  func selectionInCallback() {
    let tabs = RecordingTabBarController(["A", "B"], journal)
    let stage = Stage(tabs)
    defer { keepAlive(stage) }
    var index: Int?
    tabs.pages[1].actions["willAppear"] = { index = tabs.selectedIndex }

    tabs.selectedIndex = 1

    #expect(index == 1)
  }

  @Test("pages that were never shown receive no appearance calls", .rule("R-LIFE-7", "R-LIFE-9"))
  func unseenPages() {
    let tabs = RecordingTabBarController(["A", "B", "C"], journal)
    let stage = Stage(tabs)
    tabs.selectedIndex = 2
    journal.clear()

    stage.phone.window.rootViewController = UIViewController()

    #expect(
      journal.lines.filter { $0.contains("isappear") } == ["C.willDisappear", "C.didDisappear"]
    )
    #expect(!tabs.pages[1].isViewLoaded)
  }

  @Test(
    "switching while the controller is not visible exchanges views without callbacks",
    .rule("R-LIFE-7")
  )
  func outOfSight() {
    let tabs = RecordingTabBarController(["A", "B"], journal)
    let stage = Stage(tabs)
    stage.phone.window.rootViewController = UIViewController()
    journal.clear()

    tabs.selectedIndex = 1
    #expect(journal.lines == ["B.didLoad"])

    stage.phone.window.rootViewController = tabs
    #expect(journal.lines.suffix(2).contains("B.didAppear"))
    #expect(!journal.lines.contains { $0.hasPrefix("A.") })
  }

  @Test("views of deselected pages stay loaded", .rule("R-LIFE-1"))
  func staysLoaded() {
    let tabs = RecordingTabBarController(["A", "B"], journal)
    let stage = Stage(tabs)
    defer { keepAlive(stage) }
    let view = tabs.pages[0].view

    tabs.selectedIndex = 1
    tabs.selectedIndex = 0

    #expect(tabs.pages[0].view === view)
    #expect(journal.lines.filter { $0 == "A.didLoad" }.count == 1)
  }
}
