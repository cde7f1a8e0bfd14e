/// An event that describes the state of all buttons and keys on a screen.
///
/// It is passed to ``UIResponder/pressesBegan(_:with:)`` and the related methods, and to gesture
/// recognizers.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  /// The type of the event, which is always `presses`.
  open override var type: EventType { .presses }

  /// The touches of the event, which are always `nil`.
  open override var allTouches: Set<UITouch>? { nil }

  /// The presses that are down or have just ended.
  open internal(set) var allPresses: Set<UIPress> = []

  /// Returns the presses that a gesture recognizer tracks.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    allPresses.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }
}
