import QuartzCore

/// One button of a remote control or key of a keyboard, from going down to going up: the same object all the time.
@preconcurrency @MainActor public final class UIPress: NSObject {
  /// Which button it is.
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
    /// A key that is on no remote control; `key` says which.
    ///
    /// Unlike iOS, where such keys have values without a name.
    case key = 2000
  }

  /// What the button did since the event before.
  public enum Phase: Int, Sendable {
    case began = 0
    /// A button that feels how hard it is pressed; no host has any.
    case changed = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  /// What the button did last.
  public internal(set) var phase = Phase.began
  /// When the phase last changed, by `CACurrentMediaTime`.
  public internal(set) var timestamp: TimeInterval
  /// Which button it is. (R-KEY-4)
  public let type: PressType
  /// The key; nil on a remote control.
  public let key: UIKey?
  /// The window that it began in.
  public private(set) weak var window: UIWindow?
  /// Who hears of it first, from the beginning to the end; nil after that one left its window. (R-KEY-1)
  public internal(set) weak var responder: UIResponder?
  /// The recognizers that look at it.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// How hard it is pressed: 1 while it is down, 0 afterwards.
  public var force: CGFloat { isOver ? 0 : 1 }

  /// What became of it.
  var delivery = PressDelivery()

  init(_ input: PressInput, responder: UIResponder, window: UIWindow) {
    type = input.type
    key = input.key.map(UIKey.init)
    timestamp = input.timestamp
    self.responder = responder
    self.window = window
    super.init()
  }

  /// Whether recognizers look at it, so that nobody knows yet what it comes to.
  var isWatched: Bool { !(gestureRecognizers ?? []).isEmpty }

  /// Whether a recognizer that recognized it waits for others to fail.
  var isAwaited: Bool { gestureRecognizers?.contains(where: \.isWaiting) ?? false }

  var isOver: Bool { phase == .ended || phase == .cancelled }
}
