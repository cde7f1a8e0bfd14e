import Foundation

extension UIResponder {
  // MARK: Keyboard notifications

  /// Posted before the input area of a window appears, and when the first responder changes while
  /// it is shown.
  ///
  /// The input area consists of the input view and the input accessory view of the first responder.
  /// The object is the screen. The user info contains the frames and the animation.
  public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification"
  )
  /// Posted after the input area has appeared.
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// Posted before the input area disappears.
  public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification"
  )
  /// Posted after the input area has disappeared.
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// Posted before the frame of the input area changes, including before it appears or disappears.
  public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification"
  )
  /// Posted after the frame of the input area has changed.
  public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification"
  )

  // MARK: Keys of the user info

  /// The key for the frame before the change, an `NSValue` with a rectangle in screen coordinates.
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key for the frame after the change, an `NSValue` with a rectangle in screen coordinates.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key for the duration of the animation, an `NSNumber` in seconds.
  ///
  /// The value is 0 if the change is not animated.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The key for the curve of the animation, an `NSNumber`.
  ///
  /// The value is the raw value of a curve that has no name. Shifted by 16 bits it is an option for
  /// ``UIView/animate(withDuration:delay:options:animations:completion:)``.
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// The key for whether the input area belongs to this application, an `NSNumber`.
  ///
  /// The value is always `true`.
  public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
