import SimulatorKit
import Testing
import UIKit

@testable import Mail

/// Draws the app in the appearances that people use, and compares nothing.
@Suite("Pictures", .serialized) @MainActor struct PictureTests {
  @Test("phone", arguments: [UIUserInterfaceStyle.light, .dark])
  func phone(style: UIUserInterfaceStyle) throws {
    let suffix = style == .dark ? "-dark" : ""
    let phone = try Phone()
    phone.simulator.userInterfaceStyle = style
    try phone.picture("phone-inbox" + suffix)
    try phone.tap("Timetable for the winter")
    try phone.picture("phone-message" + suffix)
    try phone.tap("Reply")
    try phone.picture("phone-reply-menu" + suffix)
    try phone.tap("Reply")
    phone.simulator.advance(by: 1)
    try phone.picture("phone-reply" + suffix)
  }

  @Test("phone: other pages")
  func pages() throws {
    let phone = try Phone()
    try phone.swipe("Berth 14 is free again")
    try phone.picture("phone-swipe")
    try phone.tap("Mailboxes", in: .tabBar)
    try phone.picture("phone-mailboxes")
    try phone.tap("Trash")
    try phone.picture("phone-empty")
    try phone.tap("Inbox", in: .tabBar)
    try phone.simulator.longPress(.label("Photographs from Saturday"))
    phone.simulator.advance(by: 1)
    try phone.picture("phone-context-menu")
  }

  @Test("phone: editing and search")
  func editing() throws {
    let phone = try Phone()
    try phone.tap("Edit")
    try phone.tap("Photographs from Saturday")
    try phone.picture("phone-editing")
    try phone.tap("Done")
    try phone.tap("Search")
    phone.simulator.type("boat")
    phone.simulator.advance(by: 0.5)
    try phone.picture("phone-search")
  }

  @Test("large text")
  func largeText() throws {
    let phone = try Phone()
    phone.simulator.preferredContentSizeCategory = .accessibilityLarge
    phone.simulator.advance(by: 0.5)
    try phone.picture("phone-large-text")
  }

  @Test("pad", arguments: [UIUserInterfaceStyle.light, .dark])
  func pad(style: UIUserInterfaceStyle) throws {
    let suffix = style == .dark ? "-dark" : ""
    let pad = try Phone(.iPadPro11)
    pad.simulator.userInterfaceStyle = style
    pad.simulator.rotate(to: .landscapeLeft)
    pad.simulator.advance(by: 1)
    try pad.picture("pad-empty" + suffix)
    try pad.tap("Photographs from Saturday")
    try pad.picture("pad-message" + suffix)
    try pad.tap("Compose", in: .toolbar)
    try pad.picture("pad-compose" + suffix)
    try pad.tap("Cancel")
    pad.root.show(.primary)
    pad.simulator.advance(by: 1)
    try pad.picture("pad-mailboxes" + suffix)
  }
}
