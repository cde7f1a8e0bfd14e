/// A responder that accepts text from the keyboard while it is the first responder.
///
/// Adopt the protocol in a ``UIResponder`` subclass and call ``UIResponder/becomeFirstResponder()``
/// to receive text.
///
/// Unlike iOS, no keyboard appears on the screen, and there are no input methods: a key inserts one
/// character.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  // R-KEY-14

  /// A Boolean value that indicates whether there is text to delete.
  var hasText: Bool { get }
  /// Inserts text at the insertion point.
  ///
  /// The Return key inserts "\n".
  func insertText(_ text: String)
  /// Deletes the character before the insertion point.
  func deleteBackward()
}

/// Text input by keys.
@MainActor enum TextKeys {
  /// Returns whether a key edits the text of a responder.
  static func writes(_ key: KeyInput, to responder: UIResponder?) -> Bool {
    responder?.usesKeyboard == true && responder is UIKeyInput
      && (text(of: key, for: responder) != nil || key.deletesBackward)
  }

  /// Returns the text that a key inserts into a responder.
  private static func text(of key: KeyInput, for responder: UIResponder?) -> String? {
    key.text.flatMap { $0 == "\t" && responder?.insertsTabs == false ? nil : $0 }
  }

  /// Applies a key to the text of a responder, and returns whether the key edits text.
  static func press(_ key: KeyInput, on responder: UIResponder?) -> Bool {
    guard responder?.usesKeyboard == true, let receiver = responder as? UIKeyInput else {
      return false
    }
    if let text = text(of: key, for: responder) {
      receiver.insertText(text)
    } else if key.deletesBackward {
      receiver.deleteBackward()
    } else {
      return false
    }
    return true
  }
}
