import QuartzCore

/// Where the next mark goes: from the current node's space to device pixels, and what limits it.
struct PaintState {
  /// From the node's space to pixels.
  var transform: CGAffineTransform
  /// Whole pixels outside which nothing may change.
  var clip: PixelRect
  /// Pixels beyond which nothing is ever of use, whatever the clip of the moment.
  var limit: PixelRect
  /// Whether cairo's context holds a clip of another form than `clip`; marks then have to go through cairo.
  var hasShapedClip = false
  /// What the alpha of every mark is multiplied by.
  var alpha: CGFloat = 1
  /// Whether positions are still rounded to whole pixels: until something scales or turns.
  var snaps = true
  /// By how much rounding has moved the origin so far, in pixels.
  var drift = CGPoint.zero

  /// The state at the root of a picture that is shown in `area`.
  init(scale: CGFloat, clip: PixelRect, area: PixelRect) {
    transform = CGAffineTransform(scaleX: scale, y: scale)
    self.clip = clip
    // What lies a little outside may still cast its shadow inside.
    limit = area.insetBy(-256)
  }

  /// Whether rectangles stay upright: scale and translation only, nothing mirrored.
  var isUpright: Bool { transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0 }

  /// The state inside a group.
  ///
  /// Groups that are only moved start at whole pixels, relative to their parent: what does not move
  /// against its parent then keeps its pixels while the parent slides.
  func entering(_ group: CGAffineTransform) -> PaintState {
    var inner = self
    if snaps, group.a == 1, group.d == 1, group.b == 0, group.c == 0 {
      let x = group.tx * transform.a
      let y = group.ty * transform.d
      let moved = CGPoint(x: (x + 0.5).rounded(.down), y: (y + 0.5).rounded(.down))
      inner.transform.tx += moved.x
      inner.transform.ty += moved.y
      inner.drift.x += moved.x - x
      inner.drift.y += moved.y - y
    } else {
      inner.transform = group.concatenating(transform)
      inner.snaps = false
    }
    return inner
  }

  /// The rectangle in pixels; for upright transforms only.
  @inline(__always)
  func upright(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.origin.x * transform.a + transform.tx,
      y: rect.origin.y * transform.d + transform.ty,
      width: rect.size.width * transform.a,
      height: rect.size.height * transform.d
    )
  }

  /// The box round the transformed rectangle, in pixels.
  func box(of rect: CGRect) -> CGRect {
    if rect.isNull || rect.isInfinite { return rect }
    return isUpright ? upright(rect) : rect.applying(transform)
  }

  /// The rectangle with its edges moved to the nearest pixels; for upright transforms only.
  func nearestPixels(of rect: CGRect) -> PixelRect {
    if rect.isInfinite { return clip }
    let box = upright(rect)
    guard !rect.isNull, box.minX.isFinite, box.minY.isFinite else { return .empty }
    return PixelRect(
      minX: Int(pixel: box.minX.rounded()),
      minY: Int(pixel: box.minY.rounded()),
      maxX: Int(pixel: box.maxX.rounded()),
      maxY: Int(pixel: box.maxY.rounded())
    )
  }

  /// The pixels that drawing inside the rectangle may touch.
  func pixels(of rect: CGRect, outset: CGFloat = 0) -> PixelRect {
    if rect.isNull { return .empty }
    if rect.isInfinite { return clip }
    return PixelRect(covering: box(of: rect), outset: outset).intersection(clip)
  }
}
