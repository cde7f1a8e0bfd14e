internal import CCairo
import QuartzCore

/// A mask with one byte per pixel.
final class AlphaMask {
  let surface: OpaquePointer
  let width: Int
  let height: Int
  let bytes: UnsafeMutablePointer<UInt8>
  let bytesPerRow: Int

  init?(width: Int, height: Int) {
    guard PixelBuffer.isAllowed(width: width, height: height),
      let made = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)),
      let data = cairo_image_surface_get_data(made)
    else { return nil }
    surface = made
    self.width = width
    self.height = height
    bytes = data
    bytesPerRow = Int(cairo_image_surface_get_stride(made))
  }

  /// Creates a mask in the memory of a buffer, which has to exist as long as the mask.
  ///
  /// The mask is transparent.
  init?(width: Int, height: Int, memoryOf buffer: PixelBuffer) {
    bytesPerRow = Self.bytesPerRow(width: width)
    guard PixelBuffer.isAllowed(width: width, height: height),
      bytesPerRow * height <= buffer.byteCount,
      let made = cairo_image_surface_create_for_data(
        buffer.bytes,
        CAIRO_FORMAT_A8,
        Int32(width),
        Int32(height),
        Int32(bytesPerRow)
      )
    else { return nil }
    surface = made
    self.width = width
    self.height = height
    bytes = buffer.bytes
    bytes.initialize(repeating: 0, count: bytesPerRow * height)
  }

  /// Returns the distance of two rows in bytes.
  static func bytesPerRow(width: Int) -> Int {
    Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(width)))
  }

  /// Returns the alpha of a path in an area, with a pixel for each square of `step` pixels, or `nil`
  /// if the mask would be too large.
  static func drawing(
    _ path: CGPath,
    _ marking: PathMarking = .fill(.winding),
    transform: CGAffineTransform,
    in area: PixelRect,
    step: Int = 1
  ) -> AlphaMask? {
    guard
      let mask = AlphaMask(
        width: (area.width + step - 1) / step,
        height: (area.height + step - 1) / step
      )
    else { return nil }
    mask.draw(path, marking, transform: transform, in: area, step: step)
    return mask
  }

  /// Draws a path, where the first pixel of the mask is that of `area`.
  func draw(
    _ path: CGPath,
    _ marking: PathMarking,
    transform: CGAffineTransform,
    in area: PixelRect,
    step: Int = 1
  ) {
    var local = transform
    local.tx -= CGFloat(area.x)
    local.ty -= CGFloat(area.y)
    let share = 1 / CGFloat(step)
    local = local.concatenating(CGAffineTransform(scaleX: share, y: share))
    MaskCanvas(self).draw(path, marking, transform: local)
    cairo_surface_flush(surface)
  }

  /// The size of the pixels.
  var byteCount: Int { bytesPerRow * height }

  deinit { cairo_surface_destroy(surface) }

  func blur(_ blur: BoxBlur) {
    cairo_surface_flush(surface)
    blur.blur(bytes, width: width, height: height, bytesPerRow: bytesPerRow)
    cairo_surface_mark_dirty(surface)
  }
}
