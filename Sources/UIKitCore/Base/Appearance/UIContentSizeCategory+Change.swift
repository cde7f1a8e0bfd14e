import Foundation

extension UIContentSizeCategory {
  /// Posted when the user chose another text size, after windows and traits have followed. (R-LANG-6)
  public static let didChangeNotification = Foundation.Notification.Name(
    "UIContentSizeCategoryDidChangeNotification"
  )

  /// The key of the new category in the notification's information.
  ///
  /// Unlike iOS, the value is a `UIContentSizeCategory` only, not its name too.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
