/// A responder that accepts text from the keyboard while it is the first responder.
///
/// Adopt the protocol in a ``UIResponder`` subclass and call ``UIResponder/becomeFirstResponder()``
/// to receive text.
///
/// Devices show a keyboard on the screen for it. A responder that conforms only to this protocol
/// receives single characters; one that conforms to ``UITextInput`` also receives text that an input
/// method composes.
///
/// Unlike iOS, there is no keyboard on the screen of a desktop.
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
      if mayInsert(text, receiver) { receiver.insertText(text) }
    } else if key.deletesBackward {
      receiver.deleteBackward()
    } else {
      return false
    }
    return true
  }

  // R-TXT-31
  /// Asks a view of the app; fields and text views ask their delegates themselves.
  private static func mayInsert(_ text: String, _ receiver: any UIKeyInput) -> Bool {
    guard let input = receiver as? any UITextInput,
      (receiver as? UIResponder)?.hasTextInputClient != true
    else { return true }
    return input.allowsInsertion(of: text)
  }
}
