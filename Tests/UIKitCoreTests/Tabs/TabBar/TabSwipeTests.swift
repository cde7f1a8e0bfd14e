import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UITabBarController: interactive transitions", .releasesEverything) @MainActor
struct TabSwipeTests {
  private let moving = MovingTabs(["A", "B", "C"], byHand: true)
  private var tabs: RecordingTabBarController { moving.tabs }
  private let start = [
    "animator A to B", "interaction", "B.willAppear", "A.willDisappear",
  ]

  @Test(
    "a finished interactive transition sends all calls in order",
    .rule("R-TRN-2", "R-TRN-4", "R-TRN-5", "R-TRN-8", "R-LIFE-5")
  )
  func finished() throws {
    tabs.selectedIndex = 1

    #expect(moving.read() == ["B.didLoad"] + start)
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.tabBar.selectedItem?.title == "B")
    let coordinator = try #require(tabs.transitionCoordinator)
    #expect(coordinator.isInteractive && coordinator.initiallyInteractive)
    #expect(tabs.pages[0].transitionCoordinator === coordinator)
    #expect(tabs.pages[1].transitionCoordinator === coordinator)

    for share in [0.25, 0.75, 0.5] as [CGFloat] {
      moving.hand.update(share)
      moving.stage.advance(by: 0.3)
      #expect(abs(moving.x(of: 1) - 393 * (1 - share)) < 1)
      #expect(abs(moving.x(of: 0) + 393 * share) < 1)
      #expect(coordinator.percentComplete == share)
    }
    #expect(moving.read() == [])

    moving.hand.finish()
    moving.stage.advance(by: 0.1)
    #expect(abs(moving.x(of: 1) - 393 * 0.25) < 2)
    #expect(moving.read() == [])
    moving.stage.advance(by: 0.2)

