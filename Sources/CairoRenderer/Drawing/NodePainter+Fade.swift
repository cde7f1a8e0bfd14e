internal import CCairo
import QuartzCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension NodePainter {
  /// Blends a group that fades with what is below it, and returns whether it did.
  ///
  /// In the second frame with the same nodes below, their pixels are copied; the frames that follow
  /// use the copy and draw nothing below the group. A group that is drawn in each frame is drawn over
  /// the copy.
  func paintFade(of node: DisplayNode, outer: PaintState, _ state: PaintState) -> Bool {
    let fade = fades?.fade(of: node)
    let drawn = fade?.group.map {
      $0.canvas.area.offsetBy(x: Int(state.transform.tx), y: Int(state.transform.ty))
    }
    let lower = paintUnderlay(of: node, outer: outer, state, except: drawn ?? .empty)
    guard let keeper, let fade, let pixels = fade.group else { return false }
    keeper.use(pixels, at: fade.place)
    let alpha = state.alpha * fade.place.opacity
    show(pixels, of: node, state, alpha: alpha, over: lower)
    return true
  }

  /// Draws what is below a group that fades, if its pixels are known, and copies them if they are needed in
  /// the next frame.
  ///
  /// - Parameters:
  ///   - node: The group.
  ///   - outer: The state outside of the group.
  ///   - state: The state inside of the group.
  ///   - drawn: The pixels that the group is blended with, which are not drawn.
  /// - Returns: The pixels below the group, if they are known.
  func paintUnderlay(
    of node: DisplayNode,
    outer: PaintState,
    _ state: PaintState,
    except drawn: PixelRect
  ) -> CachedPixels? {
    guard let keeper else { return nil }
    if GroupCache.isLarge(outer.pixels(of: node.bounds)) { keeper.noteFade() }
    guard let underlay = fades?.fade(of: node)?.underlay else { return nil }
    if let lower = underlay.pixels {
      for part in visibleParts(of: underlay.area.intersection(state.clip)) {
        for rest in part.pieces(outside: drawn) {
          canvas.copy(lower, x: 0, y: 0, in: rest, under: 0)
        }
      }
      return lower
    }
    if underlay.isCaptured, state.clip.contains(underlay.area),
      visibleParts(of: underlay.area) == [underlay.area]
    {
      keeper.capture(underlay, from: canvas)
    }
    return nil
  }
}

extension Canvas {
  /// Blends opaque pixels, shifted by whole pixels, over other opaque pixels, and writes the result.
  ///
  /// Where both are uniform, one pixel is blended.
  func blend(
    _ kept: CachedPixels,
    x: Int,
    y: Int,
    over lower: CachedPixels,
    in rect: PixelRect,
    alpha: CGFloat
  ) {
    let part = UInt16((alpha * 256).rounded())
    if part >= 256 { return copy(kept, x: x, y: y, in: rect, under: 0) }
    if part == 0 { return copy(lower, x: 0, y: 0, in: rect, under: 0) }
    flush()
    rect.inBands { blendRows(of: kept, x: x, y: y, over: lower, in: $0, part) }
  }

  private func blendRows(
    of kept: CachedPixels,
    x: Int,
    y: Int,
    over lower: CachedPixels,
    in rect: PixelRect,
    _ part: UInt16
  ) {
    for row in rect.y..<rect.maxY {
      let below = lower.uneven(in: row)
      let above = kept.uneven(in: row &- y)
      // A row that is uniform as a whole has no right end.
      let rights = (
        below.left == lower.opaque.maxX ? Int.min : below.right,
        above.left == kept.opaque.maxX ? Int.min : above.right &+ x
      )
      let start = min(max(min(below.left, above.left &+ x), rect.x), rect.maxX)
      let end = min(max(max(rights.0, rights.1), start), rect.maxX)
      if start > rect.x {
        fill(rect.x, row, start, kept.canvas.pixel(rect.x - x, row - y), lower, part)
      }
      if end > start {
        let upper = kept.canvas.pixel(start - x, row - y)
        fade(pixel(start, row), lower.canvas.pixel(start, row), upper, end - start, part)
      }
      if rect.maxX > end {
        fill(end, row, rect.maxX, kept.canvas.pixel(end - x, row - y), lower, part)
      }
    }
  }

  /// Blends the pixels of a canvas, shifted by whole pixels, over opaque pixels, and writes the result.
  ///
  /// The uniform parts of rows are blended with one row of pixels, which remains in the fastest cache.
  func blend(
    _ source: Canvas,
    x: Int,
    y: Int,
    over lower: CachedPixels,
    in rect: PixelRect,
    alpha: CGFloat
  ) {
    flush()
    rect.inBands { blendRows(of: source, x: x, y: y, over: lower, in: $0, alpha: alpha) }
  }

  private func blendRows(
    of source: Canvas,
    x: Int,
    y: Int,
    over lower: CachedPixels,
    in rect: PixelRect,
    alpha: CGFloat
  ) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: rect.width) { line in
      guard let line = line.baseAddress else { return }
      var value: UInt32?
      func blend(_ row: Int, _ start: Int, _ end: Int, isEven: Bool) {
        guard end > start else { return }
        let below = lower.canvas.pixel(start, row)
        if isEven, value != below.pointee {
          line.initialize(repeating: below.pointee, count: rect.width)
          value = below.pointee
        }
        let span = PixelRect(x: start, y: row, width: end - start, height: 1)
        self.blend(source, x: x, y: y, over: isEven ? line : below, 0, in: span, alpha: alpha)
      }
      for row in rect.y..<rect.maxY {
        let (left, right) = lower.uneven(in: row)
        let start = min(max(left, rect.x), rect.maxX)
        let end = min(max(right, start), rect.maxX)
        blend(row, rect.x, start, isEven: true)
        blend(row, start, end, isEven: false)
        blend(row, end, rect.maxX, isEven: true)
      }
    }
  }

  /// Fills pixels of a row, in which both pictures are uniform.
  @inline(__always)
  private func fill(
    _ start: Int,
    _ row: Int,
    _ end: Int,
    _ upper: UnsafeMutablePointer<UInt32>,
    _ lower: CachedPixels,
    _ part: UInt16
  ) {
    var value: UInt32 = 0
    fade(&value, lower.canvas.pixel(start, row), upper, 1, part)
    wmemset(
      UnsafeMutableRawPointer(pixel(start, row)).assumingMemoryBound(to: wchar_t.self),
      wchar_t(bitPattern: value),
      end - start
    )
  }

  @inline(__always)
  private func fade(
    _ target: UnsafeMutablePointer<UInt32>,
    _ lower: UnsafeMutablePointer<UInt32>,
    _ upper: UnsafeMutablePointer<UInt32>,
    _ count: Int,
    _ part: UInt16
  ) {
    ccairo_fade_bytes(
      UnsafeMutableRawPointer(target).assumingMemoryBound(to: UInt8.self),
      UnsafeRawPointer(lower).assumingMemoryBound(to: UInt8.self),
      UnsafeRawPointer(upper).assumingMemoryBound(to: UInt8.self),
      count * 4,
      part
    )
  }
}
