internal import CCairo
import QuartzCore

/// Where two texts of one line and one face paint differently: from the first glyph that differs to
/// the end.
///
/// A clock that goes from 10:41 to 10:42 repaints one digit.
struct GlyphDifference {
  /// In points from the texts' upper left corner; nil when the texts cannot be compared glyph by glyph.
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
    // As for whole texts: glyphs may stand half a pixel beside their place.
    let start = max(whole.minX, left - 0.5)
    bounds = CGRect(
      x: start,
      y: whole.minY,
      width: max(whole.maxX - start, 0),
      height: whole.height
    )
  }

  /// Both in reading order from the left and of one place and shape.
  private static func isEqual(_ left: cairo_glyph_t, _ right: cairo_glyph_t) -> Bool {
    left.index == right.index && left.x == right.x && left.y == right.y
  }

  /// The leftmost that the glyphs from `index` on paint; infinite when there are none.
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
