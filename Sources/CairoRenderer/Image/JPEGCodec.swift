internal import CRsvg
import QuartzCore

/// Reads and writes JPEG files with GdkPixbuf.
enum JPEGCodec {
  static let signature: [UInt8] = [0xFF, 0xD8, 0xFF]

  static func decode(_ data: Data) -> CGImage? {
    guard let size = JPEGHeader(data).size,
      PixelBuffer.isAllowed(width: size.width, height: size.height, fileSize: data.count)
    else { return nil }
    return PixbufCodec.decode(data, type: "jpeg")
  }

  /// Encodes an image.
  ///
  /// The quality is from 0 to 1; transparent parts become black, because the format has no alpha.
  static func encode(_ image: CGImage, quality: CGFloat) -> Data? {
    var packed = [UInt8](repeating: 0, count: image.width * image.height * 3)
    for y in 0..<image.height {
      let row = image.pixels + y * image.bytesPerRow
      for x in 0..<image.width {
        let target = (y * image.width + x) * 3
        packed[target] = row[x * 4 + 2]
        packed[target + 1] = row[x * 4 + 1]
        packed[target + 2] = row[x * 4]
      }
    }
    let percent = Int((quality >= 0 ? min(quality, 1) : 1) * 100)
    return packed.withUnsafeBufferPointer { bytes -> Data? in
      guard
        let source = gdk_pixbuf_new_from_data(
          bytes.baseAddress,
          GDK_COLORSPACE_RGB,
          0,
          8,
          Int32(image.width),
          Int32(image.height),
          Int32(image.width * 3),
          nil,
          nil
        )
      else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(source)) }
      return save(source, percent: percent)
    }
  }

  private static func save(_ source: OpaquePointer, percent: Int) -> Data? {
    var buffer: UnsafeMutablePointer<CChar>?
    var count: gsize = 0
    var keys: [UnsafeMutablePointer<CChar>?] = [strdup("quality"), nil]
    var values: [UnsafeMutablePointer<CChar>?] = [strdup(String(percent)), nil]
    defer {
      free(keys[0])
      free(values[0])
    }
    guard
      gdk_pixbuf_save_to_bufferv(source, &buffer, &count, "jpeg", &keys, &values, nil) != 0,
      let buffer
    else { return nil }
    defer { g_free(buffer) }
    return Data(bytes: buffer, count: Int(count))
  }
}

/// Reads the size of an image from the markers at the start of a JPEG file.
struct JPEGHeader {
  let size: PixelSize?

  init(_ data: Data) {
    size = data.withUnsafeBytes { bytes in
      var place = 2
      while place + 9 < bytes.count {
        guard bytes[place] == 0xFF else { return nil }
        let marker = bytes[place + 1]
        // Markers of frame headers, without the tables in the same range of codes.
        if marker >= 0xC0, marker <= 0xCF, marker != 0xC4, marker != 0xC8, marker != 0xCC {
          let height = Int(bytes[place + 5]) << 8 | Int(bytes[place + 6])
          let width = Int(bytes[place + 7]) << 8 | Int(bytes[place + 8])
          return PixelSize(width: width, height: height)
        }
        let hasLength = marker != 0xFF && marker != 0x01 && !(0xD0...0xD8).contains(marker)
        if marker == 0xFF {
          place += 1
        } else if hasLength {
          place += 2 + max(2, Int(bytes[place + 2]) << 8 | Int(bytes[place + 3]))
        } else {
          place += 2
        }
      }
      return nil
    }
  }
}
