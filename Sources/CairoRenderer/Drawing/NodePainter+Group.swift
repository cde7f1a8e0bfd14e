internal import CCairo
import QuartzCore

extension NodePainter {
  /// Draws a group.
  ///
  /// It is drawn directly onto the canvas if the result is the same; otherwise it is drawn into a
  /// buffer, which is then blended.
  func paint(_ group: DisplayGroup, of node: DisplayNode, _ outer: PaintState) {
    if group.opacity <= 0 { return }
    if let projection = group.projection {
      paintProjected(group, projection, of: node, outer)
      return
    }
    if group.rasterizationScale != nil, paintBitmap(group, of: node, outer) { return }
    var state = outer.entering(group.transform)
    resources.note(drift: state.drift)
    let fades = group.opacity < 1 && group.isSingleOperation
    if fades { state.alpha *= group.opacity }
    if !fades, !group.addsChildren,
      group.opacity < 1 && paintFade(of: node, outer: outer, state)
        || paintKept(group, of: node, outer: outer, state)
    {
      return
    }
    let fadesWhole = group.opacity < 1 && !fades
    guard group.mask != nil || group.shadow != nil || group.addsChildren || fadesWhole else {
      paintClipped(group, state)
      return
    }
    // A group that may be drawn from cached pixels is always blended as a whole, because its parts
    // are rounded differently.
    if keeper == nil || node.hasBackdrop || group.isCutOutShadow,
      paintMaskedParts(group, of: node, outer: outer, state)
    {
      return
    }
    paintInBuffer(group, of: node, outer: outer, state)
  }

  /// Draws the group, or also what is below it if it contains a backdrop filter or is scaled, into a
  /// buffer, and blends the buffer.
  ///
  /// Opaque pixels are blended in less time, but cached pixels contain only those of the group.
  private func paintInBuffer(
    _ group: DisplayGroup,
    of node: DisplayNode,
    outer: PaintState,
    _ state: PaintState
  ) {
    if node.hasBackdrop || !state.snaps, canvas.isOpaque, group.mask == nil, group.shadow == nil,
      !group.addsChildren
    {
      paintOverCopy(group, of: node, outer: outer, state)
    } else {
      paintApart(group, of: node, outer: outer, state)
    }
  }

  /// Draws the children with the group's clip.
  func paintClipped(_ group: DisplayGroup, _ state: PaintState) {
    guard let clip = group.clip else {
      paint(children: group.children, state)
      return
    }
    var state = state
    guard case .rect(let rect, let radii) = clip, state.isUpright else {
      shapedClip(clip, state) { self.paint(children: group.children, $0) }
      return
    }
    let pixels = state.nearestPixels(of: rect)
    // This does not depend on the clip, because outlines are rounded in another way in a clip of
    // another shape.
    //
    // The edges of large clips that are scaled are moved to whole pixels, like those of clips without
    // corners.
    let isWhole =
      state.snaps || GroupCache.isLarge(pixels) || PixelRect(exactly: state.upright(rect)) != nil
    if radii.isZero || isWhole && state.isClear(of: radii, in: pixels) {
      state.clip = state.clip.intersection(pixels)
      if state.clip.isEmpty { return }
      paint(children: group.children, state)
    } else if isWhole, let corners = roundedCorners(of: pixels, radii.fitting(rect.size), state) {
      state.clip = state.clip.intersection(pixels)
      if state.clip.isEmpty { return }
      let covered = corners.compactMap { CoveredCorner($0, on: canvas, in: state.clip) }
      paint(children: group.children, state)
      for corner in covered { corner.uncover(on: canvas) }
    } else {
      shapedClip(clip, state) { self.paint(children: group.children, $0) }
    }
  }

  private func shapedClip(
    _ clip: DisplayGroup.Clip,
    _ state: PaintState,
    _ body: @escaping (PaintState) -> Void
  ) {
    let bounds = PixelRect(covering: state.box(of: clip.bounds), outset: 1)
    if !bounds.intersects(state.clip) { return }
    if state.hasShapedClip || state.clip.contains(bounds) {
      var inner = state
      inner.clip = state.clip.intersection(bounds)
      cut(to: clip, inner, body)
    } else {
      drawOnStrip(bounds, state) { self.cut(to: clip, $0, body) }
    }
  }

