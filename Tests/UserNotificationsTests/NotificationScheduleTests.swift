import Foundation
import TestSupport
import Testing

@testable import UserNotifications

@Suite("The schedule of notifications") struct NotificationScheduleTests {
  private let now = Date(timeIntervalSinceReferenceDate: 1000)

  private func request(_ name: String, in time: TimeInterval, repeats: Bool = false)
    -> UNNotificationRequest
  {
    let content = UNMutableNotificationContent()
    content.title = name
    return UNNotificationRequest(
      identifier: name,
      content: content,
      trigger: UNTimeIntervalNotificationTrigger(timeInterval: time, repeats: repeats)
    )
  }

  private func schedule(_ requests: UNNotificationRequest...) throws -> NotificationSchedule {
    var schedule = NotificationSchedule()
    for request in requests { try schedule.add(request, now: now) }
    return schedule
  }

  private func names(_ notifications: [PendingNotification]) -> [String] {
    notifications.map(\.request.identifier)
  }

  @Test("returns what is due, the earliest first", .rule("R-UN-6"))
  func due() throws {
    var schedule = try schedule(request("b", in: 20), request("a", in: 10), request("c", in: 30))

    #expect(schedule.nextDate == now + 10)
    #expect(names(schedule.takeDue(now: now + 9)).isEmpty)
    #expect(names(schedule.takeDue(now: now + 20)) == ["a", "b"])
    #expect(names(schedule.pending) == ["c"])
  }

  @Test("contains one request for an identifier, the last one", .rule("R-UN-6"))
  func replacing() throws {
    let schedule = try schedule(request("a", in: 10), request("b", in: 20), request("a", in: 30))

    #expect(names(schedule.pending) == ["b", "a"])
    #expect(schedule.nextDate == now + 20)
  }

  @Test("contains requests that repeat until they are removed", .rule("R-UN-10"))
  func repeating() throws {
    var schedule = try schedule(request("a", in: 60, repeats: true))

    #expect(names(schedule.takeDue(now: now + 60)) == ["a"])
    #expect(schedule.nextDate == now + 120)
    #expect(names(schedule.takeDue(now: now + 1000)) == ["a"])
    #expect(schedule.nextDate == now + 1020)
    schedule.remove(["a"])
    #expect(schedule.nextDate == nil)
  }

  @Test("has room for 64 requests, without those that are due last", .rule("R-UN-11"))
  func capacity() throws {
    var schedule = NotificationSchedule()
    for number in (1...70).reversed() {
      try schedule.add(request("\(number)", in: Double(number)), now: now)
    }

    #expect(schedule.pending.count == 64)
    #expect(Set(names(schedule.pending)) == Set((1...64).map(String.init)))
  }

  @Test("rejects a trigger without a date", .rule("R-UN-5"))
  func noDate() {
    var schedule = NotificationSchedule()
    let trigger = UNCalendarNotificationTrigger(dateMatching: DateComponents(), repeats: false)
    let request = UNNotificationRequest(
      identifier: "a",
      content: UNMutableNotificationContent(),
      trigger: trigger
    )

    #expect(throws: UNError(.notificationInvalidNoDate)) { try schedule.add(request, now: now) }
  }
}
