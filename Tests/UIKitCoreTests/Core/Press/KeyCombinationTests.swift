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

  @Test("exactly the keys that are named have to be held")
  func modifiers() {
    #expect(means("n", .command, key("n", .command)))
    #expect(!means("n", .command, key("n")))
    #expect(!means("n", .command, key("n", [.command, .alternate])))
    #expect(!means("n", .command, key("N", [.command, .shift])))
    #expect(means("n", [.command, .shift], key("N", [.command, .shift])))
    #expect(means(UIKeyCommand.inputUpArrow, [], key("UIKeyInputUpArrow")))
    #expect(!means(UIKeyCommand.inputUpArrow, [], key("UIKeyInputUpArrow", .shift)))
  }

  @Test("the case of a letter says nothing, nor does Caps Lock")
  func letters() {
    #expect(means("N", .command, key("n", .command)))
    #expect(!means("N", [], key("N", .shift)))
    #expect(means("n", .command, key("N", .command, hasCapsLock: true)))
  }

  @Test("a sign that needs Shift need not name it, and may")
  func signs() {
    #expect(means("?", [], key("?", .shift)))
    #expect(means("?", .shift, key("?", .shift)))
    #expect(means("+", .command, key("+", [.command, .shift])))
    #expect(means("/", .shift, key("?", .shift)))
    #expect(!means("/", [], key("?", .shift)))
    #expect(!means("?", .command, key("?", .shift)))
  }

  @Test("the number pad counts only where it is named")
  func numberPad() {
    #expect(means("1", [], key("1", usage: .keypad1)))
    #expect(means("1", .numericPad, key("1", usage: .keypad1)))
    #expect(!means("1", .numericPad, key("1")))
  }

  @Test("nothing is nobody's key")
  func nothing() {
    #expect(KeyCombination(input: nil, flags: .command) == nil)
    #expect(KeyCombination(input: "", flags: []) == nil)
  }

  @Test(
    "what a key adds to a text",
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

  @Test("the table knows what a key writes alone and with Shift", .rule("R-KEY-2"))
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
