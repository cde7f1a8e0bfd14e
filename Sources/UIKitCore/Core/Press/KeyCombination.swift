/// The key of a command together with those that are held. (R-KEY-8)
struct KeyCombination: Hashable {
  let input: String
  let flags: UIKeyModifierFlags

  /// nil where there is nothing to press.
  init?(input: String?, flags: UIKeyModifierFlags) {
    guard let input, !input.isEmpty else { return nil }
    self.input = input
    self.flags = flags
  }

  /// Whether a key is meant: by what it writes alone, or by what it writes with Shift where that is another character.
  func means(_ key: KeyInput) -> Bool {
    let held = UIKeyModifierFlags(key)
    guard !flags.contains(.numericPad) || held.contains(.numericPad) else { return false }
    let wanted = flags.intersection(.held)
    let given = held.intersection(.held)
    if input.lowercased() == key.unmodified.lowercased() { return wanted == given }
    return input == key.characters && wanted.union(.shift) == given.union(.shift)
  }
}

extension KeyInput {
  /// What the key adds to a text; nil for keys that do something, and while others than Shift are held.
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

  /// Whether the key deletes what is before the place of writing.
  var deletesBackward: Bool {
    isDown && characters == "\u{8}"
      && modifiers.isDisjoint(with: [.control, .alternate, .command])
  }

  /// Whether a command of the key is carried out again while the key is held. (R-KEY-12)
  var repeatsCommands: Bool {
    [.keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow].contains(usage)
  }
}
