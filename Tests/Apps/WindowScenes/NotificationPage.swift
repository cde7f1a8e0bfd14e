import UIKit
import UserNotifications

/// A page that shows a notification with a button, and prints what the user does with it.
public final class NotificationPage: UIViewController, UNUserNotificationCenterDelegate {
  private let report: @MainActor (String) -> Void

  public init(report: @escaping @MainActor (String) -> Void) {
    self.report = report
    super.init(nibName: nil, bundle: nil)
    let center = UNUserNotificationCenter.current()
    center.delegate = self
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "tea",
        actions: [UNNotificationAction(identifier: "more", title: "Five More Minutes")],
        intentIdentifiers: []
      )
    ])
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Task { await remind() }
  }

  private func remind() async {
    let center = UNUserNotificationCenter.current()
    do {
      guard try await center.requestAuthorization(options: [.alert, .badge]) else {
        return report("notifications are denied")
      }
      if CommandLine.arguments.contains("notify") { try await center.add(makeRequest()) }
    } catch {
      report("notifications are not possible")
    }
  }

  private func makeRequest() -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    content.subtitle = "Earl Grey"
    content.body = "It is ready."
    content.badge = 3
    content.userInfo = ["minutes": 4]
    content.categoryIdentifier = "tea"
    return UNNotificationRequest(
      identifier: "earl-grey",
      content: content,
      trigger: UNTimeIntervalNotificationTrigger(timeInterval: 0.2, repeats: false)
    )
  }

  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [.banner, .badge] }

  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    let content = response.notification.request.content
    let isDefault = response.actionIdentifier == UNNotificationDefaultActionIdentifier
    let action = isDefault ? "default" : response.actionIdentifier
    report("chose \(action) of \(content.title), \(content.userInfo["minutes"] ?? 0) minutes")
    completionHandler()
  }
}
