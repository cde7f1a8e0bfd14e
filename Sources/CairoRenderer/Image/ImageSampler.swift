internal import CCairo
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
    let columns = StretchedColumns(
      area.columns,
      of: width,
      source: source.columns,
      imageWidth: image.width
    )
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
    let step = Double(source.height) / Double(height)
    for row in 0..<area.height {
      let place = Place(area.y + row, step: step, source: source.rows)
      if upper.row != place.first, lower.row == place.first { swap(&upper, &lower) }
      upper.read(place.first, of: image)
      if place.weight > 0 { lower.read(place.second, of: image) }
      // A weight of 0 or 256 is that of one row, which then takes the place of both.
      let isMixed = place.weight > 0 && place.weight < 256
      ccairo_mix_rows(
        (first + row * bytesPerRow).assumingMemoryBound(to: UInt8.self),
        place.weight < 256 ? upper.bytes : lower.bytes,
        place.weight > 0 ? lower.bytes : upper.bytes,
        area.width * 4,
        isMixed ? place.weight : 128
      )
    }
  }
}

/// The two source rows or columns between which a target row or column lies.
private struct Place {
  var first: Int
  var second: Int
  /// The part of the second one, from 0 to 256.
  var weight: UInt16

  /// Determines the place of a target row or column.
  ///
  /// - Parameters:
  ///   - position: The index in the target.
  ///   - step: The number of source pixels per target pixel.
  ///   - source: The source pixels.
  init(_ position: Int, step: Double, source: Range<Int>) {
    let center = (Double(position) + 0.5) * step - 0.5
    // The center is at least -0.5. This is faster than rounding down.
    let low = Int(center + 1) - 1
    first = source.lowerBound + min(max(low, 0), source.count - 1)
    second = min(first + 1, source.upperBound - 1)
    weight = low < 0 || first == second ? 0 : UInt16((center - Double(low)) * 256 + 0.5)
  }

  /// The row or column with the greater weight.
  var nearest: Int { weight < 128 ? first : second }
}

/// The columns of the target, in groups of four, and the source pixels between which they are
/// interpolated.
private final class StretchedColumns {
  /// The number of groups.
  let count: Int
  /// The offset in a source row from which the pixels for a group are read, in bytes.
  private let offsets: UnsafeMutablePointer<Int32>
  /// The two source pixels of each column, relative to the offset.
  private let lanes: UnsafeMutablePointer<Int32>
  /// The weights of the two pixels, one byte each, repeated for the four bytes of a column.
  private let weights: UnsafeMutablePointer<UInt64>

  /// The number of pixels that are read together.
  static let readCount = 8

  init(_ columns: Range<Int>, of width: Int, source: Range<Int>, imageWidth: Int) {
    count = (columns.count + 3) / 4
    offsets = .allocate(capacity: count)
    lanes = .allocate(capacity: count * 8)
    weights = .allocate(capacity: count * 4)
    let step = Double(source.count) / Double(width)
    var start = 0
    for index in 0..<count * 4 {
      let column = min(columns.lowerBound + index, columns.upperBound - 1)
      let place = Place(column, step: step, source: source)
      if index % 4 == 0 {
        start = max(min(place.first, imageWidth - Self.readCount), 0)
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

  var table: ccairo_columns {
    ccairo_columns(offsets: offsets, lanes: lanes, weights: weights, count: count)
  }

  deinit {
    offsets.deallocate()
    lanes.deallocate()
    weights.deallocate()
  }
}

/// A source row whose columns are interpolated.
private struct StretchedRow: ~Copyable {
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
  mutating func read(_ row: Int, of image: CGImage) {
    if self.row == row { return }
    self.row = row
    // The fourth byte of opaque formats has any value.
    let alpha: UInt32 = image.isOpaque ? 0xFF00_0000 : 0
    var source = image.pixels + row * image.bytesPerRow
    if image.width < StretchedColumns.readCount {
      narrowRow.update(from: source, count: image.width * 4)
      source = UnsafePointer(narrowRow)
    }
    ccairo_stretch_row(bytes, source, columns.table, alpha, image.bytesPerRow)
  }
}
