import Foundation

extension UITextField {
  /// The border of a field.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none
    /// A thin rectangle.
    case line
    /// A rectangle.
    case bezel
    /// A rectangle with round corners.
    case roundedRect
  }

  /// The times at which a part of a field is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While the field is edited.
    case whileEditing
    /// While the field is not edited.
    case unlessEditing
    /// Always.
    case always

    func isShown(isEditing: Bool) -> Bool {
      switch self {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    }
  }

  /// The reason for which editing has ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text was committed.
    case committed
    /// Editing was cancelled, as with the Menu button of a remote control.
    case cancelled
  }

  /// Posted when editing has begun; the object is the field.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification"
  )
  /// Posted when editing has ended; the object is the field.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification"
  )
  /// Posted when the user has changed the text; the object is the field.
  public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification"
  )
  /// The key for the reason for which editing has ended, in the user info of the notification.
  public static let didEndEditingReasonKey = "UITextFieldDidEndEditingReasonKey"
}
