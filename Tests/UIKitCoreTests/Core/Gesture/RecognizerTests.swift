import TestStage
import Testing
import UIKitCore

@testable import UIKitCore

@MainActor @Suite("Gesture recognizers") struct RecognizerTests {
  private let pad = Touchpad()
  private let target = RecordingGestureTarget()
  private let view = Pad(frame: CGRect(x: 0, y: 100, width: 300, height: 300))

  init() { pad.window.addSubview(view) }

  // MARK: Taps

  @Test("a tap is recognized when the finger is lifted, and cancels the view's touch")
  func tap() {
    let tap = target.watch(UITapGestureRecognizer(), in: view)
    pad.down(50, 150)
    #expect(target.journal.lines.isEmpty)
    pad.up(50, 150)
    #expect(target.journal.lines == ["ended"])
    #expect(tap.state == .possible)
    #expect(view.journal.lines == ["began 1", "cancelled"])
  }

  @Test("a recognizer receives touches in subviews of its view")
  func below() {
    let inner = UIView(frame: view.bounds)
    view.addSubview(inner)
    let tap = target.watch(UITapGestureRecognizer(), in: view)
    pad.tap(50, 150)
    #expect(target.journal.lines == ["ended"])
    _ = tap
  }

  @Test("a finger that moves too far or is held too long is not a tap")
  func noTap() {
    let tap = target.watch(UITapGestureRecognizer(), in: view)
    pad.down(50, 150)
    pad.move(120, 150)
    pad.up(50, 150)
    pad.down(50, 150)
    pad.wait(1)
    pad.up(50, 150)
    #expect(target.journal.lines.isEmpty)
    pad.tap(50, 150)
    #expect(target.journal.lines == ["ended"])
    _ = tap
  }

  @Test("two taps in quick succession make a double tap")
  func doubleTap() {
    let tap = target.watch(UITapGestureRecognizer(), in: view)
    tap.numberOfTapsRequired = 2
    pad.tap(50, 150)
    pad.wait(0.1)
    pad.tap(50, 150)
    #expect(target.journal.lines == ["ended"])

    pad.wait(1)
    pad.tap(50, 150)
    pad.wait(1)
    pad.tap(50, 150)
    #expect(target.journal.lines == ["ended"])
  }

