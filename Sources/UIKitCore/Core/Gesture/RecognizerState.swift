import Foundation

/// The state machine of a gesture recognizer.
///
/// ```
///  possible ─▶ began ⇄ changed ─▶ ended | cancelled      continuous gestures
///  possible ─▶ ended                                     discrete gestures
///  possible ─▶ failed
/// ```
/// From ended, cancelled and failed, only a reset returns to possible.
struct RecognizerState {
  private(set) var value = UIGestureRecognizer.State.possible
  /// The state to enter when the recognizers that this one waits for have failed, or `nil`.
  var waiting: UIGestureRecognizer.State?

  /// Whether the gesture is over until the next reset.
  var isOver: Bool { value == .ended || value == .cancelled || value == .failed }

  /// Whether a continuous gesture is active.
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

  /// Changes the state, or returns `false` if the change is not allowed.
  mutating func move(to next: UIGestureRecognizer.State) -> Bool {
    guard allows(next) else { return false }
    value = next
    waiting = nil
    return true
  }

  /// Returns the state to enter when a state is requested while the recognizer is waiting, or `nil`
  /// for none.
  ///
  /// A continuous gesture that ends before it may begin fails.
  mutating func wishWhileWaiting(_ next: UIGestureRecognizer.State) -> UIGestureRecognizer.State? {
    guard waiting == .began else { return nil }
    return next == .ended || next == .cancelled || next == .failed ? .failed : nil
  }

  mutating func reset() { self = RecognizerState() }
}
