import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Split views: swipes", .releasesEverything)
struct SplitSwipeTests {
  @Test("a swipe from the edge shows the next column", .rule("R-SPL-23"))
  func swiping() {
    let stage = SplitStage(landscape: false)
    stage.journal.clear()

    stage.phone.drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 300, y: 500))
    stage.rest()

    #expect(stage.split.displayMode == .oneOverSecondary)
    #expect(stage.journal.lines.first == "swipe begins")
    #expect(stage.journal.lines.contains("swipe ends"))

    stage.split.hide(.primary)
    stage.rest()
    stage.split.presentsWithGesture = false
    stage.phone.drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 300, y: 500))
    stage.rest()
    #expect(stage.split.displayMode == .secondaryOnly)
  }

  @Test("the column follows the finger", .rule("R-SPL-23"))
  func followingFinger() {
    let stage = SplitStage(landscape: false)
    stage.journal.clear()

    stage.phone.press(at: CGPoint(x: 2, y: 500))
    stage.phone.slide(to: CGPoint(x: 222, y: 500))
    stage.phone.advance(by: 0.5)
    let view = stage.primary.navigationController?.view
    let x = view?.layer.presentation()?.frame.minX ?? 0
    #expect(x < -50 && x > -160)
    #expect(stage.journal.lines.first == "swipe begins")
    #expect(stage.journal.lines.last == "P.willAppear")

    stage.phone.lift()
    stage.rest()
    #expect(stage.split.displayMode == .oneOverSecondary)
  }

  @Test("a column that is released near the edge is hidden again", .rule("R-SPL-23"))
  func cancelledDrag() {
    let stage = SplitStage(landscape: false)
    stage.journal.clear()

    stage.phone.drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 90, y: 500), rest: 0.3)
    stage.rest()

    #expect(stage.split.displayMode == .secondaryOnly)
    #expect(stage.primary.viewIfLoaded?.window == nil)
    #expect(!stage.journal.lines.contains("P.didAppear"))
    #expect(stage.journal.lines.contains("P.didDisappear"))

    stage.phone.drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 300, y: 500), rest: 0.3)
    stage.rest()
    #expect(stage.split.displayMode == .oneOverSecondary)
    #expect(stage.frame(of: stage.primary).minX == 0)
  }

  @Test("another change during the drag ends it", .rule("R-SPL-23"), .rule("R-SPL-20"))
  func changeDuringDrag() {
    let stage = SplitStage(landscape: false)
    stage.phone.press(at: CGPoint(x: 2, y: 500))
    stage.phone.slide(to: CGPoint(x: 100, y: 500))

    stage.split.hide(.primary)
    stage.phone.slide(to: CGPoint(x: 200, y: 500))
    stage.phone.lift()
    stage.rest()

    #expect(stage.split.displayMode == .secondaryOnly)
    #expect(stage.primary.viewIfLoaded?.window == nil)
  }

  @Test("a swipe pops a page before it shows a column", .rule("R-SPL-23"))
  func swipingBack() {
    let stage = SplitStage(landscape: false)
    stage.secondary.navigationController?.pushViewController(stage.page("N"), animated: false)

    stage.phone.drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 700, y: 500))
    stage.rest()

    #expect(stage.split.displayMode == .secondaryOnly)
    #expect(stage.secondary.navigationController?.viewControllers.count == 1)
  }
}
