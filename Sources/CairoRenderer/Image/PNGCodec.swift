internal import CCairo
import QuartzCore

/// Reads and writes PNG files with cairo.
enum PNGCodec {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func encode(_ image: CGImage) -> Data? {
    // The surface of the image is not used, because another thread may draw with it.
    let surfaces = ImageSurfaces(image)
    var result = Data()
    let status = withUnsafeMutablePointer(to: &result) { target in
      cairo_surface_write_to_png_stream(
        surfaces.surface,
        { closure, bytes, count in
          guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
          closure.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        },
        target
      )
    }
    return status == CAIRO_STATUS_SUCCESS ? result : nil
  }

  static func decode(_ data: Data) -> CGImage? {
    guard let size = size(of: data),
      PixelBuffer.isAllowed(width: size.width, height: size.height, fileSize: data.count)
    else { return nil }
    let surface = data.withUnsafeBytes { bytes -> OpaquePointer? in
      var reader = Reader(rest: bytes)
      return cairo_image_surface_create_from_png_stream(
        { closure, target, count in
          guard let closure, let target else { return CAIRO_STATUS_READ_ERROR }
          return closure.assumingMemoryBound(to: Reader.self).pointee.read(target, Int(count))
        },
        &reader
      )
    }
    guard let surface else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    return CGImage(taking: surface)
  }

  private struct Reader {
    var rest: UnsafeRawBufferPointer

    mutating func read(_ target: UnsafeMutablePointer<UInt8>, _ count: Int) -> cairo_status_t {
      guard count <= rest.count, let base = rest.baseAddress else { return CAIRO_STATUS_READ_ERROR }
      UnsafeMutableRawPointer(target).copyMemory(from: base, byteCount: count)
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      return CAIRO_STATUS_SUCCESS
    }
  }

  /// Returns the size in the header, which is read before memory is allocated for it.
  private static func size(of data: Data) -> PixelSize? {
    guard data.count >= 24 else { return nil }
    let header = [UInt8](data.prefix(24))
    func number(_ start: Int) -> Int {
      header[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    return PixelSize(width: number(16), height: number(20))
  }
}

extension CGImage {
  /// Creates an image of a surface's pixels, and takes ownership of the surface.
  ///
  /// Other formats are converted.
  convenience init?(taking surface: OpaquePointer) {
    let format = cairo_image_surface_get_format(surface)
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24 else {
      defer { cairo_surface_destroy(surface) }
      guard PixelBuffer.isAllowed(width: width, height: height) else { return nil }
      let canvas = Canvas(
        area: PixelRect(x: 0, y: 0, width: width, height: height),
        isOpaque: false
      )
      cairo_set_source_surface(canvas.context, surface, 0, 0)
      cairo_paint(canvas.context)
      self.init(canvas.buffer, isOpaque: false)
      return
    }
    cairo_surface_flush(surface)
    guard let pixels = cairo_image_surface_get_data(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.init(
      width: width,
      height: height,
      bytesPerRow: Int(cairo_image_surface_get_stride(surface)),
      isOpaque: format == CAIRO_FORMAT_RGB24,
      pixels: UnsafePointer(pixels),
      release: { cairo_surface_destroy(surface) }
    )
  }
}
