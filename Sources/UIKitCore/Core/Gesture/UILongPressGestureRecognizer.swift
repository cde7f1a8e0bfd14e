import QuartzCore

/// A gesture recognizer for long presses, of fingers that stay down in one place or of a button.
///
/// The gesture is continuous: it begins when the fingers have been down for
/// ``minimumPressDuration`` and ends when they go up. Movement after the beginning changes the
/// state to `changed`.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  // R-KEY-7

  /// The time in seconds that the fingers must be down before the gesture begins.
  ///
  /// The default value is 0.5.
  open var minimumPressDuration: TimeInterval = GestureMetrics.pressDuration
  /// The maximum distance in points that the fingers may move before the gesture begins.
  ///
  /// The default value is 10.
  open var allowableMovement: CGFloat = GestureMetrics.pressMovement
  /// The number of taps that precede the press.
  ///
  /// The default value is 0.
  open var numberOfTapsRequired = 0
  /// The number of fingers.
  ///
  /// The default value is 1.
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
