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

  /// The bullets that screen readers speak, one for each composed character.
  var spokenSecretText: String { String(repeating: Self.bullet, count: count) }

  private static let bullet: Character = "\u{2022}"
  private static let emptySpace: Character = "\u{200B}"
}
