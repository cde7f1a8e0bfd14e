import QuartzCore

/// The selected characters, or the position of the caret if none are selected.
struct TextSelection: Equatable {
  /// The end that stays when the selection is extended.
  var anchor: TextPlace
  /// The end that moves when the selection is extended.
  var head: TextPlace

  /// Creates a caret.
  init(_ place: TextPlace) {
    anchor = place
    head = place
  }

  init(anchor: TextPlace, head: TextPlace) {
    self.anchor = anchor
    self.head = head
  }

  /// Creates a selection that is extended at its end.
  init(_ range: Range<Int>) {
    anchor = TextPlace(range.lowerBound)
    head = TextPlace(range.upperBound, range.isEmpty ? .downstream : .upstream)
  }

  var range: Range<Int> { min(anchor.offset, head.offset)..<max(anchor.offset, head.offset) }

  /// Whether the selection is a caret.
  var isEmpty: Bool { anchor.offset == head.offset }
}
