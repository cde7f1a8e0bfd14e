internal import CCairo
import QuartzCore

extension NodePainter {
  func paint(_ operation: DrawingOperation, _ state: PaintState) {
    switch operation {
    case .fillRect(let rect, let radii, let color):
      fill(rect, radii: radii, color: state.shown(color), state)
    case .strokeRect(let rect, let radii, let width, let color):
      stroke(rect, radii: radii, width: width, color: state.shown(color), state)
    case .fillPath(let path, let rule, let color):
      paint(path, .fill(rule), color: state.shown(color), state)
    case .strokePath(let path, let style, let color):
      guard style.width > 0, style.width.isFinite else { return }
      paint(path, .stroke(style), color: state.shown(color), state)
    case .gradientRect(let rect, _, _) where state.veil != nil:
      paintPixels(in: rect, state) { $0.paint(operation, $1) }
    case .gradientPath(let path, _, _) where state.veil != nil:
      paintPixels(in: path.elementBounds, state) { $0.paint(operation, $1) }
    case .gradientRect(let rect, let radii, let fill):
      if radii.isZero,
        paintRow(of: fill, in: rect, state) || paintSlanted(fill, in: rect, state)
      {
        return
      }
      draw(rect, state) {
        self.trace(state) { self.canvas.outline.append(rect, radii: radii) }
        self.paint(fill, in: rect, rule: .winding, state)
      }
    case .gradientPath(let path, let rule, let fill):
      let bounds = path.elementBounds
      draw(bounds, state) {
        self.trace(state) { self.canvas.outline.append(path) }
        self.paint(fill, in: bounds, rule: rule, state)
      }
    case .aliased(let operation):
      let before = canvas.isAntialiased
      canvas.isAntialiased = false
      paint(operation, state)
      canvas.isAntialiased = before
    case .image(let fill): paint(fill, state)
    case .text(let text, let origin, let color): paint(text, at: origin, color: color, state)
    case .shadowRect(let rect, let radii, let blurRadius, let color):
      paintShadow(rect, radii: radii, blurRadius: blurRadius, color: state.shown(color), state)
    case .shadowPath(let path, let blurRadius, let color):
      paintShadow(path, blurRadius: blurRadius, color: state.shown(color), state)
    }
  }

  /// Runs cairo drawing of outlines inside `bounds`, clipped if they cross the clip.
  func draw(_ bounds: CGRect, _ state: PaintState, _ body: () -> Void) {
    guard let pixels = touched(bounds, state) else { return }
    if state.clip.contains(pixels) {
      body()
    } else if state.hasShapedClip {
      canvas.clipped(to: state.clip, body)
    } else {
      drawOnStrip(pixels, state) { _ in body() }
    }
  }

  /// Runs drawing whose pixels do not depend on the clip: glyphs and images at whole pixels.
  func drawPixels(_ bounds: CGRect, _ state: PaintState, _ body: () -> Void) {
    guard let pixels = touched(bounds, state) else { return }
    if state.clip.contains(pixels) {
      body()
    } else {
      canvas.clipped(to: state.clip, body)
    }
  }

  /// Returns the pixels of drawing inside a rectangle, or `nil` if none of them is in the clip.
  func touched(_ bounds: CGRect, _ state: PaintState) -> PixelRect? {
    guard bounds.minX.isFinite, bounds.minY.isFinite, bounds.width.isFinite, bounds.height.isFinite
    else { return nil }
    let pixels = PixelRect(covering: state.box(of: bounds), outset: 1)
    return pixels.intersects(state.clip) ? pixels : nil
  }

  /// Builds a path in the coordinates of the node, and restores the transform without resetting
  /// colors and fonts.
  private func trace(_ state: PaintState, _ body: () -> Void) {
    cairo_new_path(canvas.context)
    canvas.transformed(state.transform, body)
  }

  /// Draws a path through the mask of its pixels, or as an outline into a clip that is not a rectangle.
  private func paint(
    _ path: CGPath,
    _ marking: PathMarking,
    color: CGColor,
    _ state: PaintState
  ) {
    let bounds = marking.bounds(of: path)
    if state.hasShapedClip || !canvas.isAntialiased {
      draw(bounds, state) {
        self.canvas.setColor(color, alpha: state.alpha)
        marking.draw(path, state.transform, in: self.canvas.context)
        self.canvas.currentFont = nil
      }
      return
    }
    let value = color.pixel(alpha: state.alpha)
    let clip = state.clip.intersection(canvas.area)
    if let (mask, x, y) = resources.pathMasks.mask(of: path, marking, in: bounds, state) {
      canvas.blend(value, through: mask, x: x, y: y, in: clip)
      return
    }
    guard let pixels = touched(bounds, state) else { return }
    for part in visibleParts(of: pixels.intersection(clip)) {
      // Outlines are clipped at the top and bottom only; see `drawOnStrip`.
      var strip = pixels.intersection(state.limit)
      (strip.y, strip.height) = (part.y, part.height)
      resources.scratch.withMask(width: strip.width, height: strip.height) { mask in
        mask.draw(path, marking, transform: state.transform, in: strip)
        canvas.blend(value, through: mask, x: strip.x, y: strip.y, in: part)
        // The memory of the mask is reused.
        canvas.flush()
      }
    }
  }

