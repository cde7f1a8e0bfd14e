/// What all buttons and keys on a screen do.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  /// Presses.
  open override var type: EventType { .presses }

  /// None: the event is not about fingers.
  open override var allTouches: Set<UITouch>? { nil }

  /// All buttons and keys that are down, or went up just now.
  open internal(set) var allPresses: Set<UIPress> = []

  /// The presses that `gesture` looks at.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    allPresses.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }
}
