import TestSupport
import Testing
import UIKitCore

@testable import UIKitCore

@MainActor private final class Judge: UIGestureRecognizerDelegate {
  var begins = true
  var together = false
  var receives = true
  var requiresFailureOfOther = false
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { together }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { receives }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { requiresFailureOfOther }
}

@MainActor @Suite("Gesture recognizers: who wins") struct GestureArenaTests {
  private let pad = Touchpad()
  private let target = RecordingGestureTarget()
  private let outer = Pad(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
  private let inner = Pad(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let judge = Judge()

  init() {
    pad.window.addSubview(outer)
    outer.addSubview(inner)
  }

  private func pan(in view: UIView, _ name: String) -> UIPanGestureRecognizer {
    target.watch(UIPanGestureRecognizer(), in: view, name: name)
  }

  private func swing() {
    pad.down(50, 150)
    pad.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 150, y: 150))
    pad.up(150, 150)
  }

  @Test("of two pans the inner one wins")
  func innerWins() {
    _ = pan(in: outer, "outer")
    _ = pan(in: inner, "inner")
    swing()
    #expect(target.journal.lines == ["inner began", "inner changed", "inner ended"])
  }

  @Test("both act when a delegate allows it")
  func together() {
    let first = pan(in: outer, "outer")
    _ = pan(in: inner, "inner")
    first.delegate = judge
    judge.together = true
    swing()
    #expect(target.journal.lines.contains("outer began"))
    #expect(target.journal.lines.contains("inner began"))
  }

  @Test("a pan keeps the tap of the same finger from happening")
  func panOverTap() {
    _ = target.watch(UITapGestureRecognizer(), in: inner, name: "tap")
    _ = pan(in: outer, "pan")
    pad.down(50, 150)
    pad.move(65, 150)
    pad.up(65, 150)
    #expect(target.journal.lines == ["pan began", "pan ended"])
  }

  @Test("a delegate or the view may refuse the beginning")
  func refusing() {
    let recognizer = pan(in: inner, "pan")
    recognizer.delegate = judge
    judge.begins = false
    swing()
    #expect(target.journal.lines.isEmpty)

    judge.begins = true
    swing()
    #expect(target.journal.lines.first == "pan began")
  }

  @Test("the view under the finger may refuse for recognizers above it")
  func refusingView() {
    final class Button: UIView {
      override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
      ) -> Bool { gestureRecognizer.view === self }
    }
    let button = Button(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    inner.addSubview(button)
    _ = target.watch(UITapGestureRecognizer(), in: outer, name: "tap")

    pad.tap(20, 120)
    #expect(target.journal.lines.isEmpty)
    pad.tap(200, 200)
    #expect(target.journal.lines == ["tap ended"])
  }

  @Test("a delegate may keep touches from a recognizer")
  func receiving() {
    let recognizer = target.watch(UITapGestureRecognizer(), in: inner, name: "tap")
    recognizer.delegate = judge
    judge.receives = false
    pad.tap(50, 150)
    #expect(target.journal.lines.isEmpty)
    #expect(inner.journal.lines == ["began 1", "ended 1"])
  }