  private func cut(
    to clip: DisplayGroup.Clip,
    _ state: PaintState,
    _ body: (PaintState) -> Void
  ) {
    var inner = state
    inner.hasShapedClip = true
    cairo_save(canvas.context)
    canvas.transformed(state.transform) {
      cairo_new_path(canvas.context)
      switch clip {
      case .rect(let rect, let radii): canvas.outline.append(rect, radii: radii)
      case .path(let path, let rule):
        canvas.outline.append(path)
        cairo_set_fill_rule(canvas.context, rule.cairoRule)
      }
      cairo_clip(canvas.context)
    }
    cairo_set_fill_rule(canvas.context, CAIRO_FILL_RULE_WINDING)
    body(inner)
    canvas.restore()
  }

  /// Draws the children into a buffer, applies the mask, and blends the result.
  ///
  /// The closure `change` changes the buffer before it is blended.
  func paintApart(
    _ group: DisplayGroup,
    of node: DisplayNode,
    outer: PaintState,
    _ state: PaintState,
    change: ((Canvas) -> Void)? = nil
  ) {
    let area = outer.pixels(of: node.bounds, outset: resources.snapReach)
    if area.isEmpty { return }
    let shadow = group.shadow.map { GroupShadow($0, state: state) }
    let drawn = shadow?.sourceArea(for: area) ?? area
    let mayHaveCore = state.alpha * group.opacity < 1 && change == nil
    let core = mayHaveCore ? opaqueCore(of: group, outer: outer, state) : .empty
    resources.scratch.withCanvas(drawn) { scratch in
      var inner = state
      inner.clip = drawn
      inner.hasShapedClip = false
      inner.alpha = 1
      let painter = NodePainter(canvas: scratch, resources: resources)
      if group.addsChildren {
        painter.paintSum(of: group, inner)
      } else {
        painter.paintClipped(group, inner)
      }
      if let mask = group.mask {
        cut(scratch, with: mask, isInverted: group.isMaskInverted, inner)
      }
      change?(scratch)
      let alpha = state.alpha * group.opacity
      if let shadow {
        composite(outer, area) {
          shadow.paint(scratch, on: self.canvas, in: area, alpha: alpha)
        }
      }
      blend(scratch, in: area, core: core, alpha: alpha, outer)
    }
  }

  /// Blends the pixels of a canvas in an area: the opaque ones in `core` as bytes, the rest with cairo.
  private func blend(
    _ source: Canvas,
    in area: PixelRect,
    core: PixelRect,
    alpha: CGFloat,
    _ state: PaintState
  ) {
    let core = core.intersection(area)
    if !core.isEmpty {
      cairo_surface_flush(source.surface)
      canvas.fade(to: source, x: 0, y: 0, in: core, part: UInt16((alpha * 256).rounded()))
    }
    for rest in area.pieces(outside: core) {
      blend(source, x: 0, y: 0, in: rest, alpha: alpha, state)
    }
  }

  /// Blends the pixels of a canvas, shifted by whole pixels, in an area.
  func blend(
    _ source: Canvas,
    x: Int,
    y: Int,
    in area: PixelRect,
    alpha: CGFloat,
    _ state: PaintState
  ) {
    guard state.hasShapedClip else {
      let shown = area.intersection(state.clip).intersection(canvas.area)
      cairo_surface_flush(source.surface)
      canvas.blend(source, x: x, y: y, in: shown, alpha: alpha)
      return
    }
    composite(state, area) {
      cairo_set_source_surface(self.canvas.context, source.surface, Double(x), Double(y))
      cairo_pattern_set_filter(cairo_get_source(self.canvas.context), CAIRO_FILTER_NEAREST)
      cairo_paint_with_alpha(self.canvas.context, alpha)
    }
  }

  /// Adds the pixels of the children to those of the canvas.
  private func paintSum(of group: DisplayGroup, _ state: PaintState) {
    for child in group.children {
      var part = group
      part.children = [child]
      resources.scratch.withCanvas(canvas.area) { scratch in
        NodePainter(canvas: scratch, resources: resources).paintClipped(part, state)
        cairo_save(canvas.context)
        cairo_set_operator(canvas.context, CAIRO_OPERATOR_ADD)
        cairo_set_source_surface(canvas.context, scratch.surface, 0, 0)
        cairo_paint(canvas.context)
        canvas.restore()
      }
    }
  }

