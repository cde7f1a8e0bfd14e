import QuartzCore

/// An event of the user interface, which describes all touches on a screen.
///
/// The event of buttons and keys is the subclass ``UIPressesEvent``. Events are passed to the
/// methods of responders and gesture recognizers; the same event object is reused, so do not store
/// it. A subclass can override ``UIEvent/allTouches``, from which the other methods take the touches.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The type of an event.
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
  }

  /// The type of the event: touches, or presses in a ``UIPressesEvent``.
  open var type: EventType { .touches }

  /// The time of the event, in seconds by `CACurrentMediaTime()`.
  open internal(set) var timestamp: TimeInterval = 0

  /// The modifier keys that are held on a keyboard during the event.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []

  /// All touches on the screen, or `nil` if the event is not about touches.
  open var allTouches: Set<UITouch>? { touches }

  var touches: Set<UITouch> = []

  // R-EV-2
  /// Creates an event of touches that has no touches.
  ///
  /// The system creates events of its own; use this initializer for subclasses in tests.
  public override init() { super.init() }

  /// Returns the touches that began in a view, or `nil` if there are none.
  open func touches(for view: UIView) -> Set<UITouch>? {
    let found = (allTouches ?? []).filter { $0.view === view }
    return found.isEmpty ? nil : found
  }

  /// Returns the touches that began in a window, or `nil` if there are none.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    let found = (allTouches ?? []).filter { $0.window === window }
    return found.isEmpty ? nil : found
  }

  /// Returns the touches that a gesture recognizer tracks, or `nil` if there are none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    let found = (allTouches ?? []).filter {
      $0.gestureRecognizers?.contains { $0 === gesture } ?? false
    }
    return found.isEmpty ? nil : found
  }
}
