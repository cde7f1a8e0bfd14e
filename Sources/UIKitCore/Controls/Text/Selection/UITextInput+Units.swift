extension UITextInput {
  /// Returns the unit of the text at a position, or an empty range for characters.
  func range(of unit: UITextGranularity, at position: UITextPosition) -> UITextRange? {
    guard unit != .character else { return textRange(from: position, to: position) }
    let forward = UITextDirection.storage(.forward)
    let backward = UITextDirection.storage(.backward)
    return tokenizer.rangeEnclosingPosition(position, with: unit, inDirection: forward)
      ?? tokenizer.rangeEnclosingPosition(position, with: unit, inDirection: backward)
  }

  /// Returns the end of the word at a position that is nearer to it.
  func wordEdge(near position: UITextPosition) -> UITextPosition {
    guard let word = range(of: .word, at: position) else { return position }
    let before = offset(from: word.start, to: position)
    let after = offset(from: position, to: word.end)
    return before > after ? word.end : word.start
  }
}
