internal import CCairo
import QuartzCore

/// Nodes that take long to draw, which are drawn from bitmaps.
///
/// Whether a node is drawn in this way depends only on the node and its place, so that it has the same
/// pixels whether a bitmap is kept or drawn again.
extension NodePainter {
  /// Draws a costly node from its bitmap, and returns whether it did.
  func paintPicture(of node: DisplayNode, _ outer: PaintState) -> Bool {
    guard outer.veil == nil, !node.hasBackdrop,
      let picture = Picture(node, outer, outset: resources.snapReach),
      fades.map({ $0.fade(of: node) != nil || $0.knownArea(in: node) == nil }) ?? true
    else { return false }
    return resources.pictures.making { paint(picture, of: node, outer) } ?? false
  }

  private func paint(_ picture: Picture, of node: DisplayNode, _ outer: PaintState) -> Bool {
    resources.note(drift: picture.state.drift)
    // Interpolated pixels beside the node are left out, because changes of the node do not damage them.
    let drawn = outer.pixels(of: node.bounds, outset: resources.snapReach)
    let target =
      outer.hasShapedClip
      ? .empty : picture.place.target(of: picture.local.clip).intersection(drawn)
    let lower =
      picture.opacity < 1
      ? paintUnderlay(of: node, outer: outer, picture.state, except: target) : nil
    if let fillPair {
      canvas.fill(fillPair.rect, color: fillPair.lower, alpha: 1)
      self.fillPair = nil
    }
    var state = outer
    state.clip = drawn
    if drawn.isEmpty { return true }
    withPixels(of: picture, node) {
      show(
        $0,
        of: node,
        at: picture.place,
        state,
        alpha: outer.alpha * picture.opacity,
        over: lower
      )
    }
    return true
  }

  private func withPixels(
    of picture: Picture,
    _ node: DisplayNode,
    _ body: (CachedPixels) -> Void
  ) {
    let (store, area, scale) = (resources.pictures, picture.local.clip, picture.local.scale)
    if let known = store.pixels(of: node, scale: scale, area: area) {
      body(known)
    } else if resources.keepsPictures, let canvas = store.makeCanvas(area) {
      let pixels = draw(picture, on: canvas)
      store.keep(pixels, of: node, scale: scale)
      body(pixels)
    } else {
      resources.scratch.withCanvas(area) { body(draw(picture, on: $0)) }
    }
  }

  private func draw(_ picture: Picture, on canvas: Canvas) -> CachedPixels {
    let painter = NodePainter(canvas: canvas, resources: resources)
    painter.paintContent(of: picture.node, picture.local)
    cairo_surface_flush(canvas.surface)
    return CachedPixels(canvas, opaque: picture.opaquePixels(painter))
  }
}

/// What a bitmap of a costly node shows, and where.
private struct Picture {
  /// The node to draw, without the place and the opacity of a group.
  let node: DisplayNode
  /// The opacity of the group.
  let opacity: CGFloat
  /// The state inside of the group in the frame, and in the bitmap.
  let state: PaintState
  let local: PaintState
  let place: BitmapPlace

  /// Returns `nil` if the pixels depend on the place, or if copying them takes as long as drawing them.
  init?(_ node: DisplayNode, _ outer: PaintState, outset: CGFloat) {
    let bounds: CGRect
    switch node.content {
    case .operations:
      (self.node, opacity, state, bounds) = (node, 1, outer, node.bounds)
    case .group(let group):
      guard group.projection == nil, group.rasterizationScale == nil, !group.addsChildren else {
        return nil
      }
      opacity = group.opacity
      state = outer.entering(group.transform)
      bounds = group.extent(of: group.contentBounds)
      var flat = group
      flat.transform = .identity
      flat.opacity = 1
      self.node = DisplayNode(
        content: .group(flat),
        bounds: bounds,
        opaqueBounds: .null,
        hasBackdrop: false
      )
    case .backdrop: return nil
    }
    place = BitmapPlace(state.transform, scale: outer.scale)
    let keepsPixels = state.snaps ? !state.dependsOnDrift(bounds) : place.isSlightReduction
    guard keepsPixels, bounds.isDrawable else { return nil }
    let box = bounds.applying(CGAffineTransform(scaleX: outer.scale, y: outer.scale))
    let pixels = PixelRect(covering: box)
    let area = PixelRect(covering: box, outset: max(outset, 1))
    guard GroupCache.isLarge(pixels), pixels.area <= PictureStore.largestPicture,
      PixelBuffer.isAllowed(width: area.width, height: area.height)
    else { return nil }
    local = PaintState(scale: outer.scale, clip: area, area: area)
  }

  /// Returns the pixels of the bitmap that are covered with opaque ones.
  func opaquePixels(_ painter: NodePainter) -> PixelRect {
    switch node.content {
    case .operations: local.coveredPixels(of: node.opaqueBounds).intersection(local.clip)
    case .group(let group): painter.opaquePart(of: group, local)
    case .backdrop: .empty
    }
  }
}
