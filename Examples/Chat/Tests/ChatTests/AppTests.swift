import SimulatorKit
import Testing
import UIKit

@testable import Chat

@Suite("Chats, contacts and settings", .serialized) @MainActor struct AppTests {
  @Test("the search finds names and messages")
  func searching() throws {
    let phone = Phone()
    try phone.tap("Search")
    phone.type("timetable")
    #expect(phone.shows("Tomas Reyes"))
    #expect(!phone.shows("Mina Okafor"))
    try phone.tap("Cancel")
    #expect(phone.shows("Mina Okafor"))
  }

  @Test("a swipe mutes a chat, which leaves the badge")
  func muting() throws {
    let phone = Phone()
    let frame = try phone.simulator.element(.label("Mina Okafor")).frame
    let from = CGPoint(x: frame.midX + 60, y: frame.midY)
    phone.simulator.drag(from: from, to: CGPoint(x: from.x - 130, y: from.y), rest: 0.2)
    phone.simulator.advance(by: 0.8)
    try phone.tap("Mute")
    #expect(phone.badge == "1")
  }

  @Test("a contact opens a conversation in the first tab")
  func contacts() throws {
    let phone = Phone()
    try phone.tap("Contacts", in: .tabBar)
    try phone.tap("Aiko Tanaka")
    #expect(phone.tabs.selectedIndex == 0)
    try phone.tap("Message")
    phone.type("Hello\n")
    try phone.tap("Chats", in: .navigationBar)
    #expect(phone.shows("Aiko Tanaka"))
  }

  @Test("settings change what the app does")
  func settings() throws {
    let phone = Phone()
    try phone.tap("Settings", in: .tabBar)
    try phone.simulator.tap(.label("Notifications").with(.toggleButton))
    #expect(phone.badge == nil)
    try phone.tap("Status")
    phone.simulator.press(.character("a"), holding: .control)
    phone.type("Away\n")
    #expect(phone.store.settings.status == "Away")
    #expect(!phone.simulator.keyboard.isShown)
  }

  @Test("everything is translated")
  func languages() throws {
    let phone = Phone(language: "ar")
    try phone.tap("الإعدادات", in: .tabBar)
    #expect(phone.shows("الإشعارات"))
  }

  @Test("the app works on a pad in landscape")
  func pad() throws {
    let pad = Phone(.iPadPro11)
    pad.simulator.rotate(to: .landscapeLeft)
    pad.simulator.advance(by: 1)
    try pad.tap("Mina Okafor")
    try pad.tap("Message")
    pad.type("Hello\n")
    #expect(pad.shows("Hello"))
  }
}
