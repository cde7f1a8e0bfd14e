import QuartzCore

/// A gesture recognizer for pans, which reports the translation and velocity of the fingers.
///
/// The gesture is continuous: it begins when the fingers have moved 10 points and ends when the
/// last one goes up. Read ``translation(in:)`` in the action:
///
/// ```swift
/// func panned(_ pan: UIPanGestureRecognizer) {
///   card.center.x += pan.translation(in: view).x
///   pan.setTranslation(.zero, in: view)
/// }
/// ```
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers with which the gesture begins.
  ///
  /// The default value is 1.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers.
  ///
  /// The recognizer fails if more go down before the gesture has begun. The default value is
  /// unlimited.
  open var maximumNumberOfTouches = Int.max

  /// The center of the fingers for which the translation is zero, in window coordinates.
  // R-KV-23
  /// The edges of a screen edge pan.
  ///
  /// They are stored here, so that actions for screen edge pans can be called with other pans.
  final var screenEdges: UIRectEdge = []

  private var origin = CGPoint.zero
  private var last = CGPoint.zero
  private var tracker = VelocityTracker()

  /// Returns the distance that the fingers have moved since the gesture began, in the coordinates
  /// of `view`.
  open func translation(in view: UIView?) -> CGPoint {
    let (start, end) = (place(origin, in: view), place(last, in: view))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// Sets the translation, usually to zero; later movements are added to it.
  ///
  /// - Parameters:
  ///   - translation: The new translation in points.
  ///   - view: The view in whose coordinates the translation is, or `nil` for the window.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let end = place(last, in: view)
    let start = CGPoint(x: end.x - translation.x, y: end.y - translation.y)
    origin = view?.convert(start, to: nil) ?? start
  }

  /// Returns the velocity of the fingers, in points of `view` per second.
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

  /// Returns whether the gesture begins after the movement so far.
  func verdict(on movement: CGPoint) -> PanDecision {
    guard movement.distance(to: .zero) >= GestureMetrics.panDistance else { return .waits }
    return shouldBegin(movedBy: movement) ? .begins : .fails
  }

  /// Returns whether a sufficiently long movement belongs to this gesture.
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

  /// Continues the gesture with other fingers, whose center is different, without changing the
  /// translation.
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

/// The decision about a pan gesture after a movement.
enum PanDecision {
  case begins
  case waits
  case fails
}
