import Foundation
import UIKitCore

/// The notifications of the application.
///
/// The application asks the user for permission, adds requests, and learns from its ``delegate`` what
/// the user did with a notification.
///
/// ```swift
/// let center = UNUserNotificationCenter.current()
/// guard try await center.requestAuthorization(options: [.alert, .sound]) else { return }
/// let content = UNMutableNotificationContent()
/// content.title = "High water"
/// let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 1800, repeats: false)
/// let request = UNNotificationRequest(identifier: "tide", content: content, trigger: trigger)
/// try await center.add(request)
/// ```
///
/// The members can be used on any thread. Completion handlers are called on the main thread. A
/// notification that becomes due while the application is active is shown only if the delegate asks
/// for it. Requests are stored: those that become due while the application doesn't run are shown when
/// it is launched again.
///
/// Unlike iOS, notifications are shown by a process of the application: while it doesn't run, none are
/// shown. An application without an identifier, or without a session bus, shows none.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private weak var storedDelegate: (any UNUserNotificationCenterDelegate)?
  private weak var session: NotificationSession?
  @MainActor private lazy var service = session.map {
    NotificationService(center: self, session: $0)
  }

  /// The notification center of the application.
  open class func current() -> UNUserNotificationCenter {
    let session = NotificationSession.current
    return session.client { UNUserNotificationCenter(session: session) }
  }

  init(session: NotificationSession) {
    self.session = session
    super.init()
    MainQueue.run { [weak self] in self?.start() }
  }

  /// Delivers the notifications that became due since the last launch, and waits for the others.
  ///
  /// The module UIKit calls it when the application has launched.
  @MainActor package func start() { _ = service }

  /// The object that decides what is done with notifications.
  ///
  /// The reference is weak. The default value is `nil`.
  open weak var delegate: (any UNUserNotificationCenterDelegate)? {
    get { lock.withLock { storedDelegate } }
    set { lock.withLock { storedDelegate = newValue } }
  }

  /// Whether notifications can have views of the application.
  ///
  /// The value is always `false`.
  open var supportsContentExtensions: Bool { false }

  private func perform(_ body: @escaping @MainActor (NotificationService) -> Void) {
    MainQueue.run { [self] in
      if let service { body(service) }
    }
  }

  // MARK: Permission

  /// Asks the user whether the application may show notifications.
  ///
  /// The user is asked once; later calls report the answer.
  ///
  /// Unlike iOS, desktops do not ask: notifications are allowed, and the user can turn them off in the
  /// settings of the desktop, which the application doesn't notice.
  ///
  /// - Parameters:
  ///   - options: What the application asks for. The default value is empty.
  ///   - completionHandler: A closure that is called with whether notifications are allowed, and an
  ///     error if they cannot be shown.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    perform { $0.requestAuthorization(options, report: completionHandler) }
  }

  /// Asks the user whether the application may show notifications.
  ///
  /// - Parameter options: What the application asks for. The default value is empty.
  /// - Returns: Whether notifications are allowed.
  /// - Throws: An error if notifications cannot be shown.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      requestAuthorization(options: options) { isAllowed, error in
        if let error {
          continuation.resume(throwing: error)
        } else {
          continuation.resume(returning: isAllowed)
        }
      }
    }
  }

  /// Reports what the user allows.
  ///
  /// - Parameter completionHandler: A closure that is called with the settings.
  open func getNotificationSettings(
    completionHandler: @escaping (UNNotificationSettings) -> Void
  ) {
    perform { completionHandler(UNNotificationSettings(permission: $0.permission)) }
  }

  /// Returns what the user allows.
  open func notificationSettings() async -> UNNotificationSettings {
    await withCheckedContinuation { continuation in
      getNotificationSettings { continuation.resume(returning: $0) }
    }
  }

  /// Changes the number at the application's icon.
  ///
  /// - Parameters:
  ///   - newBadgeCount: The number, or 0 for none.
  ///   - completionHandler: A closure that is called with an error if the user doesn't allow badges.
  ///     The default value is `nil`.
  open func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    perform { service in
      do {
        try service.setBadge(newBadgeCount)
        completionHandler?(nil)
      } catch {
        completionHandler?(error)
      }
    }
  }

  /// Changes the number at the application's icon.
  ///
  /// - Parameter newBadgeCount: The number, or 0 for none.
  /// - Throws: ``UNError`` if the user doesn't allow badges.
  open func setBadgeCount(_ newBadgeCount: Int) async throws {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      setBadgeCount(newBadgeCount) { error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
      }
    }
  }

  // MARK: Requests

  /// Adds a request, which replaces the one with the same identifier.
  ///
  /// A request without a trigger is delivered at once. At most 64 requests wait; if there are more, the
  /// one that is due last is dropped.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - completionHandler: A closure that is called with a ``UNError`` if the user doesn't allow
  ///     notifications, the content is empty, or the trigger has no date. The default value is `nil`.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    perform { service in
      do {
        try service.add(request)
        completionHandler?(nil)
      } catch {
        completionHandler?(error)
      }
    }
  }

  /// Adds a request, which replaces the one with the same identifier.
  ///
  /// - Parameter request: The request.
  /// - Throws: ``UNError`` if the user doesn't allow notifications, the content is empty, or the
  ///   trigger has no date.
  open func add(_ request: UNNotificationRequest) async throws {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      add(request) { error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
      }
    }
  }

  /// Reports the requests that wait for their triggers.
  ///
  /// - Parameter completionHandler: A closure that is called with the requests, in the order in which
  ///   they were added.
  open func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) {
    perform { completionHandler($0.pending) }
  }

  /// Returns the requests that wait for their triggers, in the order in which they were added.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] {
    await withCheckedContinuation { continuation in
      getPendingNotificationRequests { continuation.resume(returning: $0) }
    }
  }

  /// Removes requests that wait for their triggers.
  ///
  /// - Parameter identifiers: The identifiers of the requests.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    perform { $0.removePending(identifiers) }
  }

  /// Removes all requests that wait for their triggers.
  open func removeAllPendingNotificationRequests() { perform { $0.removeAllPending() } }

  // MARK: Delivered notifications

  /// Reports the notifications that were shown and not chosen yet.
  ///
  /// Unlike iOS, they include those that the user dismissed, which desktops do not report.
  ///
  /// - Parameter completionHandler: A closure that is called with the notifications, the oldest first.
  open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
    perform { completionHandler($0.delivered) }
  }

  /// Returns the notifications that were shown and not chosen yet, the oldest first.
  open func deliveredNotifications() async -> [UNNotification] {
    await withCheckedContinuation { continuation in
      getDeliveredNotifications { continuation.resume(returning: $0) }
    }
  }

  /// Removes notifications that were shown.
  ///
  /// - Parameter identifiers: The identifiers of their requests.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    perform { $0.removeDelivered(identifiers) }
  }

  /// Removes all notifications that were shown.
  open func removeAllDeliveredNotifications() { perform { $0.removeAllDelivered() } }

  // MARK: Categories

  // R-UN-16
  /// Sets the categories of the application's notifications, which replace the previous ones.
  ///
  /// Set them at each launch. They apply to notifications that are shown afterwards.
  ///
  /// - Parameter categories: The categories.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    perform { $0.categories = categories }
  }

  /// Reports the categories of the application's notifications.
  ///
  /// - Parameter completionHandler: A closure that is called with the categories.
  open func getNotificationCategories(
    completionHandler: @escaping (Set<UNNotificationCategory>) -> Void
  ) {
    perform { completionHandler($0.categories) }
  }

  /// Returns the categories of the application's notifications.
  open func notificationCategories() async -> Set<UNNotificationCategory> {
    await withCheckedContinuation { continuation in
      getNotificationCategories { continuation.resume(returning: $0) }
    }
  }
}
