internal import CCairo
import QuartzCore

/// The two source rows or columns between which a target row or column lies.
struct StretchedPlace {
  var first: Int
  var second: Int
  /// The part of the second one, from 0 to 256.
  var weight: UInt16

  init(first: Int, second: Int, weight: UInt16) {
    self.first = first
    self.second = second
    self.weight = weight
  }

  /// Determines the place of a target row or column.
  ///
  /// - Parameters:
  ///   - position: The index in the target.
  ///   - step: The number of source pixels per target pixel.
  ///   - source: The source pixels.
  init(_ position: Int, step: Double, source: Range<Int>) {
    let center = (Double(position) + 0.5) * step - 0.5
    // The center is at least -0.5. This is faster than rounding down.
    self.init(center: center, low: Int(center + 1) - 1, source: source)
  }

  /// Determines the place of a target row or column whose center is anywhere in the source or outside.
  ///
  /// - Parameters:
  ///   - center: The center of the target row or column, where 0 is the center of the first pixel of the
  ///     source.
  ///   - source: The source pixels.
  init(center: Double, source: Range<Int>) {
    self.init(center: center, low: Int(center.rounded(.down)), source: source)
  }

  @inline(__always)
  private init(center: Double, low: Int, source: Range<Int>) {
    first = source.lowerBound + min(max(low, 0), source.count - 1)
    second = min(first + 1, source.upperBound - 1)
    weight = low < 0 || first == second ? 0 : UInt16((center - Double(low)) * 256 + 0.5)
  }

  /// The row or column with the greater weight.
  var nearest: Int { weight < 128 ? first : second }
}

/// The places in a source whose pixels are averages of blocks.
struct BlockPlaces {
  /// The number of target pixels per source pixel.
  private let step: Int
  /// The number of source pixels.
  private let count: Int
  /// The part of the second source pixel, from 0 to 256, for each distance between two centers in half
  /// pixels of the target.
  private let weights: [UInt16]
  /// The number by which positions are multiplied instead of divided: 2^32 divided by that distance,
  /// rounded up.
  ///
  /// The result is exact for numbers up to 2^32 / distance.
  private let reciprocal: Int

  init(step: Int, count: Int) {
    self.step = step
    self.count = count
    let distance = 2 * step
    weights = (0..<distance).map { UInt16($0 * 256 / distance) }
    reciprocal = ((1 << 32) + distance - 1) / distance
  }

  /// Determines the place of the target row or column with an index.
  @inline(__always)
  func callAsFunction(_ position: Int) -> StretchedPlace {
    let doubled = 2 &* position &+ 1 &- step
    let index = (doubled &* reciprocal) >> 32
    if doubled <= 0 || index >= count &- 1 {
      let edge = doubled <= 0 ? 0 : count &- 1
      return StretchedPlace(first: edge, second: edge, weight: 0)
    }
    let weight = weights[doubled &- index &* 2 &* step]
    return StretchedPlace(first: index, second: index &+ 1, weight: weight)
  }
}

/// The columns of the target, in groups of four, and the source pixels between which they are
/// interpolated.
final class StretchedColumns {
  /// The number of groups.
  let count: Int
  /// The offset in a source row from which the pixels for a group are read, in bytes.
  private let offsets: UnsafeMutablePointer<Int32>
  /// The two source pixels of each column, relative to the offset.
  private let lanes: UnsafeMutablePointer<Int32>
  /// The weights of the two pixels, one byte each, repeated for the four bytes of a column.
  private let weights: UnsafeMutablePointer<UInt64>
  /// The number of columns of the first group that are not part of the target, from 0 to 3.
  let skippedCount: Int
  /// The columns that own the memory, if they are others.
  private let owner: StretchedColumns?

  /// The number of pixels that are read together.
  static let readCount = 8

