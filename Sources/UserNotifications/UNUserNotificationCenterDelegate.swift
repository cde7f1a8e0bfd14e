import Foundation

/// An object that decides what is done with notifications in the foreground, and that responds to
/// what the user does with them.
///
/// Each method has a form with a completion handler and an asynchronous form; implement one of them.
/// Assign the delegate before the application has launched, so that it receives the notification that
/// the user launched the application with. All methods are called on the main thread.
///
/// ```swift
/// func userNotificationCenter(
///   _ center: UNUserNotificationCenter,
///   willPresent notification: UNNotification
/// ) async -> UNNotificationPresentationOptions {
///   [.banner, .sound]
/// }
/// ```
@preconcurrency @MainActor public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  // R-UN-12, R-UN-13
  /// Called when a notification becomes due while the application is active.
  ///
  /// The notification is not shown before the handler is called. The default implementation calls the
  /// asynchronous form.
  ///
  /// - Parameters:
  ///   - center: The notification center.
  ///   - notification: The notification.
  ///   - completionHandler: A closure that is called once, on any thread, with what is done. Nothing is
  ///     done if the options are empty.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  )
  /// Returns what is done with a notification that becomes due while the application is active.
  ///
  /// The default implementation returns empty options, so that nothing is done.
  ///
  /// - Parameters:
  ///   - center: The notification center.
  ///   - notification: The notification.
  /// - Returns: What is done.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  // R-UN-14, R-UN-15
  /// Called when the user has opened the application with a notification, chosen a button, or
  /// dismissed it.
  ///
  /// The default implementation calls the asynchronous form.
  ///
  /// - Parameters:
  ///   - center: The notification center.
  ///   - response: What the user did.
  ///   - completionHandler: A closure that is called when the response has been handled.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  )
  /// Handles that the user has opened the application with a notification, chosen a button, or
  /// dismissed it.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - center: The notification center.
  ///   - response: What the user did.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse
  ) async
  // R-UN-19
  /// Called when the user has asked for the application's own settings of notifications.
  ///
  /// The default implementation does nothing.
  ///
  /// Unlike iOS, desktops do not offer these settings; the simulator does.
  ///
  /// - Parameters:
  ///   - center: The notification center.
  ///   - notification: The notification whose settings the user wants, or `nil`.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    openSettingsFor notification: UNNotification?
  )
}

extension UNUserNotificationCenterDelegate {
  /// Calls the asynchronous form.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    Task {
      completionHandler(await userNotificationCenter(center, willPresent: notification))
    }
  }
  /// Returns empty options.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }
  /// Calls the asynchronous form.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    Task {
      await userNotificationCenter(center, didReceive: response)
      completionHandler()
    }
  }
  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse
  ) async {}
  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    openSettingsFor notification: UNNotification?
  ) {}
}
