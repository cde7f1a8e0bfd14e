internal import CCairo
import QuartzCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Fade {
  /// The pixels that do not depend on what is drawn below the group, because they are known.
  var knownArea: PixelRect? { underlay.pixels == nil ? nil : underlay.area }

  /// Whether the pixels below the group are copied in this frame.
  var isCaptured: Bool { underlay.pixels == nil && underlay.isStable }
}

extension NodePainter {
  /// Blends a group that fades with what is below it, and returns whether it did.
  ///
  /// In the second frame with the same nodes below, their pixels are copied; the frames that follow
  /// use the copy and draw nothing below the group.
  func paintFade(of node: DisplayNode, _ state: PaintState) -> Bool {
    guard !fades.isEmpty, let keeper, let fade = fades[ObjectIdentifier(node)] else { return false }
    let underlay = fade.underlay
    if fade.isCaptured, visibleParts(of: underlay.area) == [underlay.area] {
      keeper.capture(underlay, from: canvas)
    }
    keeper.use(fade.group, at: fade.place)
    let alpha = state.alpha * fade.place.opacity
    show(fade.group, of: node, state, alpha: alpha, over: underlay.pixels)
    return true
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
