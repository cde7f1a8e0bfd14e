import Dispatch
import QuartzCore

/// The pixels of a part of an image at another size, with bilinear interpolation.
///
/// Rows and columns are interpolated separately: a source row is stretched once for all the target
/// rows that lie between it and its neighbor. The value of a target pixel does not depend on which
/// other pixels are computed.
struct ImageSampler {
  /// The number of target pixels per source pixel below which interpolation between neighbors leaves
  /// out source pixels.
  static let smallestScale: CGFloat = 0.75

  private let image: CGImage
  private let source: PixelRect
  private let width: Int
  private let height: Int

  /// Creates a sampler, or returns `nil` if the part is drawn much smaller than it is.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - source: The part of the image, in its pixels. Pixels outside of it are not used.
  ///   - width: The width of the whole part in the target, in pixels.
  ///   - height: The height of the whole part in the target, in pixels.
  init?(_ image: CGImage, source: PixelRect, width: Int, height: Int) {
    let scale = min(
      CGFloat(width) / CGFloat(max(source.width, 1)),
      CGFloat(height) / CGFloat(max(source.height, 1))
    )
    guard !source.isEmpty, scale >= Self.smallestScale else { return nil }
    self.image = image
    self.source = source
    self.width = width
    self.height = height
  }

  /// The number of pixels from which two threads compute one half each.
  ///
  /// Starting a thread takes about as much time as 20,000 pixels.
  private static let smallestSharedArea = 400_000

  /// Writes target pixels.
  ///
  /// - Parameters:
  ///   - area: The pixels to write, relative to the upper-left corner of the whole target. They must
  ///     be inside of it.
  ///   - first: The address of the upper-left pixel of `area`.
  ///   - bytesPerRow: The distance of two rows in bytes.
  func write(_ area: PixelRect, to first: UnsafeMutablePointer<UInt32>, bytesPerRow: Int) {
    if area.isEmpty { return }
    let columns = StretchedColumns(area.columns, of: width, source: source.columns)
    guard area.area >= Self.smallestSharedArea else {
      write(area, columns, to: first, bytesPerRow: bytesPerRow)
      return
    }
    let middle = area.height / 2
    nonisolated(unsafe) let (shared, start) = (columns, UnsafeMutableRawPointer(first))
    DispatchQueue.concurrentPerform(iterations: 2) { half in
      let row = half == 0 ? 0 : middle
      let part = PixelRect(
        x: area.x,
        y: area.y + row,
        width: area.width,
        height: half == 0 ? middle : area.height - middle
      )
      write(part, shared, to: start + row * bytesPerRow, bytesPerRow: bytesPerRow)
    }
  }

  private func write(
    _ area: PixelRect,
    _ columns: StretchedColumns,
    to first: UnsafeMutableRawPointer,
    bytesPerRow: Int
  ) {
    var upper = StretchedRow(columns: columns)
    var lower = StretchedRow(columns: columns)
    for row in 0..<area.height {
      let place = Place(area.y + row, of: height, source: source.rows)
      if upper.row != place.first, lower.row == place.first { swap(&upper, &lower) }
      upper.read(place.first, of: image)
      let target = first + row * bytesPerRow
      if place.weight > 0 { lower.read(place.second, of: image) }
      Self.mix(upper.bytes, lower.bytes, place.weight, to: target, count: area.width * 4)
    }
  }

  /// Interpolates between the bytes of two rows.
  private static func mix(
    _ upper: UnsafePointer<UInt16>,
    _ lower: UnsafePointer<UInt16>,
    _ weight: UInt16,
    to target: UnsafeMutableRawPointer,
    count: Int
  ) {
    let target = target.assumingMemoryBound(to: UInt8.self)
    let rest = 256 &- weight
    for index in 0..<count {
      let sum = upper[index] &* rest &+ lower[index] &* weight &+ 128
      target[index] = UInt8(truncatingIfNeeded: sum >> 8)
    }
  }
}

/// The two source rows or columns between which a target row or column lies.
private struct Place {
  var first: Int
  var second: Int
  /// The part of the second one, from 0 to 256.
  var weight: UInt16

