import Foundation

/// The text around the caret, for input methods.
package struct SurroundingText: Equatable, Sendable {
  /// The paragraph that contains the selection.
  package var text: String
  /// The selected characters of the paragraph, in UTF-16 code units.
  package var selection: Range<Int>

  package init(text: String, selection: Range<Int>) {
    self.text = text
    self.selection = selection
  }
}

/// A field or a text view that receives text from the input method of the host.
@MainActor package protocol TextInputClient: AnyObject {
  /// The kind of text that is entered.
  var inputTraits: any UITextInputTraits { get }
  /// The text around the caret, or an empty text if it is secret.
  var surroundingText: SurroundingText { get }
  /// The caret in screen coordinates, at which the input method shows its candidates.
  var caretRectOnScreen: CGRect { get }
  /// Replaces the marked text, or the selection, with text.
  func commit(_ text: String)
  /// Replaces the marked text, or the selection, with text that is being composed.
  ///
  /// - Parameters:
  ///   - text: The text; an empty text ends composing.
  ///   - selected: The selection in the text, in UTF-16 code units.
  func compose(_ text: String, selected: Range<Int>)
  /// Deletes characters of the surrounding text, in UTF-16 code units.
  func deleteSurrounding(_ range: Range<Int>)
}

/// The client of the input method: the field that is being edited.
@MainActor package enum TextInputSession {
  package private(set) static weak var client: TextInputClient?
  private static weak var screen: UIScreen?

  /// Called when editing begins.
  static func begin(_ new: TextInputClient, on screen: UIScreen?) {
    client = new
    self.screen = screen
    screen?.host?.setTextInputClient(new)
  }

  /// Called when editing ends.
  static func end(_ old: TextInputClient) {
    guard client === old else { return }
    client = nil
    screen?.host?.setTextInputClient(nil)
    screen = nil
  }

  /// Called when the caret, the selection or the text has changed.
  static func changed(_ client: TextInputClient) {
    guard client === self.client else { return }
    screen?.host?.textInputDidChange()
    screen?.softwareKeyboard?.textDidChange()
  }
}

extension WindowHost {
  /// Does nothing, because the host has no input method.
  package func setTextInputClient(_ client: TextInputClient?) {}
  /// Does nothing.
  package func textInputDidChange() {}
}
