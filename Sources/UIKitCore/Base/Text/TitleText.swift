/// Limits for titles that are shown on bars.
enum TitleText {
  /// The maximum number of characters; no button is wide enough for more.
  static let longest = 200

  /// Returns the text up to the first line break, limited to the maximum number of characters.
  static func firstLine(of title: String) -> String {
    let line = title.prefix { !$0.isNewline }
    return String(line.prefix(longest))
  }
}
