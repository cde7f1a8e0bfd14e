import QuartzCore

/// One finger (or the mouse button) from coming down to going up: the same object all the time.
@preconcurrency @MainActor public final class UITouch: NSObject {
  /// What the finger did since the event before.
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  /// What touched.
  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    /// A mouse or touch pad.
    case indirectPointer = 3
  }

  /// What the finger did last.
  public internal(set) var phase = Phase.began
  /// When the phase or place last changed, by `CACurrentMediaTime`.
  public internal(set) var timestamp: TimeInterval
  /// How often the finger came down here in quick succession: 1 at the first time.
  public internal(set) var tapCount = 1
  /// What touched.
  public let type: TouchType
  /// The view that was under the finger when it came down; nil after that view left its window.
  public internal(set) weak var view: UIView?
  /// The window that the finger came down in.
  public internal(set) weak var window: UIWindow?
  /// The recognizers that still look at the finger.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// What the view was told so far.
  var delivery = TouchDelivery()

  /// In points of the window.
  var position: CGPoint
  var previousPosition: CGPoint
  /// Where it came down.
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

  /// Where the finger is, in points of `view`; of the window when nil.
  public func location(in view: UIView?) -> CGPoint {
    view?.convert(position, from: nil) ?? position
  }

  /// Where the finger was before the last move, in points of `view`; of the window when nil.
  public func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousPosition, from: nil) ?? previousPosition
  }
}
