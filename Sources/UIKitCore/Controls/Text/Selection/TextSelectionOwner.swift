import CoreGraphics

/// A field or a text view whose text is selected by hand.
///
/// It provides what ``UITextInput`` does not.
@MainActor protocol TextSelectionOwner {
  /// The object that edits the text.
  var textEditing: TextEditing { get }
}

extension TextSelectionOwner {
  /// Selects the text between two positions, where `head` is the end that moves.
  func select(from anchor: UITextPosition, to head: UITextPosition) {
    textEditing.select(from: anchor, to: head)
  }

  /// The end of the selection that stays when it is extended.
  var selectionAnchor: UITextPosition? { textEditing.selectionAnchor }

  /// Returns the rectangles of the visible characters in a range, without laying out the others.
  func visibleRectangles(of range: UITextRange) -> [CGRect] {
    textEditing.visibleRectangles(of: range, in: textEditing.view)
  }

  /// Inserts text that was copied elsewhere.
  func insertPasted(_ text: String) { textEditing.insertPasted(text) }
}

extension UITextField: TextSelectionOwner {
  var textEditing: TextEditing { editing }
}

extension UITextView: TextSelectionOwner {
  var textEditing: TextEditing { editing }
}
