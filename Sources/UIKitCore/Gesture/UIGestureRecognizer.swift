import QuartzCore

/// Watches the touches of a view and its subviews for one kind of gesture, and tells its targets.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// How far a recognizer is.
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    /// Also the state of a gesture that is over at once, such as a tap.
    case ended = 3
    case cancelled = 4
    case failed = 5
    /// Another name for `ended`.
    public static let recognized = State.ended
  }

  /// Creates a recognizer that calls `action` on `target`; the target is not kept alive.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without targets.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Creates a recognizer from an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// The view whose touches are watched.
  open internal(set) weak var view: UIView?
  /// Whether touches are watched at all; turning it off cancels a gesture on its way.
  open var isEnabled = true
  open weak var delegate: UIGestureRecognizerDelegate?

  /// How far the gesture is. Subclasses set it.
  open var state = State.possible

  private var targets: [(target: WeakTarget, action: Selector)] = []

  /// Calls `action` on `target` at each change of state from `began` on.
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    guard !targets.contains(where: { $0.target.object === object && $0.action == action }) else {
      return
    }
    targets.append((WeakTarget(object: object), action))
  }

  /// Takes a target out; nil stands for any.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { entry in
      (object == nil || entry.target.object === object)
        && (action == nil || entry.action == action)
    }
  }

  struct WeakTarget { weak var object: AnyObject? }

  func callTargets() {
    for entry in targets {
      if let object = entry.target.object { entry.action.perform(on: object, self) }
    }
  }
}

/// Decides for a recognizer where it may act.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether the recognizer may leave `possible`; true by default.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether both recognizers may act on the same touches; false by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the recognizer has to wait until the other failed; false by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the other recognizer has to wait until this one failed; false by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the recognizer sees the touch at all; true by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
}
