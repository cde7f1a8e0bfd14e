internal import CCairo
import QuartzCore

extension NodePainter {
  /// Draws shaped text with the top left of its lines at `origin`.
  func paint(_ text: ShapedText, at origin: CGPoint, color: CGColor, _ state: PaintState) {
    guard let text = text as? GlyphText ?? reshaped(text), origin.isDrawable else { return }
    let ink = text.inkBounds.offsetBy(dx: origin.x, dy: origin.y)
    if ink.isNull { return }
    for mark in text.decorations where mark.isBehind { paint(mark, at: origin, color, state) }
    drawPixels(ink, state) {
      for run in text.runs { self.show(run, at: origin, color: run.color ?? color, state) }
    }
    for mark in text.decorations where !mark.isBehind { paint(mark, at: origin, color, state) }
  }

  /// Text measured before the real engine was installed has no glyphs yet.
  private func reshaped(_ text: ShapedText) -> GlyphText? {
    Engines.text.shape(text.request) as? GlyphText
  }

  private func paint(
    _ mark: GlyphText.Decoration, at origin: CGPoint, _ color: CGColor, _ state: PaintState
  ) {
    let rect = mark.rect.offsetBy(dx: origin.x, dy: origin.y)
    paint(.fillRect(rect, radii: .zero, color: mark.color ?? color), state)
  }

  private func show(
    _ run: GlyphText.Run, at origin: CGPoint, color: CGColor, _ state: PaintState
  ) {
    let transform = state.transform
    let font = run.font.scaledFont(transform)
    if canvas.currentFont != font {
      cairo_set_scaled_font(canvas.context, font)
      canvas.currentFont = font
    }
    canvas.setColor(color, alpha: state.alpha)
    let count = run.glyphs.count
    withUnsafeTemporaryAllocation(of: cairo_glyph_t.self, capacity: count) { placed in
      run.glyphs.withUnsafeBufferPointer { source in
        for index in 0..<count {
          let x = source[index].x + origin.x
          let y = source[index].y + origin.y
          placed[index] = cairo_glyph_t(
            index: source[index].index, x: transform.a * x + transform.c * y + transform.tx,
            y: transform.b * x + transform.d * y + transform.ty)
        }
      }
      cairo_show_glyphs(canvas.context, placed.baseAddress, Int32(count))
    }
  }
}
