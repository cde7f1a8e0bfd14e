internal import CCairo
import QuartzCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Pixels that are drawn on, with a cairo context for them.
///
/// Coordinates are device pixels of the frame, even if the canvas contains only the part `area` of
/// the frame.
final class Canvas {
  let buffer: PixelBuffer
  let area: PixelRect
  /// Whether the pixels have no alpha; the fourth byte is then always 255.
  let isOpaque: Bool
  private let cairoSurface: OpaquePointer
  private let cairoContext: OpaquePointer
  /// The fills and text that are not in the pixels yet, while they are collected.
  @exclusivity(unchecked) private(set) var batch: DrawingBatch?
  /// The values that were last set on the context, which avoid setting them again.
  var currentFont: OpaquePointer?
  var currentColor: CGColor?

  init(buffer: PixelBuffer, area: PixelRect, isOpaque: Bool) {
    self.buffer = buffer
    self.area = area
    self.isOpaque = isOpaque
    cairoSurface = cairo_image_surface_create_for_data(
      buffer.bytes,
      isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
      Int32(area.width),
      Int32(area.height),
      Int32(buffer.bytesPerRow)
    )
    cairo_surface_set_device_offset(cairoSurface, Double(-area.x), Double(-area.y))
    cairoContext = cairo_create(cairoSurface)
  }

  convenience init(area: PixelRect, isOpaque: Bool) {
    self.init(
      buffer: PixelBuffer(width: area.width, height: area.height),
      area: area,
      isOpaque: isOpaque
    )
  }

  deinit {
    cairo_destroy(cairoContext)
    cairo_surface_finish(cairoSurface)
    cairo_surface_destroy(cairoSurface)
  }

  /// The surface, for which the batch is performed first.
  var surface: OpaquePointer {
    flush()
    return cairoSurface
  }

  /// The context, for which the batch is performed first.
  var context: OpaquePointer {
    flush()
    return cairoContext
  }

  /// Whether cairo draws the edges of outlines with translucent pixels.
  var isAntialiased: Bool {
    get { cairo_get_antialias(cairoContext) != CAIRO_ANTIALIAS_NONE }
    set {
      cairo_set_antialias(
        cairoContext,
        newValue ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE
      )
    }
  }

  /// Runs `body`, in which fills and text are collected and performed together.
  func batching(_ body: () throws -> Void) rethrows {
    precondition(batch == nil)
    batch = DrawingBatch()
    defer {
      flush()
      batch = nil
    }
    try body()
  }

  /// Performs the collected fills and text.
  ///
  /// Everything that reads or writes pixels in another way calls this before.
  @inline(__always)
  func flush() {
    if let batch, !batch.isEmpty { batch.perform(on: self) }
  }

  /// Returns the pixel at a position of the frame inside `area`.
  @inline(__always)
  func pixel(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    #if DEBUG
      precondition(batch?.mayAccessPixels ?? true, "The batch must be flushed before.")
    #endif
    let offset = (y &- area.y) &* buffer.bytesPerRow &+ (x &- area.x) &* 4
    return UnsafeMutableRawPointer(buffer.bytes + offset).assumingMemoryBound(to: UInt32.self)
  }

  func clear(_ rect: PixelRect) {
    flush()
    rect.intersection(area).inBands { rect in
      buffer.clear(x: rect.x - area.x, y: rect.y - area.y, width: rect.width, height: rect.height)
    }
  }

  /// Copies the pixels of another canvas, shifted by whole pixels, to a rectangle of this canvas.
  func copy(_ source: Canvas, x: Int = 0, y: Int = 0, in rect: PixelRect) {
    flush()
    source.flush()
    rect.inBands { rect in
      for row in rect.y..<rect.maxY {
        memcpy(pixel(rect.x, row), source.pixel(rect.x - x, row - y), rect.width * 4)
      }
    }
  }

  /// Sets the color with which cairo draws.
  func setColor(_ color: CGColor, alpha: CGFloat) {
    if alpha == 1 {
      if currentColor === color { return }
      currentColor = color
    } else {
      currentColor = nil
    }
    // Cairo truncates color components, whereas direct fills round them. With whole bytes, the
    // results are equal.
    let pixel = color.pixel(alpha: alpha)
    let opacity = max(pixel >> 24, 1)
    func part(_ shift: UInt32) -> Double { Double((pixel >> shift) & 255) / Double(opacity) }
    cairo_set_source_rgba(cairoContext, part(16), part(8), part(0), Double(pixel >> 24) / 255)
  }

  /// Runs `body` with cairo clipped to a rectangle of pixels.
  func clipped(to rect: PixelRect, _ body: () -> Void) {
    cairo_save(cairoContext)
    cairo_rectangle(
      cairoContext,
      Double(rect.x),
      Double(rect.y),
      Double(rect.width),
      Double(rect.height)
    )
    cairo_clip(cairoContext)
    body()
    restore()
  }

  /// The path that cairo fills or strokes next.
  var outline: PathTarget { PathTarget(context: cairoContext) }

  /// Runs `body` with a transform from a node's coordinates, then restores the coordinates of
  /// pixels.
  func transformed(_ transform: CGAffineTransform, _ body: () -> Void) {
    outline.transformed(transform, body)
    currentFont = nil
  }

  /// Restores the context to the matching `cairo_save`.
  func restore() {
    cairo_restore(cairoContext)
    currentFont = nil
    currentColor = nil
  }
}

extension CGAffineTransform {
  var cairoMatrix: cairo_matrix_t {
    cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
  }
}

extension CGColor {
  /// Returns the color as a premultiplied pixel.
  func pixel(alpha multiplier: CGFloat = 1) -> UInt32 {
    let alpha = self.alpha * multiplier
    func byte(_ value: CGFloat) -> UInt32 { UInt32((value * 255).rounded()) }
    let upper: UInt32 = byte(alpha) << 24 | byte(red * alpha) << 16
    let lower: UInt32 = byte(green * alpha) << 8 | byte(blue * alpha)
    return upper | lower
  }
}
