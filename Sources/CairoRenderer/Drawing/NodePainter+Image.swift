internal import CCairo
import QuartzCore

extension NodePainter {
  func paint(_ fill: ImageFill, _ state: PaintState) {
    if state.veil != nil, fill.tint == nil {
      paintPixels(in: fill.destination, state) { $0.paint(fill, $1) }
      return
    }
    let whole = PixelRect(x: 0, y: 0, width: fill.image.width, height: fill.image.height)
    let source = fill.source.map { PixelRect(covering: $0).intersection(whole) } ?? whole
    guard !source.isEmpty, fill.destination.isDrawable else { return }
    if case .tile(let size) = fill.scaling {
      draw(fill.destination, state) { self.tile(fill, source: source, size: size, state) }
      return
    }
    var isDone = false
    if state.isUpright {
      drawPixels(fill.destination, state) { isDone = self.blit(fill, source: source, state) }
    }
    if !isDone { draw(fill.destination, state) { self.warp(fill, source: source, state) } }
  }

  /// Draws an image by copying a version of it that was already scaled to the target's pixels.
  ///
  /// Returns `false` if this isn't possible.
  private func blit(_ fill: ImageFill, source: PixelRect, _ state: PaintState) -> Bool {
    let box = state.upright(fill.destination)
    let target = PixelRect(
      minX: Int(pixel: box.minX.rounded()),
      minY: Int(pixel: box.minY.rounded()),
      maxX: Int(pixel: box.maxX.rounded()),
      maxY: Int(pixel: box.maxY.rounded())
    )
    if target.isEmpty { return true }
    let wanted = ImageSurfaces.Preparation(
      width: target.width,
      height: target.height,
      source: source,
      isSmooth: fill.quality == .linear,
      slices: slices(fill, state)
    )
    let surfaces = ImageSurfaces.of(fill.image)
    if !surfaces.isUnchanged(wanted, fill.image), let sampler = wanted.sampler(of: fill.image),
      !wanted.isCacheable || surfaces.addRequest(wanted)
    {
      sample(sampler, in: target, fill, state)
      return true
    }
    guard let surface = surfaces.surface(for: wanted, of: fill.image) else { return false }
    put(surface, fill, state, x: target.x, y: target.y)
    return true
  }

  /// Draws the visible part of an image that is scaled.
  private func sample(
    _ sampler: ImageSampler,
    in target: PixelRect,
    _ fill: ImageFill,
    _ state: PaintState
  ) {
    let area = visiblePart(of: target.intersection(state.clip)).intersection(canvas.area)
    if area.isEmpty { return }
    let part = area.offsetBy(x: -target.x, y: -target.y)
    if fill.tint == nil, !state.hasShapedClip, state.alpha * fill.alpha >= 1,
      fill.image.hasOnlyOpaquePixels
    {
      canvas.flush()
      let first = canvas.pixel(area.x, area.y)
      sampler.write(part, to: first, bytesPerRow: canvas.buffer.bytesPerRow)
      return
    }
    resources.scratch.withCanvas(area, isOpaque: fill.image.isOpaque, clears: false) { scratch in
      let first = scratch.pixel(area.x, area.y)
      sampler.write(part, to: first, bytesPerRow: scratch.buffer.bytesPerRow)
      put(scratch.surface, fill, state, x: 0, y: 0)
    }
  }

  private func slices(_ fill: ImageFill, _ state: PaintState) -> ImageSurfaces.Slices? {
    guard
      case .slices(let top, let left, let bottom, let right, let scale, let tiles) = fill.scaling,
      scale > 0
    else { return nil }
    return ImageSurfaces.Slices(
      top: top * scale,
      left: left * scale,
      bottom: bottom * scale,
      right: right * scale,
      factor: state.transform.a / scale,
      tiles: tiles
    )
  }

