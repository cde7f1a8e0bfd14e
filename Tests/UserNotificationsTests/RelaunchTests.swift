import Foundation
import QuartzCore
import TestSupport
import Testing
import UIKitCore

@testable import UserNotifications

@MainActor @Suite("Notifications after the next launch", .releasesEverything)
struct RelaunchTests {
  @MainActor private final class Desktop: NotificationHost {
    var obstacle: String?
    var shown: [String] = []
    var badge = 0

    func askForPermission(_ report: @escaping @MainActor (Bool) -> Void) { report(true) }
    func show(_ notification: ShownNotification) { shown.append(notification.identifier) }
    func withdraw(_ identifiers: [String]) { shown.removeAll { identifiers.contains($0) } }
    func showBadge(_ number: Int) { badge = number }
    func bringToFront() {}
  }

  /// A launch of the application: a process with the files of the launches before.
  @MainActor private final class Launch {
    let clock = ManualClock()
    let host = Desktop()
    let session: NotificationSession
    let center: UNUserNotificationCenter
    let service: NotificationService

    init(_ store: any DataStore, at date: TimeInterval = 0, obstacle: String? = nil) {
      let clock = clock
      session = NotificationSession(clock: clock, store: store) {
        Date(timeIntervalSinceReferenceDate: date + clock.now)
      }
      host.obstacle = obstacle
      session.host = host
      center = UNUserNotificationCenter(session: session)
      service = NotificationService(center: center, session: session)
    }
  }

  private func request(_ name: String, after time: TimeInterval, repeats: Bool = false)
    -> UNNotificationRequest
  {
    let content = UNMutableNotificationContent()
    content.title = name
    content.badge = 5
    content.userInfo = ["number": 7, "names": ["a"], "raw": Data([1]), "object": NSObject()]
    content.categoryIdentifier = "category"
    content.interruptionLevel = .critical
    return UNNotificationRequest(
      identifier: name,
      content: content,
      trigger: UNTimeIntervalNotificationTrigger(timeInterval: time, repeats: repeats)
    )
  }

  private func inBackground(_ body: () throws -> Void) rethrows {
    let before = UIApplication.shared.applicationState
    UIApplication.shared.move(to: .background)
    defer { UIApplication.shared.move(to: before) }
    try body()
  }

  @Test("requests wait with their content and date", .rule("R-UN-3", "R-UN-17"))
  func waiting() throws {
    let store = MemoryStore()
    let first = Launch(store)
    first.session.permission = .all
    try first.service.add(request("a", after: 100))

    let next = Launch(store, at: 50)

    let found = try #require(next.service.pending.first)
    #expect(next.host.shown.isEmpty && next.session.permission == .all)
    #expect(found.identifier == "a" && found.content.title == "a" && found.content.badge == 5)
    #expect(found.content.categoryIdentifier == "category")
    #expect(found.content.interruptionLevel == .critical)
    #expect(Set(found.content.userInfo.keys) == ["number", "names", "raw"])
    #expect(found.content.userInfo["raw"] as? Data == Data([1]))
    #expect((found.trigger as? UNTimeIntervalNotificationTrigger)?.timeInterval == 100)
    inBackground { next.clock.advance(to: 51) }
    #expect(next.host.shown == ["a"])
  }

  @Test("those that were due meanwhile are shown at once, each once", .rule("R-UN-18"))
  func missed() throws {
    let store = MemoryStore()
    let first = Launch(store)
    first.session.permission = .all
    try first.service.add(request("late", after: 200))
    try first.service.add(request("again", after: 60, repeats: true))

    let next = Launch(store, at: 1000)

    #expect(next.host.shown == ["again", "late"] && next.host.badge == 5)
    #expect(next.service.pending.map(\.identifier) == ["again"])
    #expect(next.service.delivered.map(\.request.identifier) == ["again", "late"])
    inBackground { next.clock.advance(to: 20) }
    #expect(next.host.shown == ["again", "late", "again"])
    let last = Launch(store, at: 1021)
    #expect(last.host.shown.isEmpty)
    #expect(last.host.badge == 5)
  }

