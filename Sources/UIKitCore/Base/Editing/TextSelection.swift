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

  /// Returns the selection in a text whose characters before it were changed.
  func shifted(by distance: Int) -> TextSelection { moved(to: range.shifted(by: distance)) }

  /// Returns a selection of other characters that is extended at the same end.
  func moved(to range: Range<Int>) -> TextSelection {
    let isForward = anchor.offset <= head.offset
    var new = self
    new.anchor.offset = isForward ? range.lowerBound : range.upperBound
    new.head.offset = isForward ? range.upperBound : range.lowerBound
    return new
  }
}

extension Range<Int> {
  /// Returns where the characters of a range are after other characters were replaced.
  ///
  /// - Parameters:
  ///   - old: The characters that were replaced, which are left out.
  ///   - length: The number of characters in their place.
  /// - Returns: The range of the remaining characters.
  func replacing(_ old: Range<Int>, withLength length: Int) -> Range<Int> {
    let shift = length - old.count
    let isBefore = lowerBound < old.lowerBound || upperBound <= old.lowerBound
    let lower = isBefore ? lowerBound : Swift.max(lowerBound, old.upperBound) + shift
    let upper =
      upperBound > old.upperBound ? upperBound + shift : Swift.min(upperBound, old.lowerBound)
    return lower..<Swift.max(upper, lower)
  }
}
