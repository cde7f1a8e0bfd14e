import CoreGraphics
import Foundation
import QuartzCore

/// The glyphs of a paragraph and the places of its characters.
final class ParagraphLayout {
  let text: ShapedText
  let positions: TextPositions
  let attached: AttachedText

  init(text: ShapedText, positions: TextPositions, attached: AttachedText) {
    self.text = text
    self.positions = positions
    self.attached = attached
  }
}

/// The properties that determine the layout of paragraphs, in addition to their text.
struct ParagraphFormat: Equatable {
  var font = UIFont.systemFont(ofSize: UIFont.systemFontSize)
  var alignment = NSTextAlignment.natural
  var isRightToLeft = false
  /// The width of lines in points, or infinity for lines that are not wrapped.
  var width: CGFloat = .infinity
  var breaksByCharacter = false
  /// Whether each composed character is shown as a bullet.
  var isSecure = false
  /// The offset of a composed character in the document that is shown although the text is secure.
  var revealedOffset: Int?
  /// The data in the text that is shown as links.
  var detectors: TextDetectors = []
  /// The attributes of links.
  var linkAttributes = AttributeSet.none
  /// The attributes of marked text, or `nil` to underline it.
  var markedAttributes: AttributeSet?
  /// The area of the text, which is passed to attachments.
  var container: NSTextContainer?

  /// Whether paragraphs have the same extents in another format, except for differences of single
  /// characters, which are corrected when a paragraph is laid out.
  func hasSameExtents(as other: ParagraphFormat) -> Bool {
    var other = other
    other.revealedOffset = revealedOffset
    other.linkAttributes = linkAttributes
    return self == other
  }

  /// Lays out a paragraph.
  ///
  /// - Parameters:
  ///   - paragraph: The paragraph.
  ///   - start: The offset of the paragraph in the document.
  ///   - marked: The marked text in the document, which is underlined.
  /// - Returns: The layout.
  func layout(_ paragraph: TextParagraph, at start: Int, marked: MarkedText?) -> ParagraphLayout {
    let display = DisplayText(
      paragraph,
      isSecure: isSecure,
      revealed: revealedOffset.map { $0 - start },
      links: links(in: paragraph),
      linkAttributes: linkAttributes,
      marked: marked.flatMap { marked in
        markedAttributes.map { (marked.range.shifted(by: -start), $0) }
      }
    )
    var spans = display.spans(font: font)
    let underlines = markedAttributes == nil ? marked?.underlines ?? [] : []
    for part in underlines where part.underline != .none {
      spans = spans.underlined(part.range.shifted(by: -start), isThick: part.underline == .thick)
    }
    var layout = TextLayout("", font: font)
    if spans.contains(where: { $0.paragraph != nil }) {
      spans = spans.map { $0.inDocument(paragraph, at: start) }
    }
    layout.spans = spans
    layout.attached = display.attached
    layout.attached.container = container
    layout.attached.start = start
    layout.alignment = alignment
    layout.isRightToLeft = isRightToLeft(paragraph)
    layout.lineBreakMode = breaksByCharacter ? .byCharWrapping : .byWordWrapping
    if let style = style(of: paragraph) { layout.apply(style) }
    let result = Engines.text.shapeWithPositions(layout.request(width: width, lines: 0))
    return ParagraphLayout(
      text: result.text,
      positions: result.positions,
      attached: layout.attached
    )
  }

  private func style(of paragraph: TextParagraph) -> NSParagraphStyle? {
    paragraph.runs.first?.attributes.values[.paragraphStyle] as? NSParagraphStyle
  }

  /// Returns whether a paragraph is written from right to left: by its style, in text views by its
  /// first letter, or like the interface.
  func isRightToLeft(_ paragraph: TextParagraph) -> Bool {
    if let direction = directionOfStyle(of: paragraph) { return direction }
    guard width.isFinite else { return isRightToLeft }
    return WritingDirection.isRightToLeft(paragraph.text) ?? isRightToLeft
  }

  /// Returns whether the style of a paragraph is written from right to left, or `nil` if it has the
  /// natural direction.
  func directionOfStyle(of paragraph: TextParagraph) -> Bool? {
    guard let style = style(of: paragraph), style.baseWritingDirection != .natural else {
      return nil
    }
    return style.baseWritingDirection == .rightToLeft
  }

  /// Returns the links of a paragraph.
  func links(in paragraph: TextParagraph) -> [TextLink] {
    isSecure ? [] : TextLink.links(in: paragraph, detecting: detectors)
  }

  /// Returns the expected height of a paragraph, which has the width of its characters in Latin
  /// text on average.
  func estimatedHeight(of paragraph: TextParagraph, lineHeight: CGFloat) -> CGFloat {
    guard width.isFinite, width > 0 else { return lineHeight }
    let lines = (CGFloat(paragraph.textLength) * font.pointSize * 0.5 / width).rounded(.up)
    return max(lines, 1) * lineHeight
  }
}

