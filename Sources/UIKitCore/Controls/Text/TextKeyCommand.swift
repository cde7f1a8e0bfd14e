/// The editing commands of keys.
///
/// Keyboards of iOS use Command and Option, desktops use Control; both work.
enum TextKeyCommand {
  case move(TextMovement, extends: Bool)
  case page(TextDirection, extends: Bool)
  case delete(TextDirection, TextUnit)
  case selectAll
  case undo
  case redo
  case cut
  case copy
  case paste

  /// Returns the command of a key, or `nil` if the key does not edit text.
  init?(_ key: KeyInput) {
    guard key.isDown else { return nil }
    if let command = Self.editKey(key) {
      self = command
      return
    }
    let modifiers = key.modifiers
    let extends = modifiers.contains(.shift)
    let byWord = modifiers.contains(.control) || modifiers.contains(.alternate)
    let toEnd = modifiers.contains(.command)
    switch key.characters {
    case UIKeyCommand.inputLeftArrow: self = Self.sideways(false, byWord, toEnd, extends)
    case UIKeyCommand.inputRightArrow: self = Self.sideways(true, byWord, toEnd, extends)
    case UIKeyCommand.inputUpArrow: self = Self.vertical(.backward, byWord, toEnd, extends)
    case UIKeyCommand.inputDownArrow: self = Self.vertical(.forward, byWord, toEnd, extends)
    case UIKeyCommand.inputHome:
      self = .move(.logical(.backward, byWord ? .document : .line), extends: extends)
    case UIKeyCommand.inputEnd:
      self = .move(.logical(.forward, byWord ? .document : .line), extends: extends)
    case UIKeyCommand.inputPageUp where !byWord && !toEnd: self = .page(.backward, extends: extends)
    case UIKeyCommand.inputPageDown where !byWord && !toEnd:
      self = .page(.forward, extends: extends)
    case "\u{8}": self = .delete(.backward, Self.unit(byWord, toEnd))
    case "\u{7F}": self = .delete(.forward, Self.unit(byWord, toEnd))
    default:
      guard let command = Self.letter(key) else { return nil }
      self = command
    }
  }

  /// Whether the command changes at most the selection, so that it applies to text that is not
  /// edited too.
  ///
  /// Keys that would move the caret scroll instead, because there is none.
  var keepsText: Bool {
    switch self {
    case .move(_, let extends), .page(_, let extends): extends
    case .selectAll, .copy: true
    case .delete, .undo, .redo, .cut, .paste: false
    }
  }

  // R-TXT-63
  /// Returns the command of the Insert and Delete keys with Shift or Control, as older desktop
  /// programs have it.
  private static func editKey(_ key: KeyInput) -> Self? {
    switch (key.usage, key.modifiers) {
    case (.keyboardInsert, .shift): .paste
    case (.keyboardInsert, .control): .copy
    case (.keyboardDeleteForward, .shift): .cut
    default: nil
    }
  }

  private static func sideways(_ toRight: Bool, _ byWord: Bool, _ toEnd: Bool, _ extends: Bool)
    -> Self
  {
    if toEnd { return .move(.visualLine(toRight: toRight), extends: extends) }
    return .move(
      byWord ? .visualWord(toRight: toRight) : .visual(toRight: toRight),
      extends: extends
    )
  }

  private static func vertical(
    _ direction: TextDirection,
    _ byParagraph: Bool,
    _ toEnd: Bool,
    _ extends: Bool
  ) -> Self {
    if toEnd { return .move(.logical(direction, .document), extends: extends) }
    if byParagraph { return .move(.logical(direction, .paragraph), extends: extends) }
    return .move(.line(direction == .forward ? 1 : -1), extends: extends)
  }

  private static func unit(_ byWord: Bool, _ toEnd: Bool) -> TextUnit {
    toEnd ? .line : byWord ? .word : .character
  }

  private static func letter(_ key: KeyInput) -> Self? {
    guard key.modifiers.contains(.control) || key.modifiers.contains(.command),
      !key.modifiers.contains(.alternate)
    else { return nil }
    switch key.commandLetter {
    case "a": return .selectAll
    case "z": return key.modifiers.contains(.shift) ? .redo : .undo
    case "y": return .redo
    case "x": return .cut
    case "c": return .copy
    case "v": return .paste
    default: return nil
    }
  }
}
