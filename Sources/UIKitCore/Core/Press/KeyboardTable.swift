/// A United States keyboard layout: the characters that each key produces, with and without Shift.
///
/// It is used if only characters are available: by the simulator, and by hosts for keys that they
/// cannot identify.
package enum KeyboardTable {
  private struct Row {
    let usage: UIKeyboardHIDUsage
    let plain: String
    let shifted: String
  }

  /// Rows of keys with consecutive usage codes.
  private static let writing: [Row] =
    rows(from: .keyboardA, "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    + rows(from: .keyboard1, "1234567890", "!@#$%^&*()")
    + rows(from: .keyboardSpacebar, " -=[]\\", " _+{}|")
    + rows(from: .keyboardSemicolon, ";'`,./", ":\"~<>?")

  private static func rows(
    from first: UIKeyboardHIDUsage,
    _ plain: String,
    _ shifted: String
  ) -> [Row] {
    zip(plain, shifted).enumerated().compactMap { index, pair in
      UIKeyboardHIDUsage(rawValue: first.rawValue + index)
        .map { Row(usage: $0, plain: String(pair.0), shifted: String(pair.1)) }
    }
  }

  private static let byPlain = Dictionary(uniqueKeysWithValues: writing.map { ($0.plain, $0) })
  private static let byShifted = Dictionary(uniqueKeysWithValues: writing.map { ($0.shifted, $0) })

  /// Keys that produce no character or an invisible one, by their input string.
  private static let named: [String: UIKeyboardHIDUsage] = {
    var named: [String: UIKeyboardHIDUsage] = [
      "\r": .keyboardReturnOrEnter, "\t": .keyboardTab, "\u{8}": .keyboardDeleteOrBackspace,
      "\u{7F}": .keyboardDeleteForward, "UIKeyInputEscape": .keyboardEscape,
      "UIKeyInputUpArrow": .keyboardUpArrow, "UIKeyInputDownArrow": .keyboardDownArrow,
      "UIKeyInputLeftArrow": .keyboardLeftArrow, "UIKeyInputRightArrow": .keyboardRightArrow,
      "UIKeyInputPageUp": .keyboardPageUp, "UIKeyInputPageDown": .keyboardPageDown,
      "UIKeyInputHome": .keyboardHome, "UIKeyInputEnd": .keyboardEnd,
    ]
    for number in 1...12 {
      let usage = UIKeyboardHIDUsage.keyboardF1.rawValue + number - 1
      named["UIKeyInputF\(number)"] = UIKeyboardHIDUsage(rawValue: usage)
    }
    return named
  }()

  /// Returns the key that produces the characters or has the name, or `keyboardErrorUndefined`.
  package static func usage(for characters: String) -> UIKeyboardHIDUsage {
    named[characters] ?? byPlain[characters]?.usage ?? byShifted[characters]?.usage
      ?? .keyboardErrorUndefined
  }

  /// Returns the character that the same key produces without Shift.
  package static func plain(_ characters: String) -> String {
    byShifted[characters]?.plain ?? characters
  }

  private static let byUsage = Dictionary(
    uniqueKeysWithValues: writing.map { ($0.usage, $0.plain) }
  )

  /// Returns the character that a key produces without Shift, or `nil` if it produces none.
  static func plain(_ usage: UIKeyboardHIDUsage) -> String? { byUsage[usage] }

  /// Returns the character that the same key produces with Shift.
  package static func shifted(_ characters: String) -> String {
    byPlain[characters]?.shifted ?? characters
  }

  /// Returns whether Shift must be held to produce the character.
  package static func needsShift(_ characters: String) -> Bool {
    byShifted[characters] != nil && byPlain[characters] == nil
  }
}