  /// Computes the table.
  ///
  /// - Parameters:
  ///   - width: The number of columns.
  ///   - sourceWidth: The number of pixels of a source row.
  ///   - place: Returns the source pixels of a column.
  @inline(__always)
  init(count width: Int, sourceWidth: Int, place: (Int) -> StretchedPlace) {
    count = (width + 3) / 4
    skippedCount = 0
    owner = nil
    offsets = .allocate(capacity: count)
    lanes = .allocate(capacity: count * 8)
    weights = .allocate(capacity: count * 4)
    var start = 0
    for index in 0..<count * 4 {
      let place = place(min(index, width - 1))
      if index % 4 == 0 {
        start = max(min(place.first, sourceWidth - Self.readCount), 0)
        offsets[index / 4] = Int32(start * 4)
      }
      // A weight of 0 or 256 is that of one neighbor, which then takes the place of both.
      let isMixed = place.weight > 0 && place.weight < 256
      lanes[2 * index] = Int32((isMixed ? place.first : place.nearest) - start)
      lanes[2 * index + 1] = Int32((isMixed ? place.second : place.nearest) - start)
      let weight = isMixed ? UInt64(place.weight) : 128
      weights[index] = ((256 - weight) | weight << 8) &* 0x0001_0001_0001_0001
    }
  }

  /// Some of the columns, which share the memory of these.
  subscript(range: Range<Int>) -> StretchedColumns { StretchedColumns(range, of: self) }

  private init(_ range: Range<Int>, of other: StretchedColumns) {
    precondition(other.skippedCount == 0)
    let first = range.lowerBound / 4
    count = (range.upperBound + 3) / 4 - first
    skippedCount = range.lowerBound % 4
    owner = other.owner ?? other
    offsets = other.offsets + first
    lanes = other.lanes + 8 * first
    weights = other.weights + 4 * first
  }

  var table: ccairo_columns {
    ccairo_columns(offsets: offsets, lanes: lanes, weights: weights, count: count)
  }

  deinit {
    if owner != nil { return }
    offsets.deallocate()
    lanes.deallocate()
    weights.deallocate()
  }
}

/// A source row whose columns are interpolated.
struct StretchedRow: ~Copyable {
  /// Rows of pixels.
  struct Source {
    var pixels: UnsafePointer<UInt8>
    var bytesPerRow: Int
    var width: Int
    /// Whether the fourth byte of each pixel has no meaning.
    var isOpaque: Bool

    init(_ pixels: UnsafePointer<UInt8>, bytesPerRow: Int, width: Int, isOpaque: Bool) {
      self.pixels = pixels
      self.bytesPerRow = bytesPerRow
      self.width = width
      self.isOpaque = isOpaque
    }

    init(_ image: CGImage) {
      self.init(
        image.pixels,
        bytesPerRow: image.bytesPerRow,
        width: image.width,
        isOpaque: image.isOpaque
      )
    }
  }

  /// Writes rows that are interpolated between the rows of a source.
  ///
  /// - Parameters:
  ///   - area: The number of columns and rows to write.
  ///   - columns: The source pixels of the columns.
  ///   - source: The rows of the source.
  ///   - first: The address of the upper-left pixel to write.
  ///   - bytesPerRow: The distance of two rows to write, in bytes.
  ///   - place: Returns the source rows of a row.
  @inline(__always)
  static func write(
    _ area: PixelSize,
    _ columns: StretchedColumns,
    of source: Source,
    to first: UnsafeMutableRawPointer,
    bytesPerRow: Int,
    place: (Int) -> StretchedPlace
  ) {
    mix(area.height, columns, of: source, place: place) { row, upper, lower, weight in
      ccairo_mix_rows(
        (first + row * bytesPerRow).assumingMemoryBound(to: UInt8.self),
        upper,
        lower,
        area.width * 4,
        weight
      )
    }
  }

