internal import CCairo
import QuartzCore

/// Shaped text with its glyphs, in points from the upper-left corner of the first line.
final class GlyphText: ShapedText {
  /// Glyphs of one font and color, in drawing order.
  struct Run {
    var font: GlyphFont
    /// The color, or `nil` for the color with which the text is drawn.
    var color: CGColor?
    var glyphs: [cairo_glyph_t]
    var effects: TextEffects?
  }

  /// A line or a colored rectangle in addition to the glyphs.
  struct Decoration {
    var rect: CGRect
    var color: CGColor?
    var isBehind: Bool
    /// The shadow, or `nil` for none.
    var shadow: DrawingShadow?
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
    attachments: [PlacedTextAttachment],
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
      isTruncated: isTruncated,
      attachments: attachments
    )
    self.runs = runs
    self.decorations = decorations
  }

  /// Returns a line that was laid out without a maximum width as the result of a request with one.
  func aligned(for request: TextRequest) -> GlyphText {
    let x = request.lineStart(width: size.width, in: max(request.width, 0))
    var runs = runs
    var decorations = decorations
    var attachments = attachments
    if x != 0 {
      for run in runs.indices {
        for glyph in runs[run].glyphs.indices { runs[run].glyphs[glyph].x += x }
      }
      for index in decorations.indices { decorations[index].rect.origin.x += x }
      for index in attachments.indices { attachments[index].frame.origin.x += x }
    }
    return GlyphText(
      request: request,
      size: size,
      firstBaseline: firstBaseline,
      lastBaseline: lastBaseline,
      inkBounds: inkBounds.isNull ? inkBounds : inkBounds.offsetBy(dx: x, dy: 0),
      lineCount: lineCount,
      isTruncated: isTruncated,
      attachments: attachments,
      runs: runs,
      decorations: decorations
    )
  }
}
