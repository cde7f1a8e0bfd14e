import Foundation
import QuartzCore

/// The attributes of characters, shared by all characters that received them together.
final class AttributeSet {
  typealias Values = [NSAttributedString.Key: Any]

  let values: Values
  /// The same attributes without an attachment, for characters that are typed beside it.
  private(set) lazy var withoutAttachment =
    values[.attachment] == nil ? self : AttributeSet(values.filter { $0.key != .attachment })

  init(_ values: Values) { self.values = values }

  /// No attributes.
  static let none = AttributeSet([:])
}

extension AttributeSet: Equatable {
  static func == (left: AttributeSet, right: AttributeSet) -> Bool { left === right }
}

/// The attributes of adjacent characters.
struct AttributeRun {
  /// The number of UTF-16 code units.
  var length: Int
  var attributes: AttributeSet
}

/// A paragraph of a document with its line terminator, or a part of a very long paragraph.
///
/// It is the unit that is laid out. Paragraphs are replaced, not changed.
final class TextParagraph {
  /// The characters, without the terminator.
  let text: String
  /// The line terminator, or an empty string at the end of the document and between the parts of a
  /// long paragraph.
  let terminator: String
  /// The attributes of all characters, including the terminator.
  let runs: [AttributeRun]
  /// The number of UTF-16 code units of the characters, without the terminator.
  let textLength: Int
  /// The number of UTF-16 code units, including the terminator.
  let length: Int

  /// The layout, or `nil` if the paragraph has not been laid out since the layout's width changed.
  var layout: ParagraphLayout?

  init(text: String, terminator: String, runs: [AttributeRun]) {
    self.text = text
    self.terminator = terminator
    self.runs = runs
    textLength = text.utf16.count
    length = textLength + terminator.utf16.count
  }

  /// The greatest number of code units of a part.
  static let greatestLength = 4096

  /// Whether characters have attachments.
  var hasAttachments: Bool { runs.contains { $0.attributes.values[.attachment] != nil } }

  /// Returns the attributes of a character.
  ///
  /// - Parameter offset: An offset in the paragraph. Beyond its end, the attributes of the last
  ///   character are returned.
  /// - Returns: The attributes.
  func attributes(at offset: Int) -> AttributeSet {
    var end = 0
    for run in runs {
      end += run.length
      if offset < end { return run.attributes }
    }
    return runs.last?.attributes ?? .none
  }

  /// Returns the characters in a range, with the terminator, and their attributes.
  func fragment(_ range: Range<Int>) -> TextFragment {
    let whole = text + terminator
    return TextFragment(
      text: range == 0..<length ? whole : whole.substring(range),
      runs: runs.slice(range)
    )
  }

  /// Whether a caret can stand at an offset: not inside of a composed character or a terminator.
  func isCaretStop(_ offset: Int) -> Bool {
    if offset <= 0 || offset >= textLength { return offset <= 0 || offset == textLength }
    if isASCII { return true }
    let index = text.utf16.index(text.startIndex, offsetBy: offset)
    return text.startOfCharacter(at: index) == index
  }

  private lazy var isASCII = text.utf8.allSatisfy { $0 < 0x80 }
}

/// Text with the attributes of its characters.
struct TextFragment {
  var text = ""
  var runs: [AttributeRun] = []

  var length: Int { runs.reduce(0) { $0 + $1.length } }

  init() {}

  init(text: String, runs: [AttributeRun]) {
    self.text = text
    self.runs = runs
  }

  init(_ text: String, attributes: AttributeSet) {
    self.text = text
    let length = text.utf16.count
    runs = length == 0 ? [] : [AttributeRun(length: length, attributes: attributes)]
  }

  mutating func append(_ other: TextFragment) {
    text += other.text
    runs.join(other.runs)
  }

  /// Splits the text behind line terminators, and longer parts at a space or a character.
  func paragraphs() -> [TextParagraph] {
    var paragraphs: [TextParagraph] = []
    var offset = 0
    var rest = ArraySlice(runs)
    var taken = 0
    // The runs are consumed in order, so that the time is linear.
    func takeRuns(_ length: Int) -> [AttributeRun] {
      var result: [AttributeRun] = []
      var missing = length
      while missing > 0, let first = rest.first {
        let part = min(first.length - taken, missing)
        result.append(AttributeRun(length: part, attributes: first.attributes))
        missing -= part
        taken += part
        if taken == first.length {
          rest.removeFirst()
          taken = 0
        }
      }
      return result
    }
    func add(_ text: Substring, _ terminator: Substring) {
      for part in Self.parts(of: text) {
        let isLast = part.endIndex == text.endIndex
        let length = part.utf16.count + (isLast ? terminator.utf16.count : 0)
        paragraphs.append(
          TextParagraph(
            text: String(part),
            terminator: isLast ? String(terminator) : "",
            runs: takeRuns(length)
          )
        )
        offset += length
      }
    }
    var lines = LineScanner(text)
    while let line = lines.next() { add(line.text, line.terminator) }
    return paragraphs
  }

  private static func parts(of text: Substring) -> [Substring] {
    let limit = TextParagraph.greatestLength
    // Most lines are short, and UTF-8 is never shorter than UTF-16.
    if text.utf8.count <= limit || text.utf16.count <= limit { return [text] }
    var parts: [Substring] = []
    var rest = text
    while rest.utf16.count > limit {
      let end = rest.utf16.index(rest.startIndex, offsetBy: limit)
      let character = rest.startOfCharacter(at: end)
      let space = rest[..<character].lastIndex(of: " ").map(rest.index(after:))
      var split = space ?? character
      if split == rest.startIndex { split = rest.index(after: split) }
      parts.append(rest[..<split])
      rest = rest[split...]
    }
    return parts + [rest]
  }
}

