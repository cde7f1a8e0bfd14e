import Foundation
import QuartzCore

/// A gesture recognizer for rotations, with two fingers that turn around each other.
///
/// The gesture is continuous: it begins when the line between the fingers has turned by 0.1 radians
/// and ends when one of them goes up. Add ``rotation`` to the transform of a view in the action:
///
/// ```swift
/// func rotated(_ gesture: UIRotationGestureRecognizer) {
///   card.transform = card.transform.rotated(by: gesture.rotation)
///   gesture.rotation = 0
/// }
/// ```
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle in radians by which the fingers have turned since the gesture began.
  ///
  /// Positive angles are clockwise. The angle exceeds a full turn if the fingers continue. Set it to
  /// restart from another value, usually 0; values that aren't finite are ignored.
  open var rotation: CGFloat {
    get { turn.total }
    set { if newValue.isFinite { turn.total = newValue } }
  }

  /// The velocity of the rotation, in radians per second.
  open var velocity: CGFloat { turn.velocity }

  private var turn = FingerTurn()

  private var angle: CGFloat? {
    guard liveTouches.count >= 2 else { return nil }
    return liveTouches[0].position.angle(to: liveTouches[1].position)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if let angle, state == .possible { turn.start(at: angle, time: event.timestamp) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    // R-GES-1, R-GES-2
    super.touchesMoved(touches, with: event)
    guard let angle, turn.isStarted else { return }
    turn.move(to: angle, time: event.timestamp)
    if state != .possible {
      state = .changed
    } else if abs(turn.total) >= GestureMetrics.rotationAngle {
      turn.start(at: angle, time: event.timestamp)
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if liveTouches.count < 2, state != .possible { state = .ended }
    if liveTouches.isEmpty { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    super.reset()
    turn = FingerTurn()
  }
}

/// The turn of two fingers around each other, measured step by step so that it can exceed a full
/// turn.
struct FingerTurn {
  /// The angle since the start, in radians.
  var total: CGFloat = 0
  /// The velocity of the last step, in radians per second.
  private(set) var velocity: CGFloat = 0
  private(set) var isStarted = false
  private var angle: CGFloat = 0
  private var time: TimeInterval = 0

  mutating func start(at angle: CGFloat, time: TimeInterval) {
    total = 0
    self.angle = angle
    self.time = time
    isStarted = true
  }

  /// Adds the shorter of the two turns to an angle.
  mutating func move(to angle: CGFloat, time: TimeInterval) {
    let step = (angle - self.angle).remainder(dividingBy: 2 * .pi)
    total += step
    if time > self.time { velocity = step / CGFloat(time - self.time) }
    self.angle = angle
    self.time = time
  }
}

extension CGPoint {
  /// Returns the direction to another point in radians, clockwise from the x-axis.
  fileprivate func angle(to other: CGPoint) -> CGFloat { atan2(other.y - y, other.x - x) }
}
