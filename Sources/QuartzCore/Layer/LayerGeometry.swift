import CoreGraphics

/// The geometry of a layer in its superlayer, conversion and hit testing.
enum LayerGeometry {
  static func accepts(_ value: CGFloat, _ name: StaticString) -> Bool {
    if value.isFinite { return true }
    refuse(name)
    return false
  }

  static func accepts(_ point: CGPoint, _ name: StaticString) -> Bool {
    if point.isFinite { return true }
    refuse(name)
    return false
  }

  static func refuse(_ name: StaticString) {
    Log.warning("CALayer: \(name) that is not finite was ignored.")
  }

  /// The anchor point in the layer's own coordinates.
  static func anchor(of layer: CALayer) -> CGPoint {
    let bounds = layer.geometry.bounds
    let anchor = anchorPoint(of: layer)
    return CGPoint(
      x: bounds.origin.x + bounds.size.width * anchor.x,
      y: bounds.origin.y + bounds.size.height * anchor.y
    )
  }

  /// The anchor point in unit coordinates.
  private static func anchorPoint(of layer: CALayer) -> CGPoint {
    layer.extras?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5)
  }

  // MARK: Bounds and frame

  static func setBounds(_ bounds: CGRect, of layer: CALayer) {
    let old = layer.geometry.bounds
    guard bounds != old else { return }
    guard bounds.isFinite else { return refuse("bounds") }
    let isResized = bounds.size != old.size
    // The drawing depends on the origin, not only on the size.
    layer.change("bounds", redraws: true) { layer.geometry.bounds = bounds }
    guard isResized, !layer.flags.contains(.isPresentation) else { return }
    layer.setNeedsLayout()
    if layer.flags.contains(.needsDisplayOnBoundsChange) { layer.setNeedsDisplay() }
  }

  static func frame(of layer: CALayer) -> CGRect {
    let bounds = layer.geometry.bounds
    guard layer.extras?.transform == nil else {
      return mapping(of: layer, in: nil).map(bounds.standardized)
    }
    let anchor = anchorPoint(of: layer)
    let position = layer.geometry.position
    return CGRect(
      x: position.x - bounds.size.width * anchor.x,
      y: position.y - bounds.size.height * anchor.y,
      width: bounds.size.width,
      height: bounds.size.height
    )
  }

  static func setFrame(_ frame: CGRect, of layer: CALayer) {
    guard frame.isFinite else { return refuse("frame") }
    let observed = layer.attachments?.begin(
      "frame",
      dependents: ["frame", "bounds", "position"],
      isExplicit: false
    )
    defer { observed?.end() }
    let anchor = anchorPoint(of: layer)
    let origin = layer.bounds.origin
    guard let transform = layer.extras?.transform else {
      layer.bounds = CGRect(origin: origin, size: frame.size)
      layer.position = CGPoint(
        x: frame.origin.x + frame.size.width * anchor.x,
        y: frame.origin.y + frame.size.height * anchor.y
      )
      return
    }
    // Reverse the scale of the transform for the size, then move the layer to the origin of the frame.
    let back = CATransform3DGetAffineTransform(transform).inverted()
    let size = CGRect(origin: .zero, size: frame.size).applying(back).size
    layer.bounds = CGRect(origin: origin, size: size)
    let placed = self.frame(of: layer)
    layer.position = CGPoint(
      x: layer.position.x + frame.minX - placed.minX,
      y: layer.position.y + frame.minY - placed.minY
    )
  }

  // MARK: Mapping

  /// Returns the mapping to the superlayer's coordinates, including its `sublayerTransform`.
  static func mapping(of layer: CALayer) -> PlaneMapping {
    mapping(of: layer, in: layer.superlayer)
  }

  /// Returns the mapping to the coordinates of `parent`, including its `sublayerTransform`.
  static func mapping(of layer: CALayer, in parent: CALayer?) -> PlaneMapping {
    let anchor = anchor(of: layer)
    let position = layer.geometry.position
    if parent?.extras?.sublayerTransform == nil {
      guard let transform = layer.extras?.transform else {
        return .affine(
          CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
        )
      }
      if let affine = transform.affine {
        return .affine(
          CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(affine)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
        )
      }
    }
    let values = layer.values
    var whole = CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0)
    whole = CATransform3DConcat(whole, values.transform ?? CATransform3DIdentity)
    whole = CATransform3DConcat(
      whole,
      CATransform3DMakeTranslation(position.x, position.y, values.zPosition)
    )
    if let parent, let sublayerTransform = parent.extras?.sublayerTransform {
      let pivot = self.anchor(of: parent)
      whole = CATransform3DConcat(whole, CATransform3DMakeTranslation(-pivot.x, -pivot.y, 0))
      whole = CATransform3DConcat(whole, sublayerTransform)
      whole = CATransform3DConcat(whole, CATransform3DMakeTranslation(pivot.x, pivot.y, 0))
    }
    return PlaneMapping(whole)
  }

  /// Returns the mapping to the coordinates of an ancestor, or to those that contain the root layer
  /// if the ancestor is `nil`.
  private static func mapping(of layer: CALayer?, to ancestor: CALayer?) -> PlaneMapping {
    guard let layer, layer !== ancestor else { return .identity }
    var whole = mapping(of: layer)
    var current = layer.superlayerForGeometry
    while let parent = current, parent !== ancestor {
      whole = whole.concatenating(mapping(of: parent))
      current = parent.superlayerForGeometry
    }
    return whole
  }

  /// Returns the nearest layer that contains both layers, or is one of them.
  private static func commonAncestor(_ first: CALayer?, _ second: CALayer?) -> CALayer? {
    guard var first, var second else { return nil }
    let difference = depth(of: first) - depth(of: second)
    for _ in 0..<max(difference, 0) { first = first.superlayerForGeometry ?? first }
    for _ in 0..<max(-difference, 0) { second = second.superlayerForGeometry ?? second }
    while first !== second {
      guard let nextFirst = first.superlayerForGeometry,
        let nextSecond = second.superlayerForGeometry
      else { return nil }
      (first, second) = (nextFirst, nextSecond)
    }
    return first
  }

  private static func depth(of layer: CALayer) -> Int {
    var (depth, current) = (0, layer.superlayerForGeometry)
    while let parent = current { (depth, current) = (depth + 1, parent.superlayerForGeometry) }
    return depth
  }

  /// Returns the mapping between a layer and its superlayer, or `nil` for other layers.
  ///
  /// Most conversions are between these.
  private static func directMapping(from: CALayer?, to: CALayer?) -> PlaneMapping? {
    guard let from, let to else { return nil }
    if from.superlayerForGeometry === to { return mapping(of: from) }
    return to.superlayerForGeometry === from ? mapping(of: to).inverse : nil
  }

  static func convert(_ point: CGPoint, from: CALayer?, to: CALayer?) -> CGPoint {
    if from === to { return point }
    if let mapping = directMapping(from: from, to: to) { return mapping.map(point) }
    let ancestor = commonAncestor(from, to)
    let outside = mapping(of: from, to: ancestor).map(point)
    return mapping(of: to, to: ancestor).inverse?.map(outside) ?? outside
  }

  static func convert(_ rect: CGRect, from: CALayer?, to: CALayer?) -> CGRect {
    if from === to { return rect }
    if let mapping = directMapping(from: from, to: to) { return mapping.map(rect) }
    let ancestor = commonAncestor(from, to)
    let outward = mapping(of: from, to: ancestor)
    guard let inward = mapping(of: to, to: ancestor).inverse else { return outward.map(rect) }
    return outward.concatenating(inward).map(rect)
  }

  // MARK: Hit testing

  static func hitTest(_ point: CGPoint, in layer: CALayer) -> CALayer? {
    guard !layer.isHidden, layer.opacity > 0, let inverse = mapping(of: layer).inverse else {
      return nil
    }
    let inside = inverse.map(point)
    let isInside = layer.contains(inside)
    if layer.masksToBounds, !isInside { return nil }
    for child in LayerTree.drawingOrder(of: layer).reversed() {
      if let hit = child.hitTest(inside) { return hit }
    }
    return isInside ? layer : nil
  }
}

extension CALayer {
  /// The superlayer in the same tree; the superlayer of a presentation layer is a presentation
  /// layer.
  final var superlayerForGeometry: CALayer? {
    flags.contains(.isPresentation) ? LayerTree.superlayer(of: self) : parent
  }
}
