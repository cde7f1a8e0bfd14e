/// The `///` comment of a declaration.
struct DocumentationComment {
  /// Its paragraphs, each in one line.
  let paragraphs: [String]

  /// The paragraph about a difference from iOS.
  var difference: String? {
    for paragraph in paragraphs {
      if let start = paragraph.firstRange(of: "Unlike iOS") {
        return String(paragraph[start.lowerBound...])
      }
    }
    return nil
  }

  /// Reads the comment above a line, ignoring attributes in between.
  static func above(_ index: Int, in lines: [Substring]) -> DocumentationComment {
    var comment: [String] = []
    for line in lines[..<index].reversed() {
      let text = line.drop(while: \.isWhitespace)
      if text.hasPrefix("///") {
        comment.insert(String(text.dropFirst(3).drop(while: \.isWhitespace)), at: 0)
      } else if !comment.isEmpty || !text.hasPrefix("@") {
        break
      }
    }
    return DocumentationComment(
      paragraphs: comment.split { $0.isEmpty }.map { $0.joined(separator: " ") }
    )
  }
}
