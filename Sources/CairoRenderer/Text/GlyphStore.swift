internal import CCairo
import QuartzCore

/// The pixels of glyphs, cached by font and scale.
///
/// Text is in every frame, and blending cached pixels takes less than half of the time that cairo
/// takes for glyphs. The resulting pixels are those of cairo, which also adds the alphas of glyphs
/// that overlap.
final class GlyphStore {
  private var fonts: [OpaquePointer: FontGlyphs] = [:]
  private var latest: FontGlyphs?
  private var work = GlyphWork()

  /// The maximum size of all masks in bytes, which is that of 1,500 letters of body text at 3x.
  ///
  /// If it is exceeded, all masks are discarded before the next run is drawn.
  static let byteLimit = 1 << 22
  /// The maximum number of fonts, which is the number that cairo keeps; an animation of the scale uses
  /// others in each frame.
  private static let fontLimit = 256

  /// The size of all masks in bytes.
  var byteCount: Int { work.byteCount }

  /// Discards all masks.
  func removeAll() {
    fonts = [:]
    latest = nil
    work = GlyphWork()
  }

  /// Returns the glyphs of a font at a scale, for one run.
  func glyphs(of font: OpaquePointer) -> FontGlyphs {
    if work.byteCount > Self.byteLimit { removeAll() }
    if let latest, latest.font == font { return latest }
    if let known = fonts[font] {
      latest = known
      return known
    }
    if fonts.count >= Self.fontLimit { removeAll() }
    let made = FontGlyphs(font, work)
    fonts[font] = made
    latest = made
    return made
  }
}

/// What the fonts of a store share.
final class GlyphWork {
  /// The pixels on which a glyph is drawn.
  let canvas = Canvas(area: FontGlyphs.largestArea, isOpaque: false)
  /// The size of all masks in bytes.
  var byteCount = 0
}

/// The pixels of the glyphs of a font at a scale.
final class FontGlyphs {
  /// The ink of a glyph.
  struct Mask {
    /// The first pixel, relative to the origin of the glyph.
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    /// The index of the first byte; a row has `width` bytes.
    var start: Int
    /// Whether the glyph is too large for a mask.
    var isTooLarge = false

    static let empty = Mask(x: 0, y: 0, width: 0, height: 0, start: 0)
    static let tooLarge = Mask(x: 0, y: 0, width: 0, height: 0, start: 0, isTooLarge: true)
  }

  let font: OpaquePointer
  /// The alpha of the pixels of all glyphs, with a byte for each pixel.
  fileprivate(set) var bytes: [UInt8] = []
  @exclusivity(unchecked) private var masks: [Mask] = []
  /// The indices of the masks of the first glyphs of the font, by glyph, and -1 for those without
  /// a mask.
  @exclusivity(unchecked) private var places: [Int32]
  /// The indices of the masks of the other glyphs.
  private var otherPlaces: [UInt: Int] = [:]
  private let work: GlyphWork

  /// The number of glyphs whose masks are found without hashing, which include the letters in most
  /// fonts.
  private static let directCount = 2_048

  /// The pixels that a glyph with a mask may touch, relative to its origin.
  fileprivate static let largestArea = PixelRect(x: -128, y: -192, width: 256, height: 256)

  fileprivate init(_ font: OpaquePointer, _ work: GlyphWork) {
    self.font = cairo_scaled_font_reference(font)
    self.work = work
    places = Array(repeating: -1, count: Self.directCount)
  }

  deinit { cairo_scaled_font_destroy(font) }

  /// Returns the mask of a glyph.
  @inline(__always)
  func mask(of glyph: UInt) -> Mask {
    if glyph < Self.directCount {
      let place = places[Int(glyph)]
      if place >= 0 { return masks[Int(place)] }
    } else if let place = otherPlaces[glyph] {
      return masks[place]
    }
    return addMask(of: glyph)
  }

  private func addMask(of glyph: UInt) -> Mask {
    let made = makeMask(of: glyph)
    if glyph < Self.directCount {
      places[Int(glyph)] = Int32(masks.count)
    } else {
      otherPlaces[glyph] = masks.count
    }
    masks.append(made)
    return made
  }

  private func makeMask(of index: UInt) -> Mask {
    var glyph = cairo_glyph_t(index: index, x: 0, y: 0)
    var extents = cairo_text_extents_t()
    cairo_scaled_font_glyph_extents(font, &glyph, 1, &extents)
    let ink = CGRect(
      x: extents.x_bearing,
      y: extents.y_bearing,
      width: extents.width,
      height: extents.height
    )
    guard ink.isDrawable else { return .empty }
    let area = PixelRect(covering: ink, outset: 2)
    guard Self.largestArea.contains(area) else { return .tooLarge }
    let scratch = work.canvas
    scratch.clear(area)
    cairo_set_scaled_font(scratch.context, font)
    cairo_show_glyphs(scratch.context, &glyph, 1)
    cairo_surface_flush(scratch.surface)
    var inked = PixelRect.empty
    for y in area.y..<area.maxY {
      let row = UnsafeBufferPointer(start: scratch.pixel(area.x, y), count: area.width)
      guard let first = row.firstIndex(where: { $0 != 0 }),
        let last = row.lastIndex(where: { $0 != 0 })
      else { continue }
      inked = inked.union(PixelRect(x: area.x + first, y: y, width: last - first + 1, height: 1))
    }
    let start = bytes.count
    work.byteCount += inked.area
    for y in inked.y..<inked.maxY {
      let row = scratch.pixel(inked.x, y)
      for column in 0..<inked.width { bytes.append(UInt8(row[column] >> 24)) }
    }
    return Mask(x: inked.x, y: inked.y, width: inked.width, height: inked.height, start: start)
  }
}

