internal import CCairo
import QuartzCore

/// Draws a tree of display nodes on a canvas, without the parts outside the clip or below opaque
/// nodes.
final class NodePainter {
  // Each access to the variables reads or replaces a value and draws nothing, so exclusive access is
  // not checked.

  /// The current canvas.
  @exclusivity(unchecked) private(set) var canvas: Canvas
  let resources: RenderResources
  /// The backdrop filters with their cached blurs, by node.
  let backdrops: [ObjectIdentifier: BackdropState]
  /// The cache for the pixels of groups that move or fade; only set while frames are drawn.
  let keeper: GroupCache?
  /// The groups that fade; only set while frames with such groups are drawn.
  let fades: FadeSurvey?
  /// The areas in which everything has to be drawn, because what is below a fading group is copied.
  private let capturedAreas: [PixelRect]
  /// Whether the canvas is a copy of a part of the frame, on which only filters in `backdrops` are
  /// blurred.
  let isCopy: Bool
  /// The areas that are covered by nodes that are drawn later, the outermost first.
  @exclusivity(unchecked) private var occluders: [Occluder] = []
  /// A translucent fill that follows the node being drawn.
  @exclusivity(unchecked) var veil: Veil?
  /// A pair of fills whose common pixels have not been drawn.
  @exclusivity(unchecked) var fillPair: FillPair?

  private struct Occluder {
    var rect: PixelRect
    /// The index of the covering node among its siblings.
    var owner: Int
    /// Whether this is a backdrop filter, which requires all content below it to be drawn.
    var isBarrier = false
  }

  /// The minimum area, in pixels, of an opaque node that is used as an occluder.
  private static let smallestOccluder = 2_000
  /// The maximum number of children that are not compared with the clip beforehand.
  private static let uncheckedCount = 8

  init(
    canvas: Canvas,
    resources: RenderResources,
    backdrops: [ObjectIdentifier: BackdropState] = [:],
    keeper: GroupCache? = nil,
    fades: FadeSurvey? = nil,
    isCopy: Bool = false
  ) {
    self.canvas = canvas
    self.resources = resources
    self.backdrops = backdrops
    self.keeper = keeper
    self.fades = fades
    capturedAreas = fades?.capturedAreas ?? []
    self.isCopy = isCopy
  }

  func paint(_ node: DisplayNode, _ state: PaintState) {
    var touched = state.pixels(of: node.bounds, outset: resources.snapReach)
    // What is below a fading group is drawn with it, also beside the group.
    if let known = fades?.knownArea(in: node) {
      touched = touched.union(known.intersection(state.clip))
    }
    if touched.isEmpty || isHidden(touched) { return }
    if let trace = FrameTrace.current, let layer = trace.name(of: node) {
      trace.measure("paint of \(layer)") { paintContent(of: node, state) }
    } else {
      paintContent(of: node, state)
    }
  }

  func paintContent(of node: DisplayNode, _ state: PaintState) {
    if node.isCostly, paintPicture(of: node, state) { return }
    switch node.content {
    case .operations(let operations): paint(operations, of: node, state)
    case .group(let group): paint(group, of: node, state)
    case .backdrop(let filter): paint(filter, of: node, state)
    }
  }

  private func paint(
    _ operations: [DrawingOperation],
    of node: DisplayNode,
    _ state: PaintState
  ) {
    guard let fillPair, fillPair.node === node else {
      for operation in operations { paint(operation, state) }
      return
    }
    self.fillPair = nil
    for (index, operation) in operations.enumerated() {
      if index == fillPair.index { paintBoth(of: fillPair) } else { paint(operation, state) }
    }
  }

  private func isHidden(_ rect: PixelRect) -> Bool {
    var index = occluders.count - 1
    while index >= 0, !occluders[index].isBarrier {
      if occluders[index].rect.contains(rect) { return true }
      index -= 1
    }
    return false
  }

  /// Returns the part of a rectangle that is not covered by later nodes, as one rectangle.
  func visiblePart(of rect: PixelRect) -> PixelRect {
    var rect = rect
    var index = occluders.count - 1
    while index >= 0, !occluders[index].isBarrier {
      rect = rect.trimmed(by: occluders[index].rect)
      index -= 1
    }
    return rect
  }

