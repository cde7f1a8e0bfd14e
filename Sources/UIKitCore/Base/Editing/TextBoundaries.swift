import Foundation
import QuartzCore

/// The boundaries of words, sentences and paragraphs in a document.
struct TextBoundaries {
  let document: TextDocument
  /// Whether the text is secret, so that a paragraph is one word and one sentence.
  var isSecret = false
  /// The tag of the language whose rules apply: the user's.
  var language: String { LocalizedStrings.preferred.first ?? "en" }

  // R-TXT-15
  /// Returns the segments of the paragraph that contains an offset, in offsets of the document.
  func segments(around offset: Int, by unit: TextSegment.Unit) -> [TextSegment] {
    let position = document.paragraphs.position(of: min(max(offset, 0), document.length))
    let paragraph = document.paragraphs[position]
    // R-TXT-103
    guard !isSecret else {
      let range = position.offset..<position.offset + paragraph.textLength
      return range.isEmpty ? [] : [TextSegment(range: range, isContent: true)]
    }
    return Engines.text.segments(of: paragraph.text, by: unit, language: language).map {
      TextSegment(range: $0.range.shifted(by: position.offset), isContent: $0.isContent)
    }
  }

  /// Returns the word at an offset.
  ///
  /// Between a word and a space, the word is returned. If there is no word, the characters between
  /// words are returned, or an empty range in an empty paragraph.
  func word(at offset: Int) -> Range<Int> {
    let segments = segments(around: offset, by: .word)
    let touching = segments.filter {
      $0.range.lowerBound <= offset && offset <= $0.range.upperBound
    }
    let behind = touching.last { $0.range.contains(offset) }
    if let behind, behind.isContent { return behind.range }
    return touching.first(where: \.isContent)?.range ?? behind?.range ?? touching.last?.range
      ?? offset..<offset
  }

  /// Returns the end of the next word after an offset, or the end of the text.
  func wordEnd(after offset: Int) -> Int {
    TextUnits(boundaries: self).end(of: .word, after: offset) ?? document.length
  }

  /// Returns the start of the last word before an offset, or the start of the text.
  func wordStart(before offset: Int) -> Int {
    TextUnits(boundaries: self).start(of: .word, before: offset) ?? 0
  }

  /// Returns the sentence at an offset, with the spaces behind it.
  func sentence(at offset: Int) -> Range<Int> {
    let segments = segments(around: offset, by: .sentence)
    return segments.first { $0.range.contains(offset) }?.range ?? segments.last?.range
      ?? offset..<offset
  }

  /// Returns the paragraph at an offset, without its terminator.
  func paragraph(at offset: Int) -> Range<Int> {
    let range = document.paragraphRange(containing: offset)
    let last = document.paragraphs.position(of: max(range.upperBound - 1, range.lowerBound))
    let terminator = document.paragraphs[last].terminator.utf16.count
    return range.lowerBound..<max(range.upperBound - terminator, range.lowerBound)
  }
}

/// The deletion of single characters.
enum CharacterDeletion {
  // R-TXT-13
  /// Returns the range that is deleted backward from an offset.
  ///
  /// It is a composed character. In scripts in which letters are combined, such as Devanagari and
  /// Thai, and in Arabic and Hebrew text with vowel marks, it is the last code point.
  static func range(before offset: Int, in document: TextDocument) -> Range<Int> {
    let start = document.caretStop(before: offset)
    let cluster = document.string(in: start..<offset)
    let scalars = cluster.unicodeScalars
    guard let last = scalars.last, scalars.count > 1, combines(last) else { return start..<offset }
    return offset - (last.value > 0xFFFF ? 2 : 1)..<offset
  }

  private static func combines(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0591...0x05C7, 0x0610...0x061A, 0x064B...0x065F, 0x0670, 0x06D6...0x06ED: true
    // From Devanagari to Myanmar, and Khmer.
    case 0x0900...0x109F, 0x1780...0x17FF, 0x1B00...0x1BFF: true
    default: false
    }
  }
}
