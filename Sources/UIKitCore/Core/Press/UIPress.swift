import QuartzCore

/// A press of a button of a remote control or a key of a keyboard, from its beginning to its end.
///
/// The same object represents the press in all calls, so it can be stored to identify the press in
/// later events. Tests can create presses of a subclass. Presses are sent to ``UIResponder/pressesBegan(_:with:)`` and the related methods.
@preconcurrency @MainActor open class UIPress: NSObject {
  /// The buttons of remote controls that a press can represent.
  ///
  /// The arrow, Page Up and Page Down keys of a keyboard have the types of the corresponding
  /// buttons. In the television idiom, this also applies to Return, Escape and Space.
  public enum PressType: Int, Sendable {
    case upArrow = 0
    case downArrow = 1
    case leftArrow = 2
    case rightArrow = 3
    case select = 4
    case menu = 5
    case playPause = 6
    case pageUp = 30
    case pageDown = 31
    /// A key that does not correspond to a button and is described by ``UIPress/key``.
    ///
    /// Unlike iOS, where the type of such keys has no name, there is a case for them.
    case key = 2000
  }

  /// The change of a press since the previous event.
  public enum Phase: Int, Sendable {
    /// The button went down.
    case began = 0
    /// The pressure of the button changed.
    ///
    /// Hosts do not report this phase.
    case changed = 1
    /// The button is down and has not changed.
    case stationary = 2
    /// The button went up.
    case ended = 3
    /// The system or a gesture recognizer cancelled the press.
    case cancelled = 4
  }

  /// The last change of the press.
  @exclusivity(unchecked) open internal(set) var phase = Phase.began
  /// The time of the last change, in seconds on the clock of `CACurrentMediaTime()`.
  open internal(set) var timestamp: TimeInterval
  // R-KEY-4
  /// The button that is pressed.
  open private(set) var type: PressType
  /// The key that is pressed, or `nil` for a button of a remote control.
  open private(set) var key: UIKey?
  /// The window in which the press began, or `nil` if it no longer exists.
  open private(set) var window: UIWindow? {
    get { windowReference?.object }
    set { windowReference = newValue?.reference }
  }
  @exclusivity(unchecked) private var windowReference: UnretainedReference<UIWindow>?
  // R-KEY-1
  /// The responder to which the press is sent before it is passed along the responder chain.
  ///
  /// The value is `nil` after the responder's view has been removed from its window.
  open internal(set) weak var responder: UIResponder?
  /// The gesture recognizers that track the press.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// The pressure of the button: 1 while it is down, otherwise 0.
  open var force: CGFloat { isOver ? 0 : 1 }

  /// The delivery state of the press.
  var delivery = PressDelivery()

  // R-EV-3
  /// Creates a press of the select button that is not part of an event.
  ///
  /// The press has just begun. The system creates presses of its own; use this initializer for
  /// subclasses in tests.
  public override init() {
    type = .select
    timestamp = 0
    super.init()
  }

  init(_ input: PressInput, responder: UIResponder, window: UIWindow) {
    type = input.type
    key = input.key.map(UIKey.init)
    timestamp = input.timestamp
    self.responder = responder
    windowReference = window.reference
    super.init()
  }

  /// Whether recognizers track the press, so that it may still be recognized.
  var isWatched: Bool { !(gestureRecognizers ?? []).isEmpty }

  /// Whether a recognizer of the press waits for others to fail.
  var isAwaited: Bool { gestureRecognizers?.contains(where: \.isWaiting) ?? false }

  var isOver: Bool { phase == .ended || phase == .cancelled }
}