  /// Returns the visible part of a rectangle as several rectangles, the largest first.
  ///
  /// The part that the largest occluder covers is left out. The edges of occluders are not known
  /// exactly, so the pixels next to them are included.
  func visibleParts(of rect: PixelRect) -> [PixelRect] {
    let rect = visiblePart(of: rect)
    var cover = PixelRect.empty
    var index = occluders.count - 1
    while index >= 0, !occluders[index].isBarrier {
      let hidden = occluders[index].rect.intersection(rect)
      if hidden.area > cover.area { cover = hidden }
      index -= 1
    }
    cover = cover.insetBy(1)
    guard !cover.isEmpty else { return [rect] }
    return rect.pieces(outside: cover).sorted { $0.area > $1.area }
  }

  /// Draws children in order, beginning with the last one that covers the whole clip.
  func paint(children: [DisplayNode], _ state: PaintState) {
    let base = occluders.count
    var first = 0
    let reached = children.count > Self.uncheckedCount ? state.reached(resources.snapReach) : nil
    if children.count > 1, state.isUpright, !state.hasShapedClip {
      first = pushOccluders(of: children, state, reached)
    }
    if first > 0 { fillPair = nil }
    let combinesFills = state.clip.area >= FillPair.smallestArea
    for index in first..<children.count {
      while occluders.count > base, occluders[occluders.count - 1].owner <= index {
        occluders.removeLast()
      }
      if let veil, veil.node === children[index], !veil.drawn.isEmpty {
        finish(veil)
        self.veil = nil
        continue
      }
      if fillPair == nil, isOutside(children[index], reached) {
        veil = nil
        continue
      }
      if paintBelowVeil(index, of: children, state) { continue }
      if combinesFills, keeper != nil, veil?.drawn.isEmpty ?? true {
        let next = index + 1
        veil = mayBeVeil(next, of: children, state) ? veil(at: next, of: children, state) : nil
      }
      if combinesFills, let pair = fillPair(at: index, of: children, state) {
        paintLower(of: pair, children[index], state)
        fillPair = pair
      } else {
        paint(children[index], state)
        if fillPair != nil { fillPair = nil }
      }
    }
    if veil != nil { veil = nil }
  }

  /// Records what the children cover, the last first, and returns the index of the first child to
  /// draw.
  private func pushOccluders(
    of children: [DisplayNode],
    _ state: PaintState,
    _ reached: CGRect?
  ) -> Int {
    var index = children.count - 1
    while index > 0 {
      if children[index].hasBackdrop {
        occluders.append(Occluder(rect: .empty, owner: index, isBarrier: true))
      } else if isOutside(children[index], reached) {
        index -= 1
        continue
      }
      let known = fades?.knownArea(in: children[index])
      if known != nil || state.isOpaque(children[index]) {
        let covered = (known ?? opaquePixels(of: children[index], state))
          .intersection(state.clip)
        if known != nil || !capturedAreas.contains(where: covered.intersects) {
          if covered == state.clip { return index }
          if covered.area >= Self.smallestOccluder {
            occluders.append(Occluder(rect: covered, owner: index))
          }
        }
      }
      if known == nil, capturedAreas.isEmpty, children[index].coversRounded(state) { return index }
      index -= 1
    }
    return 0
  }

  /// Returns whether a child may change enough pixels to be drawn together with the one below it.
  private func mayBeVeil(_ index: Int, of children: [DisplayNode], _ state: PaintState) -> Bool {
    index < children.count
      && state.pixels(of: children[index].bounds).area >= FillPair.smallestArea
  }

  /// Returns whether a child is known to be outside of the clip, without computing its pixels.
  @inline(__always)
  private func isOutside(_ child: DisplayNode, _ reached: CGRect?) -> Bool {
    guard let reached else { return false }
    return !reached.meets(child.bounds) && fades?.knownArea(in: child) == nil
  }

