import QuartzCore

/// A gesture recognizer for one or more taps with one or more fingers, or for short presses of a
/// button.
///
/// The gesture is discrete: the action is called once, with the state `ended`. It fails if a finger
/// moves more than 45 points or stays down for more than 0.75 seconds.
///
/// ```swift
/// let tap = UITapGestureRecognizer(target: self, action: Selector(Page.tapped, "tapped"))
/// tap.numberOfTapsRequired = 2
/// photoView.addGestureRecognizer(tap)
/// ```
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  // R-KEY-7

  /// The number of taps.
  ///
  /// The default value is 1.
  open var numberOfTapsRequired = 1
  /// The number of fingers.
  ///
  /// The default value is 1. The property does not apply to buttons.
  open var numberOfTouchesRequired = 1

  private var taps = 0
  private var mostFingers = 0
  private var timer: ClockTimer?

  override var spansSeveralTaps: Bool { true }

  override var defaultPressTypes: [NSNumber] { PressTypes.select }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    wentDown(liveTouches.count, of: numberOfTouchesRequired)
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
    if liveTouches.isEmpty { wentUp(of: numberOfTouchesRequired) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesBegan(presses, with: event)
    wentDown(livePresses.count, of: 1)
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesEnded(presses, with: event)
    if livePresses.isEmpty { wentUp(of: 1) }
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesCancelled(presses, with: event)
    state = .failed
  }

  /// Returns whether this recognizer's success makes another one fail.
  ///
  /// The result is `false` if the other one is a tap recognizer that requires more taps, so that it
  /// can continue.
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

  private func wentDown(_ count: Int, of required: Int) {
    mostFingers = max(mostFingers, count)
    if mostFingers > required {
      state = .failed
    } else {
      failAfter(GestureMetrics.tapDuration)
    }
  }

  private func wentUp(of required: Int) {
    guard mostFingers == required else {
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

  private func failAfter(_ delay: TimeInterval) {
    timer?.cancel()
    timer = schedule(after: delay) { [weak self] in
      if self?.isWaiting == false { self?.state = .failed }
    }
  }
}
