internal import CCairo
import QuartzCore

extension NodePainter {
  // R-TXT-117, R-TXT-120
  /// Draws glyphs that are outlined or slanted.
  func show(
    _ run: GlyphText.Run,
    _ effects: TextEffects.Values,
    at origin: CGPoint,
    color: CGColor,
    _ state: PaintState
  ) {
    useFont(of: run, state.transform, in: canvas.context)
    canvas.currentFont = nil
    place(run, at: origin, state.transform, from: state.clip.x, to: state.clip.maxX) {
      glyphs,
      count in
      draw(glyphs, count, of: run, state.transform, in: canvas.context) { isOutline in
        let drawn = isOutline ? effects.strokeColor ?? color : color
        canvas.setColor(state.shown(drawn), alpha: state.alpha)
      }
    }
  }

  private func useFont(
    of run: GlyphText.Run,
    _ transform: CGAffineTransform,
    in context: OpaquePointer
  ) {
    var slanted = transform
    let lean = run.effects?.values.obliqueness ?? 0
    slanted.c -= lean * transform.a
    slanted.d -= lean * transform.b
    cairo_set_scaled_font(context, run.font.scaledFont(slanted))
  }

  /// Draws glyphs filled, outlined or both.
  ///
  /// - Parameters:
  ///   - glyphs: The glyphs in device pixels.
  ///   - count: The number of glyphs.
  ///   - run: The run of the glyphs.
  ///   - transform: The transform from points to pixels.
  ///   - context: The context, with the font of the run.
  ///   - setColor: Sets the color of the outline or of the filled glyphs.
  private func draw(
    _ glyphs: UnsafeMutablePointer<cairo_glyph_t>?,
    _ count: Int32,
    of run: GlyphText.Run,
    _ transform: CGAffineTransform,
    in context: OpaquePointer,
    setColor: (_ isOutline: Bool) -> Void = { _ in }
  ) {
    let strokeWidth = run.effects?.values.strokeWidth ?? 0
    guard strokeWidth != 0 else {
      setColor(false)
      cairo_show_glyphs(context, glyphs, count)
      return
    }
    cairo_new_path(context)
    cairo_glyph_path(context, glyphs, count)
    if strokeWidth < 0 {
      setColor(false)
      cairo_fill_preserve(context)
    }
    setColor(true)
    cairo_set_line_width(
      context,
      abs(strokeWidth) / 100 * run.font.size * transform.lengthScale
    )
    cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
    cairo_set_miter_limit(context, 4)
    cairo_set_dash(context, nil, 0, 0)
    cairo_stroke(context)
  }

  // R-TXT-120
  /// Draws the shadows of all glyphs and of the lines below and through them.
  func paintShadows(of text: GlyphText, at origin: CGPoint, _ state: PaintState) {
    var painted: [DrawingShadow] = []
    for shadow in text.runs.compactMap({ $0.effects?.values.shadow })
      + text.decorations.compactMap(\.shadow)
    where !painted.contains(shadow) {
      painted.append(shadow)
      paint(shadow, of: text, at: origin, state)
    }
  }

  private func paint(
    _ shadow: DrawingShadow,
    of text: GlyphText,
    at origin: CGPoint,
    _ state: PaintState
  ) {
    let blur = BoxBlur(deviation: shadow.blurRadius * state.transform.lengthScale)
    let margin = blur.reach + 1
    // Only the part of the shadow that reaches the clip is drawn.
    let box = state.box(of: text.inkBounds.offsetBy(dx: origin.x, dy: origin.y))
    guard box.isDrawable else { return }
    let area = PixelRect(covering: box)
      .intersection(state.clip.insetBy(-margin))
    guard area.width > 0, area.height > 0,
      let mask = AlphaMask(width: area.width, height: area.height),
      let context = cairo_create(mask.surface)
    else { return }
    defer { cairo_destroy(context) }
    let moved = CGPoint(x: origin.x + shadow.offset.width, y: origin.y + shadow.offset.height)
    var local = state.transform
    local.tx -= CGFloat(area.x)
    local.ty -= CGFloat(area.y)
    for run in text.runs where run.effects?.values.shadow == shadow {
      mark(run, at: moved, local, width: area.width, in: context)
    }
    for line in text.decorations where line.shadow == shadow {
      let rect = line.rect.offsetBy(dx: moved.x, dy: moved.y)
      MaskCanvas(mask).draw(CGPath(rect: rect, transform: nil), transform: local)
    }
    mask.blur(blur)
    paint(mask, x: area.x, y: area.y, color: state.shown(shadow.color), state)
  }

  private func mark(
    _ run: GlyphText.Run,
    at origin: CGPoint,
    _ transform: CGAffineTransform,
    width: Int,
    in context: OpaquePointer
  ) {
    useFont(of: run, transform, in: context)
    place(run, at: origin, transform, from: 0, to: width) { glyphs, count in
      draw(glyphs, count, of: run, transform, in: context)
    }
  }
}

extension GlyphText {
  /// Whether glyphs have a shadow.
  var hasShadows: Bool { runs.contains { $0.effects?.values.shadow != nil } }
}
