import Foundation

/// The edit actions that change the attributes of the selected text.
extension TextEditing {
  // R-TXT-33

  /// Returns whether an action that changes attributes or the writing direction can be performed, or
  /// `nil` for other actions.
  func canPerformStyling(_ action: String) -> Bool? {
    switch action {
    case "toggleBoldface:", "toggleItalics:", "toggleUnderline:", "increaseSize:", "decreaseSize:":
      return isEditing && allowsEditingAttributes && !view.isSecureTextEntry
    case "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:":
      return isEditing
    case "pasteAndMatchStyle:": return isEditing && UIPasteboard.general.hasStrings
    default: return nil
    }
  }

  func perform(_ style: TextStyleChange) {
    guard allowsEditingAttributes else { return }
    let range = editor.selection.range
    let all =
      range.isEmpty
      ? [editor.attributesForTyping.values]
      : editor.document.fragment(in: range).runs.map(\.attributes.values)
    changeAttributes(style.change(for: all, font: editor.layout.format.font))
  }

  /// Changes the attributes of the selected text, or of the next characters if none is selected.
  ///
  /// The change can be undone.
  func changeAttributes(_ change: (AttributeSet.Values) -> AttributeSet.Values) {
    changeAttributes(in: editor.selection.range, change)
  }
}

extension TextStyleChange {
  /// Creates the change of a key with Command or Control, or returns `nil`.
  init?(_ key: KeyInput) {
    guard key.isDown, key.modifiers == .control || key.modifiers == .command else { return nil }
    switch key.commandLetter {
    case "b": self = .bold
    case "i": self = .italic
    case "u": self = .underline
    default: return nil
    }
  }
}
