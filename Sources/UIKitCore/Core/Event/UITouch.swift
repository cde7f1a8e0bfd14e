import QuartzCore

/// A touch of a finger or the mouse button, from its beginning to its end.
///
/// The same object represents the touch in all events, so it can be stored to identify the touch
/// later. Its position is updated before each call. Tests can create touches of a subclass that
/// overrides properties and ``UITouch/location(in:)``, and pass them to
/// ``UIResponder/touchesBegan(_:with:)`` and the tracking methods of controls.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The change of a touch since the previous event.
  public enum Phase: Int, Sendable {
    /// The finger went down.
    case began = 0
    /// The finger moved.
    case moved = 1
    /// The finger is down and has not moved.
    case stationary = 2
    /// The finger went up.
    case ended = 3
    /// The system cancelled the touch.
    case cancelled = 4
  }

  /// The source of a touch.
  ///
  /// The touches of this library are direct touches or touches of a pointer.
  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    /// A mouse or touchpad.
    case indirectPointer = 3
  }

  /// The last change of the touch.
  open internal(set) var phase = Phase.began
  /// The time of the last change, in seconds on the clock of `CACurrentMediaTime()`.
  open internal(set) var timestamp: TimeInterval
  /// The number of consecutive taps at the location, including this one.
  ///
  /// The value is 1 for a single tap.
  open internal(set) var tapCount = 1
  /// The source of the touch.
  open private(set) var type: TouchType
  /// The view in which the touch began, or `nil` after the view has been removed from its window.
  open internal(set) weak var view: UIView?
  /// The window in which the touch began, or `nil` if it no longer exists.
  open internal(set) var window: UIWindow? {
    get { windowReference?.object }
    set { windowReference = newValue?.reference }
  }
  private var windowReference: UnretainedReference<UIWindow>?
  /// The gesture recognizers that track the touch, or `nil` before it is delivered.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// The delivery state of the touch.
  var delivery = TouchDelivery()

  /// The location in window coordinates.
  var position: CGPoint
  var previousPosition: CGPoint
  /// The location at which the touch began.
  let startPosition: CGPoint

  // R-EV-1
  /// Creates a touch at the origin of the screen that is not part of an event.
  ///
  /// The touch has just begun and has neither a view nor a window. The system creates touches of
  /// its own; use this initializer for subclasses in tests.
  public override init() {
    position = .zero
    previousPosition = .zero
    startPosition = .zero
    timestamp = 0
    type = .direct
    super.init()
  }

  init(position: CGPoint, timestamp: TimeInterval, type: TouchType, window: UIWindow?) {
    self.position = position
    previousPosition = position
    startPosition = position
    self.timestamp = timestamp
    self.type = type
    windowReference = window?.reference
    super.init()
  }

  // MARK: Location

  /// Returns the location of the touch, in the coordinates of `view`, or of the window if `view` is
  /// `nil`.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(position, from: nil) ?? position
  }

  /// Returns the location before the last move, in the coordinates of `view`, or of the window if
  /// `view` is `nil`.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousPosition, from: nil) ?? previousPosition
  }

  /// Returns the location with the precision of the input device, which is that of
  /// ``UITouch/location(in:)``.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Returns the location before the last move with the precision of the input device, which is
  /// that of ``UITouch/previousLocation(in:)``.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  // MARK: Pressure

  /// The pressure of the touch, where 1 is the pressure of an average touch.
  ///
  /// The value is 0, because hosts do not measure pressure.
  open var force: CGFloat { 0 }

  /// The greatest possible pressure of the touch.
  ///
  /// Unlike iOS, the value is 1 although hosts do not measure pressure, so that it can be a divisor.
  open var maximumPossibleForce: CGFloat { 1 }
}