/// The characters that are shown for a paragraph.
///
/// The text has as many UTF-16 code units as the paragraph, so that no offsets are converted. Control
/// characters are replaced with spaces without width, and the characters of secure text with
/// bullets.
struct DisplayText {
  private let text: String
  private let runs: [AttributeRun]

  init(
    _ paragraph: TextParagraph,
    isSecure: Bool,
    revealed: Int?,
    links: [TextLink] = [],
    linkAttributes: AttributeSet = .none,
    marked: (range: Range<Int>, attributes: AttributeSet)? = nil
  ) {
    let linked = links.reduce(paragraph.runs) { $0.adding(linkAttributes, in: $1.range) }
    let composed = marked.map { linked.adding($0.attributes, in: $0.range) } ?? linked
    let bullets = isSecure ? paragraph.text.secretRanges(revealing: revealed) : []
    runs = bullets.reduce(composed) { $0.adding(Self.bulletAttributes, in: $1) }
    text =
      isSecure
      ? paragraph.text.secretText(revealing: revealed) : Self.withoutControls(paragraph.text)
  }

  private static let bulletAttributes = AttributeSet(String.secretAttributes)

  private static func withoutControls(_ text: String) -> String {
    let hasControls = text.unicodeScalars.contains(where: isControl)
    guard hasControls else { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      scalars.append(isControl(scalar) ? "\u{200B}" : scalar)
    }
    return String(scalars)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: false
    case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: true
    default: false
    }
  }

  /// Returns the text with its attributes; there is at least one span.
  func spans(font: UIFont) -> [TextSpan] {
    guard runs.count > 1 else {
      return TextAttributes.spans(text, at: 0, runs.first?.attributes.values ?? [:], font: font)
    }
    var spans: [TextSpan] = []
    var start = 0
    let length = text.utf16.count
    for run in runs {
      let end = min(start + run.length, length)
      guard end > start || spans.isEmpty else { break }
      spans += TextAttributes.spans(
        text.substring(start..<end),
        at: start,
        run.attributes.values,
        font: font
      )
      start = end
    }
    return spans
  }

  /// The attachments of the text.
  var attached: AttachedText {
    var attached = AttachedText()
    attached.add(TextFragment(text: text, runs: runs), at: 0)
    return attached
  }
}

extension [AttributeRun] {
  /// Returns the runs with more attributes in a range of UTF-16 code units.
  fileprivate func adding(_ attributes: AttributeSet, in range: Range<Int>) -> [AttributeRun] {
    var result: [AttributeRun] = []
    var start = 0
    for run in self {
      let end = start + run.length
      let inside = (start..<end).clamped(to: range)
      if inside.isEmpty {
        result.append(run)
      } else {
        let values = run.attributes.values.merging(attributes.values) { $1 }
        for (length, attributes) in [
          (inside.lowerBound - start, run.attributes), (inside.count, AttributeSet(values)),
          (end - inside.upperBound, run.attributes),
        ]
        where length > 0 {
          result.append(AttributeRun(length: length, attributes: attributes))
        }
      }
      start = end
    }
    return result
  }
}

extension [TextSpan] {
  /// Returns the spans with an underline below a range of UTF-16 code units.
  fileprivate func underlined(_ range: Range<Int>, isThick: Bool) -> [TextSpan] {
    var result: [TextSpan] = []
    var start = 0
    for span in self {
      let length = span.string.utf16.count
      let marked = (start..<start + length).clamped(to: range)
      if marked.isEmpty {
        result.append(span)
      } else {
        let (lower, upper) = (marked.lowerBound - start, marked.upperBound - start)
        for (part, isMarked) in [
          (0..<lower, false), (lower..<upper, true), (upper..<length, false),
        ]
        where !part.isEmpty {
          var piece = span
          piece.string = span.string.substring(part)
          piece.isUnderlined = piece.isUnderlined || isMarked
          piece.isUnderlineThick = piece.isUnderlineThick || isMarked && isThick
          result.append(piece)
        }
      }
      start += length
    }
    return result
  }
}

extension TextSpan {
  // R-TXT-123
  /// Returns the span with the distances of its paragraph from those around it in a document.
  fileprivate func inDocument(_ paragraph: TextParagraph, at start: Int) -> TextSpan {
    guard var values = self.paragraph?.values else { return self }
    values.margins.top = start > 0 ? values.spacingBefore : 0
    values.margins.bottom = paragraph.terminator.isEmpty ? 0 : values.spacing
    var span = self
    span.paragraph = TextParagraphFormat(values)
    return span
  }
}

extension Range<Int> {
  func shifted(by distance: Int) -> Range<Int> { lowerBound + distance..<upperBound + distance }
}
