import Foundation
import SimulatorKit
import TestSupport
import Testing
import UIKitCore
import UserNotifications

@MainActor @Suite("Notifications are delivered", .releasesEverything)
struct DeliveryTests {
  private func makePhone() -> (Simulator, Reminder) {
    let phone = Simulator(.iPhone15)
    phone.notificationPermission = .allowed
    return (phone, Reminder())
  }

  @Test("in the background when they are due", .rule("R-UN-6", "R-UN-12", "R-UN-21"))
  func background() throws {
    let (phone, app) = makePhone()
    app.add("Tea", after: 240) { content in
      content.subtitle = "Earl Grey"
      content.body = "It is ready."
      content.threadIdentifier = "kitchen"
      content.badge = 2
      content.sound = .default
    }
    phone.enterBackground()
    phone.advance(by: 239.9)
    #expect(phone.notifications.isEmpty)
    #expect(app.pending(on: phone) == ["tea"])

    phone.advance(by: 0.2)

    let shown = try #require(phone.notifications.first)
    #expect([shown.identifier, shown.title, shown.subtitle] == ["tea", "Tea", "Earl Grey"])
    #expect([shown.body, shown.threadIdentifier] == ["It is ready.", "kitchen"])
    #expect(shown.isBanner && shown.playsSound && shown.buttons.isEmpty)
    #expect(phone.applicationBadge == 2)
    #expect(app.pending(on: phone).isEmpty && app.delivered(on: phone) == ["tea"])
    #expect(app.calls.isEmpty)
    phone.enterForeground()
  }

  @Test("in the foreground only if the delegate wants it", .rule("R-UN-13"))
  func foreground() {
    let (phone, app) = makePhone()
    app.add("One", after: 1) { $0.badge = 1 }
    phone.advance(by: 2)
    #expect(phone.notifications.isEmpty && phone.applicationBadge == 0)
    #expect(app.delivered(on: phone).isEmpty)

    app.options = [.list, .badge]
    app.add("Two", after: 1) { $0.badge = 2 }
    phone.advance(by: 2)

    #expect(phone.notifications.map(\.title) == ["Two"])
    #expect(phone.notifications.first?.isBanner == false && phone.applicationBadge == 2)
    #expect(app.calls == ["present one", "present two"])
  }

  @Test("not in the foreground without a delegate", .rule("R-UN-13"))
  func noDelegate() {
    let (phone, app) = makePhone()
    app.center.delegate = nil
    app.add("Tea")

    #expect(phone.notifications.isEmpty)
    #expect(app.pending(on: phone).isEmpty && app.delivered(on: phone).isEmpty)
  }

  @Test("with the first answer of the delegate", .rule("R-UN-13"))
  func severalAnswers() throws {
    final class Twice: NSObject, UNUserNotificationCenterDelegate {
      func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler:
          @escaping (UNNotificationPresentationOptions) -> Void
      ) {
        completionHandler(.list)
        completionHandler(.banner)
      }
    }
    let (phone, app) = makePhone()
    let delegate = Twice()
    app.center.delegate = delegate

    let warnings = warnings {
      app.add("Tea")
      phone.runPendingTasks()
    }

