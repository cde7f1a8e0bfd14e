import QuartzCore

/// Recognizes the touches that place the caret and select text: taps, long presses, and drags with a
/// pointer.
///
/// A finger that moves before the press begins scrolls; a pointer that is pressed always selects.
final class TextTouchRecognizer: UIGestureRecognizer {
  // R-TXT-14, R-TXT-27
  /// The events of a touch.
  enum Event {
    /// A pointer was pressed.
    case pointerDown
    /// A finger was down for half a second.
    case pressBegan
    /// The pointer or the pressed finger has moved.
    case moved
    /// The pointer or the pressed finger was lifted.
    case ended
    /// A finger was lifted after a short time.
    case tapped
    /// The touch was taken away.
    case cancelled
  }

  /// Called for each event.
  var handle: (@MainActor (Event, UITouch) -> Void)?
  /// Returns whether text is selected at a touch.
  var accepts: (@MainActor (UITouch) -> Bool)?
  /// Returns whether a pointer drags what is at a touch if it moves.
  var mayDrag: (@MainActor (UITouch) -> Bool)?
  /// Whether a pointer is pressed that may drag.
  private var isWaitingForDrag = false
  /// Whether the Shift key was held when the touch began.
  private(set) var extendsSelection = false
  private weak var touch: UITouch?
  private var timer: ClockTimer?

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let new = touches.first, touch == nil, liveTouches.count == 1, accepts?(new) ?? true
    else {
      if state == .possible { state = .failed }
      return
    }
    touch = new
    extendsSelection = event.modifierFlags.contains(.shift)
    guard new.type != .indirectPointer else {
      if new.tapCount == 1, !extendsSelection, mayDrag?(new) ?? false {
        isWaitingForDrag = true
        return
      }
      state = .began
      handle?(.pointerDown, new)
      return
    }
    timer = schedule(after: GestureMetrics.pressDuration) { [weak self] in self?.pressBegan() }
  }

  private func pressBegan() {
    guard let touch, state == .possible else { return }
    state = .began
    handle?(.pressBegan, touch)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch, touches.contains(touch) else { return }
    switch state {
    case .began, .changed:
      state = .changed
      handle?(.moved, touch)
    case .possible:
      let distance = touch.position.distance(to: touch.startPosition)
      guard distance > GestureMetrics.pressMovement else { return }
      if isWaitingForDrag { pressPointer() } else { state = .failed }
    default: break
    }
  }

  /// Handles the press of a pointer that did not drag.
  private func pressPointer() {
    isWaitingForDrag = false
    guard let touch else { return }
    state = .began
    if state == .began { handle?(.pointerDown, touch) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard let touch, touches.contains(touch) else { return }
    if isWaitingForDrag { pressPointer() }
    let wasTap = state == .possible
    state = .ended
    guard state == .ended else { return }
    handle?(wasTap ? .tapped : .ended, touch)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    guard let touch, touches.contains(touch) else { return }
    let wasSelecting = state == .began || state == .changed
    state = wasSelecting ? .cancelled : .failed
    if wasSelecting { handle?(.cancelled, touch) }
  }

  override func reset() {
    super.reset()
    timer?.cancel()
    timer = nil
    touch = nil
    isWaitingForDrag = false
  }
}
