import Foundation
import TestSupport
import Testing
import UserNotifications

@Suite("The content of a notification") struct NotificationContentTests {
  private func makeContent() -> UNMutableNotificationContent {
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    content.subtitle = "Earl Grey"
    content.body = "It is ready."
    content.badge = 3
    content.sound = .default
    content.userInfo = ["minutes": 4]
    content.categoryIdentifier = "tea"
    content.threadIdentifier = "kitchen"
    content.interruptionLevel = .timeSensitive
    return content
  }

  @Test("is empty at first", .rule("R-UN-2"))
  func defaults() {
    let content = UNMutableNotificationContent()

    #expect([content.title, content.subtitle, content.body] == ["", "", ""])
    #expect([content.categoryIdentifier, content.threadIdentifier] == ["", ""])
    #expect(content.badge == nil && content.sound == nil && content.userInfo.isEmpty)
    #expect(content.interruptionLevel == .active)
    #expect(content == UNNotificationContent())
  }

  @Test("is copied by requests", .rule("R-UN-2"))
  func copied() throws {
    let content = makeContent()
    let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
    content.title = "Coffee"

    #expect(request.content.title == "Tea")
    #expect(!(request.content is UNMutableNotificationContent))
    #expect(request.content == makeContent() && request.content != content)
    let copy = try #require(request.content.mutableCopy() as? UNMutableNotificationContent)
    copy.body = ""
    copy.sound = nil
    copy.badge = nil
    #expect(request.content.body == "It is ready." && request.content.sound == .default)
    #expect(request.content.badge == 3 && copy.badge == nil)
    #expect(copy.userInfo["minutes"] as? Int == 4)
  }

  @Test("categories and buttons with the same values are equal", .rule("R-UN-2"))
  func equality() {
    func category(_ title: String) -> UNNotificationCategory {
      UNNotificationCategory(
        identifier: "tea",
        actions: [UNNotificationAction(identifier: "more", title: title, options: .foreground)],
        intentIdentifiers: [],
        options: .customDismissAction
      )
    }

    #expect(category("More") == category("More") && category("More") != category("Less"))
    #expect(Set([category("More"), category("More")]).count == 1)
  }

  @Test("errors have the domain and the codes of iOS", .rule("R-UN-5"))
  func errors() {
    let error = UNError(.notificationsNotAllowed) as NSError

    #expect(error.domain == UNErrorDomain && error.code == 1)
    #expect(error.localizedDescription == "Notifications are not allowed for this application")
    #expect(UNError.notificationInvalidNoDate.rawValue == 1400)
    #expect(UNError.notificationInvalidNoContent.rawValue == 1401)
  }
}
