import SimulatorKit
import TestSupport
import Testing
import UIKit

@testable import TabBars

@MainActor
@Suite("Transitions reported to an item's animator", .releasesEverything)
struct MotionHookTests {
  private let animator = RecordingItemAnimator()

  private func stage() -> CustomStage {
    let stage = CustomStage.moving(animator)
    _ = animator.told()
    return stage
  }

  private func middle(_ stage: CustomStage, _ index: Int) -> CGPoint {
    let item = stage.item(index)
    return item.convert(CGPoint(x: item.bounds.midX, y: item.bounds.midY), to: nil)
  }

  @Test(
    "new items report one initial transition each, without animation",
    .rule("RAM-1", "CYL-121")
  )
  func initial() {
    _ = CustomStage.moving(animator, tabs: 2)

    #expect(animator.told() == ["One initial", "Two initial"])
  }

  @Test("a tap highlights, unhighlights, deselects and selects", .rule("ES-2", "RAM-1"))
  func tap() {
    let stage = stage()

    stage.tap("Two")

    #expect(
      animator.told() == ["Two highlight", "Two unhighlight", "One deselect", "Two select"]
    )
  }

  @Test("selecting in code deselects and selects without highlighting", .rule("ES-2"))
  func code() {
    let stage = stage()

    stage.controller.selectedIndex = 2

    #expect(animator.told() == ["One deselect", "Three select"])
  }

  @Test(
    "tapping the selected item reports a reselection, and a new badge a badge change",
    .rule("ES-2")
  )
  func again() {
    let stage = stage()

    stage.tap("One")
    stage.controller.updateItem("Two") { $0.badge = .dot }
    stage.controller.updateItem("Two") { $0.badge = .dot }

    #expect(
      animator.told() == ["One highlight", "One unhighlight", "One reselect", "Two badgeChange"]
    )
  }

  @Test("a denied tap selects nothing and leaves no highlight", .rule("ES-3"))
  func denied() {
    let stage = stage()
    stage.delegate.answer = { _ in .deny }

    stage.tap("Two")

    #expect(animator.told() == ["Two highlight", "Two unhighlight"])
    #expect(!stage.item(1).isHighlighted)
  }

  @Test("dragging off an item ends its highlight, and dragging back restores it", .rule("ES-3"))
  func leaving() {
    let stage = stage()
    let start = middle(stage, 1)

    stage.phone.press(at: start)
    stage.phone.slide(to: CGPoint(x: start.x, y: start.y - 200))
    #expect(!stage.item(1).isHighlighted)
    stage.phone.slide(to: start)
    #expect(stage.item(1).isHighlighted)
    stage.phone.lift()

    #expect(!stage.item(1).isHighlighted)
  }

  @Test("a cancelled touch ends the highlight", .rule("ES-3"))
  func cancelled() {
    let stage = stage()
    stage.delegate.handlesLongPresses = true

    stage.phone.press(at: middle(stage, 1))
    stage.phone.advance(by: 1)
    #expect(!stage.item(1).isHighlighted)
    stage.phone.lift()

    #expect(animator.told() == ["Two highlight", "Two unhighlight"])
    #expect(stage.controller.selectedIndex == 0)
  }

  @Test(
    "an item disabled or removed during a touch is not selected and ends its highlight",
    .rule("ES-3")
  )
  func changedMeanwhile() {
    let stage = stage()

    stage.phone.press(at: middle(stage, 1))
    stage.controller.updateItem("Two") { $0.isEnabled = false }
    stage.phone.lift()
    #expect(!stage.item(1).isHighlighted)
    #expect(stage.controller.selectedIndex == 0)

    stage.phone.press(at: middle(stage, 2))
    stage.controller.tabs.removeLast()
    stage.phone.lift()
    #expect(stage.controller.selectedIndex == 0)
  }

  @Test("an item's own animator takes precedence over the bar's", .rule("RAM-1", "CYL-5"))
  func own() {
    let stage = stage()
    let own = RecordingItemAnimator()
    stage.controller.updateItem("Two") { $0.style.animator = own }

    stage.tap("Two")

    #expect(own.told() == ["Two highlight", "Two unhighlight", "Two select"])
    #expect(animator.told() == ["One deselect"])
  }
}
