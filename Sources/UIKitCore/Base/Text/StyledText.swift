import Foundation

/// Text with runs of attributes.
///
/// The library uses it for its own texts, because Foundation on Linux does not free all memory of
/// an attributed string.
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

  /// Creates text whose characters have the same attributes.
  init(_ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]) {
    append(string, attributes)
  }

  /// Adds characters with the same attributes at the end.
  mutating func append(_ string: String, _ attributes: [NSAttributedString.Key: Any]) {
    if !string.isEmpty { runs.append(Run(string: string, attributes: attributes)) }
  }

  /// Sets attributes of the characters that do not have them.
  mutating func setDefaultAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    for index in runs.indices { runs[index].attributes.merge(attributes) { own, _ in own } }
  }

  var string: String { runs.map(\.string).joined() }

  /// The attachments of the text.
  var attached: AttachedText {
    var attached = AttachedText()
    var start = 0
    for run in runs {
      attached.add(run.string, at: start, run.attributes)
      start += run.string.utf16.count
    }
    return attached
  }

  /// Returns whether the characters and attributes are equal.
  ///
  /// Attribute values that are not hashable are treated as different, and so are attachments, whose
  /// images may have changed.
  func isEqual(to other: StyledText) -> Bool {
    runs.elementsEqual(other.runs) { run, otherRun in
      run.string == otherRun.string
        && run.attributes.count == otherRun.attributes.count
        && run.attributes.allSatisfy { key, value in
          guard let other = otherRun.attributes[key] else { return false }
          return Self.areEqual(value, other)
        }
    }
  }

  private static func areEqual(_ value: Any, _ other: Any) -> Bool {
    guard let value = value as? AnyHashable, let other = other as? AnyHashable,
      !(value.base is NSTextAttachment)
    else { return false }
    return value == other
  }

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
  /// An immutable copy, or the string itself if it is immutable.
  var immutableSnapshot: NSAttributedString {
    self is NSMutableAttributedString ? StyledText(self).attributedString : self
  }
}
