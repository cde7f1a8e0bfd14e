import QuartzCore

/// A gesture recognizer for swipes, which are quick, straight movements in one direction.
///
/// The gesture is discrete: it is recognized when the fingers have moved 50 points within half a
/// second. The action is called once, with the state `ended`.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// A set of swipe directions.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A swipe to the right.
    public static let right = Direction(rawValue: 1)
    /// A swipe to the left.
    public static let left = Direction(rawValue: 2)
    /// A swipe upwards.
    public static let up = Direction(rawValue: 4)
    /// A swipe downwards.
    public static let down = Direction(rawValue: 8)
  }

  /// The directions that are recognized.
  ///
  /// The default value is `right`.
  open var direction: Direction = .right
  /// The number of fingers.
  ///
  /// The default value is 1.
  open var numberOfTouchesRequired = 1

  private var start: (point: CGPoint, time: TimeInterval)?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard liveTouches.count <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    if liveTouches.count == numberOfTouchesRequired {
      start = (location(in: nil), liveTouches.map(\.timestamp).max() ?? event.timestamp)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let start else { return }
    let point = location(in: nil)
    let verdict = SwipeDecision(
      movement: CGPoint(x: point.x - start.point.x, y: point.y - start.point.y),
      duration: (touches.map(\.timestamp).max() ?? event.timestamp) - start.time
    )
    switch verdict {
    case .undecided: break
    case .failed: state = .failed
    case .swipe(let found): state = direction.contains(found) ? .ended : .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if liveTouches.isEmpty { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  open override func reset() {
    super.reset()
    start = nil
  }
}

/// The decision about a swipe gesture after a movement.
enum SwipeDecision: Equatable {
  case undecided
  case failed
  case swipe(UISwipeGestureRecognizer.Direction)

  init(movement: CGPoint, duration: TimeInterval) {
    let isHorizontal = abs(movement.x) >= abs(movement.y)
    let along = isHorizontal ? movement.x : movement.y
    let across = isHorizontal ? movement.y : movement.x
    if duration > GestureMetrics.swipeDuration || abs(across) > GestureMetrics.swipeDeviation {
      self = .failed
    } else if abs(along) < GestureMetrics.swipeDistance {
      self = .undecided
    } else if isHorizontal {
      self = .swipe(along > 0 ? .right : .left)
    } else {
      self = .swipe(along > 0 ? .down : .up)
    }
  }
}
