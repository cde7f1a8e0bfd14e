internal import CCairo
import QuartzCore

extension NodePainter {
  /// Fills the current path with a gradient in the node's coordinates.
  func paint(_ fill: GradientFill, in bounds: CGRect, rule: CGPathFillRule, _ state: PaintState) {
    let context = canvas.context
    guard let pattern = makePattern(fill, in: bounds, state) else { return }
    defer { cairo_pattern_destroy(pattern) }
    canvas.currentColor = nil
    cairo_set_fill_rule(context, rule.cairoRule)
    var matrix = state.transform.cairoMatrix
    cairo_set_matrix(context, &matrix)
    cairo_set_source(context, pattern)
    cairo_identity_matrix(context)
    canvas.currentFont = nil
    if state.alpha < 1 {
      cairo_save(context)
      cairo_clip(context)
      cairo_paint_with_alpha(context, state.alpha)
      canvas.restore()
    } else {
      cairo_fill(context)
    }
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  /// Fills a rectangle with a gradient whose rows are equal, and returns whether it did.
  ///
  /// Cairo draws the first row. The others are blended directly, because cairo would compute the
  /// colors again for each row. The result is the same.
  func paintRow(of fill: GradientFill, in rect: CGRect, _ state: PaintState) -> Bool {
    guard case .linear(let start, let end) = fill.shape, start.y == end.y, start.x != end.x,
      state.isUpright, !state.hasShapedClip, rect.isDrawable,
      let pixels = PixelRect(exactly: state.upright(rect.standardized)), !pixels.isEmpty,
      pixels.width <= canvas.area.width
    else { return false }
    let shown = visiblePart(of: pixels.intersection(state.clip)).intersection(canvas.area)
    if shown.isEmpty { return true }
    let count = pixels.width
    let row = PixelRect(x: pixels.x, y: shown.y, width: count, height: 1)
    resources.scratch.withCanvas(row) { scratch in
      var inner = state
      inner.alpha = 1
      inner.clip = row
      cairo_rectangle(scratch.context, Double(row.x), Double(row.y), Double(count), 1)
      NodePainter(canvas: scratch, resources: resources)
        .paint(fill, in: rect, rule: .winding, inner)
      cairo_surface_flush(scratch.surface)
      // Cairo keeps the upper eight bits of an alpha of sixteen.
      let alpha = UInt32(min(max(state.alpha, 0) * 256, 255))
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: count) { buffer in
        guard let keeps = buffer.baseAddress else { return }
        canvas.flush()
        ccairo_prepare_row(scratch.pixel(row.x, row.y), keeps, count, alpha)
        ccairo_blend_row(
          canvas.pixel(shown.x, shown.y),
          canvas.buffer.bytesPerRow / 4,
          scratch.pixel(shown.x, row.y),
          keeps + (shown.x - row.x),
          shown.width,
          shown.height
        )
      }
    }
    return true
  }

  /// Fills a rectangle with an opaque gradient along a slanted line, and returns whether it did.
  ///
  /// The colors are read from a table, which is ten times as fast as cairo if the rectangle is large. They
  /// differ by one level at most.
  func paintSlanted(_ fill: GradientFill, in rect: CGRect, _ state: PaintState) -> Bool {
    guard case .linear(let start, let end) = fill.shape, start.x != end.x, start.y != end.y,
      fill.extends, fill.colors.allSatisfy({ $0.alpha == 1 }), state.alpha == 1,
      state.isUpright, !state.hasShapedClip, start.isDrawable, end.isDrawable, rect.isDrawable,
      let pixels = PixelRect(exactly: state.upright(rect.standardized)), GroupCache.isLarge(pixels)
    else { return false }
    let stops = GradientStops(fill)
    guard stops.areGradual else { return false }
    let shown = visiblePart(of: pixels.intersection(state.clip)).intersection(canvas.area)
    guard !shown.isEmpty, let line = GradientLine(from: start, to: end, state.transform) else {
      return shown.isEmpty
    }
    let ends = (
      stops.entries[0].color.pixel(), stops.entries[stops.entries.count - 1].color.pixel()
    )
    let table = stops.pixels(count: GradientLine.tableSize)
    canvas.flush()
    table.withUnsafeBufferPointer { table in
      shown.inBands { band in
        for row in band.y..<band.maxY {
          let target = canvas.pixel(band.x, row)
          var position = line.position(band.x, row)
          for column in 0..<band.width {
            let index = position >> GradientLine.fractionBits
            target[column] =
              index < 0 ? ends.0 : index >= GradientLine.tableSize ? ends.1 : table[index]
            position &+= line.step.x
          }
        }
      }
    }
    return true
  }

  private func makePattern(
    _ fill: GradientFill,
    in bounds: CGRect,
    _ state: PaintState
  ) -> OpaquePointer? {
    let stops = GradientStops(fill)
    guard !stops.isEmpty else { return nil }
    let pattern: OpaquePointer
    switch fill.shape {
    case .linear(let start, let end):
      guard start.isDrawable, end.isDrawable else { return nil }
      pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    case .radial(let start, let startRadius, let end, let endRadius):
      guard start.isDrawable, end.isDrawable, startRadius.isFinite, endRadius.isFinite else {
        return nil
      }
      pattern = cairo_pattern_create_radial(
        start.x,
        start.y,
        max(startRadius, 0),
        end.x,
        end.y,
        max(endRadius, 0)
      )
    case .conic(let center, let angle):
      return ConicGradient(stops: stops, center: center, angle: angle).makePattern(
        covering: bounds,
        state
      )
    }
    for stop in stops.entries {
      cairo_pattern_add_color_stop_rgba(
        pattern,
        stop.location,
        stop.color.red,
        stop.color.green,
        stop.color.blue,
        stop.color.alpha
      )
    }
    cairo_pattern_set_extend(pattern, fill.extends ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
    return pattern
  }
}

/// The positions of pixels along the line of a gradient, in a table of colors.
///
/// They are integers, so that they do not depend on the part of a rectangle that is drawn.
private struct GradientLine {
  /// The change from a pixel to the next one, in each direction.
  let step: (x: Int, y: Int)
  private let origin: Int

