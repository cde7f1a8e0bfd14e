import SimulatorKit
import Testing
import UIKit

@testable import Chat

@Suite("Conversations", .serialized) @MainActor struct ConversationTests {
  @Test("opening a conversation lowers the badge")
  func reading() throws {
    let phone = Phone()
    #expect(phone.badge == "3")
    try phone.tap("Mina Okafor")
    #expect(phone.badge == "1")
    #expect(phone.shows("A small one is fine"))
    #expect(phone.tabs.tabBar.isHidden)
  }

  @Test("the Return key sends, and the contact answers after a while")
  func sending() throws {
    let phone = Phone()
    try phone.tap("Mina Okafor")
    try phone.tap("Message")
    phone.type("I bring two chairs.\n")
    phone.simulator.advance(by: 0.5)
    #expect(phone.shows("I bring two chairs."))
    #expect(phone.store.conversation(with: "mina")?.last?.isMine == true)

    phone.simulator.advance(by: 1)
    #expect(phone.shows("typing…"))
    phone.simulator.advance(by: 2)
    #expect(phone.shows("Good. Seven o'clock then."))
    #expect(phone.badge == "1")
  }

  @Test("the last message is above the bar, and the bar above the keyboard")
  func keyboard() throws {
    let phone = Phone()
    try phone.tap("Mina Okafor")
    try phone.tap("Message")
    phone.simulator.advance(by: 1)

    let keyboard = try #require(phone.simulator.keyboard.frame)
    let field = try phone.simulator.element(.label("Message")).frame
    let last = try phone.simulator.element(.label("A small one is fine")).frame
    #expect(field.maxY <= keyboard.minY)
    #expect(last.maxY <= field.minY)
    #expect(phone.simulator.keyboard.returnKeyTitle == "send")
  }

  @Test("the bar grows with the text, and is low again when it has been sent")
  func growing() throws {
    let phone = Phone()
    phone.store.settings.returnKeySends = false
    try phone.tap("Mina Okafor")
    try phone.tap("Message")
    let low = try phone.simulator.element(.label("Message")).frame.height
    phone.type("One\nTwo\nThree")
    let high = try phone.simulator.element(.label("Message")).frame.height
    #expect(high > low + 30)
    phone.type("\nFour\nFive\nSix\nSeven\nEight")
    let highest = try phone.simulator.element(.label("Message")).frame.height
    #expect(highest < 130)

    try phone.tap("Send")
    #expect(try phone.simulator.element(.label("Message")).frame.height == low)
    #expect(phone.store.conversation(with: "mina")?.last?.text.hasSuffix("Eight") == true)
  }

  @Test("only text can be sent")
  func empty() throws {
    let phone = Phone()
    try phone.tap("Tomas Reyes")
    #expect(try phone.simulator.element(.label("Send")).traits.contains(.notEnabled))
    try phone.tap("Message")
    phone.type("   ")
    #expect(try phone.simulator.element(.label("Send")).traits.contains(.notEnabled))
  }

  @Test("a long press on a bubble replies to it")
  func replying() throws {
    let phone = Phone()
    try phone.tap("Mina Okafor")
    try phone.longPress("Can you bring a chair?")
    try phone.tap("Reply")
    #expect(phone.shows("Cancel Reply"))
    phone.type("Yes\n")
    let last = try #require(phone.store.conversation(with: "mina")?.last)
    #expect(last.replyTo == 4)
    #expect(!phone.shows("Cancel Reply"))
  }

  @Test("a long press on a bubble copies and deletes it")
  func copying() throws {
    let phone = Phone()
    try phone.tap("Mina Okafor")
    try phone.longPress("Can you bring a chair?")
    try phone.tap("Copy")
    #expect(UIPasteboard.general.string == "Can you bring a chair?")
    try phone.longPress("Can you bring a chair?")
    try phone.tap("Delete")
    #expect(!phone.shows("Can you bring a chair?"))
  }

  @Test("Chinese is composed before it is sent")
  func composing() throws {
    let phone = Phone(language: "zh-Hans")
    try phone.tap("陈伟")
    try phone.tap("信息")
    phone.simulator.compose("hao", commit: nil)
    #expect(phone.store.conversation(with: "wei")?.last?.text == "谢谢！")
    phone.simulator.compose("hao", commit: "好")
    phone.type("\n")
    #expect(phone.store.conversation(with: "wei")?.last?.text == "好")
  }

  @Test("in Arabic the user's bubbles are at the left")
  func arabic() throws {
    let phone = Phone(language: "ar")
    try phone.tap("ليلى حداد")
    let mine = try phone.simulator.element(.label("مساء الخير! هل وصلت العبّارة؟"))
    #expect(mine.value == "مرسلة")
    try phone.tap("رسالة")
    phone.type("نعم\n")
    phone.simulator.advance(by: 4)
    #expect(phone.shows("شكراً، أراك غداً!"))
  }
}