  /// Draws a surface, or its alpha in the tint color, with its upper-left pixel at a position.
  private func put(
    _ surface: OpaquePointer,
    _ fill: ImageFill,
    _ state: PaintState,
    x: Int,
    y: Int
  ) {
    let alpha = state.alpha * min(max(fill.alpha, 0), 1)
    if let tint = fill.tint.map(state.shown) {
      if !state.hasShapedClip,
        canvas.blend(tint.pixel(alpha: alpha), through: surface, x: x, y: y, in: state.clip)
      {
        return
      }
      canvas.setColor(tint, alpha: alpha)
      cairo_mask_surface(canvas.context, surface, Double(x), Double(y))
      return
    }
    canvas.currentColor = nil
    cairo_set_source_surface(canvas.context, surface, Double(x), Double(y))
    cairo_pattern_set_filter(cairo_get_source(canvas.context), CAIRO_FILTER_NEAREST)
    if alpha < 1 {
      cairo_paint_with_alpha(canvas.context, alpha)
    } else {
      cairo_paint(canvas.context)
    }
  }

  /// Draws a rotated, mirrored or very large image, which is sampled while it is drawn.
  private func warp(_ fill: ImageFill, source: PixelRect, _ state: PaintState) {
    paintPattern(fill, state) { surfaces in
      let target = fill.destination
      let part: OpaquePointer = cairo_surface_create_for_rectangle(
        surfaces.surface,
        Double(source.x),
        Double(source.y),
        Double(source.width),
        Double(source.height)
      )
      defer { cairo_surface_destroy(part) }
      let pattern: OpaquePointer = cairo_pattern_create_for_surface(part)
      var matrix = cairo_matrix_t()
      cairo_matrix_init_scale(
        &matrix,
        Double(source.width) / target.width,
        Double(source.height) / target.height
      )
      cairo_matrix_translate(&matrix, -target.minX, -target.minY)
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      return pattern
    }
  }

  /// Repeats the image from the upper-left corner of its destination.
  ///
  /// Each tile is rounded to whole pixels.
  private func tile(_ fill: ImageFill, source: PixelRect, size: CGSize, _ state: PaintState) {
    guard size.width > 0, size.height > 0 else { return }
    let scaleX = hypot(state.transform.a, state.transform.b)
    let scaleY = hypot(state.transform.c, state.transform.d)
    let width = max(1, Int(pixel: (size.width * scaleX).rounded()))
    let height = max(1, Int(pixel: (size.height * scaleY).rounded()))
    let wanted = ImageSurfaces.Preparation(
      width: width,
      height: height,
      source: source,
      isSmooth: fill.quality == .linear,
      slices: nil
    )
    paintPattern(fill, state) { surfaces in
      guard let tile = surfaces.surface(for: wanted, of: fill.image) else { return nil }
      let pattern: OpaquePointer = cairo_pattern_create_for_surface(tile)
      var matrix = cairo_matrix_t()
      cairo_matrix_init_scale(
        &matrix,
        Double(width) / size.width,
        Double(height) / size.height
      )
      cairo_matrix_translate(&matrix, -fill.destination.minX, -fill.destination.minY)
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
      return pattern
    }
  }

  private func paintPattern(
    _ fill: ImageFill,
    _ state: PaintState,
    make: (ImageSurfaces) -> OpaquePointer?
  ) {
    guard let pattern = make(ImageSurfaces.of(fill.image)) else { return }
    defer { cairo_pattern_destroy(pattern) }
    cairo_pattern_set_filter(
      pattern,
      fill.quality == .linear ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST
    )
    let context = canvas.context
    let alpha = state.alpha * min(max(fill.alpha, 0), 1)
    cairo_save(context)
    var matrix = state.transform.cairoMatrix
    cairo_set_matrix(context, &matrix)
    let target = fill.destination
    cairo_rectangle(context, target.minX, target.minY, target.width, target.height)
    cairo_clip(context)
    if let tint = fill.tint.map(state.shown) {
      canvas.setColor(tint, alpha: alpha)
      cairo_mask(context, pattern)
    } else {
      cairo_set_source(context, pattern)
      cairo_paint_with_alpha(context, alpha)
    }
    canvas.restore()
  }
}
