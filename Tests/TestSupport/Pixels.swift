import CoreGraphics
import QuartzCore

/// The pixels of an image or of a frame in memory, which is read in place.
public struct Pixels {
  public let width: Int
  public let height: Int
  private let start: UnsafePointer<UInt8>
  private let bytesPerRow: Int
  /// Keeps the memory valid.
  private let owner: AnyObject

  /// The pixels of an image.
  public init(_ image: CGImage) {
    self.init(
      width: image.width,
      height: image.height,
      bytesPerRow: image.bytesPerRow,
      start: image.pixels,
      owner: image
    )
  }

  /// The pixels of a frame.
  package init(_ frame: any Rasterizer) {
    self.init(
      width: frame.size.width,
      height: frame.size.height,
      bytesPerRow: frame.bytesPerRow,
      start: frame.pixels,
      owner: frame
    )
  }

  /// Pixels of 32 bits in the order blue, green, red, alpha, at an address that is valid for the
  /// lifetime of `owner`.
  public init(
    width: Int,
    height: Int,
    bytesPerRow: Int,
    start: UnsafePointer<UInt8>,
    owner: AnyObject
  ) {
    self.width = width
    self.height = height
    self.start = start
    self.bytesPerRow = bytesPerRow
    self.owner = owner
  }

  /// The same pixels in memory of their own, which doesn't change with the frame.
  public func copy() -> Pixels {
    let copy = PixelMemory(start, count: bytesPerRow * height)
    return Pixels(
      width: width,
      height: height,
      bytesPerRow: bytesPerRow,
      start: copy.start,
      owner: copy
    )
  }

  // MARK: One pixel

  /// Red, green, blue and alpha of a pixel, premultiplied, 0 to 255; nil outside the image.
  public func pixel(_ x: Int, _ y: Int) -> [Int]? {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    let pixel = address(x, y)
    return [Int(pixel[2]), Int(pixel[1]), Int(pixel[0]), Int(pixel[3])]
  }

  /// Red, green and blue of a pixel, 0 to 255; empty outside the image.
  public func color(_ x: Int, _ y: Int) -> [Int] {
    pixel(x, y).map { Array($0.prefix(3)) } ?? []
  }

  /// Red, green and blue of a pixel inside the image as one number, such as 0xFF8000.
  public func number(_ x: Int, _ y: Int) -> UInt32 {
    let pixel = address(x, y)
    return UInt32(pixel[2]) << 16 | UInt32(pixel[1]) << 8 | UInt32(pixel[0])
  }

  /// The alpha value of a pixel inside the image.
  public func alpha(_ x: Int, _ y: Int) -> Int { Int(address(x, y)[3]) }

  private func address(_ x: Int, _ y: Int) -> UnsafePointer<UInt8> {
    start + y * bytesPerRow + x * 4
  }

  // MARK: All pixels

  /// The number of pixels that satisfy a condition on their coordinates.
  public func count(where isCounted: (Int, Int) -> Bool) -> Int {
    (0..<height).reduce(0) { sum, y in sum + (0..<width).count { isCounted($0, y) } }
  }

  /// The smallest rectangle around the pixels of some rows and columns that satisfy a condition.
  public func bounds(
    columns: Range<Int>,
    rows: Range<Int>,
    where isInside: (Int, Int) -> Bool
  ) -> Bounds? {
    var bounds: Bounds?
    for y in rows {
      for x in columns where isInside(x, y) { bounds = bounds?.including(x, y) ?? Bounds(x, y) }
    }
    return bounds
  }

  /// Compares the colors with those of pixels of the same size; nil if they are equal.
  ///
  /// - Parameters:
  ///   - other: Pixels with the same width and height.
  ///   - tolerance: The largest difference of a color component that is ignored.
  /// - Returns: Where and how far pixels differ.
  public func difference(from other: Pixels, tolerance: Int = 0) -> Difference? {
    var result: Difference?
    for y in 0..<height where memcmp(address(0, y), other.address(0, y), width * 4) != 0 {
      for x in 0..<width {
        let amount = amount(address(x, y), other.address(x, y))
        guard amount > tolerance else { continue }
        result = Difference(
          bounds: result?.bounds.including(x, y) ?? Bounds(x, y),
          amount: max(result?.amount ?? 0, amount),
          count: (result?.count ?? 0) + 1
        )
      }
    }
    return result
  }

  /// Whether other pixels have the same width and height.
  public func hasSize(of other: Pixels) -> Bool { width == other.width && height == other.height }

  private func amount(_ one: UnsafePointer<UInt8>, _ other: UnsafePointer<UInt8>) -> Int {
    var amount = 0
    for channel in 0..<3 { amount = max(amount, abs(Int(one[channel]) - Int(other[channel]))) }
    return amount
  }
}

extension Pixels {
  /// A rectangle of pixels; the right and the bottom edge are outside.
  public struct Bounds: Equatable {
    public var left: Int
    public var top: Int
    public var right: Int
    public var bottom: Int

    init(_ x: Int, _ y: Int) { (left, top, right, bottom) = (x, y, x + 1, y + 1) }

    func including(_ x: Int, _ y: Int) -> Bounds {
      var bounds = self
      (bounds.left, bounds.top) = (min(left, x), min(top, y))
      (bounds.right, bounds.bottom) = (max(right, x + 1), max(bottom, y + 1))
      return bounds
    }
  }

  /// Where and how far two images differ.
  public struct Difference: Equatable {
    public let bounds: Bounds
    /// The largest difference of a color component.
    public let amount: Int
    /// The number of pixels that differ.
    public let count: Int
  }
}

private final class PixelMemory {
  let start: UnsafePointer<UInt8>

  init(_ source: UnsafePointer<UInt8>, count: Int) {
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
    copy.initialize(from: source, count: count)
    start = UnsafePointer(copy)
  }

  deinit { start.deallocate() }
}
