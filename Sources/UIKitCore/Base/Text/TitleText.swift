/// What of a title can show on a bar.
enum TitleText {
  /// No button is wider than this many characters; more is not worth shaping.
  static let longest = 200

  /// The text up to the first line break, cut far beyond what a button holds.
  static func firstLine(of title: String) -> String {
    let line = title.prefix { !$0.isNewline }
    return String(line.prefix(longest))
  }
}
