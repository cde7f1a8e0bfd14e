import Foundation

/// The actions of the edit menu and of keyboards.
///
/// ``UIResponder`` conforms to it, and declares methods that do nothing. Responders with content
/// override those that they perform, and return `true` for them from
/// ``UIResponder/canPerformAction(_:withSender:)``.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: NSObjectProtocol {
  // R-TXT-33
  /// Copies the selection to the pasteboard and deletes it.
  func cut(_ sender: Any?)
  /// Copies the selection to the pasteboard.
  func copy(_ sender: Any?)
  /// Replaces the selection by the content of the pasteboard.
  func paste(_ sender: Any?)
  /// Replaces the selection by the text of the pasteboard, with the attributes of the text there.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Deletes the selection.
  func delete(_ sender: Any?)
  /// Selects the content at the caret, such as a word.
  func select(_ sender: Any?)
  /// Selects the whole content.
  func selectAll(_ sender: Any?)
  /// Makes the selected text bold, or removes the bold style.
  func toggleBoldface(_ sender: Any?)
  /// Makes the selected text italic, or removes the italic style.
  func toggleItalics(_ sender: Any?)
  /// Underlines the selected text, or removes the underline.
  func toggleUnderline(_ sender: Any?)
  /// Makes the font of the selected text larger.
  func increaseSize(_ sender: Any?)
  /// Makes the font of the selected text smaller.
  func decreaseSize(_ sender: Any?)
  /// Writes the selected paragraphs from left to right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Writes the selected paragraphs from right to left.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  /// Changes the attributes of the selected text.
  ///
  /// - Parameter conversionHandler: Returns new attributes for those of a part of the text.
  func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  )
}
