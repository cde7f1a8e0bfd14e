/// Lays out the marked layers, superlayers first, and skips branches without marked layers.
enum LayoutPass {
  /// The maximum number of rounds in a pass, for layers that are marked again during the pass.
  ///
  /// The remaining layers are laid out with the next frame.
  static let roundLimit = 8

  static func setNeedsLayout(_ layer: CALayer) {
    guard !layer.flags.contains(.needsLayout) else { return }
    layer.flags.insert(.needsLayout)
    markAbove(layer)
  }

  /// Marks all ancestors as having a descendant that needs layout.
  static func markAbove(_ layer: CALayer) {
    let marked = layer.parent?.nearest { layer in
      if layer.flags.contains(.needsLayoutBelow) { return true }
      layer.flags.insert(.needsLayoutBelow)
      return false
    }
    if marked == nil { layer.root.extras?.compositor?.requestFrame() }
  }

  static func layoutIfNeeded(_ layer: CALayer) {
    var top = layer
    if top.flags.contains(.needsLayout) {
      while let parent = top.parent, parent.flags.contains(.needsLayout) { top = parent }
    }
    for _ in 0..<roundLimit {
      guard needsPass(top) else { return }
      layOut(top)
    }
  }

  static func needsPass(_ layer: CALayer) -> Bool {
    !layer.flags.isDisjoint(with: [.needsLayout, .needsLayoutBelow])
  }

  private static func layOut(_ top: CALayer) {
    var layer = top
    while true {
      if layer.flags.contains(.needsLayout) {
        layer.flags.remove(.needsLayout)
        FrameTrace.measure("layout of \(FrameTrace.name(of: layer))") { layer.layoutSublayers() }
      }
      guard layer.flags.contains(.needsLayoutBelow) else { return }
      layer.flags.remove(.needsLayoutBelow)
      if layer.children.count == 1, layer.extras?.mask == nil {
        // Containers with one layer need neither a copy of the array nor recursion.
        layer = layer.children[0]
        continue
      }
      for child in layer.children where needsPass(child) { layOut(child) }
      if let mask = layer.extras?.mask, needsPass(mask) { layOut(mask) }
      return
    }
  }
}
