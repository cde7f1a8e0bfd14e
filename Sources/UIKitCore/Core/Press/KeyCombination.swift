/// The input of a key command together with its modifier keys.
struct KeyCombination: Hashable {
  // R-KEY-8
  let input: String
  let flags: UIKeyModifierFlags

  /// Creates a combination, or returns `nil` if there is no input.
  init?(input: String?, flags: UIKeyModifierFlags) {
    guard let input, !input.isEmpty else { return nil }
    self.input = input
    self.flags = flags
  }

  /// Returns whether a pressed key matches the combination, either by its character without
  /// modifiers or by the character that it produces with Shift.
  func means(_ key: KeyInput) -> Bool {
    let held = UIKeyModifierFlags(key)
    guard !flags.contains(.numericPad) || held.contains(.numericPad) else { return false }
    let wanted = flags.intersection(.held)
    let given = held.intersection(.held)
    if input.lowercased() == key.unmodified.lowercased() { return wanted == given }
    if input.lowercased() == key.commandLetter { return wanted == given }
    return input == key.characters && wanted.union(.shift) == given.union(.shift)
  }
}

extension KeyInput {
  /// The text that the key inserts.
  ///
  /// The value is `nil` for function keys, and while modifiers other than Shift are held.
  var text: String? {
    guard isDown, modifiers.isDisjoint(with: [.control, .alternate, .command]) else { return nil }
    switch characters {
    case "\r": return "\n"
    case "\t": return modifiers.isEmpty ? "\t" : nil
    default:
      let hasName = characters.count > 1 && characters.hasPrefix("UIKeyInput")
      let isControl = characters.unicodeScalars.contains {
        $0.properties.generalCategory == .control
      }
      return characters.isEmpty || hasName || isControl ? nil : characters
    }
  }

  /// The lowercase letter of commands with the key.
  ///
  /// On keyboard layouts without Latin letters, it is the letter at the same place on a United
  /// States keyboard.
  var commandLetter: String {
    // R-KEY-8
    let letter = unmodified.lowercased()
    return letter.allSatisfy(\.isASCII) ? letter : KeyboardTable.plain(usage) ?? letter
  }

  /// Whether the key deletes the character before the insertion point.
  var deletesBackward: Bool {
    isDown && characters == "\u{8}"
      && modifiers.isDisjoint(with: [.control, .alternate, .command])
  }

  /// Whether the commands of the key are performed repeatedly while it is held.
  var repeatsCommands: Bool {
    // R-KEY-12
    [.keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow].contains(usage)
  }
}
