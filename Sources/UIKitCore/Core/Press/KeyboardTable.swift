/// A keyboard for the United States: which key writes what, alone and with Shift.
///
/// For whoever knows characters and no keys: the simulator, and hosts that meet a key they cannot tell.
package enum KeyboardTable {
  private struct Row {
    let usage: UIKeyboardHIDUsage
    let plain: String
    let shifted: String
  }

  /// Rows of keys that follow each other in the usage tables.
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

  /// Keys that write nothing, or something that is not seen.
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

  /// The key that writes something or has a name.
  package static func usage(for characters: String) -> UIKeyboardHIDUsage {
    named[characters] ?? byPlain[characters]?.usage ?? byShifted[characters]?.usage
      ?? .keyboardErrorUndefined
  }

  /// What the key that writes something writes alone.
  package static func plain(_ characters: String) -> String {
    byShifted[characters]?.plain ?? characters
  }

  /// What the key that writes something writes with Shift.
  package static func shifted(_ characters: String) -> String {
    byPlain[characters]?.shifted ?? characters
  }

  /// Whether Shift has to be held to write something.
  package static func needsShift(_ characters: String) -> Bool {
    byShifted[characters] != nil && byPlain[characters] == nil
  }
}
