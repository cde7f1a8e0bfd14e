internal import CCairo
import QuartzCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The cached pixels of a moving group, with the extent of uniform color at both ends of each row.
///
/// Most of a page is its background. The uniform parts of a row are filled instead of copied, which
/// doesn't read memory. This matters because moving pages are larger than the CPU caches.
///
///     │ uniform │ copied │ uniform │
final class CachedPixels {
  let canvas: Canvas
  /// The pixels that are opaque.
  let opaque: PixelRect
  /// The end of the left uniform part and the start of the right one, for each row of `opaque`.
  private var ends: [(left: Int32, right: Int32)] = []

  /// The smallest rectangle outside of which all pixels are transparent.
  private(set) lazy var visible: PixelRect = {
    let (area, width) = (canvas.area, canvas.area.width)
    var (left, right, top, bottom) = (width, width, area.height, 0)
    for row in 0..<area.height {
      let pixels = canvas.pixel(area.x, area.y + row)
      let start = pixels[0] == 0 ? ccairo_even_from_start(pixels, width) : 0
      if start == width { continue }
      let end = pixels[width - 1] == 0 ? ccairo_even_from_end(pixels, width) : 0
      (left, right) = (min(left, start), min(right, end))
      (top, bottom) = (min(top, row), row + 1)
    }
    return PixelRect(
      minX: area.x + left,
      minY: area.y + top,
      maxX: area.maxX - right,
      maxY: area.y + bottom
    )
  }()

  /// Creates a cache of a canvas that was drawn, and measures its rows.
  init(_ canvas: Canvas, opaque: PixelRect) {
    self.canvas = canvas
    self.opaque = opaque.intersection(canvas.area)
    ends = [(left: Int32, right: Int32)](unsafeUninitializedCapacity: self.opaque.height) {
      buffer,
      count in
      count = self.opaque.height
      let (ends, first) = (buffer.baseAddress, self.opaque.y)
      self.opaque.inBands { band in
        for row in band.y..<band.maxY {
          (ends.unsafelyUnwrapped + (row - first)).initialize(to: self.ends(of: row))
        }
      }
    }
  }

  private func ends(of row: Int) -> (left: Int32, right: Int32) {
    let pixels = canvas.pixel(opaque.x, row)
    let left = ccairo_even_from_start(pixels, opaque.width)
    if left == opaque.width { return (Int32(opaque.maxX), Int32(opaque.maxX)) }
    let right = opaque.width - ccairo_even_from_end(pixels, opaque.width)
    return (Int32(opaque.x + left), Int32(opaque.x + max(left, right)))
  }

  /// Returns the extent of the pixels between the uniform parts of a row, which must be in
  /// `opaque`.
  @inline(__always)
  func uneven(in row: Int) -> (left: Int, right: Int) {
    let ends = ends[row &- opaque.y]
    return (Int(ends.left), Int(ends.right))
  }
}

extension Canvas {
  /// Copies opaque pixels with an offset in whole pixels and blends a premultiplied color over
  /// them; 0 is none.
  func copy(_ kept: CachedPixels, x: Int, y: Int, in rect: PixelRect, under veil: UInt32) {
    flush()
    rect.inBands { copyRows(of: kept, x: x, y: y, in: $0, under: veil) }
  }

  private func copyRows(
    of kept: CachedPixels,
    x: Int,
    y: Int,
    in rect: PixelRect,
    under veil: UInt32
  ) {
    var blend = VeilBlend(value: veil)
    for row in rect.y..<rect.maxY {
      let (left, right) = kept.uneven(in: row &- y)
      let start = min(max(left &+ x, rect.x), rect.maxX)
      let end = min(max(right &+ x, start), rect.maxX)
      if start > rect.x {
        let value = blend.result(for: kept.canvas.pixel(rect.x - x, row - y).pointee)
        fill(rect.x, row, start, with: value)
      }
      if end > start {
        let source = kept.canvas.pixel(start - x, row - y)
        if veil == 0 {
          memcpy(pixel(start, row), source, (end - start) * 4)
        } else {
          ccairo_copy_blended(pixel(start, row), 0, source, 0, end - start, 1, veil)
        }
      }
      if rect.maxX > end {
        let value = blend.result(for: kept.canvas.pixel(end - x, row - y).pointee)
        fill(end, row, rect.maxX, with: value)
      }
    }
  }

  @inline(__always)
  private func fill(_ start: Int, _ row: Int, _ end: Int, with value: UInt32) {
    wmemset(
      UnsafeMutableRawPointer(pixel(start, row)).assumingMemoryBound(to: wchar_t.self),
      wchar_t(bitPattern: value),
      end - start
    )
  }
}

/// The blend of a premultiplied color over single pixels, most of which equal the one before.
private struct VeilBlend {
  /// The color that is blended; 0 is none.
  let value: UInt32
  private var latest: (source: UInt32, result: UInt32)?

  init(value: UInt32) { self.value = value }

  @inline(__always)
  mutating func result(for source: UInt32) -> UInt32 {
    if value == 0 { return source }
    if let latest, latest.source == source { return latest.result }
    var (source, result) = (source, UInt32(0))
    ccairo_copy_blended(&result, 0, &source, 0, 1, 1, value)
    latest = (source, result)
    return result
  }
}
