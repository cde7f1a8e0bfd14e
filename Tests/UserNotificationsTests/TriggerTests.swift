import Foundation
import TestSupport
import Testing

@testable import UserNotifications

@Suite("A trigger") struct TriggerTests {
  private let utc = TimeZone(identifier: "UTC") ?? .current
  /// Tuesday, January 9, 2007, 9:41.
  private let now = Date(timeIntervalSince1970: 1_168_335_660)

  private func rule(_ components: DateComponents, repeats: Bool = false) -> TriggerRule {
    var components = components
    components.calendar = Calendar(identifier: .gregorian)
    components.timeZone = utc
    return UNCalendarNotificationTrigger(dateMatching: components, repeats: repeats).rule
  }

  @Test("with a time makes a request due after the time", .rule("R-UN-7"))
  func interval() {
    let once = UNTimeIntervalNotificationTrigger(timeInterval: 90, repeats: false)
    let again = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)

    #expect(once.timeInterval == 90 && !once.repeats && again.repeats)
    #expect(once.rule.date(after: now) == now + 90)
    #expect(once.rule.date(following: now, now: now) == nil)
  }

  @Test(
    "that repeats makes a request due again, without the dates that have passed",
    .rule("R-UN-10"),
    arguments: [(0.0, 60.0), (59, 60), (60, 120), (100, 120), (6000, 6060)]
  )
  func repeating(late: TimeInterval, next: TimeInterval) {
    let rule = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true).rule

    #expect(rule.date(following: now, now: now + late) == now + next)
  }

  @Test("with components makes a request due at the next date with them", .rule("R-UN-8"))
  func components() {
    let day = 24.0 * 3600

    #expect(rule(DateComponents(hour: 9, minute: 42)).date(after: now) == now + 60)
    #expect(rule(DateComponents(hour: 9, minute: 41)).date(after: now) == now + day)
    #expect(rule(DateComponents(second: 30)).date(after: now) == now + 30)
    #expect(rule(DateComponents(hour: 9, minute: 41, weekday: 3)).date(after: now) == now + 7 * day)
    let again = rule(DateComponents(hour: 10, minute: 41), repeats: true)
    #expect(again.date(following: now + 3600, now: now + 3600) == now + 3600 + day)
    #expect(again.date(following: now + 3600, now: now + 3 * day) == now + 3600 + 3 * day)
  }

  @Test("without components, or with those of a date that has passed, has no date", .rule("R-UN-8"))
  func noDate() {
    #expect(rule(DateComponents()).date(after: now) == nil)
    let past = DateComponents(year: 2006, month: 12, day: 24, hour: 18)
    #expect(rule(past).date(after: now) == nil)
  }

  @Test("with components uses their time zone", .rule("R-UN-8"))
  func timeZone() {
    var components = DateComponents(hour: 9, minute: 41)
    components.timeZone = TimeZone(secondsFromGMT: -3600)
    let trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: false)

    #expect(trigger.rule.date(after: now) == now + 3600)
    #expect(trigger.dateComponents == components)
  }
}
