import QuartzCore

/// The mapping from the current node's coordinates to device pixels, and the limits of drawing.
struct PaintState {
  /// The transform from the node's coordinates to pixels.
  var transform: CGAffineTransform
  /// The number of pixels per point at the root of the picture.
  let scale: CGFloat
  /// The pixels that may be changed.
  var clip: PixelRect
  /// The pixels outside which drawing never has an effect, regardless of the current clip.
  var limit: PixelRect
  /// Whether cairo's context has a clip of another shape than `clip`, which requires drawing with
  /// cairo.
  var hasShapedClip = false
  /// The factor for the alpha of every operation.
  var alpha: CGFloat = 1
  /// The translucent color that everything is drawn below, or `nil` for none.
  var veil: Veil.Shade?
  /// Whether positions are rounded to whole pixels, which is `false` inside a scale or rotation.
  var snaps = true
  /// The accumulated offset of the origin that results from rounding, in pixels.
  var drift = CGPoint.zero
  /// The offset of the origin since the last group that does not begin at the origin of its parent.
  ///
  /// Siblings are rounded relative to the same parent, so the offsets of parents do not matter.
  private(set) var edgeDrift = CGPoint.zero

  /// Creates the state at the root of a picture that is shown in `area`.
  init(scale: CGFloat, clip: PixelRect, area: PixelRect) {
    transform = CGAffineTransform(scaleX: scale, y: scale)
    self.scale = scale
    self.clip = clip
    // Nodes outside the area may cast a shadow into it.
    limit = area.insetBy(-256)
  }

  /// Whether rectangles remain upright: the transform only scales and translates, without
  /// mirroring.
  var isUpright: Bool { transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0 }

  /// Returns the state inside a group.
  ///
  /// Groups that are only moved begin at whole pixels relative to their parent, so that nodes that
  /// do not move relative to the parent keep their pixels while the parent moves.
  func entering(_ group: CGAffineTransform) -> PaintState {
    var inner = self
    if snaps, group.a == 1, group.d == 1, group.b == 0, group.c == 0 {
      let x = group.tx * transform.a
      let y = group.ty * transform.d
      let moved = CGPoint(x: Self.nearestEdge(x), y: Self.nearestEdge(y))
      inner.transform.tx += moved.x
      inner.transform.ty += moved.y
      inner.drift.x += moved.x - x
      inner.drift.y += moved.y - y
      if x != 0 { inner.edgeDrift.x = moved.x - x }
      if y != 0 { inner.edgeDrift.y = moved.y - y }
    } else {
      inner.transform = group.concatenating(transform)
      inner.snaps = false
    }
    return inner
  }

  /// Returns the state without the offset of the origin, in which cached pixels are drawn.
  func movedToOrigin() -> PaintState {
    var local = self
    local.transform.tx = 0
    local.transform.ty = 0
    local.edgeDrift = .zero
    return local
  }

  /// Returns the edge of a pixel that is nearest to a coordinate in pixels.
  ///
  /// Sums of points that should be halves of pixels are rounded up in spite of rounding errors.
  private static func nearestEdge(_ value: CGFloat) -> CGFloat {
    (value + 0.5 + 1.0 / 512).rounded(.down)
  }

