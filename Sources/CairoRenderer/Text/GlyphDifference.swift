internal import CCairo
import QuartzCore

/// The area in which two texts of one line and one font differ: from the first different glyph to
/// the end.
///
/// A clock that changes from 10:41 to 10:42 redraws one digit.
struct GlyphDifference {
  /// The area in points from the upper-left corner of the texts, or `nil` if they cannot be
  /// compared by glyphs.
  let bounds: CGRect?

  init(_ old: GlyphText, _ new: GlyphText) {
    guard old.runs.count == 1, new.runs.count == 1, old.decorations.isEmpty,
      new.decorations.isEmpty,
      old.lineCount == 1, new.lineCount == 1, old.runs[0].font === new.runs[0].font,
      old.runs[0].color == new.runs[0].color, old.runs[0].effects == nil,
      new.runs[0].effects == nil
    else {
      bounds = nil
      return
    }
    let (before, after) = (old.runs[0], new.runs[0])
    let shorter = min(before.glyphs.count, after.glyphs.count)
    var same = 0
    while same < shorter, Self.isEqual(before.glyphs[same], after.glyphs[same]) { same += 1 }
    let whole = old.inkBounds.union(new.inkBounds)
    let left = min(Self.left(of: before, from: same), Self.left(of: after, from: same))
    guard left.isFinite else {
      bounds = whole
      return
    }
    // Glyphs may be drawn up to half a pixel beside their position.
    let start = max(whole.minX, left - 0.5)
    bounds = CGRect(
      x: start,
      y: whole.minY,
      width: max(whole.maxX - start, 0),
      height: whole.height
    )
  }

  /// Returns whether two glyphs have the same position and shape; runs are compared from left to
  /// right.
  private static func isEqual(_ left: cairo_glyph_t, _ right: cairo_glyph_t) -> Bool {
    left.index == right.index && left.x == right.x && left.y == right.y
  }

  /// Returns the left edge of the glyphs from `index` on, or infinity if there are none.
  private static func left(of run: GlyphText.Run, from index: Int) -> CGFloat {
    guard index < run.glyphs.count else { return .infinity }
    var extents = cairo_text_extents_t()
    run.glyphs.withUnsafeBufferPointer { glyphs in
      guard let first = glyphs.baseAddress else { return }
      cairo_scaled_font_glyph_extents(
        run.font.unscaled,
        first + index,
        Int32(glyphs.count - index),
        &extents
      )
    }
    return extents.width > 0 ? run.glyphs[index].x + extents.x_bearing : .infinity
  }
}