    #expect(phone.notifications.map(\.isBanner) == [false])
    #expect(warnings.contains { $0.contains("willPresent was called more than once") })
    withExtendedLifetime(delegate) {}
  }

  @Test("as an asynchronous method of the delegate answers", .rule("R-UN-13", "R-UN-14"))
  func asynchronous() throws {
    final class Waiting: NSObject, UNUserNotificationCenterDelegate {
      var actions: [String] = []

      func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification
      ) async -> UNNotificationPresentationOptions {
        try? await Task.sleep(for: .seconds(1))
        return .banner
      }

      func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse
      ) async { actions.append(response.actionIdentifier) }
    }
    let (phone, app) = makePhone()
    let delegate = Waiting()
    app.center.delegate = delegate
    app.add("Tea")
    phone.advance(by: 0.5)
    #expect(phone.notifications.isEmpty)

    phone.advance(by: 1)
    try phone.tapNotification("Tea")

    #expect(delegate.actions == [UNNotificationDefaultActionIdentifier])
  }

  @Test("again and again if they repeat", .rule("R-UN-10"))
  func repeating() {
    let (phone, app) = makePhone()
    app.add("Tea", after: 60, repeats: true)
    phone.enterBackground()
    for _ in 1...3 {
      phone.advance(by: 60)
      #expect(phone.notifications.map(\.title) == ["Tea"])
      app.center.removeAllDeliveredNotifications()
      #expect(phone.notifications.isEmpty)
    }
    app.center.removePendingNotificationRequests(withIdentifiers: ["tea"])
    phone.advance(by: 60)
    #expect(phone.notifications.isEmpty)
    phone.enterForeground()
  }

  @Test("at a date with the components of a trigger", .rule("R-UN-8", "R-UN-9"))
  func calendar() throws {
    let (phone, app) = makePhone()
    var components = DateComponents(hour: 0, minute: 20)
    components.timeZone = TimeZone(secondsFromGMT: 0)
    let trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: false)
    let date = try #require(trigger.nextTriggerDate())
    #expect(abs(date.timeIntervalSince(phone.date) - 200) < 1)
    let interval = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
    #expect(interval.nextTriggerDate() == phone.date + 5)
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    phone.enterBackground()

    app.center.add(UNNotificationRequest(identifier: "a", content: content, trigger: trigger))
    phone.advance(by: date.timeIntervalSince(phone.date) - 1)
    #expect(phone.notifications.isEmpty)
    phone.advance(by: 2)

    #expect(phone.notifications.count == 1)
    phone.enterForeground()
  }

  @Test("in place of the one with the same identifier", .rule("R-UN-6"))
  func replacing() {
    let (phone, app) = makePhone()
    phone.enterBackground()
    app.add("Tea") { $0.body = "One" }
    app.add("Tea") { $0.body = "Two" }

    #expect(phone.notifications.map(\.body) == ["Two"])
    #expect(app.delivered(on: phone) == ["tea"])
    app.add("Tea", after: 10)
    app.add("Tea")
    #expect(app.pending(on: phone).isEmpty)
    phone.enterForeground()
  }

  @Test("until they are removed", .rule("R-UN-6"))
  func removing() {
    let (phone, app) = makePhone()
    phone.enterBackground()
    for title in ["One", "Two", "Three"] { app.add(title) }
    for title in ["Four", "Five", "Six"] { app.add(title, after: 10) }

    app.center.removeDeliveredNotifications(withIdentifiers: ["two", "none"])
    app.center.removePendingNotificationRequests(withIdentifiers: ["four"])
    #expect(phone.notifications.map(\.title) == ["One", "Three"])
    #expect(app.pending(on: phone) == ["five", "six"])
    app.center.removeAllDeliveredNotifications()
    app.center.removeAllPendingNotificationRequests()
    phone.advance(by: 20)

    #expect(phone.notifications.isEmpty)
    phone.enterForeground()
  }

  @Test("only with content", .rule("R-UN-5"))
  func noContent() {
    let (phone, app) = makePhone()
    app.add("")
    app.add("", after: 10) { $0.badge = 1 }
    phone.runPendingTasks()

    #expect(app.errors == [.notificationInvalidNoContent])
    #expect(app.pending(on: phone).count == 1)
  }

  @Test("with a badge that the app can set too", .rule("R-UN-20"))
  func badge() {
    let (phone, app) = makePhone()
    app.center.setBadgeCount(7)
    phone.runPendingTasks()
    #expect(phone.applicationBadge == 7 && UIApplication.shared.applicationIconBadgeNumber == 7)

    UIApplication.shared.applicationIconBadgeNumber = -1
    #expect(phone.applicationBadge == 0)
    UIApplication.shared.applicationIconBadgeNumber = 3
    phone.notificationPermission = .denied
    #expect(phone.applicationBadge == 0)
    #expect(UIApplication.shared.applicationIconBadgeNumber == 3)
    var code: UNError.Code?
    app.center.setBadgeCount(1) { code = ($0 as? UNError)?.code }
    phone.runPendingTasks()
    #expect(code == .notificationsNotAllowed)
  }
}
