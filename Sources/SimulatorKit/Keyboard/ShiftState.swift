import UIKitCore

/// The state of the Shift key.
enum ShiftState: Hashable {
  case off
  /// The next letter is a capital; the keyboard has chosen it.
  case automatic
  /// The next letter is a capital.
  case once
  /// All letters are capitals.
  case locked

  var isOn: Bool { self != .off }

  /// Called when the key is tapped.
  ///
  /// - Parameter isDouble: Whether the tap follows another one within 0.3 seconds.
  mutating func tap(isDouble: Bool) {
    if isDouble {
      self = .locked
    } else {
      self = isOn ? .off : .once
    }
  }

  /// Called when a letter was entered.
  mutating func letterEntered() { if self != .locked { self = .off } }

  /// Called when the text before the caret has changed.
  mutating func adapt(to type: UITextAutocapitalizationType, textBefore: String) {
    let isNeeded = Self.capitalizes(type, after: textBefore)
    if isNeeded, self == .off { self = .automatic }
    if !isNeeded, self == .automatic { self = .off }
  }

  /// Returns whether the next letter is capitalized automatically.
  static func capitalizes(_ type: UITextAutocapitalizationType, after text: String) -> Bool {
    switch type {
    case .none: false
    case .allCharacters: true
    case .words: text.last.map(\.isWhitespace) ?? true
    case .sentences: startsSentence(after: text)
    }
  }

  private static func startsSentence(after text: String) -> Bool {
    guard let last = text.last else { return true }
    guard last.isWhitespace else { return false }
    let rest = text.reversed().drop { $0.isWhitespace && !$0.isNewline }
    return rest.first.map { $0.isNewline || ".?!。？！".contains($0) } ?? true
  }
}
