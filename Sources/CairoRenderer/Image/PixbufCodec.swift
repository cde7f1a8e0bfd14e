internal import CRsvg
import QuartzCore

/// Reads image files with GdkPixbuf.
enum PixbufCodec {
  /// Decodes a file whose size is allowed, with the orientation in the file applied.
  ///
  /// - Parameters:
  ///   - data: The contents of the file.
  ///   - type: The name of the format in GdkPixbuf.
  /// - Returns: The image, or `nil` if the file is damaged.
  static func decode(_ data: Data, type: String) -> CGImage? {
    guard let loader = gdk_pixbuf_loader_new_with_type(type, nil) else { return nil }
    defer { g_object_unref(loader) }
    let isWritten = data.withUnsafeBytes { bytes in
      gdk_pixbuf_loader_write(
        loader,
        bytes.bindMemory(to: UInt8.self).baseAddress,
        gsize(bytes.count),
        nil
      ) != 0
    }
    let isComplete = gdk_pixbuf_loader_close(loader, nil) != 0
    guard isWritten, isComplete, let raw = gdk_pixbuf_loader_get_pixbuf(loader) else { return nil }
    guard let upright = gdk_pixbuf_apply_embedded_orientation(raw) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
    return image(upright)
  }

  private static func image(_ source: OpaquePointer) -> CGImage? {
    let width = Int(gdk_pixbuf_get_width(source))
    let height = Int(gdk_pixbuf_get_height(source))
    let channels = Int(gdk_pixbuf_get_n_channels(source))
    let stride = Int(gdk_pixbuf_get_rowstride(source))
    guard PixelBuffer.isAllowed(width: width, height: height), channels == 3 || channels == 4,
      let pixels = gdk_pixbuf_read_pixels(source)
    else { return nil }
    let buffer = PixelBuffer(width: width, height: height)
    for y in 0..<height {
      let row = pixels + y * stride
      let target = UnsafeMutableRawPointer(buffer.bytes + y * buffer.bytesPerRow)
        .assumingMemoryBound(to: UInt32.self)
      for x in 0..<width {
        let pixel = row + x * channels
        let alpha = channels == 4 ? UInt32(pixel[3]) << 24 : 0xFF00_0000
        target[x] = alpha | UInt32(pixel[0]) << 16 | UInt32(pixel[1]) << 8 | UInt32(pixel[2])
      }
    }
    return CGImage(buffer, isOpaque: channels == 3 || buffer.premultiply())
  }
}

extension PixelBuffer {
  /// Multiplies the colors by their alpha values, rounded as for PNG files.
  ///
  /// - Returns: Whether all pixels are opaque.
  func premultiply() -> Bool {
    var isOpaque = true
    for y in 0..<height {
      let row = bytes + y * bytesPerRow
      for x in 0..<width where row[x * 4 + 3] != 255 {
        isOpaque = false
        let alpha = Int(row[x * 4 + 3])
        for channel in x * 4..<x * 4 + 3 {
          let product = alpha * Int(row[channel]) + 128
          row[channel] = UInt8((product + product >> 8) >> 8)
        }
      }
    }
    return isOpaque
  }
}

extension UnsafeRawBufferPointer {
  /// Returns an unsigned number that is stored with its least significant byte first.
  ///
  /// - Parameters:
  ///   - count: The number of bytes, from 1 to 4.
  ///   - place: The position of the first byte.
  /// - Returns: The number, or `nil` if it is not inside the buffer.
  func littleEndian(_ count: Int, at place: Int) -> Int? {
    guard place >= 0, place <= self.count - count else { return nil }
    var number = 0
    for index in 0..<count { number |= Int(self[place + index]) << (8 * index) }
    return number
  }
}
