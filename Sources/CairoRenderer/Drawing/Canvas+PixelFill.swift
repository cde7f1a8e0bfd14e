internal import CCairo
import QuartzCore

/// Fills of whole pixels, written directly to memory.
///
/// Most of a frame consists of plain rectangles. For each of them, cairo would create a path, a
/// list of boxes and a pixman image.
extension Canvas {
  /// Fills pixels with a color.
  ///
  /// The rectangle must be inside the canvas.
  func fill(_ rect: PixelRect, color: CGColor, alpha: CGFloat) {
    fill(rect, with: color.pixel(alpha: alpha))
  }

  private func fill(_ rect: PixelRect, with value: UInt32) {
    switch value >> 24 {
    case 0: return
    case 255: store(value, in: rect)
    default: blend(value, in: rect)
    }
  }

  /// A rectangle to fill with a premultiplied pixel value.
  struct Span {
    var rect: PixelRect
    var value: UInt32
  }

  /// Fills rectangles that are beside each other.
  ///
  /// Each row is written at once, because the pixels at the edge of a rectangle are in the memory that
  /// was just written.
  func fill(_ spans: [Span]) {
    if batch != nil {
      for span in spans { fill(span.rect, with: span.value) }
      return
    }
    let spans = spans.filter { !$0.rect.isEmpty && $0.value >> 24 != 0 }
    let whole = spans.reduce(PixelRect.empty) { $0.union($1.rect) }
    spans.withUnsafeBufferPointer { spans in
      whole.inBands { band in
        for row in band.y..<band.maxY {
          for span in spans where row >= span.rect.y && row < span.rect.maxY {
            let part = PixelRect(x: span.rect.x, y: row, width: span.rect.width, height: 1)
            let isOpaque = span.value >> 24 == 255
            isOpaque ? storeRows(span.value, in: part) : blendRows(span.value, in: part)
          }
        }
      }
    }
  }

  /// Writes an opaque pixel value to a rectangle.
  func store(_ value: UInt32, in rect: PixelRect) {
    if rect.isEmpty { return }
    if let batch { return batch.add(.store(value), in: rect, on: self) }
    rect.inBands { storeRows(value, in: $0) }
  }

  /// Blends a pixel value over a rectangle (source over destination).
  func blend(_ value: UInt32, in rect: PixelRect) {
    if rect.isEmpty { return }
    if let batch { return batch.add(.blend(value), in: rect, on: self) }
    rect.inBands { blendRows(value, in: $0) }
  }

  /// Blends a pixel value through a mask, whose first pixel is at a position, inside a rectangle.
  ///
  /// The mask must not change until the canvas is flushed.
  func blend(_ value: UInt32, through mask: AlphaMask, x: Int, y: Int, in rect: PixelRect) {
    let shown = PixelRect(x: x, y: y, width: mask.width, height: mask.height).intersection(rect)
    if shown.isEmpty { return }
    if let batch { return batch.add(.mask(value, mask, x: x, y: y), in: shown, on: self) }
    shown.inBands { blendRows(value, through: mask, x: x, y: y, in: $0) }
  }

  /// Blends a pixel value through the alpha of a surface, whose first pixel is at a position, inside a
  /// rectangle.
  ///
  /// Returns `false` if the surface does not have pixels with an alpha of one byte, at whole pixels.
  func blend(
    _ value: UInt32,
    through surface: OpaquePointer,
    x: Int,
    y: Int,
    in rect: PixelRect
  ) -> Bool {
    var (offsetX, offsetY) = (0.0, 0.0)
    cairo_surface_get_device_offset(surface, &offsetX, &offsetY)
    guard cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE, offsetX == 0, offsetY == 0,
      cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32
    else { return false }
    cairo_surface_flush(surface)
    guard let bytes = cairo_image_surface_get_data(surface) else { return false }
    flush()
    let bytesPerRow = Int(cairo_image_surface_get_stride(surface))
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let whole = PixelRect(x: x, y: y, width: width, height: height)
    let shown = whole.intersection(rect).intersection(area)
    shown.inBands { shown in
      let start = UnsafeRawPointer(bytes + (shown.y - y) * bytesPerRow + (shown.x - x) * 4)
      ccairo_blend_silhouette(
        pixel(shown.x, shown.y),
        buffer.bytesPerRow / 4,
        start.assumingMemoryBound(to: UInt32.self),
        bytesPerRow / 4,
        shown.width,
        shown.height,
        value
      )
    }
    return true
  }

