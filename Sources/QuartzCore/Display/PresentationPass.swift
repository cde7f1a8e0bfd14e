import CoreGraphics

/// Converts a layer tree to display nodes.
///
/// A layer that isn't marked returns its previous node, so the cost of a pass is proportional to
/// the number of marked layers and their siblings.
struct PresentationPass {
  /// Whether the layers' own values are used, without animations and caches.
  var usesModels = false

  /// Returns the node of a layer in its superlayer's coordinates.
  ///
  /// `parent` is the presentation layer of the superlayer, if it has one, or the superlayer.
  func node(for layer: CALayer, in parent: CALayer?) -> DisplayNode {
    if usesModels { return makeNode(for: layer, in: parent) }
    if !layer.flags.contains(.nodeDirty), let node = layer.node { return node }
    if layer.flags.contains(.needsDisplay) {
      layer.displayIfNeeded()
      layer.extras?.animations?.presentAgain(on: layer)
    }
    layer.flags.remove(.nodeDirty)
    layer.flags.insert(.isCommitted)
    var node = makeNode(for: layer, in: parent)
    if let transition = layer.extras?.animations?.transition {
      node = transition.blend(to: node)
    }
    layer.node = node
    FrameTrace.current?.add(node, of: layer)
    return node
  }

  private func makeNode(for layer: CALayer, in parent: CALayer?) -> DisplayNode {
    let source = source(of: layer)
    guard !source.isHidden, source.opacity > 0 else { return .empty }
    let drawing = drawing(of: layer, source)
    if drawing.isEmpty, layer.children.count == 1, source.passesThrough(in: parent) {
      let node = node(for: layer.children[0], in: source)
      return node.bounds.isNull ? .empty : node
    }
    let mapping = LayerGeometry.mapping(of: source, in: parent)
    let pieces = pieces(of: layer, source, drawing)
    var group = DisplayGroup(children: pieces, mapping: mapping, clip: clip(of: source))
    if let color = source.extras?.silhouetteColor { group.showSilhouette(in: color) }
    group.opacity = CGFloat(source.opacity)
    if source.flags.contains(.splitsOpacity), group.opacity < 1 { group.splitOpacity() }
    if source.shouldRasterize { group.rasterizationScale = source.rasterizationScale }
    if let mask = source.values.mask { group.mask = node(for: mask, in: nil) }
    addShadow(of: source, to: &group, replacing: layer.node)
    // A layer that only contains another one is left out of the display tree.
    if group.children.count == 1, group.hasNoEffect { return group.children[0] }
    return .group(group)
  }

  /// Returns the nodes of the layer's own drawing and of its sublayers, from back to front, in its
  /// own coordinates.
  func pieces(of layer: CALayer) -> [DisplayNode] {
    let source = source(of: layer)
    return pieces(of: layer, source, drawing(of: layer, source))
  }

  private func pieces(of layer: CALayer, _ source: CALayer, _ drawing: LayerDrawing)
    -> [DisplayNode]
  {
    let children = layer.children.isEmpty ? [] : LayerTree.drawingOrder(of: layer)
    var pieces: [DisplayNode] = []
    pieces.reserveCapacity(children.count + 2)
    if let below = drawing.below, !below.bounds.isNull { pieces.append(below) }
    for child in children {
      let node = node(for: child, in: source)
      if !node.bounds.isNull { pieces.append(node) }
    }
    if let above = drawing.above, !above.bounds.isNull { pieces.append(above) }
    return pieces
  }

  /// Returns the clipping region of sublayers and contents.
  func clip(of source: CALayer) -> DisplayGroup.Clip? {
    guard source.masksToBounds else { return nil }
    if let outline = source.continuousOutline { return .path(outline, rule: .winding) }
    return .rect(source.bounds.standardized, radii: source.cornerRadii)
  }

  private func source(of layer: CALayer) -> CALayer {
    usesModels ? layer : layer.extras?.presentation ?? layer
  }

