import Foundation

extension UIContentSizeCategory {
  // R-LANG-6
  /// Posted after the user changed the text size and the traits of windows were updated.
  public static let didChangeNotification = Foundation.Notification.Name(
    "UIContentSizeCategoryDidChangeNotification"
  )

  /// The key of the new category in the notification's user info.
  ///
  /// Unlike iOS, the value is a ``UIContentSizeCategory`` and not its name.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
