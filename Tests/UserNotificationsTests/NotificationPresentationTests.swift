import Foundation
import TestSupport
import Testing
import UIKitCore

@testable import UserNotifications

@Suite("The presentation of a notification") struct NotificationPresentationTests {
  private var content: NotificationContentValues {
    var content = NotificationContentValues()
    content.title = "Tea"
    content.badge = 2
    content.playsSound = true
    return content
  }

  private func presentation(
    _ options: UNNotificationPresentationOptions = NotificationPresentation.inBackground,
    of content: NotificationContentValues? = nil,
    change: (inout NotificationPermission) -> Void = { _ in }
  ) -> NotificationPresentation {
    var permission = NotificationPermission.all
    change(&permission)
    return NotificationPresentation(
      of: content ?? self.content,
      options: options,
      permission: permission
    )
  }

  @Test("in the background has everything that is allowed", .rule("R-UN-12"))
  func background() {
    let all = presentation()
    #expect(all.isShown && all.playsSound && all.badge == 2 && all.urgency == .normal)
    #expect(!presentation(change: { $0.allowsAlerts = false }).isShown)
    #expect(!presentation(change: { $0.allowsSounds = false }).playsSound)
    #expect(presentation(change: { $0.allowsBadges = false }).badge == nil)
    let denied = presentation(change: { $0.status = .denied })
    #expect(!denied.isShown && !denied.playsSound && denied.badge == nil)
  }

  @Test("in the foreground has what the delegate wants", .rule("R-UN-13"))
  func foreground() {
    let none = presentation([])
    #expect(!none.isShown && !none.playsSound && none.badge == nil)
    #expect(presentation(.banner).urgency == .normal)
    #expect(presentation(.alert).isShown && !presentation(.alert).playsSound)
    #expect(presentation(.list).isShown && presentation(.list).urgency == .low)
    #expect(presentation([.sound, .badge]).playsSound && !presentation([.sound, .badge]).isShown)
  }

  @Test("is quiet while permission is provisional, and for passive content", .rule("R-UN-16"))
  func quiet() {
    var passive = content
    passive.interruptionLevel = .passive
    let quiet = [
      presentation(change: { $0.status = .provisional }), presentation(of: passive),
    ]
    for presentation in quiet {
      #expect(presentation.isShown && presentation.urgency == .low && !presentation.playsSound)
    }
  }

  @Test("without a text is only a sound and a badge", .rule("R-UN-16"))
  func noText() {
    var silent = content
    silent.title = ""

    #expect(!presentation(of: silent).isShown)
    #expect(presentation(of: silent).badge == 2)
  }

  @Test(
    "has the urgency of the content",
    .rule("R-UN-16"),
    arguments: [
      (UNNotificationInterruptionLevel.active, ShownNotification.Urgency.normal),
      (.timeSensitive, .high), (.critical, .critical),
    ]
  )
  func urgency(level: UNNotificationInterruptionLevel, urgency: ShownNotification.Urgency) {
    var content = content
    content.interruptionLevel = level

    #expect(presentation(of: content).urgency == urgency)
  }
}
