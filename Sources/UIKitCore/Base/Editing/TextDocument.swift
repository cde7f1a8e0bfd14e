import Foundation
import QuartzCore

/// The text of a field or a text view, with attributes, stored by paragraphs.
///
/// Offsets are in UTF-16 code units. Ranges out of bounds are clamped, and ranges that begin or end
/// inside of a surrogate pair are extended to whole characters.
final class TextDocument {
  let paragraphs = ParagraphList()
  /// Returns the expected extent of a paragraph that has not been laid out.
  var estimate: (TextParagraph) -> CGFloat = { _ in 0 }
  private var cachedString: String?
  private var cachedAttachments: AttachedText?
  /// The attributes of the first character that is inserted into an empty document.
  var defaultAttributes = AttributeSet.none

  init() { setParagraphs(of: TextFragment()) }

  var length: Int { paragraphs.length }

  var isEmpty: Bool { length == 0 }

  // MARK: Reading

  /// The whole text.
  var string: String {
    if let cachedString { return cachedString }
    var string = ""
    paragraphs.forEach {
      string += $0.text
      string += $0.terminator
    }
    cachedString = string
    return string
  }

  /// The attachments of the whole text.
  var attached: AttachedText {
    if let cachedAttachments { return cachedAttachments }
    var attached = AttachedText()
    var start = 0
    paragraphs.forEach { paragraph in
      if paragraph.hasAttachments {
        attached.add(paragraph.fragment(0..<paragraph.length), at: start)
      }
      start += paragraph.length
    }
    cachedAttachments = attached
    return attached
  }

  /// Returns the image of the attachment at an offset.
  func image(at offset: Int) -> UIImage? {
    attached.attachments[offset]?
      .image(forBounds: .zero, textContainer: nil, characterIndex: offset)
  }

  func string(in range: Range<Int>) -> String { fragment(in: range).text }

  /// Returns the characters in a range and their attributes.
  func fragment(in range: Range<Int>) -> TextFragment {
    let range = aligned(range)
    var fragment = TextFragment()
    guard !range.isEmpty else { return fragment }
    var position: ParagraphList.Position? = paragraphs.position(of: range.lowerBound)
    while let current = position, current.offset < range.upperBound {
      let paragraph = paragraphs[current]
      let part = (current.offset..<current.offset + paragraph.length).clamped(to: range)
      fragment.append(
        paragraph.fragment(part.lowerBound - current.offset..<part.upperBound - current.offset)
      )
      position = paragraphs.position(after: current)
    }
    return fragment
  }

  /// Returns the attributes of the character behind an offset, or of the last character at the end.
  func attributes(at offset: Int) -> AttributeSet {
    let position = paragraphs.position(of: min(max(offset, 0), max(length - 1, 0)))
    let paragraph = paragraphs[position]
    return paragraph.length == 0
      ? defaultAttributes : paragraph.attributes(at: offset - position.offset)
  }

  // MARK: Boundaries

  /// Returns the range within the bounds of the text, extended to whole characters.
  func aligned(_ range: Range<Int>) -> Range<Int> {
    let lower = min(max(range.lowerBound, 0), length)
    let upper = min(max(range.upperBound, lower), length)
    return (isInsideOfPair(lower) ? lower - 1 : lower)..<(isInsideOfPair(upper) ? upper + 1 : upper)
  }

  private func isInsideOfPair(_ offset: Int) -> Bool {
    guard offset > 0, offset < length else { return false }
    let position = paragraphs.position(of: offset)
    let units = paragraphs[position].text.utf16
    let index = offset - position.offset
    guard index > 0, index < paragraphs[position].textLength else { return false }
    return UTF16.isTrailSurrogate(units[units.index(units.startIndex, offsetBy: index)])
  }

  /// Whether a caret can stand at an offset.
  func isCaretStop(_ offset: Int) -> Bool {
    guard offset > 0, offset < length else { return offset == 0 || offset == length }
    let position = paragraphs.position(of: offset)
    return paragraphs[position].isCaretStop(offset - position.offset)
  }

  /// Returns the caret stop at or before an offset.
  func caretStop(atOrBefore offset: Int) -> Int {
    var offset = min(max(offset, 0), length)
    while !isCaretStop(offset) { offset -= 1 }
    return offset
  }

  /// Returns the next caret stop after an offset, or the end.
  func caretStop(after offset: Int) -> Int {
    var offset = min(max(offset, -1) + 1, length)
    while !isCaretStop(offset) { offset += 1 }
    return offset
  }

  /// Returns the caret stop before an offset, or the start.
  func caretStop(before offset: Int) -> Int { caretStop(atOrBefore: offset - 1) }

