import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UITabBarController: transitions to More and back", .releasesEverything, .rule("R-TRN-17"))
@MainActor
struct TabMovementMoreTests {
  private let moving = MovingTabs(["A", "B", "C", "D", "E", "F"], byHand: true)
  private var tabs: RecordingTabBarController { moving.tabs }

  @Test(
    "the animator receives More's navigation controller, and a cancelled transition is reversed",
    arguments: [true, false]
  )
  func toTheList(finishes: Bool) {
    let more = tabs.moreNavigationController
    tabs.selectedViewController = more
    #expect(moving.slide.context?.viewController(forKey: .to) === more)
    #expect(moving.slide.context?.viewController(forKey: .from) === tabs.pages[0])
    #expect(tabs.selectedIndex == NSNotFound)
    moving.hand.update(0.5)
    moving.stage.advance(by: 0.1)

    if finishes { moving.hand.finish() } else { moving.hand.cancel() }
    moving.stage.advance(by: 0.5)

    #expect(tabs.selectedViewController === (finishes ? more : tabs.pages[0]))
    #expect((more.view.superview != nil) == finishes)
    #expect((tabs.pages[0].view.superview != nil) == !finishes)
    #expect(moving.slide.ends == [finishes])
    #expect(
      moving.read().suffix(finishes ? 1 : 2)
        == (finishes ? ["A.didDisappear"] : ["A.willAppear", "A.didAppear"])
    )
  }

  @Test(
    "the transition to a tab inside More shows More's navigation controller",
    arguments: [true, false]
  )
  func toAHiddenTab(finishes: Bool) {
    tabs.selectedIndex = 4
    #expect(moving.slide.context?.viewController(forKey: .to) === tabs.moreNavigationController)
    #expect(tabs.selectedIndex == 4)
    moving.hand.update(0.5)
    moving.stage.advance(by: 0.1)

    if finishes { moving.hand.finish() } else { moving.hand.cancel() }
    moving.stage.advance(by: 0.5)

    #expect(tabs.selectedIndex == (finishes ? 4 : 0))
    #expect((tabs.pages[4].viewIfLoaded?.window != nil) == finishes)
    #expect(tabs.transitionCoordinator == nil)
  }

  @Test("cancelling a transition away from More shows the page that was open")
  func awayFromMore() {
    moving.delegate.animator = nil
    tabs.selectedIndex = 5
    moving.stage.advance(by: 0.5)
    moving.delegate.animator = moving.slide
    _ = moving.read()

    tabs.selectedIndex = 1
    moving.hand.update(0.5)
    moving.stage.advance(by: 0.1)
    moving.hand.cancel()
    moving.stage.advance(by: 0.5)

    #expect(tabs.selectedIndex == 5)
    #expect(tabs.selectedViewController === tabs.pages[5])
    #expect(tabs.pages[5].view.window != nil)
    #expect(
      moving.read().suffix(6) == [
        "B.willAppear", "F.willDisappear", "B.willDisappear", "B.didDisappear", "F.willAppear",
        "F.didAppear",
      ]
    )
  }

  @Test("no animator is requested from the delegate between two tabs in More")
  func insideMore() {
    moving.delegate.animator = nil
    tabs.selectedIndex = 5
    moving.stage.advance(by: 0.5)
    moving.delegate.animator = moving.slide
    _ = moving.read()

    tabs.selectedIndex = 4
    moving.stage.advance(by: 1)

    #expect(!moving.read().contains { $0.hasPrefix("animator") })
    #expect(tabs.selectedIndex == 4)
    #expect(tabs.pages[4].view.window != nil)
  }
}
