internal import CCairo
import QuartzCore

extension NodePainter {
  /// Draws a blurred rectangle.
  ///
  /// Its frame is rounded to whole pixels, which isn't visible because the blur has no sharp edges.
  func paintShadow(
    _ rect: CGRect,
    radii: CornerRadii,
    blurRadius: CGFloat,
    color: CGColor,
    _ state: PaintState
  ) {
    guard rect.isDrawable, color.alpha > 0 else { return }
    guard state.isUpright, blurRadius > 0 else {
      let path = CGPath(rect: rect, radii: radii)
      paintShadow(path, blurRadius: blurRadius, color: color, state)
      return
    }
    let scale = (state.transform.a * state.transform.d).squareRoot()
    let blur = BoxBlur(deviation: blurRadius * scale)
    let box = state.upright(rect)
    let x = Int(pixel: box.minX.rounded())
    let y = Int(pixel: box.minY.rounded())
    let width = max(1, Int(pixel: box.maxX.rounded()) - x)
    let height = max(1, Int(pixel: box.maxY.rounded()) - y)
    let corners = radii.fitting(rect.size).scaled(by: scale)
    guard
      let (mask, margin) = resources.shadows.mask(
        width: width,
        height: height,
        radii: corners,
        deviation: blurRadius * scale,
        blur: blur
      )
    else { return }
    paint(mask, x: x - margin, y: y - margin, color: color, state)
  }

  func paintShadow(_ path: CGPath, blurRadius: CGFloat, color: CGColor, _ state: PaintState) {
    guard let shadow = shadow(of: path, blurRadius: blurRadius, color: color, state) else { return }
    if let mask = shadow.mask {
      let area = shadow.area
      return paint(mask, x: area.x + shadow.x, y: area.y + shadow.y, color: color, state)
    }
    let placed = shadow.placed(color.pixel(alpha: state.alpha))
    guard state.hasShapedClip else { return placed.draw(on: canvas, in: canvas.area) }
    resources.scratch.withCanvas(placed.visible) { scratch in
      placed.draw(on: scratch, in: placed.visible)
      composite(state, placed.visible) {
        cairo_set_source_surface(self.canvas.context, scratch.surface, 0, 0)
        cairo_paint(self.canvas.context)
      }
    }
  }

  /// Returns the shadow of a path, or `nil` if it isn't visible.
  private func shadow(
    of path: CGPath,
    blurRadius: CGFloat,
    color: CGColor,
    _ state: PaintState
  ) -> LimitedShadow? {
    guard color.alpha > 0 else { return nil }
    let reach = BlurReach.reach(of: blurRadius)
    let bounds = path.elementBounds.insetBy(dx: -reach, dy: -reach)
    let limit = state.pixels(of: bounds, outset: 1)
    let deviation = blurRadius * state.transform.lengthScale
    guard !limit.isEmpty,
      let (shadow, x, y) = resources.shadows.shadow(of: path, state.transform, deviation: deviation)
    else { return nil }
    return LimitedShadow(shadow: shadow, x: x, y: y, limit: limit)
  }

  /// Draws a fading group that begins with a shadow: the shadow where the group draws nothing else, and
  /// the other pixels of `area` with a closure.
  ///
  ///     ┌────────────┐
  ///     │   beside   │   The shadow of a menu covers more pixels than the menu. Beside the menu, a
  ///     │ ┌────────┐ │   faded shadow is the same as the faded group.
  ///     │ │ shared │ │
  ///     │ └────────┘ │
  ///     └────────────┘
  func paintShadowBeside(
    _ group: DisplayGroup,
    _ area: PixelRect,
    _ state: PaintState,
    _ paintShared: (PixelRect) -> Void
  ) {
    guard group.clip == nil, !state.hasShapedClip, let node = group.children.first,
      node.isShadow
    else { return paintShared(area) }
    let others = DisplayGroup(children: Array(group.children.dropFirst())).contentBounds
    // The edges of the mask of a shadow are one pixel wider.
    let shared = state.pixels(of: others, outset: resources.snapReach + 1).intersection(area)
    let beside = area.pieces(outside: shared)
    var inner = state
    inner.alpha *= group.opacity
    let uncut = node.withoutCut(inside: shared, inner, outset: resources.snapReach + 1)
    if let uncut, let placed = placedShadow(of: uncut, inner) {
      placed.draw(on: canvas, in: beside) { if !shared.isEmpty { paintShared(shared) } }
      return
    }
    for part in beside {
      inner.clip = part
      let painter = NodePainter(canvas: canvas, resources: resources, isCopy: true)
      if let uncut { painter.paint(uncut, of: node, inner) } else { painter.paint(node, inner) }
    }
    if !shared.isEmpty { paintShared(shared) }
  }

