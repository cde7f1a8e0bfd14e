import QuartzCore

/// Nodes that take long to draw, which are drawn from bitmaps.
///
/// Whether a node is drawn in this way depends only on the node and its place, so that it has the same
/// pixels whether a bitmap is kept or drawn again.
extension NodePainter {
  /// Draws a costly node from its bitmap, and returns whether it did.
  func paintPicture(of node: DisplayNode, _ outer: PaintState) -> Bool {
    guard outer.veil == nil, !node.hasBackdrop,
      fades.map({ $0.fade(of: node) != nil || $0.knownArea(in: node) == nil }) ?? true
    else { return false }
    return resources.pictures.making {
      guard let picture = Picture(node, outer, outset: resources.snapReach) else { return false }
      paint(picture, of: node, outer)
      return true
    } ?? false
  }

  private func paint(_ picture: Picture, of node: DisplayNode, _ outer: PaintState) {
    resources.note(drift: picture.state.drift)
    // Interpolated pixels beside the node are left out, because changes of the node do not damage them.
    let drawn = outer.pixels(of: node.bounds, outset: resources.snapReach)
    let target =
      outer.hasShapedClip
      ? .empty : picture.place.target(of: picture.source.area).intersection(drawn)
    let lower =
      picture.opacity < 1
      ? paintUnderlay(of: node, outer: outer, picture.state, except: target) : nil
    if let fillPair {
      canvas.fill(fillPair.rect, color: fillPair.lower, alpha: 1)
      self.fillPair = nil
    }
    if drawn.isEmpty { return }
    var state = outer
    state.clip = drawn
    withPixels(of: picture.source, node) {
      show(
        $0,
        of: node,
        at: picture.place,
        state,
        alpha: outer.alpha * picture.opacity,
        over: lower
      )
    }
  }

  private func withPixels(
    of source: BitmapSource,
    _ node: DisplayNode,
    _ body: (CachedPixels) -> Void
  ) {
    let (store, area, scale) = (resources.pictures, source.area, source.scale)
    if let known = store.pixels(of: node, scale: scale, area: area) {
      body(known)
    } else if resources.keepsPictures, let canvas = store.makeCanvas(area) {
      let pixels = draw(source, on: canvas)
      store.keep(pixels, of: node, scale: scale)
      body(pixels)
    } else {
      resources.scratch.withCanvas(area) { body(draw(source, on: $0)) }
    }
  }
}

/// What a bitmap of a costly node shows, and where.
private struct Picture {
  let source: BitmapSource
  /// The opacity of the group.
  let opacity: CGFloat
  /// The state inside of the group in the frame.
  let state: PaintState
  let place: BitmapPlace

  /// Returns `nil` if the pixels depend on the place, or if copying them takes as long as drawing them.
  init?(_ node: DisplayNode, _ outer: PaintState, outset: CGFloat) {
    switch node.content {
    case .operations:
      source = BitmapSource(node, scale: outer.scale, outset: outset)
      (opacity, state) = (1, outer)
    case .group(let group):
      guard group.projection == nil, group.rasterizationScale == nil, !group.addsChildren else {
        return nil
      }
      source = BitmapSource(group, scale: outer.scale, outset: outset)
      (opacity, state) = (group.opacity, outer.entering(group.transform))
    case .backdrop: return nil
    }
    place = BitmapPlace(state.transform, scale: outer.scale)
    let bounds = source.node.bounds
    guard state.snaps ? !state.dependsOnDrift(bounds) : place.isSlightReduction, source.isAllowed
    else { return nil }
    // The edge depends on the distances by which operations were moved before.
    let pixels = PixelRect(
      covering: bounds.applying(CGAffineTransform(scaleX: outer.scale, y: outer.scale))
    )
    guard GroupCache.isLarge(pixels), pixels.area <= PictureStore.largestPicture else { return nil }
  }
}
