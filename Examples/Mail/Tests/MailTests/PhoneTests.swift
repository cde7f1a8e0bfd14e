import SimulatorKit
import Testing
import UIKit

@testable import Mail

@Suite("On a phone", .serialized) @MainActor struct PhoneTests {
  @Test("opening a message marks it as read and lowers the badge")
  func reading() throws {
    let phone = try Phone()
    let inbox = try #require(phone.root.viewController(for: .compact) as? UITabBarController)
    #expect(inbox.viewControllers?.first?.tabBarItem.badgeValue == "3")
    #expect(phone.value(of: "Timetable for the winter")?.hasPrefix("Unread") == true)

    try phone.tap("Timetable for the winter")

    #expect(phone.shows("To: Nora Lindqvist"))
    #expect(inbox.viewControllers?.first?.tabBarItem.badgeValue == "2")
    #expect(inbox.tabBar.isHidden)
    try phone.tap("Inbox", in: .navigationBar)
    #expect(phone.value(of: "Timetable for the winter")?.hasPrefix("Unread") == false)
    #expect(!inbox.tabBar.isHidden)
  }

  @Test("a swipe deletes a message, and undo brings it back")
  func deleting() throws {
    let phone = try Phone()
    try phone.swipe("Berth 14 is free again")
    try phone.tap("Trash")
    #expect(!phone.shows("Berth 14 is free again"))
    #expect(phone.store.messages(in: .trash).map(\.subject) == ["Berth 14 is free again"])

    phone.simulator.press(.character("z"), holding: .control)
    phone.simulator.advance(by: 0.8)
    #expect(phone.shows("Berth 14 is free again"))
  }

  @Test("swipes mark messages as read and flag them")
  func swiping() throws {
    let phone = try Phone()
    try phone.swipe("Photographs from Saturday", toLeading: true)
    try phone.tap("Read")
    #expect(phone.store.message(withID: "message-2")?.isRead == true)

    try phone.swipe("Dinner on Thursday?")
    try phone.tap("Flag")
    #expect(phone.value(of: "Dinner on Thursday?")?.contains("Flagged") == true)
    try phone.tap("Flagged", in: .tabBar)
    #expect(phone.shows("Dinner on Thursday?"))
  }

  @Test("pulling down checks for mail")
  func refreshing() throws {
    let phone = try Phone()
    phone.simulator.drag(
      from: CGPoint(x: 200, y: 300),
      to: CGPoint(x: 200, y: 620),
      duration: 0.4,
      rest: 0.1
    )
    phone.simulator.advance(by: 0.5)
    #expect(!phone.shows("The goose is back"))
    phone.simulator.advance(by: 2)
    #expect(phone.shows("The goose is back"))
  }

  @Test("the search field filters the list")
  func searching() throws {
    let phone = try Phone()
    try phone.tap("Search")
    phone.simulator.type("goose")
    phone.simulator.advance(by: 0.5)
    #expect(phone.shows("Autumn regatta: results and thanks"))
    #expect(!phone.shows("Timetable for the winter"))

    phone.simulator.type("zzz")
    phone.simulator.advance(by: 0.5)
    #expect(phone.shows("No Results for “goosezzz”"))
    try phone.tap("Cancel")
    #expect(phone.shows("Timetable for the winter"))
  }

  @Test("a message is written, sent, and found in the mailbox")
  func sending() throws {
    let phone = try Phone()
    try phone.tap("Compose")
    #expect(try phone.simulator.element(.label("Send")).traits.contains(.notEnabled))
    phone.simulator.type("mina@okafor.example\nThursday\nI bring the bread.")
    phone.simulator.advance(by: 0.3)
    try phone.tap("Send")

    let sent = try #require(phone.store.messages(in: .sent).first)
    #expect(sent.subject == "Thursday")
    #expect(sent.body == "I bring the bread.")
    #expect(sent.recipients.map(\.address) == ["mina@okafor.example"])
    try phone.tap("Mailboxes", in: .tabBar)
    try phone.tap("Sent")
    #expect(phone.shows("Thursday"))
  }

  @Test("leaving a changed draft asks whether to save it")
  func drafts() throws {
    let phone = try Phone()
    try phone.tap("Compose")
    try phone.tap("Subject")
    phone.simulator.type("Later")
    try phone.tap("Cancel")
    try phone.tap("Save Draft")
    #expect(phone.store.messages(in: .drafts).map(\.subject).contains("Later"))
    #expect(phone.root.presentedViewController == nil)
  }

  @Test("a long press on a row opens its menu")
  func contextMenu() throws {
    let phone = try Phone()
    try phone.simulator.longPress(.label("Dinner on Thursday?"))
    phone.simulator.advance(by: 1)
    try phone.tap("Reply")
    phone.simulator.advance(by: 1)
    #expect(phone.shows("Re: Dinner on Thursday?"))
    try phone.tap("Cancel")
    #expect(phone.root.presentedViewController == nil)
  }

  @Test("several messages are moved at once")
  func editing() throws {
    let phone = try Phone()
    try phone.tap("Edit")
    try phone.tap("Berth 14 is free again")
    try phone.tap("Your order has been shipped")
    try phone.tap("Archive")
    #expect(phone.store.messages(in: .archive).count == 3)
    #expect(!phone.shows("Berth 14 is free again"))
    #expect(phone.shows("Edit"))
  }

  @Test("an empty mailbox says so")
  func empty() throws {
    let phone = try Phone()
    try phone.tap("Mailboxes", in: .tabBar)
    try phone.tap("Trash")
    #expect(phone.shows("No Mail"))
  }

  @Test("the open message is there after a relaunch")
  func restoring() throws {
    let phone = try Phone()
    try phone.tap("Mailboxes", in: .tabBar)
    try phone.tap("Archive")
    try phone.tap("Your policy for next year")
    let state = phone.simulator.saveState()
    phone.simulator.terminate()

    let next = try Phone(restoring: state)
    #expect(next.shows("To: Nora Lindqvist"))
    try next.tap("Archive", in: .navigationBar)
    try next.tap("Mailboxes", in: .navigationBar)
    #expect(next.shows("Drafts"))
  }

  @Test("rows grow with the text")
  func largeText() throws {
    let phone = try Phone()
    let before = try phone.simulator.element(.label("Timetable for the winter")).frame.height
    phone.simulator.preferredContentSizeCategory = .accessibilityLarge
    phone.simulator.advance(by: 0.5)
    let after = try phone.simulator.element(.label("Timetable for the winter")).frame.height
    #expect(after > before * 1.8)
  }
}
