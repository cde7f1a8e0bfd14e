import CoreGraphics

/// Adds and removes sublayers and masks, and keeps parent references and flags consistent.
enum LayerTree {
  static func superlayer(of layer: CALayer) -> CALayer? {
    if layer.flags.contains(.isPresentation) {
      guard let parent = layer.extras?.model?.object?.superlayer else { return nil }
      return parent.presentation() ?? parent
    }
    return layer.flags.contains(.isMask) ? nil : layer.parent
  }

  static func sublayers(of layer: CALayer) -> [CALayer]? {
    guard layer.flags.contains(.isPresentation) else {
      return layer.children.isEmpty ? nil : layer.children
    }
    return layer.extras?.model?.object?.sublayers?.map { $0.presentation() ?? $0 }
  }

  /// Returns the sublayers from back to front, sorted by z position, then by their order.
  static func drawingOrder(of layer: CALayer) -> [CALayer] {
    let list = layer.flags.contains(.isPresentation) ? sublayers(of: layer) ?? [] : layer.children
    guard layer.flags.contains(.hasZOrder) else { return list }
    func depth(_ layer: CALayer) -> CGFloat {
      (layer.extras?.presentation ?? layer).values.zPosition
    }
    return list.enumerated().sorted {
      let (first, second) = (depth($0.element), depth($1.element))
      return first == second ? $0.offset < $1.offset : first < second
    }.map(\.element)
  }

  static func insert(_ layer: CALayer, into parent: CALayer, at index: Int) {
    guard accepts(layer, into: parent) else { return }
    let observed = parent.attachments?.begin("sublayers")
    defer { observed?.end() }
    detach(layer)
    if index < parent.children.count {
      parent.children.insert(layer, at: max(index, 0))
    } else {
      parent.children.append(layer)
    }
    attach(layer, to: parent)
  }

  static func insert(
    _ layer: CALayer,
    into parent: CALayer,
    next sibling: CALayer?,
    inFront: Bool
  ) {
    guard layer !== sibling, accepts(layer, into: parent) else { return }
    let observed = parent.attachments?.begin("sublayers")
    defer { observed?.end() }
    detach(layer)
    let found = sibling.flatMap { sibling in parent.children.firstIndex { $0 === sibling } }
    let index = found.map { inFront ? $0 + 1 : $0 } ?? (inFront ? parent.children.count : 0)
    parent.children.insert(layer, at: index)
    attach(layer, to: parent)
  }

  static func replace(_ old: CALayer, with new: CALayer, in parent: CALayer) {
    guard old !== new, old.parent === parent, !old.flags.contains(.isMask) else { return }
    insert(new, into: parent, next: old, inFront: true)
    if new.parent === parent { remove(old) }
  }

  static func setSublayers(_ layers: [CALayer], of parent: CALayer) {
    for child in parent.children where !layers.contains(where: { $0 === child }) { remove(child) }
    for (index, layer) in layers.enumerated()
    where index >= parent.children.count || parent.children[index] !== layer {
      insert(layer, into: parent, at: index)
    }
  }

  static func remove(_ layer: CALayer) {
    if layer.flags.contains(.isMask) {
      layer.parent?.mask = nil
    } else {
      detach(layer)
    }
  }

  static func setMask(_ mask: CALayer?, of layer: CALayer) {
    let old = layer.values.mask
    guard mask !== old else { return }
    if let mask, !accepts(mask, into: layer) { return }
    if let old {
      old.parent = nil
      old.flags.remove(.isMask)
    }
    if let mask {
      remove(mask)
      mask.parent = layer
      mask.flags.insert(.isMask)
    }
    layer.change("mask") { layer.makeExtras().mask = mask }
  }

  /// Clears the references of the sublayers, the mask and the presentation copies to a layer that is being
  /// deinitialized.
  static func release(_ layer: CALayer) {
    if !layer.flags.contains(.isPresentation) { layer.extras?.model?.object = nil }
    for child in layer.children { child.parent = nil }
    // A presentation copy refers to the same mask without being its parent.
    if let mask = layer.extras?.mask, mask.parent === layer {
      mask.parent = nil
      mask.flags.remove(.isMask)
    }
  }

  private static func accepts(_ layer: CALayer, into parent: CALayer) -> Bool {
    guard !layer.flags.contains(.isPresentation), !parent.flags.contains(.isPresentation) else {
      Log.warning("CALayer: a presentation layer cannot be a sublayer; ignored.")
      return false
    }
    if parent.nearest(where: { $0 === layer }) != nil {
      Log.warning("CALayer: a layer cannot be added to itself or its sublayers; ignored.")
      return false
    }
    return true
  }

  private static func attach(_ layer: CALayer, to parent: CALayer) {
    layer.parent = parent
    if layer.values.zPosition != 0 { parent.flags.insert(.hasZOrder) }
    // The sublayer's node depends on its position in the parent, and its animations begin to run.
    layer.flags.insert(.nodeDirty)
    parent.mark()
    parent.setNeedsLayout()
    if !layer.flags.isDisjoint(with: [.needsLayout, .needsLayoutBelow]) {
      LayoutPass.markAbove(layer)
    }
  }

  private static func detach(_ layer: CALayer) {
    if layer.flags.contains(.isMask) { return remove(layer) }
    guard let parent = layer.parent else { return }
    let observed = parent.attachments?.begin("sublayers")
    defer { observed?.end() }
    if let index = parent.children.firstIndex(where: { $0 === layer }) {
      parent.children.remove(at: index)
    }
    layer.parent = nil
    parent.mark()
    parent.setNeedsLayout()
  }
}
