import Foundation

/// Text with runs of attributes, copied from an attributed string.
struct StyledText {
  struct Run {
    var string: String
    var attributes: [NSAttributedString.Key: Any]
  }

  private(set) var runs: [Run] = []

  init(_ text: NSAttributedString) {
    let string = NSString(string: text.string)
    var start = 0
    while start < string.length {
      var range = NSRange(location: start, length: 0)
      let attributes = text.attributes(at: start, effectiveRange: &range)
      let end = min(max(NSMaxRange(range), start + 1), string.length)
      let piece = string.substring(with: NSRange(location: start, length: end - start))
      runs.append(Run(string: piece, attributes: attributes))
      start = end
    }
  }

  var string: String { runs.map(\.string).joined() }

  /// Sets an attribute of all characters.
  mutating func setAttribute(_ key: NSAttributedString.Key, to value: Any) {
    for index in runs.indices { runs[index].attributes[key] = value }
  }

  /// An attributed string with the same characters and attributes.
  var attributedString: NSAttributedString {
    let pieces = runs.map { NSAttributedString(string: $0.string, attributes: $0.attributes) }
    guard pieces.count > 1 else { return pieces.first ?? NSAttributedString(string: "") }
    let whole = NSMutableAttributedString(attributedString: pieces[0])
    for piece in pieces.dropFirst() { whole.append(piece) }
    return whole
  }
}

extension NSAttributedString {
  /// An immutable copy; the string itself if it is immutable.
  var immutableSnapshot: NSAttributedString {
    self is NSMutableAttributedString ? StyledText(self).attributedString : self
  }
}
