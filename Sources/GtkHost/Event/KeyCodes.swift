import UIKitCore

/// Maps hardware key codes to HID usages.
///
/// The codes are those of Linux (input-event-codes.h), plus eight on X11 and Wayland.
enum KeyCodes {
  private static let offset = 8

  /// Returns the HID usage of a key code; `nil` for unknown codes, and for hosts such as Broadway
  /// that send symbols instead of codes.
  static func usage(of code: UInt32, symbol: UInt32) -> UIKeyboardHIDUsage? {
    guard code != symbol else { return nil }
    return usages[Int(code) - offset]
  }

  private static let usages: [Int: UIKeyboardHIDUsage] = {
    var usages: [Int: UIKeyboardHIDUsage] = [
      1: .keyboardEscape, 14: .keyboardDeleteOrBackspace, 15: .keyboardTab,
      28: .keyboardReturnOrEnter, 29: .keyboardLeftControl, 42: .keyboardLeftShift,
      43: .keyboardBackslash, 54: .keyboardRightShift, 55: .keypadAsterisk, 56: .keyboardLeftAlt,
      57: .keyboardSpacebar, 58: .keyboardCapsLock, 69: .keypadNumLock, 70: .keyboardScrollLock,
      74: .keypadHyphen, 78: .keypadPlus, 82: .keypad0, 83: .keypadPeriod,
      86: .keyboardNonUSBackslash, 87: .keyboardF11, 88: .keyboardF12,
      89: .keyboardInternational1, 90: .keyboardLANG3, 91: .keyboardLANG4,
      92: .keyboardInternational4, 93: .keyboardInternational2, 94: .keyboardInternational5,
      95: .keyboardInternational6, 96: .keypadEnter, 97: .keyboardRightControl, 98: .keypadSlash,
      99: .keyboardPrintScreen, 100: .keyboardRightAlt, 102: .keyboardHome, 103: .keyboardUpArrow,
      104: .keyboardPageUp, 105: .keyboardLeftArrow, 106: .keyboardRightArrow, 107: .keyboardEnd,
      108: .keyboardDownArrow, 109: .keyboardPageDown, 110: .keyboardInsert,
      111: .keyboardDeleteForward, 113: .keyboardMute, 114: .keyboardVolumeDown,
      115: .keyboardVolumeUp, 116: .keyboardPower, 117: .keypadEqualSign, 119: .keyboardPause,
      121: .keypadComma, 122: .keyboardLANG1, 123: .keyboardLANG2, 124: .keyboardInternational3,
      125: .keyboardLeftGUI, 126: .keyboardRightGUI, 127: .keyboardApplication, 128: .keyboardStop,
      129: .keyboardAgain, 131: .keyboardUndo, 133: .keyboardCopy, 135: .keyboardPaste,
      136: .keyboardFind, 137: .keyboardCut, 138: .keyboardHelp,
    ]
    func add(_ first: Int, _ keys: UIKeyboardHIDUsage...) {
      for (index, key) in keys.enumerated() { usages[first + index] = key }
    }
    func add(_ first: Int, _ count: Int, from usage: UIKeyboardHIDUsage) {
      for index in 0..<count {
        usages[first + index] = UIKeyboardHIDUsage(rawValue: usage.rawValue + index)
      }
    }
    func add(_ first: Int, letters: String) {
      for (index, letter) in letters.enumerated() {
        usages[first + index] = KeyboardTable.usage(for: String(letter))
      }
    }
    add(2, letters: "1234567890-=")
    add(16, letters: "qwertyuiop[]")
    add(30, letters: "asdfghjkl;'`")
    add(44, letters: "zxcvbnm,./")
    add(59, 10, from: .keyboardF1)
    add(71, .keypad7, .keypad8, .keypad9)
    add(75, .keypad4, .keypad5, .keypad6)
    add(79, .keypad1, .keypad2, .keypad3)
    add(183, 12, from: .keyboardF13)
    return usages
  }()
}
