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

  /// Creates the text of a paragraph without its marked text.
  ///
  /// - Parameters:
  ///   - paragraph: The whole paragraph.
  ///   - selection: The selected characters, in UTF-16 code units.
  ///   - marked: The marked text in the paragraph, or `nil`.
  package init(paragraph: String, selection: Range<Int>, marked: Range<Int>?) {
    let length = paragraph.utf16.count
    let marked = marked?.clamped(to: 0..<length) ?? 0..<0
    guard !marked.isEmpty else {
      self.init(text: paragraph, selection: selection.clamped(to: 0..<length))
      return
    }
    self.init(
      text: paragraph.substring(0..<marked.lowerBound)
        + paragraph.substring(marked.upperBound..<length),
      selection: marked.lowerBound..<marked.lowerBound
    )
  }

  /// Returns the text after inserting characters in place of the selection.
  package func inserting(_ string: String) -> SurroundingText {
    guard !string.isEmpty else { return self }
    let length = text.utf16.count
    let caret = selection.lowerBound + string.utf16.count
    return SurroundingText(
      text: text.substring(0..<selection.lowerBound) + string
        + text.substring(selection.upperBound..<length),
      selection: caret..<caret
    )
  }
}

/// Text that an input method is composing.
package struct ComposedText: Equatable, Sendable {
  package var text: String
  /// The selection in the text, in UTF-16 code units.
  package var selection: Range<Int>
  /// The parts of the text and how they are shown.
  package var runs: [MarkedTextRun]

  package init(text: String = "", selection: Range<Int> = 0..<0, runs: [MarkedTextRun] = []) {
    self.text = text
    self.selection = selection
    self.runs = runs
  }

  package var isEmpty: Bool { text.isEmpty }
}

/// A field or a text view that receives text from the input method of the host.
@MainActor package protocol TextInputClient: AnyObject {
  /// The kind of text that is entered.
  var inputTraits: any UITextInputTraits { get }
  /// The text around the caret without marked text, or an empty text if it is secret.
  var surroundingText: SurroundingText { get }
  /// The caret in screen coordinates, at which the input method shows its candidates.
  var caretRectOnScreen: CGRect { get }
  /// Replaces the marked text, or the selection, with text.
  func commit(_ text: String)
  /// Replaces the marked text, or the selection, with text that is being composed.
  ///
  /// An empty text ends composing.
  func compose(_ text: ComposedText)
  /// Whether there is marked text.
  var hasMarkedText: Bool { get }
  /// Ends composing; the marked text stays.
  func unmark()
  /// Deletes characters of the surrounding text, in UTF-16 code units.
  func deleteSurrounding(_ range: Range<Int>)
}

/// The client of the input method: the field that is being edited.
@MainActor package enum TextInputSession {
  package private(set) static weak var client: TextInputClient?
  private static var screenReference: UnretainedReference<UIScreen>?
  private static var screen: UIScreen? { screenReference?.object }

  /// Called when editing begins.
  static func begin(_ new: TextInputClient, on screen: UIScreen?) {
    client = new
    screenReference = screen?.reference
    screen?.host?.setTextInputClient(new)
  }

  /// Called when editing ends.
  static func end(_ old: TextInputClient) {
    guard client === old else { return }
    client = nil
    screen?.host?.setTextInputClient(nil)
    screenReference = nil
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
