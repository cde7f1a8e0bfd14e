import QuartzCore

/// Recognizes fingers that stay down in one place, or a button of `allowedPressTypes` that is held; it begins while they
/// are down and ends when they go up. (R-KEY-7)
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

  override var defaultPressTypes: [NSNumber] { PressTypes.select }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    wentDown(liveTouches.count, of: numberOfTouchesRequired)
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
    if liveTouches.isEmpty { wentUp() }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = state == .possible ? .failed : .cancelled
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesBegan(presses, with: event)
    wentDown(livePresses.count, of: 1)
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesEnded(presses, with: event)
    if livePresses.isEmpty { wentUp() }
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesCancelled(presses, with: event)
    state = state == .possible ? .failed : .cancelled
  }

  private func wentDown(_ count: Int, of required: Int) {
    guard count <= required else {
      if state == .possible { state = .failed }
      return
    }
    guard count == required, taps >= numberOfTapsRequired else { return }
    timer?.cancel()
    timer = schedule(after: minimumPressDuration) { [weak self] in self?.state = .began }
  }

  private func wentUp() {
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

  open override func reset() {
    super.reset()
    timer?.cancel()
    taps = 0
  }
}