/// A mask with its pixels in the frame.
struct PlacedGlyph {
  /// The index of the first byte of the mask; a row has as many bytes as the rectangle has columns.
  var start: Int
  var rect: PixelRect
  /// The index of the first of the glyphs that overlap this one, directly or through others.
  var cluster: Int
}

extension FontGlyphs {
  /// Stores the masks of those glyphs that reach into a rectangle, and returns their number, or `nil`
  /// if a glyph has no mask.
  func place(
    _ glyphs: UnsafeMutableBufferPointer<cairo_glyph_t>,
    in clip: PixelRect,
    _ placed: UnsafeMutableBufferPointer<PlacedGlyph>
  ) -> Int? {
    var count = 0
    var (line, cluster) = (PixelRect.empty, PixelRect.empty)
    var (lineStart, clusterStart) = (0, 0)
    var baseline = CGFloat.nan
    for glyph in glyphs {
      guard glyph.x.isFinite, glyph.y.isFinite else { return nil }
      let mask = mask(of: UInt(glyph.index))
      if mask.isTooLarge { return nil }
      if mask.width == 0 { continue }
      // Cairo draws glyphs at the nearest whole pixel.
      let rect = PixelRect(
        x: Int(pixel: (glyph.x + 0.5).rounded(.down)) + mask.x,
        y: Int(pixel: (glyph.y + 0.5).rounded(.down)) + mask.y,
        width: mask.width,
        height: mask.height
      )
      if glyph.y != baseline {
        (line, cluster, lineStart, baseline) = (.empty, .empty, count, glyph.y)
      }
      guard rect.intersects(clip) else { continue }
      if !rect.intersects(line) {
        (cluster, clusterStart) = (.empty, count)
      } else if !rect.intersects(cluster) {
        (cluster, clusterStart) = (line, lineStart)
        for index in lineStart..<count { placed[index].cluster = lineStart }
      }
      cluster = cluster.union(rect)
      line = line.union(rect)
      placed.initializeElement(
        at: count,
        to: PlacedGlyph(start: mask.start, rect: rect, cluster: clusterStart)
      )
      count += 1
    }
    return count
  }
}

extension Canvas {
  /// Blends a pixel value through the masks of glyphs, inside a rectangle.
  func blend(
    _ value: UInt32,
    through glyphs: UnsafeBufferPointer<PlacedGlyph>,
    of font: FontGlyphs,
    in clip: PixelRect
  ) {
    if let batch {
      batch.add(glyphs, of: font, value, in: clip, on: self)
    } else {
      blendRows(value, through: glyphs, of: font, in: clip)
    }
  }

  /// Blends a pixel value through the masks of glyphs, inside a rectangle, on this thread.
  func blendRows(
    _ value: UInt32,
    through glyphs: UnsafeBufferPointer<PlacedGlyph>,
    of font: FontGlyphs,
    in clip: PixelRect
  ) {
    font.bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      var index = 0
      while index < glyphs.count {
        let first = glyphs[index]
        var end = index + 1
        while end < glyphs.count, glyphs[end].cluster == first.cluster { end += 1 }
        if end == index + 1 {
          blend(value, base + first.start, first.rect, in: clip)
        } else {
          blend(
            value,
            throughSumOf: UnsafeBufferPointer(rebasing: glyphs[index..<end]),
            base,
            in: clip
          )
        }
        index = end
      }
    }
  }

  /// Blends a pixel value through the sum of the masks of glyphs that overlap, as cairo does.
  private func blend(
    _ value: UInt32,
    throughSumOf glyphs: UnsafeBufferPointer<PlacedGlyph>,
    _ base: UnsafePointer<UInt8>,
    in clip: PixelRect
  ) {
    let area = glyphs.reduce(PixelRect.empty) { $0.union($1.rect) }
    guard area.intersects(clip) else { return }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: area.area) { sum in
      guard let start = sum.baseAddress else { return }
      sum.initialize(repeating: 0)
      for glyph in glyphs {
        let rect = glyph.rect
        ccairo_add_bytes(
          start + (rect.y - area.y) * area.width + rect.x - area.x,
          area.width,
          base + glyph.start,
          rect.width,
          rect.width,
          rect.height
        )
      }
      blend(value, start, area, in: clip)
    }
  }

  /// Blends a pixel value through the bytes of a rectangle.
  private func blend(
    _ value: UInt32,
    _ bytes: UnsafePointer<UInt8>,
    _ rect: PixelRect,
    in clip: PixelRect
  ) {
    let shown = rect.intersection(clip)
    if shown.isEmpty { return }
    ccairo_blend_masked(
      pixel(shown.x, shown.y),
      buffer.bytesPerRow / 4,
      bytes + (shown.y - rect.y) * rect.width + shown.x - rect.x,
      rect.width,
      shown.width,
      shown.height,
      value
    )
  }
}
