import Foundation

extension String {
  /// The text with "\n" in place of "\r\n" and "\r".
  var withNewlines: String {
    replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\r", with: "\n")
  }
}

extension String {
  /// The text with line terminators replaced by spaces; "\r\n" is one terminator.
  var inOneLine: String {
    guard contains(where: \.isNewline) else { return self }
    return String(map { $0.isNewline ? " " : $0 })
  }
}

extension TextFragment {
  /// The text with line terminators replaced by spaces.
  var inOneLine: TextFragment {
    guard text.contains(where: \.isNewline) else { return self }
    var result = TextFragment()
    var start = 0
    for run in runs {
      let piece = text.substring(start..<start + run.length).inOneLine
      result.append(TextFragment(piece, attributes: run.attributes))
      start += run.length
    }
    return result
  }
}