  @Test("a pan that waits for a swipe begins when the swipe has failed")
  func requirement() {
    let recognizer = pan(in: inner, "pan")
    let swipe = target.watch(UISwipeGestureRecognizer(), in: inner, name: "swipe")
    recognizer.require(toFail: swipe)

    pad.down(50, 150)
    pad.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 150, y: 150), over: 0.2)
    pad.up(150, 150)
    #expect(target.journal.lines == ["swipe ended"])

    target.journal.clear()
    pad.wait(1)
    pad.down(50, 150)
    pad.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 90, y: 150), over: 1)
    pad.move(95, 150)
    pad.up(95, 150)
    #expect(target.journal.lines.first == "pan began")
    #expect(target.journal.lines.last == "pan ended")
  }

  @Test("touches may be kept from the view until the recognizer has failed")
  func delayedBeginning() {
    let recognizer = pan(in: inner, "pan")
    recognizer.delaysTouchesBegan = true
    pad.down(50, 150)
    #expect(inner.journal.lines.isEmpty)
    pad.up(50, 150)
    #expect(inner.journal.lines == ["began 1", "ended 1"])

    inner.journal.clear()
    swing()
    #expect(inner.journal.lines.isEmpty)
  }

  @Test("the end of a touch is kept from the view while a double tap is possible")
  func delayedEnd() {
    let recognizer = target.watch(UITapGestureRecognizer(), in: inner)
    recognizer.numberOfTapsRequired = 2
    pad.tap(50, 150)
    #expect(inner.journal.lines == ["began 1"])
    pad.wait(0.5)
    #expect(inner.journal.lines == ["began 1", "ended 1"])

    inner.journal.clear()
    recognizer.delaysTouchesEnded = false
    pad.tap(50, 150)
    #expect(inner.journal.lines == ["began 1", "ended 1"])
  }

  @Test("touches stay with the view where the recognizer does not cancel them")
  func withoutCancelling() {
    let recognizer = target.watch(UITapGestureRecognizer(), in: inner)
    recognizer.cancelsTouchesInView = false
    pad.tap(50, 150)
    #expect(target.journal.lines == ["ended"])
    #expect(inner.journal.lines == ["began 1", "ended 1"])
  }

  @Test("switching a recognizer off cancels its gesture")
  func disabling() {
    let recognizer = pan(in: inner, "pan")
    pad.down(50, 150)
    pad.move(80, 150)
    recognizer.isEnabled = false
    pad.move(90, 150)
    pad.up(90, 150)
    #expect(target.journal.lines == ["pan began", "pan cancelled"])

    recognizer.isEnabled = true
    target.journal.clear()
    swing()
    #expect(target.journal.lines.last == "pan ended")
  }

  @Test("taking the view out of the window cancels gestures on it", .rule("R-BAD-12"))
  func removal() {
    _ = pan(in: inner, "pan")
    pad.down(50, 150)
    pad.move(80, 150)
    inner.removeFromSuperview()
    pad.up(90, 150)
    #expect(target.journal.lines == ["pan began", "pan cancelled"])
    #expect(inner.journal.lines == ["began 1", "cancelled"])
  }

  @Test("a recognizer belongs to one view, and keeps neither it nor its target alive")
  func ownership() {
    let recognizer = pan(in: inner, "pan")
    outer.addGestureRecognizer(recognizer)
    #expect(inner.gestureRecognizers == nil)
    #expect(recognizer.view === outer)

    expectReleased {
      let view = UIView()
      let target = RecordingGestureTarget()
      let tap = UITapGestureRecognizer(
        target: target,
        action: Selector(RecordingGestureTarget.seen, "seen")
      )
      view.addGestureRecognizer(tap)
      return [view, target, tap]
    }
  }

  @Test("only the moves that a gesture can make are made")
  func states() {
    func walk(_ states: UIGestureRecognizer.State...) -> [Bool] {
      var machine = RecognizerState()
      return states.map { machine.move(to: $0) }
    }
    #expect(walk(.began, .changed, .changed, .ended, .began) == [true, true, true, true, false])
    #expect(walk(.changed, .cancelled) == [false, false])
    #expect(walk(.began, .failed, .cancelled) == [true, false, true])
    #expect(walk(.ended, .changed) == [true, false])
    #expect(walk(.failed, .began) == [true, false])
  }

  @Test("a finger that rests has no speed, and old samples do not count")
  func velocities() {
    var tracker = VelocityTracker()
    #expect(tracker.velocity == .zero)
    tracker.add(.zero, at: 0)
    tracker.add(CGPoint(x: 10, y: 0), at: 0.05)
    #expect(tracker.velocity.x == 200)
    tracker.add(CGPoint(x: 10, y: 0), at: 1)
    #expect(tracker.velocity == .zero)
  }
}
