/// Lays out the layers that asked for it, superlayers first, and skips every branch where nobody did.
enum LayoutPass {
  /// How often one pass starts over for layers that asked again while it ran; the rest waits a frame.
  static let roundLimit = 8

  static func setNeedsLayout(_ layer: CALayer) {
    guard !layer.flags.contains(.needsLayout) else { return }
    layer.flags.insert(.needsLayout)
    markAbove(layer)
  }

  /// Tells all layers above that something below them needs layout.
  static func markAbove(_ layer: CALayer) {
    var last = layer
    var above = layer.parent
    while let current = above {
      if current.flags.contains(.needsLayoutBelow) { return }
      current.flags.insert(.needsLayoutBelow)
      last = current
      above = current.parent
    }
    last.extras?.compositor?.requestFrame()
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

  private static func layOut(_ layer: CALayer) {
    if layer.flags.contains(.needsLayout) {
      layer.flags.remove(.needsLayout)
      layer.layoutSublayers()
    }
    guard layer.flags.contains(.needsLayoutBelow) else { return }
    layer.flags.remove(.needsLayoutBelow)
    for child in layer.children where needsPass(child) { layOut(child) }
    if let mask = layer.extras?.mask, needsPass(mask) { layOut(mask) }
  }
}