  /// Returns a rectangle in pixels, for an axis-aligned transform.
  @inline(__always)
  func upright(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.origin.x * transform.a + transform.tx,
      y: rect.origin.y * transform.d + transform.ty,
      width: rect.size.width * transform.a,
      height: rect.size.height * transform.d
    )
  }

  // R-LYR-13
  /// Returns a rectangle in pixels with its far edges at pixel boundaries if it begins at one, for
  /// an axis-aligned transform.
  ///
  /// The far edges are where a sibling begins that adjoins the group, whose origin was rounded.
  /// Rectangles that are thinner than two pixels keep their thickness.
  func snapped(_ rect: CGRect) -> CGRect {
    var box = placed(rect)
    guard snaps, rect.isDrawable else { return box }
    box.size.width += Self.growth(from: box.minX, to: box.maxX, drift: edgeDrift.x)
    box.size.height += Self.growth(from: box.minY, to: box.maxY, drift: edgeDrift.y)
    return box
  }

  // R-LYR-13, R-LYR-15
  /// Returns a rectangle in pixels with those edges at pixel boundaries that are there in the parent,
  /// for an axis-aligned transform.
  ///
  /// An example is the background of a layer that is scrolled by a fraction of a pixel. The
  /// `opaqueBounds` of nodes end at such edges. Rectangles that are thinner than two pixels keep
  /// their thickness.
  func placed(_ rect: CGRect) -> CGRect {
    let box = upright(rect)
    guard snaps, edgeDrift != .zero, rect.isDrawable else { return box }
    let (minX, maxX) = Self.place(box.minX, box.maxX, drift: edgeDrift.x)
    let (minY, maxY) = Self.place(box.minY, box.maxY, drift: edgeDrift.y)
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// Returns the placed rectangle in the node's coordinates.
  func placedInNode(_ rect: CGRect) -> CGRect {
    guard snaps, edgeDrift != .zero else { return rect }
    let box = placed(rect)
    return CGRect(
      x: (box.minX - transform.tx) / transform.a,
      y: (box.minY - transform.ty) / transform.d,
      width: box.width / transform.a,
      height: box.height / transform.d
    )
  }

  /// Returns whether a coordinate in pixels is at the edge of a pixel.
  private static func isEdge(_ value: CGFloat) -> Bool {
    abs(value - value.rounded()) < 1.0 / 512
  }

  /// Moves edges to pixel boundaries if they are there in the parent.
  private static func place(
    _ low: CGFloat,
    _ high: CGFloat,
    drift: CGFloat
  ) -> (CGFloat, CGFloat) {
    guard high - low >= 2, drift != 0 else { return (low, high) }
    return (
      isEdge(low - drift) && !isEdge(low) ? (low - drift).rounded() : low,
      isEdge(high - drift) && !isEdge(high) ? (high - drift).rounded() : high
    )
  }

  /// Returns the distance by which the far edge moves.
  private static func growth(from low: CGFloat, to high: CGFloat, drift: CGFloat) -> CGFloat {
    guard high - low >= 2, isEdge(low), !isEdge(high) else { return 0 }
    return nearestEdge(high - drift) - high
  }

  /// Whether the far edges of a rectangle are drawn at other pixels when the group moves.
  func dependsOnDrift(_ rect: CGRect) -> Bool {
    edgeDrift != .zero && PixelRect(exactly: upright(rect)) == nil
  }

  /// Returns the bounding box of the transformed rectangle, in pixels.
  func box(of rect: CGRect) -> CGRect {
    if rect.isNullOrInfinite { return rect }
    return isUpright ? upright(rect) : rect.applying(transform)
  }

  /// Returns the rectangle with its edges at the nearest pixels, for an axis-aligned transform.
  func nearestPixels(of rect: CGRect) -> PixelRect {
    if rect.isNullOrInfinite { return rect.isInfinite ? clip : .empty }
    let box = snapped(rect)
    guard box.minX.isFinite, box.minY.isFinite else { return .empty }
    return PixelRect(
      minX: Int(pixel: box.minX.rounded()),
      minY: Int(pixel: box.minY.rounded()),
      maxX: Int(pixel: box.maxX.rounded()),
      maxY: Int(pixel: box.maxY.rounded())
    )
  }

  /// Returns a rectangle in the node's coordinates that contains the clip, and the nodes that reach into
  /// it by rounding, or `nil` for a transform that is not axis-aligned.
  func reached(_ reach: CGFloat) -> CGRect? {
    guard isUpright else { return nil }
    let box = clip.rect.insetBy(dx: -reach - 1, dy: -reach - 1)
    return CGRect(
      x: (box.minX - transform.tx) / transform.a,
      y: (box.minY - transform.ty) / transform.d,
      width: box.width / transform.a,
      height: box.height / transform.d
    )
  }

  /// Returns whether a node covers the pixels inside its `opaqueBounds`.
  @inline(__always)
  func isOpaque(_ node: DisplayNode) -> Bool {
    !node.opaqueBounds.isNull && (snaps || !node.hasSeams)
  }

  /// Returns the pixels inside a node's `opaqueBounds`, wherever rounding moves their edges.
  ///
  /// The origins of the groups in the node are rounded by up to half a pixel, which moves edges that
  /// are between pixels.
  func coveredPixels(of opaqueBounds: CGRect) -> PixelRect {
    PixelRect(inside: upright(opaqueBounds), inset: snaps ? 0.5 : 0)
  }

  /// Returns the pixels that drawing inside the rectangle can change.
  func pixels(of rect: CGRect, outset: CGFloat = 0) -> PixelRect {
    if rect.isNullOrInfinite { return rect.isInfinite ? clip : .empty }
    return PixelRect(covering: box(of: rect), outset: outset).intersection(clip)
  }
}
