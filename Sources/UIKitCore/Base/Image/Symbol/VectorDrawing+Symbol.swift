extension VectorDrawing {
  /// Creates the drawing of a symbol in points, moved to the origin.
  ///
  /// - Parameters:
  ///   - parts: The parts on the design grid.
  ///   - pointsPerUnit: The number of points per unit of the grid.
  ///   - scale: The number of pixels per point, to which the size is rounded up.
  ///   - paint: The colors of the layers.
  init(parts: [SymbolPart], pointsPerUnit: CGFloat, scale: CGFloat, paint: SymbolPaint) {
    let ink = parts.bounds
    guard !ink.isNull else {
      self.init(operations: [], size: .zero)
      return
    }
    let size = PixelGrid(scale: scale)
      .roundedUp(CGSize(width: ink.width * pointsPerUnit, height: ink.height * pointsPerUnit))
    let move = CGAffineTransform(
      a: pointsPerUnit,
      b: 0,
      c: 0,
      d: pointsPerUnit,
      tx: size.width / 2 - ink.midX * pointsPerUnit,
      ty: size.height / 2 - ink.midY * pointsPerUnit
    )
    let placed = parts.transformed(by: move, penFactor: pointsPerUnit)
    var builder = SymbolNodeBuilder(bounds: CGRect(origin: .zero, size: size), paint: paint)
    builder.add(placed)
    self.init(node: builder.node, size: size)
  }
}

/// Collects the parts of a symbol in a display node.
///
/// Successive shapes of one color are drawn together, so that a translucent color is uniform where
/// they overlap. A cut encloses everything before it in a group with an inverted mask.
private struct SymbolNodeBuilder {
  let bounds: CGRect
  let paint: SymbolPaint
  private var nodes: [DisplayNode] = []
  private var pending: [DrawingOperation] = []
  private var color: CGColor?

  init(bounds: CGRect, paint: SymbolPaint) {
    self.bounds = bounds
    self.paint = paint
  }

  mutating func add(_ parts: [SymbolPart]) {
    for part in parts {
      switch part {
      case .ink(let shape, let layer):
        let next = paint.color(of: layer)
        if next != color { flush() }
        color = next
        pending.append(shape.operation(color: next.copy(alpha: 1) ?? next))
      case .cut(let inner, let shown):
        flush()
        cut(inner)
        if let shown, paint.isColored { add(inner.map { $0.inLayer(shown) }) }
      case .space: break
      }
    }
  }

  private mutating func cut(_ inner: [SymbolPart]) {
    guard !nodes.isEmpty else { return }
    var hole = SymbolNodeBuilder(bounds: bounds, paint: .monochrome(value: nil))
    hole.add(inner)
    let group = DisplayGroup(children: nodes, mask: hole.node, isMaskInverted: true)
    nodes = [made(.group(group))]
  }

  private mutating func flush() {
    guard !pending.isEmpty else { return }
    let node = made(.operations(pending))
    pending = []
    let alpha = color?.alpha ?? 1
    nodes.append(
      alpha < 1 ? made(.group(DisplayGroup(children: [node], opacity: alpha))) : node
    )
  }

  private func made(_ content: DisplayNode.Content) -> DisplayNode {
    DisplayNode(content: content, bounds: bounds, opaqueBounds: .null, hasBackdrop: false)
  }

  var node: DisplayNode {
    mutating get {
      flush()
      return nodes.count == 1 ? nodes[0] : made(.group(DisplayGroup(children: nodes)))
    }
  }
}

extension SymbolShape {
  fileprivate func operation(color: CGColor) -> DrawingOperation {
    guard let width else { return .fillPath(path, rule: rule, color: color) }
    return .strokePath(
      path,
      style: StrokeStyle(width: width, cap: .round, join: .round),
      color: color
    )
  }
}

extension SymbolPart {
  fileprivate func inLayer(_ layer: SymbolLayer) -> SymbolPart {
    guard case .ink(let shape, _) = self else { return self }
    return .ink(shape, layer)
  }
}
