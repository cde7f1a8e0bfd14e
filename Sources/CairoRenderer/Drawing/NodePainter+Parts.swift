import QuartzCore

/// Groups that are drawn into a buffer only where this makes a difference.
///
/// The parts depend on the geometry of the group and not on the clip, so that frames that are drawn in
/// parts are equal to frames that are drawn completely.
extension NodePainter {
  /// Draws a group that is masked by a path, with a buffer only at the edges of the path, and returns
  /// whether it did.
  ///
  ///     ┌───────────┐
  ///     │   edges   │   A mask shows everything in its cores. An inverted mask shows nothing there, and
  ///     │ ┌───────┐ │   everything outside of the edges.
  ///     │ │ cores │ │
  ///     │ └───────┘ │
  ///     └───────────┘
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
    let shown = group.isMaskInverted ? area.pieces(outside: core.bounds) : core.cores
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
