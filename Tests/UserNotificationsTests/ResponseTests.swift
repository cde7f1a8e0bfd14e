import Foundation
import SimulatorKit
import TestSupport
import Testing
import UIKitCore
import UserNotifications

@MainActor @Suite("What the user does with a notification", .releasesEverything)
struct ResponseTests {
  private func makePhone(
    options: UNNotificationCategoryOptions = []
  ) -> (Simulator, Reminder) {
    let phone = Simulator(.iPhone15)
    phone.notificationPermission = .allowed
    let app = Reminder()
    app.center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "tea",
        actions: [
          UNNotificationAction(identifier: "more", title: "More"),
          UNNotificationAction(identifier: "open-it", title: "Open", options: .foreground),
        ],
        intentIdentifiers: [],
        options: options
      )
    ])
    phone.enterBackground()
    app.add("Tea") { $0.categoryIdentifier = "tea" }
    return (phone, app)
  }

  private var state: UIApplication.State { UIApplication.shared.applicationState }

  @Test("a tap opens the app", .rule("R-UN-14", "R-UN-23"))
  func open() throws {
    let (phone, app) = makePhone()

    try phone.tapNotification("Tea")

    #expect(app.calls == ["open tea"] && state == .active)
    #expect(phone.notifications.isEmpty && app.delivered(on: phone).isEmpty)
  }

  @Test("a button is reported, and opens the app only if it says so", .rule("R-UN-15", "R-UN-23"))
  func buttons() throws {
    let (phone, app) = makePhone()
    #expect(phone.notifications.first?.buttons == ["More", "Open"])

    try phone.tapNotification("tea", button: "More")
    #expect(app.calls == ["more tea"] && state == .background)
    app.add("Tea") { $0.categoryIdentifier = "tea" }
    try phone.tapNotification("Tea", button: "Open")

    #expect(app.calls.last == "open-it tea" && state == .active)
  }

  @Test("a dismissal is reported if the category says so", .rule("R-UN-15"))
  func dismissal() throws {
    for (options, calls) in [([], []), (.customDismissAction, ["dismiss tea"])]
      as [(UNNotificationCategoryOptions, [String])]
    {
      let (phone, app) = makePhone(options: options)
      try phone.dismissNotification("Tea")

      #expect(app.calls == calls && state == .background)
      #expect(phone.notifications.isEmpty && app.delivered(on: phone).isEmpty)
      phone.enterForeground()
    }
  }

  @Test("what is not shown cannot be tapped", .rule("R-UN-23"))
  func missing() {
    let (phone, _) = makePhone()

    #expect(throws: Simulator.NoNotification.self) { try phone.tapNotification("Coffee") }
    #expect(throws: Simulator.NoNotification.self) { try phone.dismissNotification("Coffee") }
    #expect(throws: Simulator.NoNotification.self) {
      try phone.tapNotification("Tea", button: "Less")
    }
    phone.enterForeground()
  }

  @Test("categories are those that were set last", .rule("R-UN-16"))
  func categories() {
    let (phone, app) = makePhone()
    app.center.setNotificationCategories([])
    app.add("Tea") { $0.categoryIdentifier = "tea" }
    var count: Int?
    app.center.getNotificationCategories { count = $0.count }

    #expect(phone.notifications.first?.buttons.isEmpty == true)
    #expect(count == 0)
    phone.enterForeground()
  }
}
