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
    if case .operations(let operations) = node.content {
      let opaque = tint.copy(alpha: 1) ?? tint
      let tinted = VectorDrawing.node(of: operations.map { $0.filled(with: opaque) }, in: bounds)
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
    if left.node === right.node { return true }
    guard case .operations(let one) = left.node.content,
      case .operations(let other) = right.node.content
    else { return false }
    return left.size == right.size && one == other
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
