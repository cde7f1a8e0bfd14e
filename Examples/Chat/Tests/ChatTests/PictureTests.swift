import SimulatorKit
import Testing
import UIKit

@testable import Chat

/// Draws the app in the appearances that people use, and compares nothing.
@Suite("Pictures", .serialized) @MainActor struct PictureTests {
  @Test("phone", arguments: [UIUserInterfaceStyle.light, .dark])
  func phone(style: UIUserInterfaceStyle) throws {
    let suffix = style == .dark ? "-dark" : ""
    let phone = Phone()
    phone.simulator.userInterfaceStyle = style
    try phone.picture("phone-chats" + suffix)
    try phone.tap("Mina Okafor")
    try phone.picture("phone-conversation" + suffix)
    try phone.longPress("Can you bring a chair?")
    try phone.picture("phone-menu" + suffix)
    try phone.tap("Reply")
    phone.type("Of course. It is the blue one from the boathouse, if nobody minds a little salt.")
    phone.simulator.advance(by: 0.5)
    try phone.picture("phone-reply" + suffix)
    phone.type("\n")
    phone.simulator.advance(by: 2)
    try phone.picture("phone-typing" + suffix)
  }

  @Test("Arabic and Chinese")
  func languages() throws {
    let arabic = Phone(language: "ar")
    try arabic.picture("arabic-chats")
    try arabic.tap("ليلى حداد")
    try arabic.tap("رسالة")
    arabic.type("نعم، أراك غداً")
    arabic.simulator.advance(by: 1)
    try arabic.picture("arabic-conversation")
    let chinese = Phone(language: "zh-Hans")
    try chinese.tap("陈伟")
    try chinese.tap("信息")
    chinese.simulator.compose("xie", commit: nil)
    chinese.simulator.advance(by: 1)
    try chinese.picture("chinese-conversation")
  }

  @Test("other pages")
  func pages() throws {
    let phone = Phone()
    try phone.tap("Contacts", in: .tabBar)
    try phone.picture("phone-contacts")
    try phone.tap("Settings", in: .tabBar)
    try phone.picture("phone-settings")
    phone.simulator.preferredContentSizeCategory = .extraExtraExtraLarge
    try phone.tap("Chats", in: .tabBar)
    try phone.picture("phone-large-text")
    let pad = Phone(.iPadPro11)
    pad.simulator.rotate(to: .landscapeLeft)
    pad.simulator.advance(by: 1)
    try pad.tap("Mina Okafor")
    try pad.picture("pad-conversation")
  }
}
