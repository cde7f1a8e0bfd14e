internal import CWebP
import QuartzCore

// R-IMG-11
/// Reads WebP files with libwebp.
enum WebPCodec {
  static func isSignature(of data: Data) -> Bool {
    data.starts(with: Array("RIFF".utf8)) && data.dropFirst(8).starts(with: Array("WEBP".utf8))
  }

  /// Decodes an image, or the first frame of an animated one.
  static func decode(_ data: Data) -> CGImage? {
    data.withUnsafeBytes { bytes -> CGImage? in
      guard let features = features(of: bytes) else { return nil }
      let (width, height) = (Int(features.width), Int(features.height))
      guard PixelBuffer.isAllowed(width: width, height: height, fileSize: bytes.count) else {
        return nil
      }
      guard features.has_animation != 0 else {
        let buffer = PixelBuffer(width: width, height: height)
        guard decode(bytes, to: buffer, x: 0, y: 0) else { return nil }
        return CGImage(buffer, isOpaque: buffer.premultiply())
      }
      guard let frame = WebPFrame(firstOf: bytes), let size = Self.features(of: frame.bytes),
        frame.x + Int(size.width) <= width, frame.y + Int(size.height) <= height
      else { return nil }
      let buffer = PixelBuffer(width: width, height: height)
      guard decode(frame.bytes, to: buffer, x: frame.x, y: frame.y) else { return nil }
      return CGImage(buffer, isOpaque: buffer.premultiply())
    }
  }

  private static func features(of bytes: UnsafeRawBufferPointer) -> WebPBitstreamFeatures? {
    var features = WebPBitstreamFeatures()
    let start = bytes.bindMemory(to: UInt8.self).baseAddress
    let status = WebPGetFeatures(start, bytes.count, &features)
    return status == VP8_STATUS_OK ? features : nil
  }

  /// Writes the pixels of an image that fits into a buffer, not premultiplied.
  private static func decode(
    _ bytes: UnsafeRawBufferPointer,
    to buffer: PixelBuffer,
    x: Int,
    y: Int
  ) -> Bool {
    let first = y * buffer.bytesPerRow + x * 4
    return WebPDecodeBGRAInto(
      bytes.bindMemory(to: UInt8.self).baseAddress,
      bytes.count,
      buffer.bytes + first,
      buffer.height * buffer.bytesPerRow - first,
      Int32(buffer.bytesPerRow)
    ) != nil
  }
}

/// The first frame of an animated WebP file.
private struct WebPFrame {
  /// The position of the frame in the image.
  let x: Int
  let y: Int
  /// The chunks with the pixels.
  let bytes: UnsafeRawBufferPointer

  private static let tag = Array("ANMF".utf8)
  private static let sizeOfHeader = 16

  /// Finds the frame, or returns `nil` if the file ends before its end.
  init?(firstOf file: UnsafeRawBufferPointer) {
    var place = 12
    while let size = file.littleEndian(4, at: place + 4) {
      let start = place + 8
      guard size <= file.count - start else { return nil }
      if file[place..<place + 4].elementsEqual(Self.tag) {
        guard size >= Self.sizeOfHeader, let column = file.littleEndian(3, at: start),
          let row = file.littleEndian(3, at: start + 3)
        else { return nil }
        (x, y) = (column * 2, row * 2)
        bytes = UnsafeRawBufferPointer(
          rebasing: file[start + Self.sizeOfHeader..<start + size]
        )
        return
      }
      // Chunks begin at even positions.
      place = start + size + size % 2
    }
    return nil
  }
}
