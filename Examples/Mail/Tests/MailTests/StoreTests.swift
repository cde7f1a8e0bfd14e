import Foundation
import Testing

@testable import Mail

@Suite("Model") struct StoreTests {
  private let store: MailStore

  init() throws {
    store = try .sample { Date(timeIntervalSince1970: 1_800_000_000) }
  }

  @Test("mailboxes are sorted, latest first, and counted")
  func mailboxes() {
    let inbox = store.messages(in: .inbox)
    #expect(inbox.map(\.date) == inbox.map(\.date).sorted(by: >))
    #expect(inbox.first?.subject == "Timetable for the winter")
    #expect(store.count(of: .inbox) == 3)
    #expect(store.count(of: .drafts) == 1)
    #expect(store.messages(in: .flagged).count == 2)
  }

  @Test("a search ignores case and accents")
  func search() {
    #expect(store.messages(in: .inbox, matching: "BOÁT").count == 3)
    #expect(store.messages(in: .inbox, matching: "submarine").isEmpty)
  }

  @Test("messages that were moved can be moved back")
  func moving() throws {
    let first = try #require(store.messages(in: .inbox).first)
    let places = store.move([first.id], to: .trash)
    #expect(store.message(withID: first.id)?.mailbox == .trash)
    store.restore(places)
    #expect(store.messages(in: .inbox).first == first)
  }

  @Test("observers are called for changes only, while they exist")
  func observing() {
    final class Observer { var calls = 0 }
    var observer: Observer? = Observer()
    weak let gone = observer
    store.observe(with: observer ?? Observer()) { $0.calls += 1 }
    store.setFlagged(true, for: ["message-1"])
    store.setFlagged(true, for: ["message-1"])
    #expect(observer?.calls == 1)
    observer = nil
    store.setFlagged(false, for: ["message-1"])
    #expect(gone == nil)
  }

  @Test(
    "a draft needs addresses to be sent",
    arguments: [
      ("", false), ("ada", false), ("ada@lovelace.example", true),
      ("ada@lovelace.example, ", true), ("ada@lovelace.example, charles", false),
    ]
  )
  func drafts(recipients: String, canBeSent: Bool) {
    #expect(Draft(recipients: recipients).canBeSent == canBeSent)
  }

  @Test("a reply quotes the message and is called so once")
  func replies() throws {
    let message = try #require(store.message(withID: "message-6"))
    let reply = Draft.reply(to: message)
    #expect(reply.subject == "Re: Sails")
    #expect(reply.recipients == "jonas@weber.example")
    #expect(reply.body.contains("> I looked at both."))
  }

  @Test("dates are short: the time, the day of the week, the date")
  func dates() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    let format = MessageDateFormat(calendar: calendar, locale: Locale(identifier: "en_GB"))
    let now = Date(timeIntervalSince1970: 1_800_000_000)
    #expect(format.short(now.addingTimeInterval(-60), now: now) == "07:59")
    #expect(format.short(now.addingTimeInterval(-86_400), now: now) == "Yesterday")
    #expect(format.short(now.addingTimeInterval(-3 * 86_400), now: now) == "Tuesday")
    #expect(format.short(now.addingTimeInterval(-30 * 86_400), now: now) == "16/12/2026")
  }
}