  private func drawing(of layer: CALayer, _ source: CALayer) -> LayerDrawing {
    if usesModels {
      layer.displayIfNeeded()
      return layer.makeDrawing()
    }
    if !layer.flags.contains(.drawingDirty), let drawing = layer.ownNodes { return drawing }
    layer.flags.remove(.drawingDirty)
    let drawing = source.makeDrawing()
    layer.ownNodes = drawing
    return drawing
  }

  /// Adds the shadow.
  ///
  /// It is a blurred outline if the layer's outline is known; otherwise it is made from the group's
  /// alpha. A shadow that did not change keeps its node in `former`, the previous node of the layer.
  private func addShadow(
    of source: CALayer,
    to group: inout DisplayGroup,
    replacing former: DisplayNode?
  ) {
    guard let extras = source.extras, extras.shadow.isVisible, group.clip == nil else { return }
    let shadow = extras.shadow
    guard let base = shadow.color,
      let color = base.copy(alpha: base.alpha * CGFloat(shadow.opacity))
    else { return }
    let bounds = source.bounds.standardized
    let operation: DrawingOperation
    if let path = shadow.path {
      let offset = CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height)
      operation = .shadowPath(path.applying(offset), blurRadius: shadow.radius, color: color)
    } else if source.backgroundColor?.alpha == 1,
      group.children.allSatisfy({ bounds.contains($0.bounds) })
    {
      operation = source.shadowOperation(shadow, bounds, color)
    } else {
      group.shadow = (color, shadow.offset, shadow.radius)
      return
    }
    var node = DisplayNode.operations([operation])
    if shadow.isCutOut, let path = shadow.path {
      let shape = DisplayNode.operations([.fillPath(path, rule: .winding, color: .black)])
      node = .group(DisplayGroup(children: [node], mask: shape, isMaskInverted: true))
    }
    if case .group(let former)? = former?.content, let shadow = former.children.first,
      shadow.isDrawn(like: node)
    {
      node = shadow
    }
    group.children.insert(node, at: 0)
  }
}

extension DisplayGroup {
  /// Replaces the children with a color that their alpha masks.
  fileprivate mutating func showSilhouette(in color: CGColor) {
    let content = children.reduce(CGRect.null) { $0.union($1.bounds) }
    guard content.isFinite, !content.isEmpty else { return }
    let fill = DisplayNode.operations([.fillRect(content, radii: .zero, color: color)])
    let mask = DisplayNode.group(DisplayGroup(children: children))
    children = [.group(DisplayGroup(children: [fill], mask: mask))]
  }

  /// Applies the opacity to each child instead of the group.
  fileprivate mutating func splitOpacity() {
    children = children.map { .group(DisplayGroup(children: [$0], opacity: opacity)) }
    opacity = 1
  }
}

extension CALayer {
  /// Whether the sublayers are drawn in the superlayer as they are in this layer.
  ///
  /// If there is only one, its node is also the node of this layer, unless the layer itself draws
  /// something.
  fileprivate final func passesThrough(in parent: CALayer?) -> Bool {
    guard opacity == 1, flags.isDisjoint(with: [.masksToBounds, .shouldRasterize]),
      parent?.extras?.sublayerTransform == nil,
      geometry.position == LayerGeometry.anchor(of: self)
    else { return false }
    guard let extras else { return true }
    return extras.transform == nil && extras.mask == nil && extras.silhouetteColor == nil
      && extras.shadow.opacity <= 0
  }

  /// Returns the shadow of the outline of the bounds.
  fileprivate func shadowOperation(
    _ shadow: LayerShadow,
    _ bounds: CGRect,
    _ color: CGColor
  ) -> DrawingOperation {
    if let outline = continuousOutline {
      let offset = CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height)
      return .shadowPath(outline.applying(offset), blurRadius: shadow.radius, color: color)
    }
    return .shadowRect(
      bounds.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height),
      radii: cornerRadii,
      blurRadius: shadow.radius,
      color: color
    )
  }
}