  @Test("a notification of an earlier launch can be chosen", .rule("R-UN-17"))
  func choosing() throws {
    final class Delegate: NSObject, UNUserNotificationCenterDelegate {
      var chosen: [String] = []
      func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
      ) { chosen.append(response.notification.request.identifier) }
    }
    let store = MemoryStore()
    let first = Launch(store)
    first.session.permission = .all
    try inBackground {
      try first.service.add(request("a", after: 1))
      first.clock.advance(to: 2)
    }
    let next = Launch(store, at: 10)
    let delegate = Delegate()
    next.center.delegate = delegate

    next.session.receiver?.receive(NotificationChoice(notification: "a", action: .open))
    next.session.receiver?.receive(NotificationChoice(notification: "other", action: .open))

    #expect(delegate.chosen == ["a"] && next.service.delivered.isEmpty)
  }

  @Test("files that are not valid are ignored with a warning", .rule("R-UN-17"))
  func damaged() throws {
    let store = MemoryStore()
    try store.write(Data("?".utf8), to: NotificationArchive.fileName)
    try store.write(Data("?".utf8), to: NotificationSession.fileName)

    var launch: Launch?
    let warnings = warnings {
      launch = Launch(store)
      _ = launch?.session.permission
    }

    #expect(warnings.contains { $0.contains("notifications of the last launch are not restored") })
    #expect(warnings.contains { $0.contains("settings of notifications are not restored") })
    #expect(launch?.service.pending.isEmpty == true)
    #expect(launch?.session.permission == NotificationPermission())
  }

  @Test(
    "a stored time that a trigger can not have is ignored with a warning",
    .rule("R-UN-17"),
    arguments: [
      TriggerRule.interval(0, repeats: false), .interval(.infinity, repeats: false),
      .interval(10, repeats: true),
    ]
  )
  func damagedTime(rule: TriggerRule) throws {
    let store = MemoryStore()
    let request = UNNotificationRequest(
      identifier: "a",
      content: UNNotificationContent(),
      trigger: UNNotificationTrigger(rule: rule)
    )
    let pending = PendingNotification(request: request, due: .distantPast)
    let archive = NotificationArchive(pending: [pending], delivered: [])
    try store.write(archive.encoded(), to: NotificationArchive.fileName)

    var launch: Launch?
    let warnings = warnings { launch = Launch(store) }

    #expect(warnings.contains { $0.contains("The notification a has an invalid date or time") })
    #expect(launch?.service.pending.isEmpty == true)
  }

  @Test("a date that the user moves is noticed within a minute", .rule("R-UN-11"))
  func movedDate() throws {
    let clock = ManualClock()
    var offset = 0.0
    let session = NotificationSession(clock: clock, store: MemoryStore()) {
      Date(timeIntervalSinceReferenceDate: clock.now + offset)
    }
    let host = Desktop()
    session.host = host
    session.permission = .all
    let center = UNUserNotificationCenter(session: session)
    let service = NotificationService(center: center, session: session)
    try service.add(request("a", after: 3600))
    offset = 3590

    inBackground { clock.advance(to: 59) }
    #expect(host.shown.isEmpty)
    inBackground { clock.advance(to: 60) }
    #expect(host.shown == ["a"])
  }

  @Test("without a platform nothing is allowed, and the reason is logged", .rule("R-UN-30"))
  func obstacle() {
    let launch = Launch(MemoryStore(), obstacle: "Notifications are not shown: test.")
    launch.session.permission = .all
    var error: (any Error)?

    let warnings = warnings {
      launch.service.requestAuthorization([.alert]) { error = $1 }
      #expect(throws: UNError(.notificationsNotAllowed)) {
        try launch.service.add(request("a", after: 1))
      }
    }

    #expect(error as? UNError == UNError(.notificationsNotAllowed))
    #expect(warnings.filter { $0 == "Notifications are not shown: test." }.count == 1)
  }
}