  /// Blends rows that are interpolated between the rows of a source over other pixels.
  ///
  /// - Parameters:
  ///   - area: The number of columns and rows to blend.
  ///   - columns: The source pixels of the columns.
  ///   - source: The rows of the source, with premultiplied pixels.
  ///   - alpha: The factor for the alpha of the source, from 0 to 1, which is rounded to 128 parts.
  ///   - first: The address of the upper-left pixel to write.
  ///   - stride: The distance of two rows to write, in pixels.
  ///   - below: The address of the upper-left pixel over which the rows are blended; it may be `first`.
  ///   - belowStride: The distance of two rows of these pixels.
  ///   - place: Returns the source rows of a row.
  @inline(__always)
  static func blend(
    _ area: PixelSize,
    _ columns: StretchedColumns,
    of source: Source,
    alpha: CGFloat = 1,
    to first: UnsafeMutablePointer<UInt32>,
    stride: Int,
    over below: UnsafePointer<UInt32>,
    belowStride: Int,
    place: (Int) -> StretchedPlace
  ) {
    let part = 2 * UInt16((min(max(alpha, 0), 1) * 128).rounded())
    mix(area.height, columns, of: source, place: place) { row, upper, lower, weight in
      // A sum that does not depend on the weight, so that even colors remain even.
      let second = (part * weight + 128) >> 8
      ccairo_blend_mixed(
        first + row * stride,
        below + row * belowStride,
        upper,
        lower,
        area.width,
        part - second,
        second
      )
    }
  }

  /// Calls a closure for each row with the two source rows between which it lies, as signed bytes, and the
  /// weight of the second one, from 1 to 255.
  @inline(__always)
  private static func mix(
    _ height: Int,
    _ columns: StretchedColumns,
    of source: Source,
    place: (Int) -> StretchedPlace,
    _ body: (Int, UnsafePointer<UInt8>, UnsafePointer<UInt8>, UInt16) -> Void
  ) {
    var upper = StretchedRow(columns: columns)
    var lower = StretchedRow(columns: columns)
    let skipped = columns.skippedCount * 4
    for row in 0..<height {
      let place = place(row)
      if upper.row != place.first, lower.row == place.first { swap(&upper, &lower) }
      upper.read(place.first, of: source)
      if place.weight > 0 { lower.read(place.second, of: source) }
      // A weight of 0 or 256 is that of one row, which then takes the place of both.
      let isMixed = place.weight > 0 && place.weight < 256
      body(
        row,
        (place.weight < 256 ? upper.bytes : lower.bytes) + skipped,
        (place.weight > 0 ? lower.bytes : upper.bytes) + skipped,
        isMixed ? place.weight : 128
      )
    }
  }

  private(set) var row: Int?
  private let columns: StretchedColumns
  /// The signed bytes of the row, 128 less than the values.
  let bytes: UnsafeMutablePointer<UInt8>
  /// The source row of an image that is narrower than the pixels that are read together.
  private let narrowRow: UnsafeMutablePointer<UInt8>

  init(columns: StretchedColumns) {
    self.columns = columns
    bytes = .allocate(capacity: columns.count * 16)
    narrowRow = .allocate(capacity: StretchedColumns.readCount * 4)
    narrowRow.initialize(repeating: 0, count: StretchedColumns.readCount * 4)
  }

  deinit {
    bytes.deallocate()
    narrowRow.deallocate()
  }

  /// Interpolates the columns of a row, unless this is the row already.
  mutating func read(_ row: Int, of source: Source) {
    if self.row == row { return }
    self.row = row
    // The fourth byte of opaque formats has any value.
    let alpha: UInt32 = source.isOpaque ? 0xFF00_0000 : 0
    var start = source.pixels + row * source.bytesPerRow
    if source.width < StretchedColumns.readCount {
      narrowRow.update(from: start, count: source.width * 4)
      start = UnsafePointer(narrowRow)
    }
    ccairo_stretch_row(bytes, start, columns.table, alpha, source.bytesPerRow)
  }
}
