import QuartzCore

/// A touch of a finger or the mouse button, from its beginning to its end.
///
/// The same object represents the touch in all events, so it can be stored to identify the touch
/// later. Its position is updated before each call.
@preconcurrency @MainActor public final class UITouch: NSObject {
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
  public internal(set) var phase = Phase.began
  /// The number of consecutive taps at the location, including this one.
  ///
  /// The value is 1 for a single tap.
  public internal(set) var timestamp: TimeInterval
  /// The number of consecutive taps at this location, including this one; 1 for a single tap.
  public internal(set) var tapCount = 1
  /// The source of the touch.
  public let type: TouchType
  /// The view in which the touch began, or `nil` after the view has been removed from its window.
  public internal(set) weak var view: UIView?
  /// The window in which the touch began, or `nil` if it no longer exists.
  public internal(set) weak var window: UIWindow?
  /// The gesture recognizers that track the touch, or `nil` before it is delivered.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// The delivery state of the touch.
  var delivery = TouchDelivery()

  /// The location in window coordinates.
  var position: CGPoint
  var previousPosition: CGPoint
  /// The location at which the touch began.
  let startPosition: CGPoint

  init(position: CGPoint, timestamp: TimeInterval, type: TouchType, window: UIWindow?) {
    self.position = position
    previousPosition = position
    startPosition = position
    self.timestamp = timestamp
    self.type = type
    self.window = window
    super.init()
  }

  /// Returns the location of the touch, in the coordinates of `view`, or of the window if `view` is
  /// `nil`.
  public func location(in view: UIView?) -> CGPoint {
    view?.convert(position, from: nil) ?? position
  }

  /// Returns the location before the last move, in the coordinates of `view`, or of the window if
  /// `view` is `nil`.
  public func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousPosition, from: nil) ?? previousPosition
  }
}
