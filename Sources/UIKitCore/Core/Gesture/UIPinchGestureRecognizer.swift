import QuartzCore

/// A gesture recognizer for pinches, with two fingers that move apart or together.
///
/// The gesture is continuous: it begins when the distance of the fingers has changed by 8 points
/// and ends when one of them goes up.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The ratio of the distance between the fingers to their distance when the gesture began.
  ///
  /// Set it to restart the scale from another value, usually 1. Values that are not positive do not
  /// change the reference distance.
  open var scale: CGFloat = 1 {
    didSet { if !isMeasuring, scale > 0 { startSpan = span / scale } }
  }

  /// The velocity of the scale, in units per second.
  open private(set) var velocity: CGFloat = 0

  private var startSpan: CGFloat = 0
  private var lastTime: TimeInterval = 0
  private var isMeasuring = false

  private var span: CGFloat {
    guard liveTouches.count >= 2 else { return 0 }
    return liveTouches[0].position.distance(to: liveTouches[1].position)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if liveTouches.count == 2, state == .possible {
      startSpan = span
      lastTime = event.timestamp
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard liveTouches.count >= 2, startSpan > 0 else { return }
    if state == .possible {
      guard abs(span - startSpan) >= GestureMetrics.pinchDistance else { return }
      startSpan = span
      state = .began
      return
    }
    measure(at: event.timestamp)
    state = .changed
  }

  private func measure(at time: TimeInterval) {
    isMeasuring = true
    let old = scale
    scale = span / startSpan
    if time > lastTime { velocity = (scale - old) / CGFloat(time - lastTime) }
    lastTime = time
    isMeasuring = false
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if liveTouches.count < 2, state != .possible { state = .ended }
    if liveTouches.isEmpty { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    super.reset()
    startSpan = 0
    velocity = 0
    isMeasuring = true
    scale = 1
    isMeasuring = false
  }
}