/// Splits text into lines, the last of which has no terminator.
private struct LineScanner {
  private var rest: Substring?

  init(_ text: String) { rest = Substring(text) }

  mutating func next() -> (text: Substring, terminator: Substring)? {
    guard let text = rest else { return nil }
    let bytes = text.utf8
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if let length = Self.terminatorLength(in: bytes, at: index) {
        let end = bytes.index(index, offsetBy: length)
        rest = text[end...]
        return (text[..<index], text[index..<end])
      }
      bytes.formIndex(after: &index)
    }
    rest = nil
    return (text, text[text.endIndex...])
  }

  /// Returns the number of bytes of a line terminator, or `nil` if there is none.
  private static func terminatorLength(
    in bytes: Substring.UTF8View,
    at index: Substring.Index
  ) -> Int? {
    func byte(_ distance: Int) -> UInt8? {
      bytes.index(index, offsetBy: distance, limitedBy: bytes.endIndex).flatMap {
        $0 < bytes.endIndex ? bytes[$0] : nil
      }
    }
    switch bytes[index] {
    case 0x0A, 0x0B, 0x0C: return 1
    case 0x0D: return byte(1) == 0x0A ? 2 : 1
    case 0xC2: return byte(1) == 0x85 ? 2 : nil
    // U+2028 and U+2029.
    case 0xE2: return byte(1) == 0x80 && (byte(2) == 0xA8 || byte(2) == 0xA9) ? 3 : nil
    default: return nil
    }
  }
}

extension [AttributeRun] {
  /// Returns the runs of a range of code units.
  func slice(_ range: Range<Int>) -> [AttributeRun] {
    var result: [AttributeRun] = []
    var start = 0
    for run in self {
      let part = (start..<start + run.length).clamped(to: range)
      if !part.isEmpty {
        result.append(AttributeRun(length: part.count, attributes: run.attributes))
      }
      start += run.length
      if start >= range.upperBound { break }
    }
    return result
  }

  /// Appends runs; adjacent runs with the same attributes become one.
  mutating func join(_ other: [AttributeRun]) {
    for run in other where run.length > 0 {
      if let last = indices.last, self[last].attributes === run.attributes {
        self[last].length += run.length
      } else {
        append(run)
      }
    }
  }
}

extension StringProtocol {
  /// Returns the start of the composed character that contains an index.
  func startOfCharacter(at index: Index) -> Index {
    index < endIndex ? self.index(before: self.index(after: index)) : endIndex
  }
}

extension String {
  /// Returns the characters in a range of UTF-16 code units; halves of surrogate pairs are replaced.
  func substring(_ range: Range<Int>) -> String {
    let units = utf16
    let start = units.index(units.startIndex, offsetBy: range.lowerBound)
    let end = units.index(start, offsetBy: range.count)
    return String(units[start..<end]) ?? String(decoding: units[start..<end], as: UTF16.self)
  }
}

extension TextFragment {
  /// Creates a fragment with the characters and attributes of an attributed string.
  init(_ text: NSAttributedString) {
    for run in StyledText(text).runs {
      append(TextFragment(run.string, attributes: AttributeSet(run.attributes)))
    }
  }

  /// Whether characters have attachments.
  var hasAttachments: Bool { runs.contains { $0.attributes.values[.attachment] != nil } }

  /// The characters without those of attachments.
  var textWithoutAttachments: String {
    guard hasAttachments else { return text }
    return text.filter { !$0.unicodeScalars.contains(AttachedText.character) }
  }

  /// Returns the text with other attributes; attachments stay, and their colors.
  func withAttributes(_ attributes: AttributeSet) -> TextFragment {
    var result = self
    for index in result.runs.indices {
      let old = result.runs[index].attributes.values
      let kept = old.filter { $0.key == .attachment || $0.key == .foregroundColor }
      result.runs[index].attributes =
        old[.attachment] == nil
        ? attributes : AttributeSet(attributes.values.merging(kept) { $1 })
    }
    return result
  }

  /// Returns the styled text; `defaults` are the attributes of characters without any.
  func styledText(_ defaults: AttributeSet.Values) -> StyledText {
    styledText { $0.isEmpty ? defaults : $0 }
  }

  /// Returns an attributed string; `defaults` are the attributes of characters without any.
  func attributedString(_ defaults: AttributeSet.Values) -> NSAttributedString {
    styledText(defaults).attributedString
  }

  /// Returns an attributed string in which all characters have the given attributes, unless they have
  /// others of the same kind.
  func attributedString(merging defaults: AttributeSet.Values) -> NSAttributedString {
    styledText { defaults.merging($0) { $1 } }.attributedString
  }

  private func styledText(_ values: (AttributeSet.Values) -> AttributeSet.Values) -> StyledText {
    var result = StyledText("")
    var start = 0
    for run in runs {
      let piece = text.substring(start..<start + run.length)
      result.append(piece, values(run.attributes.values))
      start += run.length
    }
    return result
  }
}

extension AttachedText {
  /// Adds the attachments of a part of the text.
  ///
  /// The attributes may extend beyond the characters.
  ///
  /// - Parameters:
  ///   - fragment: The part.
  ///   - offset: The offset of its first character.
  mutating func add(_ fragment: TextFragment, at offset: Int) {
    guard fragment.hasAttachments else { return }
    var start = 0
    let length = fragment.text.utf16.count
    for run in fragment.runs where start < length {
      let end = min(start + run.length, length)
      add(fragment.text.substring(start..<end), at: offset + start, run.attributes.values)
      start = end
    }
  }
}
