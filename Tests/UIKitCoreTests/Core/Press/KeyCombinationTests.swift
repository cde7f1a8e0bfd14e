import TestSupport
import Testing

@testable import UIKitCore

@Suite("Key combinations", .rule("R-KEY-8"))
struct KeyCombinationTests {
  private func key(
    _ characters: String,
    _ modifiers: KeyInput.Modifiers = [],
    usage: UIKeyboardHIDUsage? = nil,
    hasCapsLock: Bool = false
  ) -> KeyInput {
    KeyInput(
      isDown: true,
      characters: characters,
      usage: usage,
      modifiers: modifiers,
      hasCapsLock: hasCapsLock,
      timestamp: 0
    )
  }

  private func means(_ input: String, _ flags: UIKeyModifierFlags, _ key: KeyInput) -> Bool {
    KeyCombination(input: input, flags: flags)?.means(key) ?? false
  }

  @Test("exactly the specified modifier keys have to be held")
  func modifiers() {
    #expect(means("n", .command, key("n", .command)))
    #expect(!means("n", .command, key("n")))
    #expect(!means("n", .command, key("n", [.command, .alternate])))
    #expect(!means("n", .command, key("N", [.command, .shift])))
    #expect(means("n", [.command, .shift], key("N", [.command, .shift])))
    #expect(means(UIKeyCommand.inputUpArrow, [], key("UIKeyInputUpArrow")))
    #expect(!means(UIKeyCommand.inputUpArrow, [], key("UIKeyInputUpArrow", .shift)))
  }

  @Test("letters match regardless of case and Caps Lock")
  func letters() {
    #expect(means("N", .command, key("n", .command)))
    #expect(!means("N", [], key("N", .shift)))
    #expect(means("n", .command, key("N", .command, hasCapsLock: true)))
  }

  @Test("a character that needs Shift matches whether Shift is specified or not")
  func signs() {
    #expect(means("?", [], key("?", .shift)))
    #expect(means("?", .shift, key("?", .shift)))
    #expect(means("+", .command, key("+", [.command, .shift])))
    #expect(means("/", .shift, key("?", .shift)))
    #expect(!means("/", [], key("?", .shift)))
    #expect(!means("?", .command, key("?", .shift)))
  }

  @Test("numericPad matches keys of the number pad only; without it all keys match")
  func numberPad() {
    #expect(means("1", [], key("1", usage: .keypad1)))
    #expect(means("1", .numericPad, key("1", usage: .keypad1)))
    #expect(!means("1", .numericPad, key("1")))
  }

  @Test("there is no key combination without input")
  func nothing() {
    #expect(KeyCombination(input: nil, flags: .command) == nil)
    #expect(KeyCombination(input: "", flags: []) == nil)
  }

  @Test(
    "keys type the expected text",
    .rule("R-KEY-14"),
    arguments: [
      ("a", [], "a"), ("A", .shift, "A"), ("é", [], "é"), (" ", [], " "), ("\r", [], "\n"),
      ("\t", [], "\t"), ("\t", .shift, nil), ("a", .control, nil), ("a", .command, nil),
      ("a", .alternate, nil), ("UIKeyInputF1", [], nil), ("\u{8}", [], nil), ("\u{7F}", [], nil),
      ("", .shift, nil),
    ] as [(String, KeyInput.Modifiers, String?)]
  )
  func text(characters: String, modifiers: KeyInput.Modifiers, text: String?) {
    #expect(key(characters, modifiers).text == text)
  }

  @Test("the keyboard table has the characters of keys without and with Shift", .rule("R-KEY-2"))
  func table() {
    #expect(KeyboardTable.usage(for: "a") == .keyboardA)
    #expect(KeyboardTable.usage(for: "Z") == .keyboardZ)
    #expect(KeyboardTable.usage(for: "0") == .keyboard0)
    #expect(KeyboardTable.usage(for: "|") == .keyboardBackslash)
    #expect(KeyboardTable.usage(for: "/") == .keyboardSlash)
    #expect(KeyboardTable.usage(for: "UIKeyInputF12") == .keyboardF12)
    #expect(KeyboardTable.usage(for: "ж") == .keyboardErrorUndefined)
    #expect(KeyboardTable.plain("\"") == "'")
    #expect(KeyboardTable.shifted("ж") == "ж")
    #expect(KeyboardTable.shifted(" ") == " ")
    #expect(!KeyboardTable.needsShift(" "))
    #expect(KeyboardTable.needsShift("Q"))
  }
}
