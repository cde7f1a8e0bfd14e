/// Limits for titles that are shown on bars.
enum TitleText {
  /// The maximum number of characters; no button is wide enough for more.
  static let longest = 200

  /// Returns the text up to the first line break, limited to the maximum number of characters.
  static func firstLine(of title: String) -> String {
    // Most titles are short and have no control characters, which need no search for line breaks.
    if title.utf8.count <= longest, title.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return title }
    let line = title.prefix { !$0.isNewline }
    return String(line.prefix(longest))
  }
}