  /// Returns an offset within the bounds of the text, or the next caret stop after it.
  func caretStop(atOrAfter offset: Int) -> Int { caretStop(after: offset - 1) }

  /// Returns a selection whose ends are at caret stops, because characters may have been combined.
  func aligned(_ selection: TextSelection) -> TextSelection {
    var aligned = selection
    aligned.anchor.offset = caretStop(atOrAfter: selection.anchor.offset)
    aligned.head.offset = caretStop(atOrAfter: selection.head.offset)
    return aligned
  }

  // R-TXT-40
  /// Returns the range within the bounds of the text, extended to whole composed characters.
  ///
  /// An empty range stays empty.
  func wholeCharacters(in range: Range<Int>) -> Range<Int> {
    let lower = caretStop(atOrBefore: range.lowerBound)
    guard !range.isEmpty else { return lower..<lower }
    return lower..<caretStop(atOrAfter: range.upperBound)
  }

  /// Returns the paragraph that contains an offset, or the last one.
  func paragraph(containing offset: Int) -> TextParagraph {
    paragraphs[paragraphs.position(of: paragraphRange(containing: offset).lowerBound)]
  }

  /// Returns the range of a whole paragraph, with its terminator.
  func paragraphRange(containing offset: Int) -> Range<Int> {
    var start = paragraphs.position(of: offset)
    var end = start
    while let previous = paragraphs.position(before: start), paragraphs[previous].terminator.isEmpty
    {
      start = previous
    }
    while paragraphs[end].terminator.isEmpty, let next = paragraphs.position(after: end) {
      end = next
    }
    return start.offset..<end.offset + paragraphs[end].length
  }

  // MARK: Changing

  /// Replaces the whole text.
  func setAll(_ fragment: TextFragment) { setParagraphs(of: fragment) }

  private func setParagraphs(of fragment: TextFragment) {
    forgetCaches()
    let all = fragment.paragraphs()
    paragraphs.setAll(all, extents: all.map(estimate))
  }

  /// Replaces the characters in a range.
  func replace(_ range: Range<Int>, with fragment: TextFragment) {
    forgetCaches()
    let range = aligned(range)
    var first = paragraphs.position(of: range.lowerBound)
    var last = paragraphs.position(of: range.upperBound)
    var combined = paragraphs[first].fragment(0..<range.lowerBound - first.offset)
    combined.append(fragment)
    let rest = range.upperBound - last.offset
    combined.append(paragraphs[last].fragment(rest..<paragraphs[last].length))
    if combined.text.utf8.first == 0x0A || combined.text.isEmpty,
      let previous = paragraphs.position(before: first),
      paragraphs[previous].terminator == "\r" || combined.text.isEmpty
    {
      // "\r" and "\n" of two paragraphs become one terminator.
      var joined = paragraphs[previous].fragment(0..<paragraphs[previous].length)
      joined.append(combined)
      combined = joined
      first = previous
    }
    // A part of a long paragraph is joined with the next part.
    while let next = paragraphs.position(after: last), !combined.endsWithTerminator {
      combined.append(paragraphs[next].fragment(0..<paragraphs[next].length))
      last = next
      if combined.length > TextParagraph.greatestLength { break }
    }
    var new = combined.paragraphs()
    // Only the last paragraph of the document may be empty.
    if new.count > 1, new[new.count - 1].length == 0, paragraphs.position(after: last) != nil {
      new.removeLast()
    }
    paragraphs.replace(first, through: last, with: new, extents: new.map(estimate))
  }

  private func forgetCaches() {
    cachedString = nil
    cachedAttachments = nil
  }

  /// Changes the attributes in a range.
  func changeAttributes(
    in range: Range<Int>,
    _ change: (AttributeSet.Values) -> AttributeSet.Values
  ) {
    let range = aligned(range)
    guard !range.isEmpty else { return }
    var fragment = fragment(in: range)
    var changed: [ObjectIdentifier: AttributeSet] = [:]
    for index in fragment.runs.indices {
      let old = fragment.runs[index].attributes
      let new = changed[ObjectIdentifier(old)] ?? AttributeSet(change(old.values))
      changed[ObjectIdentifier(old)] = new
      fragment.runs[index].attributes = new
    }
    replace(range, with: fragment)
  }
}

extension TextFragment {
  /// Whether the text ends with a line terminator, so that the last paragraph is complete.
  fileprivate var endsWithTerminator: Bool {
    guard let last = text.unicodeScalars.last else { return false }
    switch last.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: return true
    default: return false
    }
  }
}
