import QuartzCore

/// The pan recognizer that scrolls the content.
final class ScrollPan: UIPanGestureRecognizer {
  private var scrollView: UIScrollView? { view as? UIScrollView }
  /// The movement of the finger before the drag began.
  private var slop = CGPoint.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let scrollView else { return }
    if scrollView.touchDown() { state = .began }
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
    scrollView.prepareToScroll()
    let decision = DragDecision(
      axes: scrollView.movableAxes,
      rivals: rivalAxes(of: scrollView)
    )
    switch decision.verdict(on: movement) {
    case .begins(let slop):
      guard mayTakeTouches(from: scrollView), !scrollView.yieldsToAncestor(movement),
        !pullsCard(movement, of: scrollView)
      else { return .fails }
      self.slop = slop
      return .begins
    case .waits: return .waits
    case .fails: return .fails
    }
  }

  /// Returns the axes along which other scroll views with the same touches can scroll.
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

  /// Returns whether the movement drags the sheet that contains the scroll view instead of the
  /// content.
  private func pullsCard(_ movement: CGPoint, of scrollView: UIScrollView) -> Bool {
    guard abs(movement.y) > abs(movement.x) else { return false }
    return touches.first?.gestureRecognizers?.contains {
      ($0.delegate as? SheetDragging)?.takes(upwards: movement.y < 0, from: scrollView) ?? false
    } ?? false
  }

  /// Returns whether the views that receive the touches allow them to be canceled.
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
      KeyboardDismissal(scrollView)?.began()
      scrollView.beginDragging(after: translation, slop: slop)
      scrollView.follow(translation)
    case .changed:
      scrollView.follow(translation)
      KeyboardDismissal(scrollView)?.moved(to: location(in: scrollView.ownWindow))
    case .ended:
      let finger = velocity(in: scrollView)
      KeyboardDismissal(scrollView)?.ended(velocity: finger)
      scrollView.endDragging(velocity: CGPoint(x: -finger.x, y: -finger.y))
    case .cancelled:
      KeyboardDismissal(scrollView)?.ended(velocity: CGPoint(x: 0, y: -1))
      scrollView.endDragging(velocity: .zero)
    case .possible, .failed: break
    }
  }
}

/// Delays the touches to the subviews of a scroll view until it is known whether they scroll.
final class ScrollTouchDelay: UIGestureRecognizer {
  private var timer: ClockTimer?

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
    cancelsTouchesInView = false
  }

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
  /// Returns whether all scroll views around a view allow it to receive the touch.
  @MainActor func isAdmitted(to view: UIView, with event: UIEvent) -> Bool {
    for case let pan as ScrollPan in gestureRecognizers ?? [] {
      guard let scrollView = pan.view as? UIScrollView, scrollView !== view else { continue }
      if !scrollView.touchesShouldBegin([self], with: event, in: view) { return false }
    }
    return true
  }
}