  /// Blends pixels of another canvas, shifted by whole pixels, over pixels of this one.
  func blend(_ source: Canvas, x: Int, y: Int, in rect: PixelRect, alpha: CGFloat) {
    flush()
    let lower = pixel(rect.x, rect.y)
    blend(source, x: x, y: y, over: lower, buffer.bytesPerRow / 4, in: rect, alpha: alpha)
  }

  /// Blends the pixels of another canvas, shifted by whole pixels, over rows of pixels.
  ///
  /// - Parameters:
  ///   - source: The canvas.
  ///   - x: The horizontal shift.
  ///   - y: The vertical shift.
  ///   - lower: The pixel below the first one of `rect`.
  ///   - stride: The distance between the rows of `lower`, in pixels.
  ///   - rect: The pixels to write.
  ///   - alpha: The factor for the alpha of the source, from 0 to 1.
  func blend(
    _ source: Canvas,
    x: Int,
    y: Int,
    over lower: UnsafePointer<UInt32>,
    _ stride: Int,
    in rect: PixelRect,
    alpha: CGFloat
  ) {
    flush()
    source.flush()
    // Cairo rounds an alpha to 16 bits, of which the upper ones are used.
    let factor = UInt8(UInt16(alpha * 65_535 + 0.5) >> 8)
    rect.inBands { band in
      ccairo_blend_faded(
        pixel(band.x, band.y),
        buffer.bytesPerRow / 4,
        lower + (band.y - rect.y) * stride,
        stride,
        source.pixel(band.x - x, band.y - y),
        source.buffer.bytesPerRow / 4,
        band.width,
        band.height,
        factor
      )
    }
  }

  /// Multiplies all pixels by a mask, whose first pixel is at a position, or by 1 minus the mask.
  ///
  /// The mask must cover the canvas.
  func multiply(by mask: AlphaMask, x: Int, y: Int, isInverted: Bool) {
    cairo_surface_flush(surface)
    area.inBands { area in
      ccairo_multiply_pixels(
        pixel(area.x, area.y),
        buffer.bytesPerRow / 4,
        mask.bytes + (area.y - y) * mask.bytesPerRow + area.x - x,
        mask.bytesPerRow,
        area.width,
        area.height,
        isInverted ? 255 : 0
      )
    }
    cairo_surface_mark_dirty(surface)
  }

  /// Copies pixels of another canvas, shifted by whole pixels, and blends a translucent pixel over
  /// each of them.
  func copy(_ source: Canvas, x: Int, y: Int, in rect: PixelRect, under value: UInt32) {
    flush()
    source.flush()
    rect.inBands { copyRows(of: source, x: x, y: y, in: $0, under: value) }
  }
}

/// Drawing on the calling thread.
extension Canvas {
  /// The minimum number of pixels of a row that is filled by a function of the C library.
  private static let narrowWidth = 24

  func storeRows(_ value: UInt32, in rect: PixelRect) {
    let stride = buffer.bytesPerRow / 4
    if rect.width < Self.narrowWidth {
      return ccairo_fill_rows(pixel(rect.x, rect.y), stride, rect.width, rect.height, value)
    }
    let isWhole = rect.width == stride
    let count = isWhole ? stride * rect.height : rect.width
    var row = UnsafeMutableRawPointer(pixel(rect.x, rect.y)).assumingMemoryBound(to: wchar_t.self)
    for _ in 0..<(isWhole ? 1 : rect.height) {
      wmemset(row, wchar_t(bitPattern: value), count)
      row += stride
    }
  }

  func blendRows(_ value: UInt32, in rect: PixelRect) {
    copyRows(of: self, x: 0, y: 0, in: rect, under: value)
  }

  func blendRows(
    _ value: UInt32,
    through mask: AlphaMask,
    x: Int,
    y: Int,
    in rect: PixelRect
  ) {
    ccairo_blend_masked(
      pixel(rect.x, rect.y),
      buffer.bytesPerRow / 4,
      mask.bytes + (rect.y - y) * mask.bytesPerRow + rect.x - x,
      mask.bytesPerRow,
      rect.width,
      rect.height,
      value
    )
  }

  private func copyRows(
    of source: Canvas,
    x: Int,
    y: Int,
    in rect: PixelRect,
    under value: UInt32
  ) {
    ccairo_copy_blended(
      pixel(rect.x, rect.y),
      buffer.bytesPerRow / 4,
      source.pixel(rect.x - x, rect.y - y),
      source.buffer.bytesPerRow / 4,
      rect.width,
      rect.height,
      value
    )
  }
}
