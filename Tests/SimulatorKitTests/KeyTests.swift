import SimulatorKit
import Testing
import TestStage

@testable import UIKitCore

@Suite("Simulator: keys", .serialized) @MainActor
struct KeyTests {
  /// Records its keys and presses.
  private final class Listener: UIView {
    let journal = Journal()
    var isInterested = true

    override var canBecomeFirstResponder: Bool { true }

    override func handle(_ key: KeyInput) -> Bool {
      journal.record("\(key.isDown ? "+" : "-")\(key.characters)\(key.modifiers.rawValue)")
      return isInterested
    }
  }

  private func stage() -> (phone: Simulator, listener: Listener) {
    let phone = Simulator(.iPhoneSE)
    let listener = Listener(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    phone.window.addSubview(listener)
    listener.becomeFirstResponder()
    return (phone, listener)
  }

  @Test("a key is pressed and released with repeats and modifiers")
  func pressing() {
    let (phone, listener) = stage()

    #expect(phone.press(.character("a")))
    phone.press(.tab, holding: .shift)
    phone.press(.space, holding: [.control, .command], repeats: 2)

    #expect(
      listener.journal.lines == ["+a0", "-a0", "+\t1", "-\t1", "+ 10", "+ 10", "+ 10", "- 10"]
    )
    listener.resignFirstResponder()
  }

  @Test("keys have UIKit's names")
  func names() {
    let (phone, listener) = stage()
    let keys: [Simulator.Key] = [
      .upArrow, .downArrow, .leftArrow, .rightArrow, .home, .end, .pageUp, .pageDown, .escape,
    ]

    for key in keys { phone.press(key) }

    let names = listener.journal.lines.filter { $0.hasPrefix("+") }.map {
      $0.dropFirst().dropLast()
    }
    #expect(
      names == [
        "UIKeyInputUpArrow", "UIKeyInputDownArrow", "UIKeyInputLeftArrow", "UIKeyInputRightArrow",
        "UIKeyInputHome", "UIKeyInputEnd", "UIKeyInputPageUp", "UIKeyInputPageDown",
        "UIKeyInputEscape",
      ]
    )
    listener.resignFirstResponder()
  }

  @Test("text is typed key by key, with Shift if a keyboard requires it")
  func typing() {
    let (phone, listener) = stage()

    #expect(phone.type("aB?\n"))
    phone.press(.backspace)

    #expect(
      listener.journal.lines == [
        "+a0", "-a0", "+B1", "-B1", "+?1", "-?1", "+\r0", "-\r0", "+\u{8}0", "-\u{8}0",
      ]
    )
    listener.isInterested = false
    #expect(!phone.type("a"))
    #expect(phone.type(""))
    listener.resignFirstResponder()
  }

  @Test("Shift changes the characters of a key")
  func shifting() {
    let (phone, listener) = stage()

    phone.press(.character("n"), holding: [.shift, .command])

    #expect(listener.journal.lines == ["+N9", "-N9"])
    listener.resignFirstResponder()
  }

  @Test("a button of a remote control is a press, and a key for responders that handle keys")
  func remote() {
    let (phone, listener) = stage()

    #expect(phone.press(.select))
    phone.press(.menu, duration: 1)
    phone.press(UIPress.PressType.leftArrow)

    #expect(
      listener.journal.lines == [
        "+\r0", "-\r0", "+UIKeyInputEscape0", "-UIKeyInputEscape0", "+UIKeyInputLeftArrow0",
        "-UIKeyInputLeftArrow0",
      ]
    )
    #expect(!phone.press(.playPause))
    listener.resignFirstResponder()
  }

  @Test("an unhandled key is reported, and not sent to another device")
  func unused() {
    let (phone, listener) = stage()
    listener.isInterested = false

    #expect(!phone.press(.return))
    #expect(listener.journal.lines.count == 2)

    #expect(!Simulator(.iPhoneSE).press(.return))
    #expect(listener.journal.lines.count == 2)
    listener.resignFirstResponder()
  }
}
