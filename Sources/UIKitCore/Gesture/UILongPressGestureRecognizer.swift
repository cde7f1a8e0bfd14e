import QuartzCore

/// Recognizes fingers that stay down in one place; it begins while they are down and ends when they go up.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the fingers stay down, in seconds; 0.5 by default.
  open var minimumPressDuration: TimeInterval = GestureMetrics.pressDuration
  /// How far they may move meanwhile, in points; 10 by default.
  open var allowableMovement: CGFloat = GestureMetrics.pressMovement
  /// How many taps come before the press; 0 by default.
  open var numberOfTapsRequired = 0
  /// How many fingers; 1 by default.
  open var numberOfTouchesRequired = 1

  private var timer: ClockTimer?
  private var taps = 0

  override var spansSeveralTaps: Bool { numberOfTapsRequired > 0 }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard liveTouches.count <= numberOfTouchesRequired else {
      if state == .possible { state = .failed }
      return
    }
    guard liveTouches.count == numberOfTouchesRequired, taps >= numberOfTapsRequired else { return }
    timer?.cancel()
    timer = schedule(after: minimumPressDuration) { [weak self] in self?.state = .began }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .possible else {
      state = .changed
      return
    }
    if touches.contains(where: { $0.position.distance(to: $0.startPosition) > allowableMovement }) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard liveTouches.isEmpty else { return }
    guard state == .possible else {
      state = .ended
      return
    }
    timer?.cancel()
    guard taps < numberOfTapsRequired else {
      state = .failed
      return
    }
    taps += 1
    timer = schedule(after: GestureMetrics.tapInterval) { [weak self] in self?.state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    super.reset()
    timer?.cancel()
    taps = 0
  }
}
