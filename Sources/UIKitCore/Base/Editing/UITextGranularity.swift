/// A unit of text.
public enum UITextGranularity: Int, Sendable {
  /// A composed character.
  case character
  /// A word.
  case word
  /// A sentence.
  case sentence
  /// A paragraph.
  case paragraph
  /// A line.
  case line
  /// The whole text.
  case document
}
