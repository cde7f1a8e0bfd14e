import QuartzCore

/// Recognizes fingers that are dragged, and says how far and how fast.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The fewest fingers that drag; 1 by default.
  open var minimumNumberOfTouches = 1
  /// The most fingers that drag; any number by default.
  open var maximumNumberOfTouches = Int.max

  /// In points of the window: where the middle of the fingers was when the translation was zero.
  private var origin = CGPoint.zero
  private var last = CGPoint.zero
  private var tracker = VelocityTracker()

  /// How far the fingers moved since the gesture began, along the axes of `view`.
  open func translation(in view: UIView?) -> CGPoint {
    let (start, end) = (place(origin, in: view), place(last, in: view))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// Lets the translation go on from another value, usually zero.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let end = place(last, in: view)
    let start = CGPoint(x: end.x - translation.x, y: end.y - translation.y)
    origin = view?.convert(start, to: nil) ?? start
  }

  /// How fast the fingers move, in points per second along the axes of `view`.
  open func velocity(in view: UIView?) -> CGPoint {
    let speed = tracker.velocity
    let (start, end) = (place(.zero, in: view), place(speed, in: view))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  private func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
    view?.convert(point, from: nil) ?? point
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if liveTouches.count > maximumNumberOfTouches, state == .possible {
      state = .failed
      return
    }
    restart(keeping: translation(in: nil))
    if state == .possible { origin = last }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    last = location(in: nil)
    tracker.add(last, at: touches.map(\.timestamp).max() ?? event.timestamp)
    if state == .possible {
      beginIfFarEnough()
    } else {
      state = .changed
    }
  }

  private func beginIfFarEnough() {
    guard liveTouches.count >= minimumNumberOfTouches else { return }
    switch verdict(on: CGPoint(x: last.x - origin.x, y: last.y - origin.y)) {
    case .begins: state = .began
    case .waits: break
    case .fails: state = .failed
    }
  }

  /// What the movement so far amounts to.
  func verdict(on movement: CGPoint) -> PanDecision {
    guard movement.distance(to: .zero) >= GestureMetrics.panDistance else { return .waits }
    return shouldBegin(movedBy: movement) ? .begins : .fails
  }

  /// Whether a movement that is long enough is one of this gesture's.
  func shouldBegin(movedBy movement: CGPoint) -> Bool { true }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    tracker.rest(until: touches.map(\.timestamp).max() ?? event.timestamp)
    leave(state == .possible ? .failed : .ended)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    leave(state == .possible ? .failed : .cancelled)
  }

  private func leave(_ last: State) {
    if liveTouches.isEmpty {
      state = last
    } else {
      restart(keeping: translation(in: nil))
    }
  }

  /// Goes on with other fingers, whose middle is elsewhere, without a jump.
  private func restart(keeping translation: CGPoint) {
    last = location(in: nil)
    origin = CGPoint(x: last.x - translation.x, y: last.y - translation.y)
    tracker.reset()
    tracker.add(last, at: touches.map(\.timestamp).max() ?? 0)
  }

  open override func reset() {
    super.reset()
    tracker.reset()
    origin = .zero
    last = .zero
  }
}

/// What a movement so far amounts to.
enum PanDecision {
  case begins
  case waits
  case fails
}