  /// Returns the index of the last child that covers the whole clip with opaque pixels.
  private func coveringChild(of group: DisplayGroup, _ state: PaintState) -> Int? {
    guard group.clip == nil, !group.addsChildren, state.isUpright, !state.hasShapedClip else {
      return nil
    }
    return group.children.lastIndex { child in
      state.isOpaque(child) && opaquePixels(of: child, state).contains(state.clip)
    }
  }

  /// Draws the children of a fading group over a copy of the pixels below them, and blends the result.
  private func paintOverCopy(
    _ group: DisplayGroup,
    of node: DisplayNode,
    outer: PaintState,
    _ state: PaintState
  ) {
    let area = outer.pixels(of: node.bounds, outset: resources.snapReach).intersection(canvas.area)
    if area.isEmpty { return }
    var group = group
    let covering = coveringChild(of: group, state)
    if let covering { group.children.removeFirst(covering) }
    guard covering == nil else {
      return paintOverCopy(group, in: area, copies: false, outer: outer, state)
    }
    paintShadowBeside(group, area, state) {
      paintOverCopy(group, in: $0, copies: true, outer: outer, state)
    }
  }

  private func paintOverCopy(
    _ group: DisplayGroup,
    in area: PixelRect,
    copies: Bool,
    outer: PaintState,
    _ state: PaintState
  ) {
    resources.scratch.withCanvas(area, isOpaque: true, clears: false) { scratch in
      if copies { scratch.copy(canvas, in: area) }
      var inner = state
      inner.clip = area
      inner.hasShapedClip = false
      inner.alpha = 1
      NodePainter(canvas: scratch, resources: resources, backdrops: backdrops, isCopy: true)
        .paintClipped(group, inner)
      cairo_surface_flush(scratch.surface)
      let alpha = state.alpha * group.opacity
      let part = UInt16((alpha * 256).rounded())
      guard outer.hasShapedClip else {
        canvas.fade(to: scratch, x: 0, y: 0, in: area, part: part)
        return
      }
      // The pixels that the clip does not cut are the same as without it.
      scratch.fade(to: canvas, x: 0, y: 0, in: area, part: 256 - part)
      cairo_surface_mark_dirty(scratch.surface)
      blend(scratch, x: 0, y: 0, in: area, alpha: 1, outer)
    }
  }

  /// Multiplies a canvas by the alpha of the mask node, or by 1 minus the alpha.
  func cut(
    _ target: Canvas,
    with mask: DisplayNode,
    isInverted: Bool,
    _ state: PaintState
  ) {
    resources.scratch.withCanvas(target.area) { scratch in
      NodePainter(canvas: scratch, resources: resources).paint(mask, state)
      cairo_save(target.context)
      cairo_set_operator(
        target.context,
        isInverted ? CAIRO_OPERATOR_DEST_OUT : CAIRO_OPERATOR_DEST_IN
      )
      cairo_set_source_surface(target.context, scratch.surface, 0, 0)
      cairo_paint(target.context)
      target.restore()
    }
  }

  /// Runs cairo drawing that is clipped to `area`, and resets the source.
  func composite(_ state: PaintState, _ area: PixelRect, _ body: () -> Void) {
    canvas.clipped(to: area.intersection(state.clip), body)
  }
}

extension PaintState {
  /// Returns whether the clip does not intersect the rounded corners of a rectangle in pixels.
  func isClear(of radii: CornerRadii, in rect: PixelRect) -> Bool {
    if radii.isZero { return true }
    let reach = Int((radii.largest * max(transform.a, transform.d)).rounded(.up))
    let crossesColumns = clip.x < rect.x + reach || clip.maxX > rect.maxX - reach
    let crossesRows = clip.y < rect.y + reach || clip.maxY > rect.maxY - reach
    return !(crossesColumns && crossesRows)
  }
}

extension DisplayGroup {
  /// Whether fading each operation has the same result as fading the group, which is the case for a
  /// single operation that doesn't overlap itself.
  ///
  /// A group with a mask or a shadow is blended with its opacity as a whole.
  var isSingleOperation: Bool {
    guard mask == nil, shadow == nil, !addsChildren, children.count == 1,
      case .operations(let marks) = children[0].content, marks.count == 1
    else { return false }
    switch marks[0] {
    case .fillRect, .fillPath, .strokePath, .strokeRect, .gradientRect, .gradientPath, .image,
      .shadowRect, .shadowPath, .aliased:
      return true
    case .text: return false
    }
  }
}

extension CGPathFillRule {
  var cairoRule: cairo_fill_rule_t {
    self == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
  }
}
