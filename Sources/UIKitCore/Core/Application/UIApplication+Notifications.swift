import Foundation

extension UIApplication {
  /// Posted after the delegate's launch methods have returned.
  public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification"
  )
  /// Posted after the application has become active.
  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification"
  )
  /// Posted after the delegate's `applicationWillResignActive(_:)`, before the application becomes
  /// inactive.
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification"
  )
  /// Posted after the application has entered the background.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification"
  )
  /// Posted before the application enters the foreground.
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification"
  )
  /// Posted before the application terminates.
  public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification"
  )
  /// Posted when the system is low on memory.
  ///
  /// The library then discards pixels, shaped texts and named images that it keeps for later frames. Unlike
  /// iOS, the notification is not posted by the system; an application can post it.
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification"
  )
  /// Posted before the interface orientation of the main screen changes, with the raw value of the new
  /// orientation in ``statusBarOrientationUserInfoKey``.
  public static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification"
  )
  /// Posted after the interface orientation of the main screen has changed, with the raw value of the
  /// previous orientation in ``statusBarOrientationUserInfoKey``.
  public static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification"
  )
  /// Posted before the frame of the status bar of the main screen changes, with the new frame in
  /// ``statusBarFrameUserInfoKey``.
  public static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification"
  )
  /// Posted after the frame of the status bar of the main screen has changed, with the previous frame in
  /// ``statusBarFrameUserInfoKey``.
  public static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification"
  )
  /// The key of an orientation, an integer, in the user information of a notification.
  public static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
  /// The key of a frame, a rectangle in an `NSValue`, in the user information of a notification.
  public static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
}
