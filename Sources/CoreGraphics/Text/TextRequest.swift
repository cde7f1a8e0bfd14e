import Foundation

/// A range of text with uniform attributes.
package struct TextSpan: Hashable, Sendable {
  package var string: String
  package var font: FontDescription
  /// The color, or nil for the color that is passed when the text is drawn.
  ///
  /// Text without a color can be recolored without shaping it again.
  package var color: CGColor?
  package var backgroundColor: CGColor?
  /// The extra space after each glyph, in points.
  package var kern: CGFloat
  package var isUnderlined: Bool
  /// Whether the line below the text is twice as thick.
  package var isUnderlineThick = false
  package var isStruckThrough: Bool
  /// The distance by which the text is raised above the baseline, in points.
  package var baselineOffset: CGFloat
  /// The space that replaces the only character of the span, or `nil` to draw the characters.
  package var attachment: TextAttachmentSpace?
  /// The outline, shadow and lines, or `nil` for none that differ from the defaults.
  package var effects: TextEffects?
  /// The indents and heights of the paragraph that begins with the span, or `nil` for none.
  package var paragraph: TextParagraphFormat?

  package init(
    string: String,
    font: FontDescription,
    color: CGColor? = nil,
    backgroundColor: CGColor? = nil,
    kern: CGFloat = 0,
    isUnderlined: Bool = false,
    isStruckThrough: Bool = false,
    baselineOffset: CGFloat = 0
  ) {
    self.string = string
    self.font = font
    self.color = color
    self.backgroundColor = backgroundColor
    self.kern = kern
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
    self.baselineOffset = baselineOffset
  }
}

/// Text with everything that affects its layout.
///
/// A text engine shapes requests and caches the results by request.
package struct TextRequest: Hashable, Sendable {
  package enum Alignment: Hashable, Sendable { case left, center, right, justified, natural }
  package enum Truncation: Hashable, Sendable { case clip, head, middle, tail }

  package var spans: [TextSpan]
  /// The maximum width of a line, in points; infinite for one line per paragraph.
  package var width: CGFloat
  /// The maximum number of lines, or 0 for no limit.
  package var lineLimit: Int
  package var alignment: Alignment
  package var truncation: Truncation
  /// Whether lines break between characters instead of between words.
  package var breaksByCharacter: Bool
  /// The extra space between lines, in points.
  package var lineSpacing: CGFloat
  /// The base direction of paragraphs without strong characters, which also determines `natural`.
  package var isRightToLeft: Bool

  package init(
    spans: [TextSpan],
    width: CGFloat = .infinity,
    lineLimit: Int = 1,
    alignment: Alignment = .natural,
    truncation: Truncation = .tail,
    breaksByCharacter: Bool = false,
    lineSpacing: CGFloat = 0,
    isRightToLeft: Bool = false
  ) {
    self.spans = spans
    self.width = width
    self.lineLimit = lineLimit
    self.alignment = alignment
    self.truncation = truncation
    self.breaksByCharacter = breaksByCharacter
    self.lineSpacing = lineSpacing
    self.isRightToLeft = isRightToLeft
  }

  /// Hashes the characters and the width, which distinguish most requests.
  package func hash(into hasher: inout Hasher) {
    for span in spans { hasher.combine(span.string) }
    hasher.combine(width)
  }
}

/// Text that a text engine converted to positioned glyphs.
///
/// A subclass of the engine stores the glyphs. Shaped texts are equal if their requests are equal.
/// Equal requests result in the same object while it is in the engine's cache.
open class ShapedText: Hashable {
  package let request: TextRequest
  /// The size of the text in points: the maximum line width and the sum of the line heights.
  package let size: CGSize
  /// The distance from the top to the baseline of the first line, in points.
  package let firstBaseline: CGFloat
  /// The distance from the top to the baseline of the last line, in points.
  package let lastBaseline: CGFloat
  /// The rectangle that the glyphs may paint, in points from the upper-left corner of the text.
  package let inkBounds: CGRect
  package let lineCount: Int
  package let isTruncated: Bool
  /// The spaces for attachments on the visible lines.
  package let attachments: [PlacedTextAttachment]

  package init(
    request: TextRequest,
    size: CGSize,
    firstBaseline: CGFloat,
    lastBaseline: CGFloat,
    inkBounds: CGRect,
    lineCount: Int,
    isTruncated: Bool,
    attachments: [PlacedTextAttachment] = []
  ) {
    self.request = request
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.inkBounds = inkBounds
    self.lineCount = lineCount
    self.isTruncated = isTruncated
    self.attachments = attachments
  }

  public static func == (left: ShapedText, right: ShapedText) -> Bool {
    left === right || left.request == right.request
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(request) }
}