    #expect(moving.read() == ["A.didDisappear", "B.didAppear"])
    #expect(moving.slide.ends == [true])
    #expect(tabs.transitionCoordinator == nil)
    #expect(tabs.pages[0].view.superview == nil)
    #expect(tabs.pages[1].view.frame == tabs.view.bounds)
  }

  @Test(
    "a cancelled transition restores selection, highlight, views and appearance",
    .rule("R-TRN-7", "R-TRN-8", "R-LIFE-5")
  )
  func cancelled() {
    tabs.selectedIndex = 1
    moving.hand.update(0.5)
    moving.stage.advance(by: 1)
    _ = moving.read()

    moving.hand.cancel()
    #expect(tabs.transitionCoordinator?.isCancelled == true)
    #expect(tabs.selectedIndex == 1)
    moving.stage.advance(by: 0.1)
    #expect(abs(moving.x(of: 0) + 393 * 0.25) < 2)
    moving.stage.advance(by: 0.2)

    #expect(
      moving.read() == ["B.willDisappear", "B.didDisappear", "A.willAppear", "A.didAppear"]
    )
    #expect(moving.slide.ends == [false])
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.selectedViewController === tabs.pages[0])
    #expect(tabs.tabBar.selectedItem?.title == "A")
    #expect(tabs.pages[0].view.frame == tabs.view.bounds)
    #expect(tabs.pages[1].view.superview == nil)
    #expect(tabs.view.layer.speed == 1)
  }

  @Test("the speed of the completion follows completionSpeed", .rule("R-TRN-10"))
  func velocity() throws {
    tabs.selectedIndex = 1
    moving.hand.update(0.5)
    moving.hand.completionSpeed = 4
    let coordinator = try #require(tabs.transitionCoordinator)

    moving.hand.finish()

    #expect(coordinator.completionVelocity == 4)
    moving.stage.advance(by: 0.04)
    #expect(tabs.transitionCoordinator != nil)
    moving.stage.advance(by: 0.03)
    #expect(tabs.transitionCoordinator == nil)
  }

  @Test(
    "a cancelled transition restores the selection before the page is notified",
    .rule("R-TRN-9")
  )
  func modelFirst() {
    var seen: [Int] = []
    let tabs = tabs
    tabs.pages[0].actions["willAppear"] = { [unowned tabs] in seen.append(tabs.selectedIndex) }
    tabs.selectedIndex = 1
    tabs.transitionCoordinator?.animate(alongsideTransition: nil) { [unowned tabs] _ in
      seen.append(tabs.selectedIndex)
    }

    moving.hand.cancel()
    moving.stage.advance(by: 0.1)

    #expect(seen == [0, 0])
  }

  @Test(
    "reversing the direction can start the next transition immediately",
    .rule("R-TRN-9")
  )
  func reversed() {
    let tabs = tabs
    tabs.selectedIndex = 1
    moving.hand.finish()
    moving.stage.advance(by: 0.5)
    tabs.selectedIndex = 2
    tabs.transitionCoordinator?.animate(alongsideTransition: nil) { [unowned tabs] context in
      #expect(context.isCancelled)
      tabs.selectedIndex -= 1
      #expect(tabs.transitionCoordinator?.isInteractive == true)
    }
    _ = moving.read()

    moving.hand.cancel()
    moving.stage.advance(by: 0.05)

    #expect(
      moving.read() == [
        "C.willDisappear", "C.didDisappear", "B.willAppear", "B.didAppear", "animator B to A",
        "interaction", "A.willAppear", "B.willDisappear",
      ]
    )
    moving.hand.update(0.5)
    moving.hand.finish()
    moving.stage.advance(by: 0.5)
    #expect(moving.read() == ["B.didDisappear", "A.didAppear"])
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.pages.map { $0.view.superview != nil } == [true, false, false])
  }

  @Test("a running transition can be made interactive", .rule("R-TRN-14"))
  func grabbed() throws {
    moving.hand.wantsInteractiveStart = false
    tabs.selectedIndex = 1
    let coordinator = try #require(tabs.transitionCoordinator)
    var changes: [Bool] = []
    coordinator.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
    #expect(!coordinator.isInteractive)
    moving.stage.advance(by: 0.2)

    moving.hand.pause()
    #expect(abs(moving.hand.percentComplete - 0.5) < 0.05)
    moving.stage.advance(by: 0.3)
    #expect(abs(moving.x(of: 1) - 393 / 2) < 15)

    moving.hand.update(0.2)
    #expect(abs(moving.x(of: 1) - 393 * 0.8) < 1)
    moving.hand.cancel()
    moving.stage.advance(by: 0.04)
    moving.hand.pause()
    #expect(abs(moving.hand.percentComplete - 0.1) < 0.05)
    moving.hand.update(0.6)
    moving.hand.finish()
    moving.stage.advance(by: 0.3)

    #expect(changes == [true, false, true, false])
    #expect(moving.slide.ends == [true])
    #expect(tabs.selectedIndex == 1)
    #expect(moving.read().suffix(2) == ["A.didDisappear", "B.didAppear"])
    #expect(tabs.view.layer.speed == 1)
  }

  @Test("a transition that is never made interactive ends by itself", .rule("R-TRN-14"))
  func neverGrabbed() {
    moving.hand.wantsInteractiveStart = false
    tabs.selectedIndex = 1

    moving.stage.advance(by: 0.5)

    #expect(moving.read().suffix(2) == ["A.didDisappear", "B.didAppear"])
    #expect(moving.hand.percentComplete == 0)
    moving.hand.pause()
    #expect(tabs.view.layer.speed == 1)
  }

  @Test("animations alongside the transition are driven with it", .rule("R-TRN-10"))
  func alongside() throws {
    let line = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 2))
    tabs.tabBar.addSubview(line)
    tabs.selectedIndex = 1
    moving.hand.update(0.5)
    // Added after the start, as by apps that select a tab and then request the coordinator.
    tabs.transitionCoordinator?.animate(
      alongsideTransition: { _ in line.frame.origin.x = 100 },
      completion: { [unowned line] in if $0.isCancelled { line.frame.origin.x = 0 } }
    )
    func shown() -> CGFloat {
      moving.stage.advance(by: 0.001)
      return (line.layer.presentation() ?? line.layer).frame.minX
    }

    #expect(abs(shown() - 50) < 2)
    moving.hand.update(0.8)
    moving.stage.advance(by: 1)
    #expect(shown() > 70 && shown() < 100)

    moving.hand.cancel()
    moving.stage.advance(by: 0.5)
    #expect(shown() == 0)
  }

  @Test("an animation of the appearing page itself outlives the transition", .rule("R-TRN-11"))
  func ownAnimation() {
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    tabs.pages[1].view.addSubview(dot)
    tabs.pages[1].actions["willAppear"] = { [unowned dot] in
      let blinking = CABasicAnimation(keyPath: "opacity")
      blinking.fromValue = 0
      blinking.duration = 9
      dot.layer.add(blinking, forKey: "blinking")
    }
    tabs.selectedIndex = 1
    moving.stage.advance(by: 0.1)

    moving.hand.finish()
    moving.stage.advance(by: 0.6)

    #expect(dot.layer.animationKeys() == ["blinking"])
  }

  @Test(
    "without an animator an interaction controller is ignored, and the switch is immediate",
    .rule("R-TRN-1", "R-TRN-4")
  )
  func withoutAnimator() {
    moving.delegate.animator = nil

    tabs.selectedIndex = 1

    #expect(
      moving.read() == [
        "B.didLoad", "B.willAppear", "A.willDisappear", "A.didDisappear", "B.didAppear",
      ]
    )
    #expect(tabs.transitionCoordinator == nil)
    moving.hand.update(0.5)
    moving.hand.cancel()
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.view.layer.speed == 1)
  }

  @Test(
    "taps during an interactive transition are ignored, and code waits for its end",
    .rule("R-TRN-6")
  )
  func selectionMeanwhile() {
    tabs.selectedIndex = 1
    moving.hand.update(0.5)
    _ = moving.read()

    moving.stage.tap("C")
    #expect(moving.read() == [])
    tabs.selectedIndex = 2
    moving.delegate.interaction = nil
    #expect(moving.read() == [])
    moving.hand.cancel()
    moving.stage.advance(by: 1)

    #expect(
      moving.read() == [
        "B.willDisappear", "B.didDisappear", "A.willAppear", "A.didAppear", "C.didLoad",
        "animator A to C", "C.willAppear", "A.willDisappear", "A.didDisappear", "C.didAppear",
      ]
    )
    #expect(tabs.selectedIndex == 2)
  }
}