  /// Returns the pixels that an opaque node covers, wherever rounding moves its edges.
  func opaquePixels(of node: DisplayNode, _ state: PaintState) -> PixelRect {
    state.coveredPixels(of: node.opaqueBounds).insetBy(resources.occluderInset)
  }

  /// Draws on a strip as wide as the drawing, and copies the part inside the clip.
  ///
  /// Where cairo clips an outline at the left or right, it rounds the intersection, which changes
  /// the shade of pixels. Frames that are drawn in parts must be equal to frames that are drawn
  /// completely, so outlines are clipped at the top and bottom only.
  func drawOnStrip(_ bounds: PixelRect, _ state: PaintState, _ body: (PaintState) -> Void) {
    var strip = bounds.intersection(state.limit)
    strip = PixelRect(
      minX: strip.x,
      minY: max(strip.y, state.clip.y),
      maxX: strip.maxX,
      maxY: min(strip.maxY, state.clip.maxY)
    )
    let shown = strip.intersection(state.clip).intersection(canvas.area)
    if shown.isEmpty { return }
    let target = canvas
    resources.scratch.withCanvas(strip, isOpaque: target.isOpaque, clears: false) { scratch in
      scratch.copy(target, in: shown)
      canvas = scratch
      var inner = state
      inner.clip = strip
      scratch.isAntialiased = target.isAntialiased
      body(inner)
      canvas = target
      cairo_surface_flush(scratch.surface)
      target.copy(scratch, in: shown)
    }
  }
}

extension DisplayNode {
  /// Returns whether the node begins with an opaque fill with rounded corners that contains the
  /// clip.
  ///
  /// `opaqueBounds` is empty for circles, because no rectangle contains most of them. The pixels at
  /// the outline, which may be translucent, are left out.
  fileprivate func coversRounded(_ state: PaintState) -> Bool {
    guard !hasBackdrop, state.upright(bounds).contains(state.clip),
      case .group(let group) = content, group.isPlain,
      let first = group.children.first,
      case .operations(let operations) = first.content,
      case .fillRect(let rect, let radii, let color)? = operations.first, color.alpha == 1,
      !radii.isZero, state.alpha == 1
    else { return false }
    let inner = state.entering(group.transform)
    guard inner.isUpright else { return false }
    return inner.upright(rect.standardized).insetBy(dx: 1, dy: 1)
      .contains(state.clip.rect, radius: radii.largest * max(inner.transform.a, inner.transform.d))
  }
}

extension DisplayGroup {
  /// The area in which the children may draw, in their own space.
  var contentBounds: CGRect { children.reduce(CGRect.null) { $0.union($1.bounds) } }

  /// Whether the children are drawn directly over the pixels behind the group.
  var isPlain: Bool {
    opacity >= 1 && projection == nil && clip == nil && mask == nil && shadow == nil
      && rasterizationScale == nil && !addsChildren
  }
}

extension CGRect {
  /// Returns whether pixels are inside the rectangle, which is standardized.
  fileprivate func contains(_ pixels: PixelRect) -> Bool {
    origin.x <= CGFloat(pixels.x) && origin.y <= CGFloat(pixels.y)
      && origin.x + size.width >= CGFloat(pixels.maxX)
      && origin.y + size.height >= CGFloat(pixels.maxY)
  }

  /// Returns whether a rectangle is inside this one without its corners, which have the given
  /// radius.
  fileprivate func contains(_ other: CGRect, radius: CGFloat) -> Bool {
    guard contains(other) else { return false }
    let radius = min(radius, width / 2, height / 2)
    let x = max(minX + radius - other.minX, other.maxX - (maxX - radius), 0)
    let y = max(minY + radius - other.minY, other.maxY - (maxY - radius), 0)
    return x * x + y * y <= radius * radius
  }

  /// Returns whether two standardized rectangles have common points; a null rectangle has none.
  @inline(__always)
  fileprivate func meets(_ other: CGRect) -> Bool {
    origin.x <= other.origin.x + other.size.width && other.origin.x <= origin.x + size.width
      && origin.y <= other.origin.y + other.size.height && other.origin.y <= origin.y + size.height
  }
}
