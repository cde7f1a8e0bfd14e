import Foundation

/// The moves that a recognizer may make between its states.
///
/// ```
///  possible ─▶ began ⇄ changed ─▶ ended | cancelled      a gesture that goes on
///  possible ─▶ ended                                     a gesture of one moment
///  possible ─▶ failed
/// ```
/// From ended, cancelled and failed only a reset leads back to possible.
struct RecognizerState {
  private(set) var value = UIGestureRecognizer.State.possible
  /// Recognized, but waiting for another recognizer to fail.
  var waiting: UIGestureRecognizer.State?

  /// Whether nothing comes any more before the reset.
  var isOver: Bool { value == .ended || value == .cancelled || value == .failed }

  /// Whether the gesture is going on.
  var isActive: Bool { value == .began || value == .changed }

  func allows(_ next: UIGestureRecognizer.State) -> Bool {
    switch (value, next) {
    case (.possible, .began), (.possible, .ended), (.possible, .failed): true
    case (.began, .changed), (.changed, .changed): true
    case (.began, .ended), (.changed, .ended): true
    case (.began, .cancelled), (.changed, .cancelled): true
    default: false
    }
  }

  /// Makes a move; false, with no change, when it is not allowed.
  mutating func move(to next: UIGestureRecognizer.State) -> Bool {
    guard allows(next) else { return false }
    value = next
    waiting = nil
    return true
  }

  /// What becomes of a wish made while waiting: a gesture that goes on and ends before it may begin fails.
  mutating func wishWhileWaiting(_ next: UIGestureRecognizer.State) -> UIGestureRecognizer.State? {
    guard waiting == .began else { return nil }
    return next == .ended || next == .cancelled || next == .failed ? .failed : nil
  }

  mutating func reset() { self = RecognizerState() }
}