  @Test("a single tap that requires a double tap to fail is recognized after its failure")
  func waiting() {
    let single = target.watch(UITapGestureRecognizer(), in: view, name: "single")
    let double = target.watch(UITapGestureRecognizer(), in: view, name: "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)

    pad.tap(50, 150)
    #expect(target.journal.lines.isEmpty)
    pad.wait(0.4)
    #expect(target.journal.lines == ["single ended"])

    target.journal.clear()
    pad.tap(50, 150)
    pad.wait(0.1)
    pad.tap(50, 150)
    pad.wait(1)
    #expect(target.journal.lines == ["double ended"])
  }

  @Test("without a requirement both the single and the double tap are recognized")
  func singleAndDouble() {
    let single = target.watch(UITapGestureRecognizer(), in: view, name: "single")
    let double = target.watch(UITapGestureRecognizer(), in: view, name: "double")
    double.numberOfTapsRequired = 2
    pad.tap(50, 150)
    pad.wait(0.1)
    pad.tap(50, 150)
    #expect(target.journal.lines.contains("single ended"))
    #expect(target.journal.lines.contains("double ended"))
    _ = single
  }

  @Test("a tap with two fingers needs both")
  func twoFingers() {
    let tap = target.watch(UITapGestureRecognizer(), in: view)
    tap.numberOfTouchesRequired = 2
    pad.tap(50, 150)
    #expect(target.journal.lines.isEmpty)
    pad.wait(1)
    pad.down(50, 150)
    pad.down(90, 150, finger: 1)
    pad.up(50, 150)
    pad.up(90, 150, finger: 1)
    #expect(target.journal.lines == ["ended"])
  }

  // MARK: Pans

  @Test("a pan begins after 10 points and measures its translation from there")
  func pan() {
    let pan = target.watch(UIPanGestureRecognizer(), in: view)
    pad.down(50, 150)
    pad.move(55, 150)
    #expect(target.journal.lines.isEmpty)
    pad.move(62, 150)
    #expect(target.journal.lines == ["began"])
    let start = pan.translation(in: nil)
    pad.move(92, 160)
    #expect(pan.translation(in: nil).x - start.x == 30)
    #expect(pan.translation(in: nil).y - start.y == 10)
    pad.up(92, 160)
    #expect(target.journal.lines == ["began", "changed", "ended"])
    #expect(view.journal.lines == ["began 1", "moved", "cancelled"])
  }

  @Test("the translation can be set")
  func setTranslation() {
    let pan = target.watch(UIPanGestureRecognizer(), in: view)
    pad.down(50, 150)
    pad.move(80, 150)
    pan.setTranslation(.zero, in: view)
    #expect(pan.translation(in: view) == .zero)
    pad.move(85, 155)
    #expect(pan.translation(in: view) == CGPoint(x: 5, y: 5))
    pad.up(85, 155)
  }

  @Test("the velocity is measured over the last tenth of a second")
  func velocity() {
    final class Reader {
      @MainActor static var last = CGPoint.zero
    }
    let pan = target.watch(UIPanGestureRecognizer(), in: view)
    pad.down(50, 150)
    pad.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 150, y: 150), over: 0.2)
    #expect(abs(pan.velocity(in: view).x - 500) < 1)
    #expect(pan.velocity(in: view).y == 0)
    pad.up(150, 150)
  }

  @Test("a second finger does not make the translation jump")
  func secondFinger() {
    let pan = target.watch(UIPanGestureRecognizer(), in: view)
    view.isMultipleTouchEnabled = true
    pad.down(50, 150)
    pad.move(80, 150)
    let before = pan.translation(in: nil)
    pad.down(200, 300, finger: 1)
    #expect(pan.translation(in: nil) == before)
    #expect(pan.numberOfTouches == 2)
    pad.up(200, 300, finger: 1)
    #expect(pan.translation(in: nil) == before)
    pad.up(80, 150)
    #expect(target.journal.lines.last == "ended")
  }

  @Test("a screen edge pan begins only at its edge and inwards")
  func edge() {
    let pan = target.watch(UIScreenEdgePanGestureRecognizer(), in: view)
    pan.edges = .left
    pad.down(100, 150)
    pad.move(200, 150)
    pad.up(200, 150)
    pad.down(5, 150)
    pad.move(5, 250)
    pad.up(5, 250)
    #expect(target.journal.lines.isEmpty)
    pad.down(5, 150)
    pad.move(60, 150)
    #expect(target.journal.lines == ["began"])
    pad.up(60, 150)
  }

  // MARK: Long presses, swipes and pinches

  @Test("a long press begins after half a second and ends when the finger is lifted")
  func press() {
    let press = target.watch(UILongPressGestureRecognizer(), in: view)
    pad.down(50, 150)
    pad.wait(0.4)
    #expect(target.journal.lines.isEmpty)
    pad.wait(0.15)
    #expect(target.journal.lines == ["began"])
    pad.move(80, 150)
    pad.up(80, 150)
    #expect(target.journal.lines == ["began", "changed", "ended"])
    _ = press
  }

  @Test("a finger that moves or is lifted early is not a long press")
  func noPress() {
    let press = target.watch(UILongPressGestureRecognizer(), in: view)
    pad.tap(50, 150)
    pad.wait(1)
    pad.down(50, 150)
    pad.move(70, 150)
    pad.wait(1)
    pad.up(70, 150)
    #expect(target.journal.lines.isEmpty)
    _ = press
  }

  @Test("a swipe is quick and straight, in one of the given directions")
  func swipe() {
    let swipe = target.watch(UISwipeGestureRecognizer(), in: view)
    swipe.direction = [.left, .up]
    pad.down(200, 200)
    pad.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 120, y: 205))
    pad.up(120, 205)
    #expect(target.journal.lines == ["ended"])

    for (end, time) in [
      (CGPoint(x: 280, y: 200), 0.2), (CGPoint(x: 140, y: 270), 0.2), (CGPoint(x: 120, y: 200), 2),
    ] {
      pad.wait(1)
      pad.down(200, 200)
      pad.drag(from: CGPoint(x: 200, y: 200), to: end, over: time)
      pad.up(end.x, end.y)
    }
    #expect(target.journal.lines == ["ended"])
  }

  @Test("the scale of a pinch is the ratio of the distances between the fingers")
  func pinch() {
    let pinch = target.watch(UIPinchGestureRecognizer(), in: view)
    view.isMultipleTouchEnabled = true
    pad.down(100, 200)
    pad.down(200, 200, finger: 1)
    pad.move(210, 200, finger: 1)
    #expect(target.journal.lines == ["began"])
    #expect(pinch.scale == 1)
    pad.move(320, 200, finger: 1)
    #expect(pinch.scale == 2)
    pad.up(320, 200, finger: 1)
    #expect(target.journal.lines.last == "ended")
    pad.up(100, 200)
  }
}
