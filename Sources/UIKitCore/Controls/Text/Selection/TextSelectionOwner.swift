import QuartzCore

/// The view whose text is selected.
///
/// Views that know which end of a selection was extended last conform to it.
@MainActor protocol TextSelectionOwner {
  /// Selects the text between two positions, where `head` is the end that moves.
  func select(from anchor: UITextPosition, to head: UITextPosition)
  /// The end of the selection that stays when it is extended.
  var selectionAnchor: UITextPosition? { get }
}

extension UITextField: TextSelectionOwner {
  func select(from anchor: UITextPosition, to head: UITextPosition) {
    editing.select(from: anchor, to: head)
  }

  var selectionAnchor: UITextPosition? { editing.selectionAnchor }
}

extension UITextView: TextSelectionOwner {
  func select(from anchor: UITextPosition, to head: UITextPosition) {
    editing.select(from: anchor, to: head)
  }

  var selectionAnchor: UITextPosition? { editing.selectionAnchor }
}