  init(_ position: Int, of length: Int, source: Range<Int>) {
    let center = (Double(position) + 0.5) * Double(source.count) / Double(length) - 0.5
    let low = center.rounded(.down)
    first = source.lowerBound + min(max(Int(low), 0), source.count - 1)
    second = min(first + 1, source.upperBound - 1)
    weight = low < 0 || first == second ? 0 : UInt16(((center - low) * 256).rounded())
  }
}

/// The columns of the target, in pairs: byte offsets into a source row, where two neighbors begin,
/// and the parts of the second one.
private final class StretchedColumns {
  /// The number of pairs of columns.
  let count: Int
  let offsets: UnsafeMutablePointer<(Int32, Int32)>
  let weights: UnsafeMutablePointer<SIMD8<UInt16>>
  /// Whether the source has a single column, so that there are no neighbors.
  let isSingle: Bool

  init(_ columns: Range<Int>, of width: Int, source: Range<Int>) {
    count = (columns.count + 1) / 2
    isSingle = source.count == 1
    offsets = .allocate(capacity: count)
    weights = .allocate(capacity: count)
    func place(_ index: Int) -> (offset: Int32, weight: UInt16) {
      let column = min(columns.lowerBound + index, columns.upperBound - 1)
      let place = Place(column, of: width, source: source)
      // The last column is the second one of its pair of neighbors.
      let isLast = !isSingle && place.first == source.upperBound - 1
      return (Int32((isLast ? place.first - 1 : place.first) * 4), isLast ? 256 : place.weight)
    }
    for pair in 0..<count {
      let (left, right) = (place(2 * pair), place(2 * pair + 1))
      offsets[pair] = (left.offset, right.offset)
      weights[pair] = SIMD8(
        lowHalf: SIMD4(repeating: left.weight),
        highHalf: SIMD4(repeating: right.weight)
      )
    }
  }

  deinit {
    offsets.deallocate()
    weights.deallocate()
  }
}

/// A source row whose columns are interpolated.
private struct StretchedRow: ~Copyable {
  private(set) var row: Int?
  private let columns: StretchedColumns
  private let pairs: UnsafeMutablePointer<SIMD8<UInt16>>

  init(columns: StretchedColumns) {
    self.columns = columns
    pairs = .allocate(capacity: columns.count)
  }

  deinit { pairs.deallocate() }

  /// The bytes of the row.
  var bytes: UnsafePointer<UInt16> {
    UnsafeRawPointer(pairs).assumingMemoryBound(to: UInt16.self)
  }

  /// Interpolates the columns of a row, unless this is the row already.
  mutating func read(_ row: Int, of image: CGImage) {
    if self.row == row { return }
    self.row = row
    // The fourth byte of opaque formats has any value.
    let alpha: SIMD4<UInt16> = image.isOpaque ? [0, 0, 0, 255] : .zero
    let source = UnsafeRawPointer(image.pixels + row * image.bytesPerRow)
    if columns.isSingle {
      repeatPixel(source + Int(columns.offsets[0].0), alpha: alpha)
    } else {
      stretch(source, alpha: alpha)
    }
  }

  private func repeatPixel(_ address: UnsafeRawPointer, alpha: SIMD4<UInt16>) {
    let bytes = address.loadUnaligned(as: SIMD4<UInt8>.self)
    let pixel = SIMD4<UInt16>(truncatingIfNeeded: bytes) | alpha
    pairs.update(repeating: SIMD8(lowHalf: pixel, highHalf: pixel), count: columns.count)
  }

  private func stretch(_ source: UnsafeRawPointer, alpha: SIMD4<UInt16>) {
    let (offsets, weights) = (columns.offsets, columns.weights)
    let alpha = SIMD8(lowHalf: alpha, highHalf: alpha)
    func neighbors(_ offset: Int32) -> SIMD8<UInt16> {
      SIMD8(
        truncatingIfNeeded: source.loadUnaligned(
          fromByteOffset: Int(offset),
          as: SIMD8<UInt8>.self
        )
      )
    }
    for pair in 0..<columns.count {
      let (left, right) = (neighbors(offsets[pair].0), neighbors(offsets[pair].1))
      let first = SIMD8(lowHalf: left.lowHalf, highHalf: right.lowHalf)
      let second = SIMD8(lowHalf: left.highHalf, highHalf: right.highHalf)
      let sum = (first &<< 8) &+ (second &- first) &* weights[pair] &+ 128
      pairs[pair] = (sum &>> 8) | alpha
    }
  }
}
