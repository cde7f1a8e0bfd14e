import TestSupport
import TestStage
import Testing
import UIKitCore

@testable import UIKitCore

@MainActor private final class ArenaDelegate: NSObject, UIGestureRecognizerDelegate {
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

@MainActor @Suite("Gesture recognizers: competition") struct GestureArenaTests {
  private let pad = Touchpad()
  private let target = RecordingGestureTarget()
  private let outer = Pad(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
  private let inner = Pad(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let delegate = ArenaDelegate()

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

  @Test("of two pan recognizers the inner one wins")
  func innerWins() {
    _ = pan(in: outer, "outer")
    _ = pan(in: inner, "inner")
    swing()
    #expect(target.journal.lines == ["inner began", "inner changed", "inner ended"])
  }

  @Test("both recognizers act if a delegate allows it")
  func together() {
    let first = pan(in: outer, "outer")
    _ = pan(in: inner, "inner")
    first.delegate = delegate
    delegate.together = true
    swing()
    #expect(target.journal.lines.contains("outer began"))
    #expect(target.journal.lines.contains("inner began"))
  }

  @Test("a pan prevents a tap of the same finger")
  func panOverTap() {
    _ = target.watch(UITapGestureRecognizer(), in: inner, name: "tap")
    _ = pan(in: outer, "pan")
    pad.down(50, 150)
    pad.move(65, 150)
    pad.up(65, 150)
    #expect(target.journal.lines == ["pan began", "pan ended"])
  }

  @Test("a delegate can prevent a recognizer from beginning")
  func refusing() {
    let recognizer = pan(in: inner, "pan")
    recognizer.delegate = delegate
    delegate.begins = false
    swing()
    #expect(target.journal.lines.isEmpty)

    delegate.begins = true
    swing()
    #expect(target.journal.lines.first == "pan began")
  }

  @Test("the touched view can prevent recognizers of its ancestors from beginning")
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

  @Test("a delegate can withhold touches from a recognizer")
  func receiving() {
    let recognizer = target.watch(UITapGestureRecognizer(), in: inner, name: "tap")
    recognizer.delegate = delegate
    delegate.receives = false
    pad.tap(50, 150)
    #expect(target.journal.lines.isEmpty)
    #expect(inner.journal.lines == ["began 1", "ended 1"])
  }

  @Test("a pan that requires a swipe to fail begins when the swipe has failed")
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

  @Test("delaysTouchesBegan withholds touches until the recognizer has failed")
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

  @Test("the end of a touch is delayed while a double tap is possible")
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

  @Test("without cancelsTouchesInView the view keeps its touches")
  func withoutCancelling() {
    let recognizer = target.watch(UITapGestureRecognizer(), in: inner)
    recognizer.cancelsTouchesInView = false
    pad.tap(50, 150)
    #expect(target.journal.lines == ["ended"])
    #expect(inner.journal.lines == ["began 1", "ended 1"])
  }

  @Test("disabling a recognizer cancels its gesture")
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

  @Test("removing the view from the window cancels its gestures", .rule("R-BAD-12"))
  func removal() {
    _ = pan(in: inner, "pan")
    pad.down(50, 150)
    pad.move(80, 150)
    inner.removeFromSuperview()
    pad.up(90, 150)
    #expect(target.journal.lines == ["pan began", "pan cancelled"])
    #expect(inner.journal.lines == ["began 1", "cancelled"])
  }

  @Test("a recognizer belongs to one view and retains neither view nor target")
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

  @Test("only valid changes of state are made")
  func states() {
    func walk(_ states: UIGestureRecognizer.State...) -> [Bool] {
      var stateMachine = RecognizerState()
      return states.map { stateMachine.move(to: $0) }
    }
    #expect(walk(.began, .changed, .changed, .ended, .began) == [true, true, true, true, false])
    #expect(walk(.changed, .cancelled) == [false, false])
    #expect(walk(.began, .failed, .cancelled) == [true, false, true])
    #expect(walk(.ended, .changed) == [true, false])
    #expect(walk(.failed, .began) == [true, false])
  }

  @Test("a resting finger has no velocity, and old samples are ignored")
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
