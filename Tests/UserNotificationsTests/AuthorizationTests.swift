import Foundation
import SimulatorKit
import TestSupport
import Testing
import UIKitCore
import UserNotifications

@MainActor @Suite("Permission for notifications", .releasesEverything)
struct AuthorizationTests {
  @Test("is asked for once", .rule("R-UN-1", "R-UN-22"))
  func once() throws {
    let phone = Simulator(.iPhone15)
    let app = Reminder()
    #expect(phone.notificationPermission == .notDetermined)
    #expect(app.settings(on: phone)?.authorizationStatus == .notDetermined)
    #expect(app.settings(on: phone)?.alertSetting == .notSupported)

    app.ask()
    app.ask([.alert])
    #expect(phone.isAskingForNotifications)
    #expect(app.calls.isEmpty)
    try phone.answerNotificationRequest(allows: true)
    #expect(app.calls == ["true", "true"])
    app.ask()

    #expect(!phone.isAskingForNotifications)
    #expect(app.calls.count == 3 && app.isGranted == true)
    #expect(phone.notificationPermission == .allowed)
    let settings = try #require(app.settings(on: phone))
    #expect(settings.authorizationStatus == .authorized && settings.alertStyle == .banner)
    #expect(settings.alertSetting == .enabled && settings.soundSetting == .enabled)
    #expect(settings.badgeSetting == .enabled && settings.notificationCenterSetting == .enabled)
    #expect(!settings.providesAppNotificationSettings)
  }

  @Test("can be denied, and then nothing can be added", .rule("R-UN-1", "R-UN-4"))
  func denied() throws {
    let phone = Simulator(.iPhone15)
    let app = Reminder()
    app.add("Early")
    app.ask()
    try phone.answerNotificationRequest(allows: false)
    app.add("Late")
    app.ask()
    phone.runPendingTasks()

    #expect(app.calls == ["false", "false"])
    #expect(app.errors == [.notificationsNotAllowed, .notificationsNotAllowed])
    #expect(!phone.isAskingForNotifications && phone.notifications.isEmpty)
    #expect(app.settings(on: phone)?.authorizationStatus == .denied)
    #expect(app.settings(on: phone)?.soundSetting == .disabled)
  }

  @Test("allows what was asked for", .rule("R-UN-1"))
  func options() throws {
    let phone = Simulator(.iPhone15)
    let app = Reminder()
    app.ask([.alert])
    try phone.answerNotificationRequest(allows: true)
    #expect(app.settings(on: phone)?.soundSetting == .notSupported)

    app.ask([.sound, .providesAppNotificationSettings])
    let settings = try #require(app.settings(on: phone))

    #expect(settings.soundSetting == .enabled && settings.badgeSetting == .notSupported)
    #expect(settings.providesAppNotificationSettings)
  }

  @Test("can be provisional without a question", .rule("R-UN-1", "R-UN-16"))
  func provisional() throws {
    let phone = Simulator(.iPhone15)
    let app = Reminder()
    app.ask([.alert, .sound, .provisional])
    phone.enterBackground()
    app.add("Tea") { $0.sound = .default }

    #expect(!phone.isAskingForNotifications && app.isGranted == true)
    let shown = try #require(phone.notifications.first)
    #expect(!shown.isBanner && !shown.playsSound)
    #expect(app.settings(on: phone)?.authorizationStatus == .provisional)
    app.ask([.alert])
    try phone.answerNotificationRequest(allows: true)
    #expect(phone.notificationPermission == .allowed)
    phone.enterForeground()
  }

  @Test("an answer without a question is an error", .rule("R-UN-22"))
  func noQuestion() {
    let phone = Simulator(.iPhone15)

    #expect(throws: Simulator.NoNotification.self) {
      try phone.answerNotificationRequest(allows: true)
    }
  }

  @Test("the app's own settings are opened if it has asked for them", .rule("R-UN-19"))
  func ownSettings() throws {
    let phone = Simulator(.iPhone15)
    let app = Reminder()
    phone.notificationPermission = .allowed
    phone.openNotificationSettings()
    #expect(app.calls.isEmpty)

    app.ask([.providesAppNotificationSettings])
    phone.openNotificationSettings()

    #expect(app.calls == ["true", "settings "])
  }

  @Test("each simulator has its own notifications", .rule("R-UN-21"))
  func several() {
    let first = Simulator(.iPhone15)
    let app = Reminder()
    first.notificationPermission = .allowed
    let second = Simulator(.iPhoneSE)

    #expect(UNUserNotificationCenter.current() !== app.center)
    #expect(second.notificationPermission == .notDetermined)
    first.advance(by: 0.1)
    #expect(UNUserNotificationCenter.current() === app.center)
    #expect(!app.center.supportsContentExtensions)
  }

  @Test("the asynchronous forms have the same results", .rule("R-UN-1", "R-UN-4"))
  func asynchronous() async throws {
    let phone = Simulator(.iPhone15)
    phone.notificationPermission = .allowed
    let center = UNUserNotificationCenter.current()
    let content = UNMutableNotificationContent()
    content.body = "Tea"
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)

    #expect(try await center.requestAuthorization(options: [.alert, .badge]))
    try await center.add(UNNotificationRequest(identifier: "a", content: content, trigger: trigger))
    try await center.setBadgeCount(4)
    await #expect(throws: UNError(.notificationInvalidNoContent)) {
      let empty = UNNotificationContent()
      try await center.add(UNNotificationRequest(identifier: "b", content: empty, trigger: nil))
    }

    #expect(await center.notificationSettings().authorizationStatus == .authorized)
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["a"])
    #expect(await center.deliveredNotifications().isEmpty)
    #expect(await center.notificationCategories().isEmpty)
    #expect(phone.applicationBadge == 4)
  }
}
