/// A filled or stroked path on the design grid.
struct SymbolShape {
  var path: CGPath
  /// The width of the stroke in units of the grid, or `nil` for a filled path.
  var width: CGFloat?
  /// The rule for the inside of a filled path.
  var rule = CGPathFillRule.evenOdd

  var bounds: CGRect {
    let box = path.boundingBoxOfPath
    guard let width, !box.isNull else { return box }
    return box.insetBy(dx: -width / 2, dy: -width / 2)
  }

  func transformed(by transform: CGAffineTransform, penFactor: CGFloat) -> SymbolShape {
    let moved = CGMutablePath()
    moved.addPath(path, transform: transform)
    return SymbolShape(path: moved, width: width.map { $0 * penFactor }, rule: rule)
  }
}

/// The layer of a symbol that a shape belongs to.
struct SymbolLayer: Hashable {
  /// 1 for primary, 2 for secondary, and 3 for tertiary layers.
  var level = 1
  /// The value above which the shape is emphasized, or `nil` if values have no effect on it.
  var threshold: CGFloat?
}

/// A part of a symbol: a shape, or shapes that are removed from all parts before.
indirect enum SymbolPart {
  case ink(SymbolShape, SymbolLayer)
  /// Removes the shapes of the parts.
  ///
  /// If a symbol has several colors, the parts are then drawn in the color of the layer, unless the
  /// layer is `nil`.
  case cut([SymbolPart], shown: SymbolLayer?)
  /// An invisible area, which extends the size of the symbol.
  case space(CGRect)

  func transformed(by transform: CGAffineTransform, penFactor: CGFloat = 1) -> SymbolPart {
    switch self {
    case .ink(let shape, let layer):
      .ink(shape.transformed(by: transform, penFactor: penFactor), layer)
    case .cut(let parts, let shown):
      .cut(parts.map { $0.transformed(by: transform, penFactor: penFactor) }, shown: shown)
    case .space(let rect): .space(rect.applying(transform))
    }
  }

  /// Returns the part in another layer, if it belongs to the primary layer.
  func moved(to level: Int) -> SymbolPart {
    switch self {
    case .ink(let shape, var layer):
      if layer.level == 1 { layer.level = level }
      return .ink(shape, layer)
    case .cut(let parts, .some(var shown)):
      if shown.level == 1 { shown.level = level }
      return .cut(parts, shown: shown)
    case .cut, .space: return self
    }
  }
}

extension [SymbolPart] {
  /// The area of the visible shapes and spaces.
  var bounds: CGRect {
    reduce(.null) { box, part in
      switch part {
      case .ink(let shape, _): box.union(shape.bounds)
      case .space(let rect): box.union(rect)
      case .cut: box
      }
    }
  }

  /// The layers in order, each once.
  var layers: [SymbolLayer] {
    reduce(into: []) { layers, part in
      switch part {
      case .ink(_, let layer), .cut(_, .some(let layer)):
        if !layers.contains(layer) { layers.append(layer) }
      case .cut, .space: break
      }
    }
  }

  func transformed(by transform: CGAffineTransform, penFactor: CGFloat = 1) -> [SymbolPart] {
    map { $0.transformed(by: transform, penFactor: penFactor) }
  }

  /// Returns the parts scaled and moved so that their bounds have a center and fit a square.
  func fitted(to side: CGFloat, center: CGPoint, penFactor: CGFloat) -> [SymbolPart] {
    let box = bounds
    guard !box.isNull, box.width > 0 || box.height > 0 else { return self }
    let factor = side / Swift.max(box.width, box.height)
    return transformed(
      by: CGAffineTransform(
        a: factor,
        b: 0,
        c: 0,
        d: factor,
        tx: center.x - box.midX * factor,
        ty: center.y - box.midY * factor
      ),
      penFactor: penFactor
    )
  }
}
