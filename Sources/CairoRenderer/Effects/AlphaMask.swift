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

  /// The size of the pixels.
  var byteCount: Int { bytesPerRow * height }

  deinit { cairo_surface_destroy(surface) }

  func blur(_ blur: BoxBlur) {
    cairo_surface_flush(surface)
    blur.blur(bytes, width: width, height: height, bytesPerRow: bytesPerRow)
    cairo_surface_mark_dirty(surface)
  }
}
