import Foundation

/// A stretch of text in one style.
package struct TextSpan: Hashable, Sendable {
  package var string: String
  package var font: FontDescription
  /// nil takes the colour given when the text is drawn, so that recolouring needs no new shaping.
  package var color: CGColor?
  package var backgroundColor: CGColor?
  /// Extra points after each glyph.
  package var kern: CGFloat
  package var isUnderlined: Bool
  package var isStruckThrough: Bool
  /// Points the baseline is raised by.
  package var baselineOffset: CGFloat

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

/// Text with everything that decides its lines: what a text engine shapes, and the key it caches by.
package struct TextRequest: Hashable, Sendable {
  package enum Alignment: Hashable, Sendable { case left, center, right, justified, natural }
  package enum Truncation: Hashable, Sendable { case clip, head, middle, tail }

  package var spans: [TextSpan]
  /// The widest a line may be, in points; infinite for one line per paragraph.
  package var width: CGFloat
  /// 0 for as many lines as needed.
  package var lineLimit: Int
  package var alignment: Alignment
  package var truncation: Truncation
  /// Whether lines break inside words rather than between them.
  package var breaksByCharacter: Bool
  /// Extra points between lines.
  package var lineSpacing: CGFloat
  /// The direction of a paragraph without strong letters, and what `natural` follows.
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
}

/// Text turned into positioned glyphs by a text engine; the engine's own subclass holds the glyphs.
///
/// Two requests that are equal give the same object as long as the engine's cache holds it, and
/// equal requests always count as equal text.
open class ShapedText: Hashable {
  package let request: TextRequest
  /// The size of the lines in points: the widest line by the sum of line heights.
  package let size: CGSize
  /// Points from the top to the baseline of the first and of the last line.
  package let firstBaseline: CGFloat
  package let lastBaseline: CGFloat
  /// What the glyphs may paint, in points from the top left of the text.
  package let inkBounds: CGRect
  package let lineCount: Int
  package let isTruncated: Bool

  package init(
    request: TextRequest,
    size: CGSize,
    firstBaseline: CGFloat,
    lastBaseline: CGFloat,
    inkBounds: CGRect,
    lineCount: Int,
    isTruncated: Bool
  ) {
    self.request = request
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.inkBounds = inkBounds
    self.lineCount = lineCount
    self.isTruncated = isTruncated
  }

  public static func == (left: ShapedText, right: ShapedText) -> Bool {
    left === right || left.request == right.request
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(request) }
}
