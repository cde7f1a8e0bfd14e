/// Letters and numbers, which are drawn with the pen.
enum SymbolCharacters {
  /// Returns the drawing of a letter, or of a number from 0 to 50.
  static func drawing(of name: String) -> SymbolDrawing? {
    if let letter = letters[name] { return SymbolDrawing(.line(letter)) }
    guard let number = Int(name), (0...50).contains(number), name.count <= 2, name.first != "-",
      name.first != "+"
    else { return nil }
    let digits = name.compactMap { letters[String($0)] }
    guard digits.count > 1 else { return SymbolDrawing(.line(digits[0])) }
    return SymbolDrawing(
      .line(shifted(digits[0], by: name.hasPrefix("1") ? -4.6 : -5.4)),
      .line(shifted(digits[1], by: name.hasSuffix("1") ? 4.6 : 5.4))
    )
  }

  /// Moves an outline to the right; each command has its own points.
  private static func shifted(_ outline: String, by distance: CGFloat) -> String {
    var result: [String] = []
    var letter = "M"
    var index = 0
    for word in outline.split(whereSeparator: \.isWhitespace) {
      if word.first?.isLetter == true {
        letter = String(word)
        index = 0
        result.append(letter)
        continue
      }
      let isX =
        switch letter {
        case "H": true
        case "V": false
        case "O", "E", "D": index == 0
        default: index.isMultiple(of: 2)
        }
      let value = CGFloat(Double(word) ?? 0)
      result.append("\(isX ? value + distance : value)")
      index += 1
    }
    return result.joined(separator: " ")
  }

