import Foundation
import SimulatorKit
import TestSupport
import Testing
import UIKit
import UserNotifications

// The code of the guide "Notifications".

private final class TideDelegate: UIResponder, UIApplicationDelegate,
  UNUserNotificationCenterDelegate
{
  private(set) var harbours: [String] = []

  private func show(_ harbour: String?) { harbours.append(harbour ?? "") }

  func remindMe() async throws {
    let center = UNUserNotificationCenter.current()
    guard try await center.requestAuthorization(options: [.alert, .sound, .badge]) else { return }
    try await center.add(makeRequest())
  }

  func makeRequest() -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = "High water"
    content.body = "The water is highest in half an hour."
    content.sound = .default
    content.categoryIdentifier = "tide"
    content.userInfo = ["harbour": "Cuxhaven"]
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 1800, repeats: false)
    return UNNotificationRequest(identifier: "high-water", content: content, trigger: trigger)
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let center = UNUserNotificationCenter.current()
    center.delegate = self
    let later = UNNotificationAction(identifier: "later", title: "Remind Me Later")
    center.setNotificationCategories([
      UNNotificationCategory(identifier: "tide", actions: [later], intentIdentifiers: [])
    ])
    return true
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    [.banner, .sound]
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse
  ) async {
    let content = response.notification.request.content
    switch response.actionIdentifier {
    case "later": try? await center.add(response.notification.request)
    default: show(content.userInfo["harbour"] as? String)
    }
  }
}

@MainActor @Suite("Guide: notifications", .releasesEverything) struct TideNotifications {
  @Test("a reminder is shown in the background, and again later")
  func reminder() throws {
    let phone = Simulator(.iPhone15)
    let app = TideDelegate()
    _ = app.application(.shared, didFinishLaunchingWithOptions: nil)
    Task { try await app.remindMe() }

    #expect(phone.isAskingForNotifications)
    try phone.answerNotificationRequest(allows: true)
    phone.enterBackground()
    phone.advance(by: 1800)
    #expect(phone.notifications.map(\.title) == ["High water"])
    try phone.tapNotification("High water", button: "Remind Me Later")

    #expect(phone.notifications.isEmpty)
    phone.advance(by: 1800)
    try phone.tapNotification("High water")
    #expect(app.harbours == ["Cuxhaven"])
  }

  @Test("a reminder is shown in the foreground too")
  func foreground() {
    let phone = Simulator(.iPhone15)
    phone.notificationPermission = .allowed
    let app = TideDelegate()
    _ = app.application(.shared, didFinishLaunchingWithOptions: nil)
    UNUserNotificationCenter.current().add(app.makeRequest())

    phone.advance(by: 1801)

    #expect(phone.notifications.map(\.playsSound) == [true])
  }
}
