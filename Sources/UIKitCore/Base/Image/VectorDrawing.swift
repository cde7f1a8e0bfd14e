/// An image that consists of drawing operations, with the size for which they were recorded.
package struct VectorDrawing {
  package var node: DisplayNode
  package var size: CGSize

  package init(node: DisplayNode, size: CGSize) {
    self.node = node
    self.size = size
  }

  package init(operations: [DrawingOperation], size: CGSize) {
    self.init(
      node: VectorDrawing.node(of: operations, in: CGRect(origin: .zero, size: size)),
      size: size
    )
  }

  /// Returns a display node in the coordinates of the image.
  ///
  /// A tint color replaces all colors and keeps the alpha. It is applied to the whole drawing, so
  /// that overlapping operations are not visible.
  package func node(tint: CGColor?) -> DisplayNode {
    guard let tint else { return node }
    let bounds = CGRect(origin: .zero, size: size)
    var group: DisplayGroup
    if let tinted = node.filled(with: tint.copy(alpha: 1) ?? tint) {
      guard tint.alpha < 1 else { return tinted }
      group = DisplayGroup(children: [tinted], opacity: tint.alpha)
    } else {
      let flood = DrawingOperation.fillRect(bounds, radii: .zero, color: tint)
      group = DisplayGroup(children: [VectorDrawing.node(of: [flood], in: bounds)], mask: node)
    }
    return DisplayNode(
      content: .group(group),
      bounds: bounds,
      opaqueBounds: .null,
      hasBackdrop: false
    )
  }

  private static func node(of operations: [DrawingOperation], in bounds: CGRect) -> DisplayNode {
    DisplayNode(
      content: .operations(operations),
      bounds: operations.isEmpty ? .null : bounds,
      opaqueBounds: .null,
      hasBackdrop: false
    )
  }

  /// Returns whether two drawings have the same operations.
  static func areEqual(_ left: VectorDrawing, _ right: VectorDrawing) -> Bool {
    left.size == right.size && DisplayNode.areEqual(left.node, right.node)
  }
}

extension DisplayNode {
  /// Returns the node in one color, with the alpha of each operation, or `nil` if the node has
  /// effects that depend on colors.
  fileprivate func filled(with tint: CGColor) -> DisplayNode? {
    let filled: Content
    switch content {
    case .operations(let operations):
      filled = .operations(operations.map { $0.filled(with: tint) })
    case .group(var group):
      guard group.shadow == nil else { return nil }
      let children = group.children.compactMap { $0.filled(with: tint) }
      guard children.count == group.children.count else { return nil }
      group.children = children
      filled = .group(group)
    case .backdrop: return nil
    }
    return DisplayNode(
      content: filled,
      bounds: bounds,
      opaqueBounds: .null,
      hasBackdrop: false
    )
  }

  /// Returns whether two nodes have the same operations and groups; shadows are not compared.
  fileprivate static func areEqual(_ left: DisplayNode, _ right: DisplayNode) -> Bool {
    if left === right { return true }
    switch (left.content, right.content) {
    case (.operations(let one), .operations(let other)): return one == other
    case (.group(let one), .group(let other)):
      guard one.children.count == other.children.count, one.transform == other.transform,
        one.opacity == other.opacity, one.clip == other.clip, one.projection == other.projection,
        one.isMaskInverted == other.isMaskInverted, one.shadow == nil, other.shadow == nil
      else { return false }
      switch (one.mask, other.mask) {
      case (nil, nil): break
      case (let mask?, let second?): guard areEqual(mask, second) else { return false }
      default: return false
      }
      return zip(one.children, other.children).allSatisfy(areEqual)
    default: return false
    }
  }
}

extension DrawingOperation {
  /// Returns the operation in one color, with the alpha of the operation.
  package func filled(with tint: CGColor) -> DrawingOperation {
    func dyed(_ color: CGColor) -> CGColor { tint.copy(alpha: tint.alpha * color.alpha) ?? tint }
    switch self {
    case .fillRect(let rect, let radii, let color):
      return .fillRect(rect, radii: radii, color: dyed(color))
    case .strokeRect(let rect, let radii, let width, let color):
      return .strokeRect(rect, radii: radii, width: width, color: dyed(color))
    case .fillPath(let path, let rule, let color):
      return .fillPath(path, rule: rule, color: dyed(color))
    case .strokePath(let path, let style, let color):
      return .strokePath(path, style: style, color: dyed(color))
    case .gradientRect(let rect, let radii, var fill):
      fill.colors = fill.colors.map(dyed)
      return .gradientRect(rect, radii: radii, fill: fill)
    case .gradientPath(let path, let rule, var fill):
      fill.colors = fill.colors.map(dyed)
      return .gradientPath(path, rule: rule, fill: fill)
    case .aliased(let operation): return .aliased(operation.filled(with: tint))
    case .image(var fill):
      fill.tint = fill.tint.map(dyed) ?? tint
      return .image(fill)
    case .text(let text, let origin, let color):
      return .text(text, origin: origin, color: dyed(color))
    case .shadowRect(let rect, let radii, let blurRadius, let color):
      return .shadowRect(rect, radii: radii, blurRadius: blurRadius, color: dyed(color))
    case .shadowPath(let path, let blurRadius, let color):
      return .shadowPath(path, blurRadius: blurRadius, color: dyed(color))
    }
  }
}
