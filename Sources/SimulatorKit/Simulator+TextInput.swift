import UIKitCore

extension Simulator {
  /// Composes text with an input method, and commits a result.
  ///
  /// Each character of `text` extends the marked text of the field that is being edited. Then the
  /// marked text is replaced.
  ///
  /// ```swift
  /// phone.compose("ni", commit: "你")
  /// ```
  ///
  /// - Parameters:
  ///   - text: The characters that are typed.
  ///   - result: The text that replaces them, or `nil` to leave the marked text as it is.
  /// - Returns: Whether a field is being edited.
  @discardableResult public func compose(_ text: String, commit result: String?) -> Bool {
    enter()
    guard let client = TextInputSession.client else { return false }
    var typed = ""
    for character in text {
      typed.append(character)
      let end = typed.utf16.count
      client.compose(ComposedText(text: typed, selection: end..<end))
    }
    if let result { client.commit(result) }
    makeFrameIfNeeded()
    return true
  }

  /// Puts text on the pasteboard and pastes it into the first responder.
  ///
  /// - Parameter text: The text.
  /// - Returns: Whether there is a first responder that can paste.
  @discardableResult public func paste(_ text: String) -> Bool {
    enter()
    UIPasteboard.general.string = text
    defer { makeFrameIfNeeded() }
    return StandardEditActions.paste(on: window.screen)
  }
}
