import QuartzCore

/// The headers, the color masks and the color table of a BMP file.
struct BMPHeader {
  enum Encoding { case rows, runs }

  let width: Int
  let height: Int
  /// The number of bits of a pixel.
  let depth: Int
  let encoding: Encoding
  /// Whether the first row is the highest one.
  let isTopDown: Bool
  /// The position of the first pixel in the file.
  let start: Int
  let masks: BMPMasks
  private var colors: [UInt32] = []

  private static let sizeOfFileHeader = 14
  /// The sizes of headers: OS/2 1, Windows 3, two extensions of it, OS/2 2, and Windows 4 and 5.
  static let sizes: Set<Int> = [12, 40, 52, 56, 64, 108, 124]

  /// Reads the headers, or returns `nil` if they are not complete or not valid.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.littleEndian(4, at: 10), let size = bytes.littleEndian(4, at: 14),
      Self.sizes.contains(size), start >= Self.sizeOfFileHeader + size
    else { return nil }
    self.start = start
    let end = Self.sizeOfFileHeader + size
    var (kind, used) = (0, 0)
    if size == 12 {
      guard let width = bytes.littleEndian(2, at: 18), let height = bytes.littleEndian(2, at: 20),
        let depth = bytes.littleEndian(2, at: 24)
      else { return nil }
      (self.width, self.height, self.depth, isTopDown) = (width, height, depth, false)
    } else {
      guard let width = bytes.littleEndian(4, at: 18), let height = bytes.littleEndian(4, at: 22),
        let depth = bytes.littleEndian(2, at: 28), let compression = bytes.littleEndian(4, at: 30),
        let count = bytes.littleEndian(4, at: 46)
      else { return nil }
      // The height is a signed number.
      isTopDown = height > Int(Int32.max)
      self.width = width
      self.height = isTopDown ? 1 << 32 - height : height
      (self.depth, kind, used) = (depth, compression, count)
    }
    switch (kind, depth) {
    case (0, 1), (0, 4), (0, 8), (0, 24): (encoding, masks) = (.rows, BMPMasks())
    case (0, 16): (encoding, masks) = (.rows, .fiveBits)
    case (0, 32): (encoding, masks) = (.rows, .eightBits)
    case (1, 8), (2, 4):
      guard !isTopDown else { return nil }
      (encoding, masks) = (.runs, BMPMasks())
    case (3, 16), (3, 32), (6, 16), (6, 32):
      // The masks are behind the shortest header and inside of longer ones.
      let hasAlpha = kind == 6 || size >= 56
      guard size != 64, let masks = BMPMasks(bytes, at: 54, hasAlpha: hasAlpha) else { return nil }
      (encoding, self.masks) = (.rows, masks)
    default: return nil
    }
    guard depth <= 8 else { return }
    let entry = size == 12 ? 3 : 4
    let all = 1 << depth
    let count = min(used == 0 ? all : min(used, all), (start - end) / entry)
    colors = (0..<count).map { index in
      0xFF00_0000 | UInt32(bytes.littleEndian(3, at: end + index * entry) ?? 0)
    }
  }

  /// The number of bytes of a row that is not compressed, a multiple of four.
  var bytesPerRow: Int { (width * depth + 31) / 32 * 4 }

  /// The number of bytes of all rows, or `nil` if they are compressed.
  var lengthOfRows: Int? { encoding == .rows ? bytesPerRow * height : nil }

  /// Returns an entry of the color table; missing ones are black.
  func color(_ index: Int) -> UInt32 { index < colors.count ? colors[index] : 0xFF00_0000 }
}

/// The bits of a pixel in which its color components are.
struct BMPMasks {
  private var red = Component(mask: 0)
  private var green = Component(mask: 0)
  private var blue = Component(mask: 0)
  private var alpha = Component(mask: 0)

  /// The masks of pixels with 16 bits.
  static let fiveBits = BMPMasks(red: 0x7C00, green: 0x3E0, blue: 0x1F)
  /// The masks of pixels with 32 bits.
  static let eightBits = BMPMasks(red: 0xFF0000, green: 0xFF00, blue: 0xFF)

  init() {}

  private init(red: Int, green: Int, blue: Int) {
    self.red = Component(mask: red)
    self.green = Component(mask: green)
    self.blue = Component(mask: blue)
  }

  /// Reads masks from a file.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - place: The position of the first mask.
  ///   - hasAlpha: Whether there is a mask for the alpha value.
  init?(_ bytes: UnsafeRawBufferPointer, at place: Int, hasAlpha: Bool) {
    guard let red = bytes.littleEndian(4, at: place),
      let green = bytes.littleEndian(4, at: place + 4),
      let blue = bytes.littleEndian(4, at: place + 8)
    else { return nil }
    self.init(red: red, green: green, blue: blue)
    guard hasAlpha else { return }
    guard let alpha = bytes.littleEndian(4, at: place + 12) else { return nil }
    self.alpha = Component(mask: alpha)
  }

  /// Returns the color of a pixel, not premultiplied.
  func color(of pixel: Int) -> UInt32 {
    let opacity = alpha.mask == 0 ? 255 : alpha.value(of: pixel)
    return opacity << 24 | red.value(of: pixel) << 16 | green.value(of: pixel) << 8
      | blue.value(of: pixel)
  }

  /// The bits of one color component.
  private struct Component {
    let mask: Int
    private let shift: Int
    private let largest: Int

    init(mask: Int) {
      self.mask = mask
      shift = mask == 0 ? 0 : mask.trailingZeroBitCount
      largest = mask >> shift
    }

    /// Returns the component of a pixel, from 0 to 255.
    func value(of pixel: Int) -> UInt32 {
      if largest == 0 { return 0 }
      return UInt32(((pixel & mask) >> shift * 255 + largest / 2) / largest)
    }
  }
}