  /// Returns the shadow that is all that a group draws, unless it is computed at full size.
  private func placedShadow(of group: DisplayGroup, _ outer: PaintState) -> PlacedShadow? {
    let state = outer.entering(group.transform)
    resources.note(drift: state.drift)
    guard group.children.count == 1, case .operations(let operations) = group.children[0].content,
      operations.count == 1,
      case .shadowPath(let path, let blurRadius, let color) = operations[0],
      let shadow = shadow(of: path, blurRadius: blurRadius, color: state.shown(color), state),
      shadow.mask == nil
    else { return nil }
    return shadow.placed(state.shown(color).pixel(alpha: state.alpha))
  }

  func paint(_ mask: AlphaMask, x: Int, y: Int, color: CGColor, _ state: PaintState) {
    let area = PixelRect(x: x, y: y, width: mask.width, height: mask.height)
    if !area.intersects(state.clip) { return }
    composite(state, area) {
      self.canvas.setColor(color, alpha: state.alpha)
      cairo_mask_surface(self.canvas.context, mask.surface, Double(x), Double(y))
    }
  }
}

/// A shadow that is moved by whole pixels and is drawn in a part of the pixels that it covers.
private struct LimitedShadow {
  let shadow: PathShadow
  let x: Int
  let y: Int
  let limit: PixelRect

  var area: PixelRect { shadow.area }
  var mask: AlphaMask? { shadow.mask }

  func placed(_ value: UInt32) -> PlacedShadow { shadow.placed(value, x: x, y: y, in: limit) }
}

extension DisplayGroup {
  /// Whether the group is the shadow of a layer that is not drawn below the layer.
  var isCutOutShadow: Bool {
    guard mask != nil, isMaskInverted, children.count == 1 else { return false }
    var plain = self
    plain.mask = nil
    return plain.isPlain && children[0].isShadow
  }
}

extension DisplayNode {
  /// Returns the shadow without the mask that cuts it out, if the mask is inside of an area.
  fileprivate func withoutCut(
    inside area: PixelRect,
    _ state: PaintState,
    outset: CGFloat
  ) -> DisplayGroup? {
    guard case .group(var group) = content, group.isCutOutShadow, let mask = group.mask,
      area.contains(state.entering(group.transform).pixels(of: mask.bounds, outset: outset))
    else { return nil }
    group.mask = nil
    group.isMaskInverted = false
    return group
  }

  /// Whether the node is the blurred outline of a layer, which may be cut out with a mask.
  fileprivate var isShadow: Bool {
    switch content {
    case .operations(let operations):
      guard operations.count == 1 else { return false }
      switch operations[0] {
      case .shadowRect, .shadowPath: return true
      default: return false
      }
    case .group(let group): return group.isCutOutShadow
    case .backdrop: return false
    }
  }
}

/// The shadow of a group, cast by the pixels of the group.
struct GroupShadow {
  private let color: CGColor
  private let x: Int
  private let y: Int
  private let blur: BoxBlur

  init(_ shadow: (color: CGColor, offset: CGSize, blurRadius: CGFloat), state: PaintState) {
    let scale = state.transform.lengthScale
    color = state.shown(shadow.color)
    x = Int(pixel: (shadow.offset.width * scale).rounded())
    y = Int(pixel: (shadow.offset.height * scale).rounded())
    blur = BoxBlur(deviation: max(shadow.blurRadius, 0) * scale)
  }

  /// Returns the pixels of the group that are visible in `area`, directly or in the shadow.
  func sourceArea(for area: PixelRect) -> PixelRect {
    area.union(area.offsetBy(x: -x, y: -y).insetBy(-(blur.reach + 1)))
  }

  func paint(_ source: Canvas, on canvas: Canvas, in area: PixelRect, alpha: CGFloat) {
    guard let mask = AlphaMask(width: source.area.width, height: source.area.height) else { return }
    for row in 0..<mask.height {
      let pixels = source.pixel(source.area.x, source.area.y + row)
      let target = mask.bytes + row * mask.bytesPerRow
      for column in 0..<mask.width { target[column] = UInt8(pixels[column] >> 24) }
    }
    mask.blur(blur)
    canvas.setColor(color, alpha: alpha)
    cairo_mask_surface(
      canvas.context,
      mask.surface,
      Double(source.area.x + x),
      Double(source.area.y + y)
    )
  }
}

extension CornerRadii {
  func scaled(by factor: CGFloat) -> CornerRadii {
    CornerRadii(
      topLeft: topLeft * factor,
      topRight: topRight * factor,
      bottomRight: bottomRight * factor,
      bottomLeft: bottomLeft * factor
    )
  }
}
