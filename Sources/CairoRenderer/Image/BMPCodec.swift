import QuartzCore

// R-IMG-11
/// Reads BMP files: the rows of Windows and of OS/2, also run-length encoded.
enum BMPCodec {
  static func isSignature(of data: Data) -> Bool {
    guard data.starts(with: Array("BM".utf8)) else { return false }
    let size = data.withUnsafeBytes { $0.littleEndian(4, at: 14) }
    return size.map(BMPHeader.sizes.contains) ?? false
  }

  static func decode(_ data: Data) -> CGImage? {
    data.withUnsafeBytes { bytes -> CGImage? in
      guard let header = BMPHeader(bytes),
        PixelBuffer.isAllowed(
          width: header.width,
          height: header.height,
          fileSize: bytes.count
        )
      else { return nil }
      // Run-length encoded images can be larger than their file.
      if let length = header.lengthOfRows {
        guard header.start <= bytes.count, length <= bytes.count - header.start else { return nil }
      }
      let buffer = PixelBuffer(width: header.width, height: header.height)
      let reader = BMPReader(header: header, bytes: bytes, buffer: buffer)
      guard reader.read() else { return nil }
      return CGImage(buffer, isOpaque: buffer.premultiply())
    }
  }
}

/// Writes the pixels of a BMP file to a buffer.
private struct BMPReader {
  let header: BMPHeader
  let bytes: UnsafeRawBufferPointer
  let buffer: PixelBuffer

  /// Returns `false` if the file is not complete.
  func read() -> Bool {
    switch header.encoding {
    case .rows:
      readRows()
      return true
    case .runs: return readRuns()
    }
  }

  /// Returns the first pixel of a row of the file, the first of which usually is the lowest.
  private func row(_ index: Int) -> UnsafeMutablePointer<UInt32> {
    let y = header.isTopDown ? index : header.height - 1 - index
    return UnsafeMutableRawPointer(buffer.bytes + y * buffer.bytesPerRow)
      .assumingMemoryBound(to: UInt32.self)
  }

  // MARK: Rows

  private func readRows() {
    for index in 0..<header.height {
      let start = header.start + index * header.bytesPerRow
      let source = UnsafeRawBufferPointer(rebasing: bytes[start..<start + header.bytesPerRow])
      let target = row(index)
      switch header.depth {
      case 1, 4, 8: readIndexes(source, to: target)
      case 24:
        for x in 0..<header.width {
          let blue = UInt32(source[x * 3])
          let green = UInt32(source[x * 3 + 1])
          target[x] = 0xFF00_0000 | UInt32(source[x * 3 + 2]) << 16 | green << 8 | blue
        }
      default:
        let size = header.depth / 8
        for x in 0..<header.width {
          target[x] = header.masks.color(of: source.littleEndian(size, at: x * size) ?? 0)
        }
      }
    }
  }

  private func readIndexes(
    _ source: UnsafeRawBufferPointer,
    to target: UnsafeMutablePointer<UInt32>
  ) {
    let (depth, perByte) = (header.depth, 8 / header.depth)
    for x in 0..<header.width {
      let shift = 8 - depth - x % perByte * depth
      target[x] = header.color(Int(source[x / perByte]) >> shift & (1 << depth - 1))
    }
  }

  // MARK: Runs

  /// Reads pairs of a count and a color, and pairs that begin with zero for other commands.
  ///
  /// Pixels that are skipped remain transparent.
  private func readRuns() -> Bool {
    var place = header.start
    var (x, y) = (0, 0)
    while y < header.height {
      guard let count = bytes.littleEndian(1, at: place),
        let value = bytes.littleEndian(1, at: place + 1)
      else { return false }
      place += 2
      switch (count, value) {
      case (0, 0): (x, y) = (0, y + 1)
      case (0, 1): return true
      case (0, 2):
        guard let right = bytes.littleEndian(1, at: place),
          let up = bytes.littleEndian(1, at: place + 1)
        else { return false }
        (x, y, place) = (x + right, y + up, place + 2)
      case (0, _):
        let length = (value * header.depth + 7) / 8
        guard place + length <= bytes.count else { return false }
        write(value, at: &x, y) { index in Int(bytes[place + index * header.depth / 8]) }
        // Commands begin at even positions.
        place += length + length % 2
      default: write(count, at: &x, y) { _ in value }
      }
    }
    return true
  }

  /// Writes pixels of a row up to the right edge.
  ///
  /// - Parameters:
  ///   - count: The number of pixels.
  ///   - x: The column, which is moved to the end of the run.
  ///   - y: The row.
  ///   - byte: Returns the byte with the pixel of an index in the run.
  private func write(_ count: Int, at x: inout Int, _ y: Int, byte: (Int) -> Int) {
    let target = row(y)
    for index in 0..<max(min(count, header.width - x), 0) {
      let isHigh = header.depth == 4 && index % 2 == 0
      let mask = header.depth == 4 ? 15 : 255
      target[x + index] = header.color(byte(index) >> (isHigh ? 4 : 0) & mask)
    }
    x += count
  }
}