  static let tableSize = 2048
  static let fractionBits = 32

  /// Returns `nil` if the points are almost the same.
  init?(from start: CGPoint, to end: CGPoint, _ transform: CGAffineTransform) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let unit = CGFloat(Self.tableSize << Self.fractionBits) / (dx * dx + dy * dy)
    let x = dx * unit / transform.a
    let y = dy * unit / transform.d
    let first = CGPoint(
      x: (0.5 - transform.tx) / transform.a - start.x,
      y: (0.5 - transform.ty) / transform.d - start.y
    )
    let distance = (first.x * dx + first.y * dy) * unit
    let limit = CGFloat(1 << 60)
    // Frames have less than 2^16 rows and columns.
    guard abs(x) < limit / 65_536, abs(y) < limit / 65_536, abs(distance) < limit else {
      return nil
    }
    step = (Int(x), Int(y))
    origin = Int(distance)
  }

  func position(_ x: Int, _ y: Int) -> Int { origin &+ x &* step.x &+ y &* step.y }
}

/// The colors of a gradient by increasing position; missing positions are distributed evenly.
struct GradientStops {
  var entries: [(location: CGFloat, color: CGColor)] = []

  var isEmpty: Bool { entries.isEmpty }

  init(_ fill: GradientFill) {
    let count = fill.colors.count
    var latest: CGFloat = 0
    for (index, color) in fill.colors.enumerated() {
      let even = count > 1 ? CGFloat(index) / CGFloat(count - 1) : 0
      let given = fill.locations.count == count ? fill.locations[index] : even
      latest = max(latest, given >= 0 ? min(given, 1) : 0)
      entries.append((latest, color))
    }
  }

  /// Whether no color changes by more than two levels within a 2048th of the length.
  fileprivate var areGradual: Bool {
    zip(entries, entries.dropFirst()).allSatisfy { $1.location - $0.location >= 1.0 / 16 }
      && !entries.isEmpty
  }

  /// Returns the premultiplied pixels in the middles of equal parts.
  fileprivate func pixels(count: Int) -> [UInt32] {
    (0..<count).map { pixel(at: (CGFloat($0) + 0.5) / CGFloat(count)) }
  }

  /// Returns the premultiplied pixel at a position from 0 to 1.
  func pixel(at position: CGFloat) -> UInt32 {
    guard let after = entries.firstIndex(where: { $0.location >= position }) else {
      return entries[entries.count - 1].color.pixel()
    }
    if after == 0 { return entries[0].color.pixel() }
    let (low, high) = (entries[after - 1], entries[after])
    let span = high.location - low.location
    let t = span > 0 ? (position - low.location) / span : 1
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * t }
    return CGColor(
      red: mix(low.color.red, high.color.red),
      green: mix(low.color.green, high.color.green),
      blue: mix(low.color.blue, high.color.blue),
      alpha: mix(low.color.alpha, high.color.alpha)
    ).pixel()
  }
}

/// A gradient around a point, computed for each pixel from a table by angle, because cairo has no
/// such gradient.
struct ConicGradient {
  var stops: GradientStops
  var center: CGPoint
  var angle: CGFloat

  private static let tableSize = 2048

  /// Returns a pattern in the node's coordinates that contains the pixels inside the clip.
  func makePattern(covering bounds: CGRect, _ state: PaintState) -> OpaquePointer? {
    let area = state.pixels(of: bounds, outset: 1)
    guard PixelBuffer.isAllowed(width: area.width, height: area.height), center.isDrawable else {
      return nil
    }
    let surface: OpaquePointer = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32,
      Int32(area.width),
      Int32(area.height)
    )
    defer { cairo_surface_destroy(surface) }
    guard let bytes = cairo_image_surface_get_data(surface) else { return nil }
    let table = stops.pixels(count: Self.tableSize)
    let bytesPerRow = Int(cairo_image_surface_get_stride(surface))
    let inverse = state.transform.inverted()
    for row in 0..<area.height {
      let pixels = UnsafeMutableRawPointer(bytes + row * bytesPerRow)
        .assumingMemoryBound(to: UInt32.self)
      for column in 0..<area.width {
        let x = CGFloat(area.x + column) + 0.5
        let y = CGFloat(area.y + row) + 0.5
        let dx = inverse.a * x + inverse.c * y + inverse.tx - center.x
        let dy = inverse.b * x + inverse.d * y + inverse.ty - center.y
        var turn = (CGFloat(atan2(Double(dy), Double(dx))) - angle) / (2 * .pi)
        turn -= turn.rounded(.down)
        pixels[column] = table[min(Int(turn * CGFloat(Self.tableSize)), Self.tableSize - 1)]
      }
    }
    cairo_surface_mark_dirty(surface)
    let pattern: OpaquePointer = cairo_pattern_create_for_surface(surface)
    var matrix = state.transform.cairoMatrix
    matrix.x0 -= Double(area.x)
    matrix.y0 -= Double(area.y)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
    return pattern
  }
}
