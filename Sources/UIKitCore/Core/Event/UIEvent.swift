import QuartzCore

/// Something that happened: what all fingers on a window do, or all buttons and keys in `UIPressesEvent`.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The kind of happening.
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
  }

  /// The kind of happening: touches, or presses in a `UIPressesEvent`.
  open var type: EventType { .touches }

  /// When it happened, by `CACurrentMediaTime`.
  open internal(set) var timestamp: TimeInterval = 0

  /// All fingers on the screen; nil when the event is not about touches.
  open var allTouches: Set<UITouch>? { touches }

  var touches: Set<UITouch> = []

  override init() { super.init() }

  /// The fingers that came down in `view`.
  open func touches(for view: UIView) -> Set<UITouch>? {
    let found = touches.filter { $0.view === view }
    return found.isEmpty ? nil : found
  }

  /// The fingers that came down in `window`.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    let found = touches.filter { $0.window === window }
    return found.isEmpty ? nil : found
  }

  /// The fingers that `gesture` looks at.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    let found = touches.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
    return found.isEmpty ? nil : found
  }
}
