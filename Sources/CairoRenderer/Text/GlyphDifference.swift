internal import CCairo
import QuartzCore

/// The area in which two texts with one line and one face differ: from the first different glyph to
/// the end.
///
/// A clock that changes from 10:41 to 10:42 redraws only one digit.
struct GlyphDifference {
  /// The area in points relative to the top left corner; `nil` if the texts can't be compared by
  /// glyphs.
  let bounds: CGRect?

  init(_ old: GlyphText, _ new: GlyphText) {
    guard old.runs.count == 1, new.runs.count == 1, old.decorations.isEmpty,
      new.decorations.isEmpty,
      old.lineCount == 1, new.lineCount == 1, old.runs[0].font === new.runs[0].font,
      old.runs[0].color == new.runs[0].color
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
    // As for complete texts, glyphs may be off by half a pixel.
    let start = max(whole.minX, left - 0.5)
    bounds = CGRect(
      x: start,
      y: whole.minY,
      width: max(whole.maxX - start, 0),
      height: whole.height
    )
  }

  /// Returns whether two glyphs have the same shape and position.
  private static func isEqual(_ left: cairo_glyph_t, _ right: cairo_glyph_t) -> Bool {
    left.index == right.index && left.x == right.x && left.y == right.y
  }

  /// Returns the left edge of the glyphs beginning at `index`; infinite if there are none.
  private static func left(of run: GlyphText.Run, from index: Int) -> CGFloat {
    guard index < run.glyphs.count else { return .infinity }
    var extents = cairo_text_extents_t()
    run.glyphs.withUnsafeBufferPointer { glyphs in
      guard let first = glyphs.baseAddress else { return }
      cairo_scaled_font_glyph_extents(
        run.font.scaledFont(.identity),
        first + index,
        Int32(glyphs.count - index),
        &extents
      )
    }
    return extents.width > 0 ? run.glyphs[index].x + extents.x_bearing : .infinity
  }
}
