/// A word, a sentence, or the characters between them.
package struct TextSegment: Hashable, Sendable {
  package enum Unit: Hashable, Sendable { case word, sentence }

  /// The characters, in UTF-16 code units.
  package var range: Range<Int>
  /// Whether the segment is a word or a sentence, and not only spaces and punctuation.
  package var isContent: Bool

  package init(range: Range<Int>, isContent: Bool) {
    self.range = range
    self.isContent = isContent
  }
}
