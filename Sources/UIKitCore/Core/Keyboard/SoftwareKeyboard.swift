/// The keyboard on the screen of a device; a platform interface.
///
/// The input area shows it for a first responder that takes text and supplies no input view. Its
/// keys call the members of `UIKeyInput` of the ``UIScreen/keyInput``.
@MainActor package protocol SoftwareKeyboard: UIView {
  /// Whether there is a bar with suggestions above the keys.
  var showsSuggestions: Bool { get }
  /// Adapts the keys to a responder, before the keyboard is shown for it.
  func prepare(for responder: any UIKeyInput)
  /// Called when the text or the selection of the responder has changed.
  func textDidChange()
}

extension UIScreen {
  /// The first responder, if it takes text from the keyboard.
  package var keyInput: (any UIKeyInput)? {
    guard let responder = FirstResponder.on(self), responder.usesKeyboard else { return nil }
    return responder as? any UIKeyInput
  }
}
