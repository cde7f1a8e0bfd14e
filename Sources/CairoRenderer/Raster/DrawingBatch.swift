import QuartzCore

/// Fills and text of a canvas that are performed together.
///
/// A frame at 3x is much larger than the caches of a processor. The batch is performed in bands that fit
/// into them, so that text is drawn over a background that was just written. The bands are divided
/// among two threads; within a band, everything is drawn in order.
///
///     ┌──────────────┐
///     │ fill         │  band 1
///     │  text        │
///     ├──────────────┤
///     │  text   fill │  band 2
///     └──────────────┘
final class DrawingBatch {
  enum Work {
    /// Writes an opaque pixel value.
    case store(UInt32)
    /// Blends a pixel value.
    case blend(UInt32)
    /// Blends a pixel value through a mask, whose first pixel is at a position.
    case mask(UInt32, AlphaMask, x: Int, y: Int)
    /// Blends a pixel value through glyphs, which are a range of those of the batch.
    case glyphs(UInt32, FontGlyphs, Range<Int>)
  }

  private struct Entry {
    let work: Work
    let rect: PixelRect
  }

  private var entries: [Entry] = []
  private var glyphs: [PlacedGlyph] = []
  private var area = PixelRect.empty
  /// The number of pixels that are written.
  private var cost = 0
  private var isPerforming = false

  /// The size of a band in bytes, which is half of the second cache of common processors.
  private static let bandSize = 1 << 19
  /// The maximum number of entries, because each one is compared with all bands.
  private static let limit = 256

  var isEmpty: Bool { entries.isEmpty }

  /// Whether the pixels of the canvas are up to date, or are being drawn by the batch.
  var mayAccessPixels: Bool { entries.isEmpty || isPerforming }

  /// Adds work in a rectangle, which is not empty and inside of the canvas.
  func add(_ work: Work, in rect: PixelRect, on canvas: Canvas) {
    if entries.count >= Self.limit { perform(on: canvas) }
    entries.append(Entry(work: work, rect: rect))
    area = area.union(rect)
    cost += rect.area
  }

  /// Adds text.
  func add(
    _ placed: UnsafeBufferPointer<PlacedGlyph>,
    of font: FontGlyphs,
    _ value: UInt32,
    in clip: PixelRect,
    on canvas: Canvas
  ) {
    let rect = placed.reduce(PixelRect.empty) { $0.union($1.rect) }.intersection(clip)
    if rect.isEmpty { return }
    if entries.count >= Self.limit { perform(on: canvas) }
    let start = glyphs.count
    glyphs.append(contentsOf: placed)
    add(.glyphs(value, font, start..<glyphs.count), in: rect, on: canvas)
  }

  /// Performs everything that was added.
  func perform(on canvas: Canvas) {
    isPerforming = true
    let isSmall = cost < BandWorker.smallestCost
    let height = isSmall ? area.height : max(Self.bandSize / canvas.buffer.bytesPerRow, 8)
    BandWorker.divide((area.height + height - 1) / height, cost: cost) { bands in
      for index in bands {
        let top = area.y + index * height
        let band = PixelRect(
          minX: area.x,
          minY: top,
          maxX: area.maxX,
          maxY: min(top + height, area.maxY)
        )
        for entry in entries {
          let part = entry.rect.intersection(band)
          if !part.isEmpty { perform(entry.work, in: part, on: canvas) }
        }
      }
    }
    isPerforming = false
    entries.removeAll(keepingCapacity: true)
    glyphs.removeAll(keepingCapacity: true)
    area = .empty
    cost = 0
  }

  private func perform(_ work: Work, in rect: PixelRect, on canvas: Canvas) {
    switch work {
    case .store(let value): canvas.storeRows(value, in: rect)
    case .blend(let value): canvas.blendRows(value, in: rect)
    case .mask(let value, let mask, let x, let y):
      canvas.blendRows(value, through: mask, x: x, y: y, in: rect)
    case .glyphs(let value, let font, let range):
      glyphs.withUnsafeBufferPointer { glyphs in
        let placed = UnsafeBufferPointer(rebasing: glyphs[range])
        canvas.blendRows(value, through: placed, of: font, in: rect)
      }
    }
  }
}
