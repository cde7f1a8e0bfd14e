import QuartzCore

/// Recognizes one or more taps with one or more fingers.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps in a row; 1 by default.
  open var numberOfTapsRequired = 1
  /// How many fingers at once; 1 by default.
  open var numberOfTouchesRequired = 1

  private var taps = 0
  private var mostFingers = 0
  private var timer: ClockTimer?

  override var spansSeveralTaps: Bool { true }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    mostFingers = max(mostFingers, liveTouches.count)
    if mostFingers > numberOfTouchesRequired {
      state = .failed
      return
    }
    failAfter(GestureMetrics.tapDuration)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let strayed = touches.contains {
      $0.position.distance(to: $0.startPosition) > GestureMetrics.tapMovement
    }
    if strayed { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard liveTouches.isEmpty else { return }
    guard mostFingers == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    mostFingers = 0
    if taps >= numberOfTapsRequired {
      timer?.cancel()
      state = .ended
    } else {
      failAfter(GestureMetrics.tapInterval)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  /// One tap does not keep a recognizer of more taps from going on.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  open override func reset() {
    super.reset()
    timer?.cancel()
    taps = 0
    mostFingers = 0
  }

  private func failAfter(_ delay: TimeInterval) {
    timer?.cancel()
    timer = schedule(after: delay) { [weak self] in
      if self?.isWaiting == false { self?.state = .failed }
    }
  }
}