  private func fill(_ rect: CGRect, radii: CornerRadii, color: CGColor, _ state: PaintState) {
    if color.alpha == 0 { return }
    var rect = rect.standardized
    if rect.isNullOrInfinite, rect.isInfinite, !state.hasShapedClip {
      canvas.fill(visiblePart(of: state.clip), color: color, alpha: state.alpha)
      return
    }
    // Cairo rounds differently when it blends translucent colors, so all parts of a shape are drawn
    // in the same way.
    let isOpaque = color.alpha * state.alpha == 1
    if state.isUpright, !state.hasShapedClip, isOpaque || radii.isZero,
      let pixels = PixelRect(exactly: state.snapped(rect)), state.isClear(of: radii, in: pixels)
    {
      canvas.fill(
        visiblePart(of: pixels.intersection(state.clip)),
        color: color,
        alpha: state.alpha
      )
      return
    }
    if state.isUpright, !state.hasShapedClip, radii.isZero, rect.isDrawable {
      let placed = state.placed(rect)
      if GroupCache.isLarge(PixelRect(inside: placed)),
        canvas.isAntialiased
      {
        fillInParts(placed, color: color, state)
        return
      }
      rect = state.placedInNode(rect)
    }
    if state.isUpright, !radii.isZero, rect.isDrawable,
      let (mask, x, y) = resources.roundRects.mask(
        state.snapped(rect),
        radii: radii.fitting(rect.size).scaled(by: state.transform.a),
        isOpaque: isOpaque
      )
    {
      if state.hasShapedClip {
        drawPixels(rect, state) {
          self.canvas.setColor(color, alpha: state.alpha)
          cairo_mask_surface(self.canvas.context, mask.surface, Double(x), Double(y))
        }
      } else {
        canvas.blend(color.pixel(alpha: state.alpha), through: mask, x: x, y: y, in: state.clip)
      }
      return
    }
    if !rect.isDrawable {
      let visible = state.limit.rect.applying(state.transform.inverted())
      rect = rect.intersection(visible)
      guard rect.isDrawable else { return }
    }
    draw(rect, state) {
      self.trace(state) { self.canvas.outline.append(rect, radii: radii) }
      self.canvas.setColor(color, alpha: state.alpha)
      cairo_fill(self.canvas.context)
    }
  }

  /// Fills a rectangle in pixels whose edges are between pixels, without an outline.
  private func fillInParts(_ box: CGRect, color: CGColor, _ state: PaintState) {
    let columns = Self.parts(from: box.minX, to: box.maxX)
    for rows in Self.parts(from: box.minY, to: box.maxY) {
      let spans = columns.map { columns in
        let part = PixelRect(
          minX: columns.start,
          minY: rows.start,
          maxX: columns.end,
          maxY: rows.end
        )
        return Canvas.Span(
          rect: visiblePart(of: part.intersection(state.clip)),
          value: color.pixel(alpha: state.alpha * columns.coverage * rows.coverage)
        )
      }
      canvas.fill(spans)
    }
  }

  /// Divides a range into its first pixel, the pixels that it contains, and its last pixel.
  private static func parts(
    from low: CGFloat,
    to high: CGFloat
  ) -> [(start: Int, end: Int, coverage: CGFloat)] {
    let start = Int(pixel: low.rounded(.up))
    let end = Int(pixel: high.rounded(.down))
    return [
      (start - 1, start, low.rounded(.up) - low), (start, end, 1),
      (end, end + 1, high - high.rounded(.down)),
    ].filter { $0.coverage > 0 }
  }

  /// Strokes the inside of a rectangle: the area between two outlines.
  private func stroke(
    _ rect: CGRect,
    radii: CornerRadii,
    width: CGFloat,
    color: CGColor,
    _ state: PaintState
  ) {
    guard rect.isDrawable, width > 0, color.alpha > 0 else { return }
    if isInside(rect, radii: radii, width: width, state) { return }
    draw(rect, state) {
      self.trace(state) {
        self.canvas.outline.append(rect, radii: radii)
        let inner = rect.insetBy(dx: width, dy: width)
        if inner.isDrawable, !inner.isNull {
          self.canvas.outline.append(inner, radii: radii.fitting(rect.size).inset(by: width))
        }
      }
      self.canvas.setColor(color, alpha: state.alpha)
      cairo_set_fill_rule(self.canvas.context, CAIRO_FILL_RULE_EVEN_ODD)
      cairo_fill(self.canvas.context)
      cairo_set_fill_rule(self.canvas.context, CAIRO_FILL_RULE_WINDING)
    }
  }

  /// Whether the clip is inside the area that a stroke of a rectangle surrounds, so that nothing is
  /// drawn.
  private func isInside(
    _ rect: CGRect,
    radii: CornerRadii,
    width: CGFloat,
    _ state: PaintState
  ) -> Bool {
    let inner = rect.insetBy(dx: width, dy: width)
    guard state.isUpright, inner.isDrawable, !inner.isNull else { return false }
    let hole = PixelRect(inside: state.upright(inner))
    return hole.contains(state.clip)
      && state.isClear(of: radii.fitting(rect.size).inset(by: width), in: hole)
  }
}

extension CGPath {
  /// The bounding box of all points, including control points.
  var elementBounds: CGRect {
    var box = (
      minX: CGFloat.infinity, minY: CGFloat.infinity, maxX: -CGFloat.infinity,
      maxY: -CGFloat.infinity
    )
    func add(_ point: CGPoint) {
      guard point.isDrawable else { return }
      box.minX = min(box.minX, point.x)
      box.minY = min(box.minY, point.y)
      box.maxX = max(box.maxX, point.x)
      box.maxY = max(box.maxY, point.y)
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .quadCurve(let control, let end):
        add(control)
        add(end)
      case .curve(let control1, let control2, let end):
        add(control1)
        add(control2)
        add(end)
      case .close: break
      }
    }
    guard box.minX <= box.maxX else { return .null }
    return CGRect(x: box.minX, y: box.minY, width: box.maxX - box.minX, height: box.maxY - box.minY)
  }
}
