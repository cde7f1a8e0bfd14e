internal import CCairo
import QuartzCore

/// Shaped text with its glyphs, in points from the top left of the first line.
final class GlyphText: ShapedText {
  /// Glyphs of one face and colour, in drawing order.
  struct Run {
    var font: GlyphFont
    /// nil takes the colour the text is drawn with.
    var color: CGColor?
    var glyphs: [cairo_glyph_t]
  }

  /// A line or a patch of colour beside the glyphs.
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
