import CoreGraphics

/// Creates immutable copies of the appearance of layers.
enum LayerSnapshot {
  /// Returns the node of a layer and its sublayers in the layer's own coordinates, without its
  /// transform and opacity.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - afterUpdates: Whether pending changes are included. Otherwise the node is that of the last
  ///     frame.
  /// - Returns: The node, or `nil` if the layer was not in a frame yet.
  static func node(of layer: CALayer, afterUpdates: Bool) -> DisplayNode? {
    guard !afterUpdates, layer.extras?.animations?.transition == nil else {
      layer.layoutIfNeeded()
      return currentNode(of: layer)
    }
    guard let node = layer.node else { return nil }
    guard case .group(let group) = node.content else { return .empty }
    return .group(DisplayGroup(children: group.children, clip: group.clip))
  }

  /// Returns the node with the layers' current values, without animations.
  static func currentNode(of layer: CALayer) -> DisplayNode {
    let pass = PresentationPass(usesModels: true)
    return .group(DisplayGroup(children: pass.pieces(of: layer), clip: pass.clip(of: layer)))
  }
}

extension CALayer {
  /// Returns an immutable copy of the layer's appearance in its own coordinates, or `nil` if
  /// `afterUpdates` is `false` and the layer was not in a frame yet.
  package final func snapshot(afterUpdates: Bool) -> DisplayNode? {
    LayerSnapshot.node(of: self, afterUpdates: afterUpdates)
  }

  /// Shows a part of a snapshot, in the snapshot's coordinates, scaled to the bounds.
  package final func show(_ snapshot: DisplayNode, part: CGRect) {
    let clipped = DisplayNode.group(
      DisplayGroup(children: [snapshot], clip: .rect(part, radii: .zero))
    )
    contents = RecordedContents(node: clipped, bounds: part)
  }
}

extension CGContext {
  /// Draws a part of a snapshot, scaled to a rectangle.
  package func draw(_ snapshot: DisplayNode, part: CGRect, in rect: CGRect) {
    guard part.width > 0, part.height > 0 else { return }
    let (x, y) = (rect.width / part.width, rect.height / part.height)
    let transform = CGAffineTransform(
      a: x,
      b: 0,
      c: 0,
      d: y,
      tx: rect.minX - part.minX * x,
      ty: rect.minY - part.minY * y
    )
    let group = DisplayGroup(
      children: [snapshot],
      transform: transform,
      clip: .rect(part, radii: .zero)
    )
    let node = DisplayNode.group(group)
    if !node.bounds.isNull { embed(node) }
  }
}
