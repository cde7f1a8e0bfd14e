import Foundation

extension String {
  // R-TXT-105
  /// Returns a text with a bullet in place of each composed character.
  ///
  /// Spaces without width follow the bullets, so that the text has as many UTF-16 code units.
  ///
  /// - Parameter offset: The offset of a character that is shown, or `nil`.
  /// - Returns: The text.
  func secretText(revealing offset: Int? = nil) -> String {
    var result = ""
    var start = 0
    for character in self {
      let length = character.utf16.count
      if start == offset {
        result.append(character)
      } else {
        result.append(Self.bullet)
        result += String(repeating: Self.emptySpace, count: length - 1)
      }
      start += length
    }
    return result
  }

  // R-TXT-108
  /// The attributes of the bullets, which are larger than those of the font.
  static var secretAttributes: [NSAttributedString.Key: Any] { [.strokeWidth: bulletStroke] }

  /// Returns the ranges of the bullets in the secret text, as offsets of UTF-16 code units.
  ///
  /// - Parameter offset: The offset of a character that is shown, or `nil`.
  /// - Returns: The ranges, some of which may be empty.
  func secretRanges(revealing offset: Int? = nil) -> [Range<Int>] {
    var start = 0
    for character in self where offset != nil {
      let end = start + character.utf16.count
      if start == offset { return [0..<start, end..<utf16.count] }
      start = end
    }
    return [0..<utf16.count]
  }

  /// The bullets that screen readers speak, one for each composed character.
  var spokenSecretText: String { String(repeating: Self.bullet, count: count) }

  private static let bullet: Character = "\u{2022}"
  /// The width of the line around bullets, in percent of the font size.
  ///
  /// It is negative, so that the bullets are filled, too.
  private static let bulletStroke = -12.0
  private static let emptySpace: Character = "\u{200B}"
}
