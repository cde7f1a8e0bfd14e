import QuartzCore
import SimulatorKit
import UIKitCore

@testable import UIKitCore

/// A phone whose screen is filled by a scroll view with a delegate that writes down what it hears.
@MainActor final class ScrollStage {
  let phone: Simulator
  let scroll = TestScrollView()
  let journal = ScrollJournal()

  init(
    content: CGSize = CGSize(width: 393, height: 3000),
    on device: Device = Device(size: CGSize(width: 393, height: 852), scale: 2)
  ) {
    phone = Simulator(device)
    scroll.frame = phone.window.bounds
    scroll.contentSize = content
    scroll.delegate = journal
    phone.window.addSubview(scroll)
    phone.advance(by: 1)
    journal.calls = []
  }

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

/// A delegate that writes down its calls, `didScroll` only once in a row.
final class ScrollJournal: UIScrollViewDelegate {
  var calls: [String] = []
  var velocity = CGPoint.zero
  var target = CGPoint.zero
  var chosenTarget: CGPoint?
  var allowsTop = true
  var onScroll: ((UIScrollView) -> Void)?
  var onCall: ((String, UIScrollView) -> Void)?

  private func note(_ call: String, _ view: UIScrollView) {
    calls.append(call)
    onCall?(call, view)
  }

  func scrollViewDidScroll(_ view: UIScrollView) {
    if calls.last != "didScroll" { calls.append("didScroll") }
    onScroll?(view)
  }
  func scrollViewWillBeginDragging(_ view: UIScrollView) { note("willBeginDragging", view) }
  func scrollViewWillEndDragging(
    _ view: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    self.velocity = velocity
    target = targetContentOffset.pointee
    if let chosenTarget { targetContentOffset.pointee = chosenTarget }
    note("willEndDragging", view)
  }
  func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate: Bool) {
    note("didEndDragging \(willDecelerate)", view)
  }
  func scrollViewWillBeginDecelerating(_ view: UIScrollView) { note("willBeginDecelerating", view) }
  func scrollViewDidEndDecelerating(_ view: UIScrollView) { note("didEndDecelerating", view) }
  func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) { note("didEndAnimation", view) }
  func scrollViewShouldScrollToTop(_ view: UIScrollView) -> Bool {
    note("shouldScrollToTop", view)
    return allowsTop
  }
  func scrollViewDidScrollToTop(_ view: UIScrollView) { note("didScrollToTop", view) }
  func scrollViewDidChangeAdjustedContentInset(_ view: UIScrollView) {
    note("didChangeInset", view)
  }
}
