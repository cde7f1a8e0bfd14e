extension TextSelectionInteraction {
  // R-PB-6
  /// Offers text that was selected with a pointer to other programs.
  func offerPrimarySelection() {
    guard !view.isSecureTextEntry, let range = view.selectedTextRange, !range.isEmpty,
      let text = view.text(in: range)
    else { return }
    Pasteboards.primary?.write(text)
  }

  /// Inserts the text that is selected on the desktop at a point, and returns whether the view takes
  /// text.
  func pastePrimarySelection(at point: CGPoint) -> Bool {
    guard isEditable(), let primary = Pasteboards.primary else { return false }
    guard begin(), let position = view.closestPosition(to: point) else { return false }
    isByTouch = false
    select(position, position)
    isBeginning = false
    if let text = primary.read(), !text.isEmpty { insert(text) }
    return true
  }

  func insert(_ text: String) {
    if let owner = view as? any TextSelectionOwner {
      owner.insertPasted(text)
    } else {
      view.insertText(text.withNewlines)
    }
  }
}
