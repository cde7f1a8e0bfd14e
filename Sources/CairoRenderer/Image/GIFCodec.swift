import QuartzCore

// R-IMG-11
/// Reads the first frame of GIF files with GdkPixbuf.
enum GIFCodec {
  static let signature = Array("GIF8".utf8)

  static func decode(_ data: Data) -> CGImage? {
    guard let start = data.withUnsafeBytes({ GIFStart($0) }),
      [start.size, start.frame].allSatisfy({
        PixelBuffer.isAllowed(width: $0.width, height: $0.height, fileSize: start.length)
      })
    else { return nil }
    // GdkPixbuf keeps all frames of the data that it reads.
    return PixbufCodec.decode(data.prefix(start.length) + [GIFStart.endOfFile], type: "gif")
  }
}

/// The part of a GIF file up to the end of its first frame.
struct GIFStart {
  /// The size of the image.
  let size: PixelSize
  /// The size of the first frame, which can lie beyond the edges of the image.
  let frame: PixelSize
  /// The number of bytes.
  let length: Int

  static let endOfFile: UInt8 = 0x3B
  private static let startOfFrame = 0x2C
  private static let startOfExtension = 0x21

  /// Reads the blocks of a file, or returns `nil` if the first frame is not complete.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard let width = bytes.littleEndian(2, at: 6), let height = bytes.littleEndian(2, at: 8),
      let flags = bytes.littleEndian(1, at: 10)
    else { return nil }
    size = PixelSize(width: width, height: height)
    var place = 13 + Self.sizeOfColors(flags)
    while bytes.littleEndian(1, at: place) == Self.startOfExtension {
      guard let end = Self.endOfBlocks(in: bytes, from: place + 2) else { return nil }
      place = end
    }
    guard bytes.littleEndian(1, at: place) == Self.startOfFrame,
      let frameWidth = bytes.littleEndian(2, at: place + 5),
      let frameHeight = bytes.littleEndian(2, at: place + 7),
      let frameFlags = bytes.littleEndian(1, at: place + 9),
      let end = Self.endOfBlocks(in: bytes, from: place + 11 + Self.sizeOfColors(frameFlags))
    else { return nil }
    frame = PixelSize(width: frameWidth, height: frameHeight)
    length = end
  }

  /// Returns the number of bytes of the color table that flags describe.
  private static func sizeOfColors(_ flags: Int) -> Int { flags & 0x80 == 0 ? 0 : 6 << (flags & 7) }

  /// Returns the end of a sequence of blocks, each with its size before it, and the last one empty.
  private static func endOfBlocks(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    var place = start
    while let size = bytes.littleEndian(1, at: place) {
      place += size + 1
      if size == 0 { return place }
    }
    return nil
  }
}
