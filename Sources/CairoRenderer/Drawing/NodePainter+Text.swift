internal import CCairo
import QuartzCore

extension NodePainter {
  /// Draws shaped text with the upper-left corner of its lines at `origin`.
  func paint(_ text: ShapedText, at origin: CGPoint, color: CGColor, _ state: PaintState) {
    guard let text = text as? GlyphText ?? reshaped(text), origin.isDrawable else { return }
    let ink = text.inkBounds.offsetBy(dx: origin.x, dy: origin.y)
    if ink.isNull { return }
    for mark in text.decorations where mark.isBehind { paint(mark, at: origin, color, state) }
    if text.hasShadows { paintShadows(of: text, at: origin, state) }
    if touched(ink, state) != nil {
      for run in text.runs {
        let color = run.color ?? color
        if let effects = run.effects, effects.changesGlyphs {
          drawPixels(ink, state) { self.show(run, effects.values, at: origin, color: color, state) }
        } else if state.veil != nil, run.font.hasColors {
          paintPixels(in: ink, state) { $0.show(run, at: origin, in: ink, color: color, $1) }
        } else {
          show(run, at: origin, in: ink, color: state.shown(color), state)
        }
      }
    }
    for mark in text.decorations where !mark.isBehind { paint(mark, at: origin, color, state) }
  }

  /// Returns the glyphs of text that was measured before the engine was installed.
  private func reshaped(_ text: ShapedText) -> GlyphText? {
    Engines.text.shape(text.request) as? GlyphText
  }

  private func paint(
    _ mark: GlyphText.Decoration,
    at origin: CGPoint,
    _ color: CGColor,
    _ state: PaintState
  ) {
    let rect = mark.rect.offsetBy(dx: origin.x, dy: origin.y)
    paint(.fillRect(rect, radii: .zero, color: mark.color ?? color), state)
  }

  /// Draws a run of text whose ink is in the given rectangle.
  private func show(
    _ run: GlyphText.Run,
    at origin: CGPoint,
    in ink: CGRect,
    color: CGColor,
    _ state: PaintState
  ) {
    let transform = state.transform
    let font = run.font.scaledFont(transform)
    if !state.hasShapedClip, !run.font.hasColors,
      showMasks(of: run, font, at: origin, color: color, state)
    {
      return
    }
    drawPixels(ink, state) {
      if canvas.currentFont != font {
        cairo_set_scaled_font(canvas.context, font)
        canvas.currentFont = font
      }
      canvas.setColor(color, alpha: state.alpha)
      place(run, at: origin, transform, from: state.clip.x, to: state.clip.maxX) { glyphs, count in
        cairo_show_glyphs(canvas.context, glyphs, count)
      }
    }
  }

  /// Blends the cached pixels of glyphs, and returns whether it did.
  private func showMasks(
    of run: GlyphText.Run,
    _ font: OpaquePointer,
    at origin: CGPoint,
    color: CGColor,
    _ state: PaintState
  ) -> Bool {
    let glyphs = resources.glyphs.glyphs(of: font)
    let clip = state.clip.intersection(canvas.area)
    let value = color.pixel(alpha: state.alpha)
    var isShown = false
    place(run, at: origin, state.transform, from: clip.x, to: clip.maxX) { placed, count in
      guard let placed, count > 0 else {
        isShown = true
        return
      }
      let all = UnsafeMutableBufferPointer(start: placed, count: Int(count))
      isShown = withUnsafeTemporaryAllocation(of: PlacedGlyph.self, capacity: all.count) { masks in
        guard let count = glyphs.place(all, in: clip, masks) else { return false }
        canvas.blend(
          value,
          through: UnsafeBufferPointer(rebasing: masks[..<count]),
          of: glyphs,
          in: clip
        )
        return true
      }
    }
    return isShown
  }

  /// Calls a function with the glyphs of a run in device pixels.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - origin: The upper-left corner of the text.
  ///   - transform: The transform from points to pixels.
  ///   - left: The first visible column.
  ///   - right: The end of the visible columns.
  ///   - body: The function.
  func place(
    _ run: GlyphText.Run,
    at origin: CGPoint,
    _ transform: CGAffineTransform,
    from left: Int,
    to right: Int,
    _ body: (UnsafeMutablePointer<cairo_glyph_t>?, Int32) -> Void
  ) {
    // Glyphs farther from the clip than this do not reach it, including marks and swashes.
    let reach = run.font.size * 3 * max(abs(transform.a) + abs(transform.c), 1)
    let low = CGFloat(left) - reach
    let high = CGFloat(right) + reach
    withUnsafeTemporaryAllocation(of: cairo_glyph_t.self, capacity: run.glyphs.count) { placed in
      var count = 0
      run.glyphs.withUnsafeBufferPointer { source in
        for glyph in source {
          let x = glyph.x + origin.x
          let y = glyph.y + origin.y
          let column = transform.a * x + transform.c * y + transform.tx
          if column < low || column > high { continue }
          placed[count] = cairo_glyph_t(
            index: glyph.index,
            x: column,
            y: transform.b * x + transform.d * y + transform.ty
          )
          count += 1
        }
      }
      body(placed.baseAddress, Int32(count))
    }
  }
}
