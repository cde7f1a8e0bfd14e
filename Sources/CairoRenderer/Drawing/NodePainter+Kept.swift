internal import CCairo
import QuartzCore

extension NodePainter {
  /// Draws a group from cached pixels if it moved or faded since the previous frame, and returns
  /// whether it did.
  func paintKept(
    _ group: DisplayGroup,
    of node: DisplayNode,
    outer: PaintState,
    _ state: PaintState
  ) -> Bool {
    guard let keeper, state.veil == nil, GroupCache.isLarge(state.clip), state.snaps,
      !node.hasBackdrop, group.shadow == nil, !group.isCutOutShadow,
      GroupCache.isLarge(outer.pixels(of: node.bounds))
    else { return false }
    // What is below a fading group inside of this group is not drawn, because the fading group copies it.
    if let fades, fades.fade(of: node) == nil, fades.knownArea(in: node) != nil { return false }
    // The group begins with a fill that was drawn with the node below it.
    if let veil, !veil.drawn.isEmpty { return false }
    let content = group.contentBounds
    guard content.isDrawable, !state.dependsOnDrift(content) else { return false }
    var local = state.movedToOrigin()
    local.hasShapedClip = false
    local.alpha = 1
    local.clip = pixels(of: content, in: group, local)
    let place = GroupCache.Place(
      x: state.transform.tx,
      y: state.transform.ty,
      opacity: group.opacity
    )
    let kept = keeper.pixels(of: group, at: place, area: local.clip) { canvas in
      let opaque = opaquePart(of: group, local)
      for part in canvas.area.pieces(outside: opaque) { canvas.clear(part) }
      draw(group, on: canvas, local)
      return opaque
    }
    guard let kept else { return false }
    if let fillPair {
      canvas.fill(fillPair.rect, color: fillPair.lower, alpha: 1)
      self.fillPair = nil
    }
    show(kept, of: node, state, alpha: state.alpha * group.opacity)
    return true
  }

  /// Draws cached pixels: the opaque part by copying or mixing bytes, the rest by blending them.
  ///
  /// They are blended with `underlay`, if it is known, or with the pixels of the canvas.
  func show(
    _ kept: CachedPixels,
    of node: DisplayNode,
    _ state: PaintState,
    alpha: CGFloat,
    over underlay: CachedPixels? = nil
  ) {
    let x = Int(state.transform.tx)
    let y = Int(state.transform.ty)
    for area in visibleParts(of: kept.canvas.area.offsetBy(x: x, y: y).intersection(state.clip)) {
      show(kept, of: node, x: x, y: y, in: area, state, alpha: alpha, over: underlay)
    }
  }

  /// Draws the part of cached pixels in an area, shifted by whole pixels.
  func show(
    _ kept: CachedPixels,
    of node: DisplayNode,
    x: Int,
    y: Int,
    in area: PixelRect,
    _ state: PaintState,
    alpha: CGFloat,
    over underlay: CachedPixels?
  ) {
    let core = state.hasShapedClip ? .empty : kept.opaque.offsetBy(x: x, y: y).intersection(area)
    if let underlay {
      canvas.blend(kept, x: x, y: y, over: underlay, in: core, alpha: alpha)
      for rest in area.pieces(outside: core) {
        canvas.blend(kept.canvas, x: x, y: y, over: underlay, in: rest, alpha: alpha)
      }
      return
    }
    if !core.isEmpty { copy(kept, of: node, x: x, y: y, in: core, alpha: alpha) }
    for rest in area.pieces(outside: core) {
      blend(kept.canvas, x: x, y: y, in: rest, alpha: alpha, state)
    }
  }

  /// Copies opaque pixels together with an overlay.
  private func copy(
    _ kept: CachedPixels,
    of node: DisplayNode,
    x: Int,
    y: Int,
    in core: PixelRect,
    alpha: CGFloat
  ) {
    let veil = alpha == 1 ? takeVeil(over: node, in: core) : nil
    if let veil { canvas.copy(kept, x: x, y: y, in: veil.drawn, under: veil.value) }
    for part in veil.map({ core.pieces(outside: $0.drawn) }) ?? [core] {
      canvas.blend(kept, x: x, y: y, in: part, alpha: alpha)
    }
  }

  private func draw(_ group: DisplayGroup, on kept: Canvas, _ state: PaintState) {
    NodePainter(canvas: kept, resources: resources).paintClipped(group, state)
    if let mask = group.mask {
      cut(kept, with: mask, isInverted: group.isMaskInverted, state)
    }
    cairo_surface_flush(kept.surface)
  }

