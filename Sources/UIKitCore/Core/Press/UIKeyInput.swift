/// A responder that text can be typed into: as first responder it gets what keys write.
///
/// Unlike iOS, no keyboard comes up on the screen, and there are no input methods: a key writes one character. (R-KEY-14)
@preconcurrency @MainActor public protocol UIKeyInput: AnyObject {
  /// Whether there is anything to delete.
  var hasText: Bool { get }
  /// Adds what was typed; a line ends with "\n".
  func insertText(_ text: String)
  /// Takes the last character away.
  func deleteBackward()
}

/// Keys that write.
@MainActor enum TextKeys {
  /// Whether a key changes the text of a responder.
  static func writes(_ key: KeyInput, to responder: UIResponder?) -> Bool {
    responder is UIKeyInput && (key.text != nil || key.deletesBackward)
  }

  /// Lets a key change the text of a responder; says whether it does.
  static func press(_ key: KeyInput, on responder: UIResponder?) -> Bool {
    guard let receiver = responder as? UIKeyInput else { return false }
    if let text = key.text {
      receiver.insertText(text)
    } else if key.deletesBackward {
      receiver.deleteBackward()
    } else {
      return false
    }
    return true
  }
}
