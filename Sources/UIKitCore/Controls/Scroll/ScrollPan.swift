import QuartzCore

/// The pan that moves a scroll view's content.
final class ScrollPan: UIPanGestureRecognizer {
  private var scrollView: UIScrollView? { view as? UIScrollView }
  /// What the finger moved before the content followed.
  private var slop = CGPoint.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let scrollView else { return }
    if scrollView.fingerCameDown() { state = .began }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if liveTouches.isEmpty { scrollView?.isFingerDown = false }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    if liveTouches.isEmpty { scrollView?.isFingerDown = false }
  }

  override func reset() {
    super.reset()
    slop = .zero
    scrollView?.isFingerDown = false
  }

  override func verdict(on movement: CGPoint) -> PanDecision {
    guard let scrollView else { return .fails }
    let decision = DragDecision(
      axes: scrollView.movableAxes,
      rivals: rivalAxes(of: scrollView)
    )
    switch decision.verdict(on: movement) {
    case .begins(let slop):
      guard mayTakeTouches(from: scrollView), !scrollView.handsOver(movement),
        !pullsCard(movement, of: scrollView)
      else { return .fails }
      self.slop = slop
      return .begins
    case .waits: return .waits
    case .fails: return .fails
    }
  }

  /// The axes along which other scroll views under the same fingers could move.
  private func rivalAxes(of scrollView: UIScrollView) -> ScrollDrag.Axes {
    var axes = ScrollDrag.Axes(x: false, y: false)
    for case let rival as ScrollPan in touches.first?.gestureRecognizers ?? [] where rival !== self
    {
      guard rival.state == .possible, let other = rival.scrollView else { continue }
      axes.x = axes.x || other.movableAxes.x
      axes.y = axes.y || other.movableAxes.y
    }
    return axes
  }

  /// Whether the movement is that of the sheet that the content stands on, since the content is at its top.
  private func pullsCard(_ movement: CGPoint, of scrollView: UIScrollView) -> Bool {
    guard abs(movement.y) > abs(movement.x) else { return false }
    return touches.first?.gestureRecognizers?.contains {
      ($0.delegate as? SheetDragging)?.takes(upwards: movement.y < 0, from: scrollView) ?? false
    } ?? false
  }

  /// Whether the views that were told of the fingers give them up.
  private func mayTakeTouches(from scrollView: UIScrollView) -> Bool {
    for touch in liveTouches where touch.delivery.isUnderway {
      guard let view = touch.view, view !== scrollView else { continue }
      guard scrollView.canCancelContentTouches, scrollView.touchesShouldCancel(in: view) else {
        return false
      }
    }
    return true
  }

  override func didEnter(_ state: State) {
    guard let scrollView else { return }
    let translation = translation(in: scrollView)
    switch state {
    case .began:
      scrollView.takeHold(after: translation, slop: slop)
      scrollView.follow(translation)
    case .changed: scrollView.follow(translation)
    case .ended:
      let finger = velocity(in: scrollView)
      scrollView.letGo(velocity: CGPoint(x: -finger.x, y: -finger.y))
    case .cancelled: scrollView.letGo(velocity: .zero)
    case .possible, .failed: break
    }
  }
}

/// Keeps the views in a scroll view from hearing of a finger that may be about to scroll.
final class ScrollTouchDelay: UIGestureRecognizer {
  private var timer: ClockTimer?

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
    cancelsTouchesInView = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard timer == nil else { return }
    timer = schedule(after: ScrollMetrics.touchDelay) { [weak self] in self?.state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  override func reset() {
    super.reset()
    timer?.cancel()
    timer = nil
  }
}

extension UITouch {
  /// Whether the scroll views around a view let it have the touch.
  @MainActor func isAdmitted(to view: UIView, with event: UIEvent) -> Bool {
    for case let pan as ScrollPan in gestureRecognizers ?? [] {
      guard let scrollView = pan.view as? UIScrollView, scrollView !== view else { continue }
      if !scrollView.touchesShouldBegin([self], with: event, in: view) { return false }
    }
    return true
  }
}
