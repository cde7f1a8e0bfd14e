import Foundation

/// The methods that decide which touches a gesture recognizer tracks and how it interacts with
/// other recognizers.
///
/// All methods have default implementations. Set ``UIGestureRecognizer/delegate`` to an object that
/// implements some of them, for example to let two gestures be active at the same time.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Returns whether the recognizer may recognize its gesture.
  ///
  /// It is called when the recognizer is about to change from the `possible` state. If the method
  /// returns `false`, the recognizer fails. The default implementation returns `true`.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Returns whether two recognizers may be active with the same touches.
  ///
  /// Both gestures are allowed if either of the two delegates returns `true`. The default
  /// implementation returns `false`.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recognizer of the delegate.
  ///   - otherGestureRecognizer: The other recognizer.
  /// - Returns: `true` to allow both gestures at the same time.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether a recognizer must wait until another one has failed.
  ///
  /// The default implementation returns `false`.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recognizer of the delegate.
  ///   - otherGestureRecognizer: The recognizer that must fail.
  /// - Returns: `true` to make the recognizer wait.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether another recognizer must wait until this one has failed.
  ///
  /// The default implementation returns `false`.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recognizer of the delegate.
  ///   - otherGestureRecognizer: The recognizer that waits.
  /// - Returns: `true` to make the other recognizer wait.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether a recognizer tracks a new touch.
  ///
  /// The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recognizer of the delegate.
  ///   - touch: The touch that begins.
  /// - Returns: `false` to ignore the touch.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool
  /// Returns whether a recognizer tracks a new press.
  ///
  /// The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recognizer of the delegate.
  ///   - press: The press that begins.
  /// - Returns: `false` to ignore the press.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive press: UIPress
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns `true`.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// Returns `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns `true`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { true }
  /// Returns `true`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive press: UIPress
  ) -> Bool { true }
}