  /// Returns the pixels that the content of a group changes, for an axis-aligned transform.
  private func pixels(
    of content: CGRect,
    in group: DisplayGroup,
    _ state: PaintState
  ) -> PixelRect {
    let pixels = PixelRect(covering: state.upright(content), outset: resources.snapReach)
    guard case .rect(let rect, _)? = group.clip else { return pixels }
    return pixels.intersection(state.nearestPixels(of: rect))
  }

  /// Returns the opaque pixels of a translucent group that is blended as a whole, if it may be drawn
  /// from cached pixels in other frames.
  ///
  /// They are blended like cached pixels, so that the group has the same pixels in all frames.
  func opaqueCore(of group: DisplayGroup, outer: PaintState, _ state: PaintState) -> PixelRect {
    guard keeper != nil, canvas.isOpaque, !outer.hasShapedClip, state.snaps, group.shadow == nil,
      !group.addsChildren
    else { return .empty }
    let content = group.contentBounds
    guard content.isDrawable else { return .empty }
    var whole = state
    whole.clip = pixels(of: content, in: group, state)
    return GroupCache.isLarge(whole.clip) ? opaquePart(of: group, whole) : .empty
  }

  /// Returns the area that one of the children covers with opaque pixels.
  func opaquePart(of group: DisplayGroup, _ state: PaintState) -> PixelRect {
    if group.mask != nil { return .empty }
    var limit = state.clip
    switch group.clip {
    case .path: return .empty
    case .rect(let rect, let radii):
      guard radii.isZero, state.isUpright else { return .empty }
      limit = limit.intersection(state.nearestPixels(of: rect))
    case nil: break
    }
    var best = PixelRect.empty
    limit = limit.insetBy(resources.occluderInset)
    for child in group.children {
      let covered =
        child.opaqueBounds.isNull
        ? opaquePart(ofMasked: child, state) : state.coveredPixels(of: child.opaqueBounds)
      let shown = covered.intersection(limit)
      if shown.area > best.area { best = shown }
    }
    return best
  }

  /// Returns the area that a node that is masked by a path covers with opaque pixels.
  private func opaquePart(ofMasked node: DisplayNode, _ state: PaintState) -> PixelRect {
    guard case .group(var group) = node.content, group.opacity >= 1, !group.isMaskInverted,
      group.projection == nil
    else { return .empty }
    let inner = state.entering(group.transform)
    guard inner.snaps, let core = core(ofMaskOf: group, inner) else { return .empty }
    group.mask = nil
    return opaquePart(of: group, inner).intersection(core.cores[0])
  }
}

extension Canvas {
  /// Blends opaque pixels, shifted by whole pixels, into a rectangle of this canvas.
  func blend(_ kept: CachedPixels, x: Int, y: Int, in rect: PixelRect, alpha: CGFloat) {
    let part = UInt16((alpha * 256).rounded())
    let source = kept.canvas
    if part >= 256 {
      if rect.area >= Self.streamingArea { return stream(source, x: x, y: y, in: rect) }
      return copy(kept, x: x, y: y, in: rect, under: 0)
    }
    fade(to: source, x: x, y: y, in: rect, part: part)
  }

  /// Replaces a part of each pixel, from 0 to 256, with that of another canvas, shifted by whole pixels.
  func fade(to source: Canvas, x: Int, y: Int, in rect: PixelRect, part: UInt16) {
    guard part > 0 else { return }
    if part >= 256 { return copy(source, x: x, y: y, in: rect) }
    flush()
    source.flush()
    rect.inBands { rect in
      for row in rect.y..<rect.maxY {
        let target = UnsafeMutableRawPointer(pixel(rect.x, row)).assumingMemoryBound(to: UInt8.self)
        let upper = UnsafeRawPointer(source.pixel(rect.x - x, row - y))
        ccairo_fade_bytes(
          target,
          target,
          upper.assumingMemoryBound(to: UInt8.self),
          rect.width * 4,
          part
        )
      }
    }
  }

  /// The minimum area, in pixels, of copies that bypass the cache, because it can't contain both
  /// the source and the target.
  ///
  /// If the cache is large enough, copying through it takes less than half of the time.
  private static let streamingArea = max(ccairo_cache_size() / 8, 500_000)

  private func stream(_ source: Canvas, x: Int, y: Int, in rect: PixelRect) {
    flush()
    rect.inBands { rect in
      for row in rect.y..<rect.maxY {
        ccairo_copy_streaming(
          pixel(rect.x, row),
          source.pixel(rect.x - x, row - y),
          rect.width,
          source.buffer.bytesPerRow / 4,
          buffer.bytesPerRow / 4
        )
      }
      ccairo_finish_streaming()
    }
  }
}
