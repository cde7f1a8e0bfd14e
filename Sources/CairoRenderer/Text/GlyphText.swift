internal import CCairo
import QuartzCore

/// Shaped text with its glyphs, in points relative to the top left corner of the first line.
final class GlyphText: ShapedText {
  /// Glyphs with the same face and color, in drawing order.
  struct Run {
    var font: GlyphFont
    /// The color, or `nil` for the color with which the text is drawn.
    var color: CGColor?
    var glyphs: [cairo_glyph_t]
  }

  /// A line or a rectangle of color that belongs to the glyphs.
  struct Decoration {
    var rect: CGRect
    var color: CGColor?
    var isBehind: Bool
  }

  private(set) var runs: [Run] = []
  private(set) var decorations: [Decoration] = []

  convenience init(
    request: TextRequest,
    size: CGSize,
    firstBaseline: CGFloat,
    lastBaseline: CGFloat,
    inkBounds: CGRect,
    lineCount: Int,
    isTruncated: Bool,
    runs: [Run],
    decorations: [Decoration]
  ) {
    self.init(
      request: request,
      size: size,
      firstBaseline: firstBaseline,
      lastBaseline: lastBaseline,
      inkBounds: inkBounds,
      lineCount: lineCount,
      isTruncated: isTruncated
    )
    self.runs = runs
    self.decorations = decorations
  }
}
