import QuartzCore
import SimulatorKit
import TestStage
import TestSupport

@testable import UIKitCore

/// A phone whose screen is filled by a scroll view with a delegate that writes down what it hears.
@MainActor final class ScrollStage: SimulatorStage {
  let scroll = TestScrollView()
  let delegate = RecordingScrollViewDelegate()

  init(
    content: CGSize = CGSize(width: 393, height: 3000),
    on device: Device = Device(size: CGSize(width: 393, height: 852), scale: 2)
  ) {
    super.init(on: device)
    scroll.frame = phone.window.bounds
    scroll.contentSize = content
    scroll.delegate = delegate
    phone.window.addSubview(scroll)
    rest()
    journal.clear()
    ReleaseWitnesses.announce(scroll, delegate)
  }

  var journal: Journal { delegate.journal }

  var offset: CGPoint { scroll.contentOffset }

  /// Drags by a distance and releases content at rest.
  func pull(_ dx: CGFloat, _ dy: CGFloat, from start: CGPoint = CGPoint(x: 200, y: 500)) {
    phone.drag(
      from: start,
      to: CGPoint(x: start.x + dx, y: start.y + dy),
      duration: 0.4,
      rest: 0.2
    )
  }

  /// Drags and lets go in the middle of the movement.
  func fling(_ dx: CGFloat, _ dy: CGFloat, over duration: TimeInterval = 0.2) {
    let start = CGPoint(x: 200, y: 500)
    phone.drag(from: start, to: CGPoint(x: start.x + dx, y: start.y + dy), duration: duration)
  }

  /// A report of the touch pad at the middle of the screen.
  @discardableResult func touchpad(_ dx: CGFloat, _ dy: CGFloat, isFinished: Bool = false) -> Bool {
    deliver(dx, dy, isPrecise: true, isFinished: isFinished)
  }

  /// A notch of the wheel over a point.
  @discardableResult func wheel(
    _ dx: CGFloat,
    _ dy: CGFloat,
    at point: CGPoint = CGPoint(x: 200, y: 400)
  ) -> Bool {
    deliver(dx, dy, at: point)
  }

  private func deliver(
    _ dx: CGFloat,
    _ dy: CGFloat,
    at point: CGPoint = CGPoint(x: 200, y: 400),
    isPrecise: Bool = false,
    isFinished: Bool = false
  ) -> Bool {
    let screen = phone.window.screen
    return UIApplication.shared.deliver(
      scroll: ScrollInput(
        location: point,
        delta: CGPoint(x: dx, y: dy),
        isPrecise: isPrecise,
        isFinished: isFinished,
        timestamp: screen.clock.now
      ),
      to: screen
    )
  }

  @discardableResult func press(_ characters: String, _ modifiers: KeyInput.Modifiers = []) -> Bool
  {
    let screen = phone.window.screen
    return UIApplication.shared.deliver(
      key: KeyInput(
        isDown: true,
        characters: characters,
        modifiers: modifiers,
        timestamp: screen.clock.now
      ),
      to: screen
    )
  }
}

/// A scroll view that counts its layouts and can be told what to answer.
final class TestScrollView: UIScrollView {
  var layouts = 0
  var insetChanges = 0
  var admitsTouches = true
  var cancelsTouches: Bool?
  var asked: [UIView] = []

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }

  override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    insetChanges += 1
  }

  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView)
    -> Bool
  {
    asked.append(view)
    return admitsTouches
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    cancelsTouches ?? super.touchesShouldCancel(in: view)
  }
}