  /// Outlines between 5 and 19 on the grid, centered at 12.
  private static let letters: [String: String] = [
    "a": "M 6.6 19 L 12 5 L 17.4 19 M 8.5 14.4 H 15.5",
    "b":
      """
    M 8 5 V 19 H 12.8 C 15.4 19 17 17.4 17 15.2 C 17 13 15.4 11.6 12.8 11.6 H 8 M 12.6
    11.6 C 14.8 11.6 16.2 10.2 16.2 8.3 C 16.2 6.3 14.8 5 12.6 5 H 8
    """,
    "c":
      """
    M 17.4 8.6 C 16.6 6.2 14.6 4.9 12.3 4.9 C 8.9 4.9 6.4 7.6 6.4 12 C 6.4 16.4 8.9 19.1
    12.3 19.1 C 14.6 19.1 16.6 17.8 17.4 15.4
    """,
    "d": "M 7.4 5 V 19 H 11.4 C 15.2 19 17.6 16.4 17.6 12 C 17.6 7.6 15.2 5 11.4 5 Z",
    "e": "M 16.4 5 H 8.4 V 19 H 16.4 M 8.4 11.9 H 15.6",
    "f": "M 16.4 5 H 8.6 V 19 M 8.6 12.2 H 15.4",
    "g":
      """
    M 17.2 8.6 C 16.4 6.2 14.5 4.9 12.2 4.9 C 8.8 4.9 6.3 7.6 6.3 12 C 6.3 16.4 8.8 19.1
    12.2 19.1 C 15.4 19.1 17.6 17 17.6 13.4 V 12.6 H 12.6
    """,
    "h": "M 7 5 V 19 M 17 5 V 19 M 7 12 H 17",
    "i": "M 12 5 V 19",
    "j": "M 15 5 V 14.6 C 15 17.4 13.6 19.1 11.4 19.1 C 9.4 19.1 8.2 17.8 8 15.6",
    "k": "M 7.6 5 V 19 M 16.6 5 L 7.6 13.8 M 10.8 10.8 L 17 19",
    "l": "M 8.6 5 V 19 H 16.2",
    "m": "M 5.8 19 V 5 L 12 16.4 L 18.2 5 V 19",
    "n": "M 7 19 V 5 L 17 19 V 5",
    "o": "E 12 12 6 7.1",
    "p": """
    M 8 19 V 5 H 12.6 C 15.2 5 16.9 6.7 16.9 9.2 C 16.9 11.7 15.2 13.4 12.6 13.4 H 8
    """,
    "q": "E 12 12 6 7.1 M 13.4 15.2 L 17.8 19.6",
    "r":
      """
    M 8 19 V 5 H 12.6 C 15.2 5 16.8 6.6 16.8 8.9 C 16.8 11.2 15.2 12.8 12.6 12.8 H 8 M
    12.6 12.8 L 16.8 19
    """,
    "s":
      """
    M 16.4 8.2 C 16 6 14.3 4.9 12.1 4.9 C 9.6 4.9 7.8 6.3 7.8 8.4 C 7.8 13.2 16.8 10.6
    16.8 15.3 C 16.8 17.7 14.9 19.1 12.1 19.1 C 9.5 19.1 7.6 17.8 7.2 15.5
    """,
    "t": "M 6.6 5 H 17.4 M 12 5 V 19",
    "u": "M 7 5 V 13.8 C 7 17.2 9 19.1 12 19.1 C 15 19.1 17 17.2 17 13.8 V 5",
    "v": "M 6.6 5 L 12 19 L 17.4 5",
    "w": "M 4.6 5 L 8.4 19 L 12 6.4 L 15.6 19 L 19.4 5",
    "x": "M 7 5 L 17 19 M 17 5 L 7 19",
    "y": "M 6.8 5 L 12 12.4 L 17.2 5 M 12 12.4 V 19",
    "z": "M 7.2 5 H 16.8 L 7.2 19 H 16.8",
    "0": "E 12 12 4.5 7.1",
    "1": "M 9 7.8 L 12.8 5 V 19",
    "2": """
    M 8 9 C 8 6.6 9.7 4.9 12 4.9 C 14.3 4.9 15.9 6.4 15.9 8.6 C 15.9 12 10.4 14 8 19 H
    16.2
    """,
    "3":
      """
    M 8 8.2 C 8.4 6.1 10 4.9 12 4.9 C 14.2 4.9 15.8 6.2 15.8 8.2 C 15.8 10.3 14.2 11.6
    11.4 11.6 C 14.4 11.6 16.3 13 16.3 15.3 C 16.3 17.6 14.5 19.1 12 19.1 C 9.7 19.1 8
    17.8 7.7 15.6
    """,
    "4": "M 14.4 19 V 5 L 7.2 15.4 H 16.8",
    "5":
      """
    M 15.6 5 H 9.2 L 8.4 11.8 C 9.4 10.7 10.6 10.2 12 10.2 C 14.5 10.2 16.3 12 16.3 14.6
    C 16.3 17.3 14.5 19.1 12 19.1 C 9.8 19.1 8.2 17.9 7.7 15.9
    """,
    "6":
      """
    M 15.6 7.6 C 15 5.9 13.8 4.9 12.2 4.9 C 9.3 4.9 7.6 7.9 7.6 12.4 C 7.6 16.8 9.3 19.1
    12.1 19.1 C 14.6 19.1 16.4 17.2 16.4 14.6 C 16.4 12 14.6 10.3 12.2 10.3 C 9.8 10.3
    7.8 12 7.6 14.4
    """,
    "7": "M 7.8 5 H 16.2 L 10.6 19",
    "8":
      """
    M 12 11.6 C 9.8 11.6 8.3 10.2 8.3 8.2 C 8.3 6.2 9.8 4.9 12 4.9 C 14.2 4.9 15.7 6.2
    15.7 8.2 C 15.7 10.2 14.2 11.6 12 11.6 C 9.3 11.6 7.6 13 7.6 15.3 C 7.6 17.6 9.4
    19.1 12 19.1 C 14.6 19.1 16.4 17.6 16.4 15.3 C 16.4 13 14.7 11.6 12 11.6
    """,
    "9":
      """
    M 8.4 16.4 C 9 18.1 10.2 19.1 11.8 19.1 C 14.7 19.1 16.4 16.1 16.4 11.6 C 16.4 7.2
    14.7 4.9 11.9 4.9 C 9.4 4.9 7.6 6.8 7.6 9.4 C 7.6 12 9.4 13.7 11.8 13.7 C 14.2 13.7
    16.2 12 16.4 9.6
    """,
  ]
}
