import Foundation
import SimulatorKit
import UserNotifications

/// An application that asks for permission, adds requests and records the calls of its delegate.
@MainActor final class Reminder: NSObject, UNUserNotificationCenterDelegate {
  let center = UNUserNotificationCenter.current()
  /// What the delegate answers in the foreground.
  var options: UNNotificationPresentationOptions = []
  private(set) var calls: [String] = []
  private(set) var errors: [UNError.Code] = []
  private(set) var isGranted: Bool?

  override init() {
    super.init()
    center.delegate = self
  }

  func ask(_ options: UNAuthorizationOptions = [.alert, .sound, .badge]) {
    center.requestAuthorization(options: options) { isGranted, error in
      MainActor.assumeIsolated {
        self.isGranted = isGranted
        self.calls.append("\(isGranted)\(error == nil ? "" : ", error")")
      }
    }
  }

  func add(
    _ title: String,
    after time: TimeInterval? = nil,
    repeats: Bool = false,
    change: (UNMutableNotificationContent) -> Void = { _ in }
  ) {
    let content = UNMutableNotificationContent()
    content.title = title
    change(content)
    let request = UNNotificationRequest(
      identifier: title.lowercased(),
      content: content,
      trigger: time.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: repeats) }
    )
    center.add(request) { error in
      MainActor.assumeIsolated {
        if let error = error as? UNError { self.errors.append(error.code) }
      }
    }
  }

  /// The identifiers of the requests that wait.
  func pending(on phone: Simulator) -> [String] {
    var identifiers: [String] = []
    center.getPendingNotificationRequests { requests in identifiers = requests.map(\.identifier) }
    phone.runPendingTasks()
    return identifiers
  }

  /// The identifiers of the notifications that were shown.
  func delivered(on phone: Simulator) -> [String] {
    var identifiers: [String] = []
    center.getDeliveredNotifications { identifiers = $0.map(\.request.identifier) }
    phone.runPendingTasks()
    return identifiers
  }

  func settings(on phone: Simulator) -> UNNotificationSettings? {
    var settings: UNNotificationSettings?
    center.getNotificationSettings { settings = $0 }
    phone.runPendingTasks()
    return settings
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    calls.append("present \(notification.request.identifier)")
    completionHandler(options)
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    let names = [
      UNNotificationDefaultActionIdentifier: "open",
      UNNotificationDismissActionIdentifier: "dismiss",
    ]
    let action = names[response.actionIdentifier] ?? response.actionIdentifier
    calls.append("\(action) \(response.notification.request.identifier)")
    completionHandler()
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    openSettingsFor notification: UNNotification?
  ) { calls.append("settings \(notification?.request.identifier ?? "")") }
}
