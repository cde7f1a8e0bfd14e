import QuartzCore

/// Groups that are drawn into a buffer only where this makes a difference.
///
/// The parts depend on the geometry of the group and not on the clip, so that frames that are drawn in
/// parts are equal to frames that are drawn completely.
extension NodePainter {
  /// The maximum number of children whose overlap is computed.
  private static let largestFadingCount = 16

  /// Draws a group that is masked by a path, with a buffer only at the edges of the path, and returns
  /// whether it did.
  ///
  ///     ┌──────────┐
  ///     │  edges   │   A mask shows everything in its core. An inverted mask shows nothing there, and
  ///     │ ┌──────┐ │   everything outside of the edges.
  ///     │ │ core │ │
  ///     │ └──────┘ │
  ///     └──────────┘
  func paintMaskedParts(
    _ group: DisplayGroup,
    of node: DisplayNode,
    outer: PaintState,
    _ state: PaintState
  ) -> Bool {
    guard let core = core(ofMaskOf: group, state) else { return false }
    let area = outer.pixels(of: node.bounds, outset: resources.snapReach)
    if area.isEmpty { return true }
    var plain = group
    plain.mask = nil
    plain.isMaskInverted = false
    let shown = group.isMaskInverted ? area.pieces(outside: core.bounds) : [core.core]
    for part in shown {
      guard let inner = outer.clipped(to: part.intersection(area)) else { continue }
      NodePainter(canvas: canvas, resources: resources, isCopy: true).paint(plain, of: node, inner)
    }
    // Cairo rounds outlines at the left and right of a picture, so the whole edges are filled.
    for (index, edge) in core.edges.enumerated() {
      guard let clipped = outer.clipped(to: edge.intersection(area)),
        let mask = core.mask(ofEdge: index)
      else { continue }
      let inner = clipped.entering(group.transform)
      paintApart(plain, of: node, outer: clipped, inner) { scratch in
        scratch.multiply(
          by: mask,
          x: edge.x,
          y: edge.y,
          isInverted: group.isMaskInverted
        )
      }
    }
    return true
  }

  /// Returns the core of the path that masks a group, if nothing else affects the group.
  func core(ofMaskOf group: DisplayGroup, _ state: PaintState) -> PathCore? {
    guard let mask = group.mask, group.shadow == nil, !group.addsChildren, group.clip == nil,
      !state.hasShapedClip, let path = mask.opaquePath(state)
    else { return nil }
    return resources.cores.core(of: path.path, path.rule, path.state)
  }

  /// Whether parts of a child can be drawn separately.
  ///
  /// A backdrop filter is drawn as a whole, unless a mask leaves only its tint.
  private func isDivisible(_ child: DisplayNode) -> Bool {
    guard child.hasBackdrop else { return true }
    guard case .group(let group) = child.content else { return false }
    return group.mask != nil
  }

  /// Returns the pixels in which a child that is masked draws nothing.
  private func hole(in child: DisplayNode, _ state: PaintState) -> PixelRect {
    guard case .group(let group) = child.content, group.isMaskInverted, group.projection == nil
    else { return .empty }
    return core(ofMaskOf: group, state.entering(group.transform))?.core ?? .empty
  }

  /// Draws a translucent group whose children overlap in a part of its area, with a buffer only in this
  /// part, and returns whether it did.
  func paintFadingParts(
    _ group: DisplayGroup,
    of node: DisplayNode,
    outer: PaintState,
    _ state: PaintState
  ) -> Bool {
    guard group.mask == nil, group.shadow == nil, group.clip == nil, !group.addsChildren,
      !state.hasShapedClip, !group.children.isEmpty,
      group.children.count <= Self.largestFadingCount
    else { return false }
    let painter = NodePainter(
      canvas: canvas,
      resources: resources,
      backdrops: backdrops,
      isCopy: isCopy
    )
    if group.children.count == 1, case .group(var only) = group.children[0].content,
      only.projection == nil
    {
      // The opacity of a group with one child is that of the child.
      only.opacity *= group.opacity
      painter.paint(only, of: group.children[0], state)
      return true
    }
    guard group.children.count > 1 else { return false }
    let reach = resources.snapReach + 1
    let boxes = group.children.map { PixelRect(covering: state.box(of: $0.bounds), outset: reach) }
    let overlap = boxes.overlap
    let whole = boxes.reduce(PixelRect.empty) { $0.union($1) }
    guard GroupCache.isLarge(whole), whole.area - overlap.area >= whole.area / 4,
      zip(group.children, boxes).allSatisfy({ overlap.contains($1) || isDivisible($0) })
    else { return false }
    let area = outer.pixels(of: node.bounds, outset: resources.snapReach)
    for part in area.pieces(outside: overlap) {
      guard let clipped = outer.clipped(to: part) else { continue }
      for (child, box) in zip(group.children, boxes) where box.intersects(part) {
        var single = group
        single.children = [child]
        painter.paint(single, of: node, clipped)
      }
    }
    // If there are two children, the other one is the only one in the hole of the first.
    let hasHole = boxes.count == 2 && isDivisible(group.children[1])
    let hole = hasHole ? hole(in: group.children[0], state) : .empty
    if let clipped = outer.clipped(to: hole.intersection(overlap)) {
      var single = group
      single.children = [group.children[1]]
      painter.paint(single, of: node, clipped)
    }
    for part in overlap.pieces(outside: hole) {
      guard let clipped = outer.clipped(to: part.intersection(area)) else { continue }
      paintInBuffer(group, of: node, outer: clipped, clipped.entering(group.transform))
    }
    return true
  }
}

extension DisplayNode {
  /// The path, in a state, that is all that the node draws, if it is opaque.
  fileprivate func opaquePath(
    _ state: PaintState
  ) -> (path: CGPath, rule: CGPathFillRule, state: PaintState)? {
    switch content {
    case .operations(let operations):
      guard operations.count == 1, case .fillPath(let path, let rule, let color) = operations[0],
        color.alpha == 1
      else { return nil }
      return (path, rule, state)
    case .group(let group):
      guard group.children.count == 1, group.opacity >= 1, group.clip == nil, group.mask == nil,
        group.shadow == nil, group.projection == nil
      else { return nil }
      return group.children[0].opaquePath(state.entering(group.transform))
    case .backdrop: return nil
    }
  }
}

extension PaintState {
  /// Returns the state with a smaller clip, or `nil` if nothing is inside.
  fileprivate func clipped(to rect: PixelRect) -> PaintState? {
    var inner = self
    inner.clip = clip.intersection(rect)
    return inner.clip.isEmpty ? nil : inner
  }
}

extension [PixelRect] {
  /// The smallest rectangle that contains the intersections of each two rectangles.
  fileprivate var overlap: PixelRect {
    var result = PixelRect.empty
    for (index, one) in enumerated() {
      for other in self[(index + 1)...] { result = result.union(one.intersection(other)) }
    }
    return result
  }
}
