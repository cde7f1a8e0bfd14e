/// The rendering of a symbol's layers.
package enum SymbolColoring: Hashable, @unchecked Sendable {
  case monochrome
  /// One color with a lower opacity for each further layer.
  case hierarchical(UIColor)
  /// A color for each layer; further layers have the last color.
  case palette([UIColor])
  /// The symbol's own colors, if it has several.
  case multicolor
}

/// The values of a symbol configuration, or `nil` for values that are not specified.
package struct SymbolStyle: Hashable, Sendable {
  package var pointSize: CGFloat?
  package var weight: UIImage.SymbolWeight?
  package var scale: UIImage.SymbolScale?
  package var coloring: SymbolColoring?

  package init(
    pointSize: CGFloat? = nil,
    weight: UIImage.SymbolWeight? = nil,
    scale: UIImage.SymbolScale? = nil,
    coloring: SymbolColoring? = nil
  ) {
    self.pointSize = pointSize.flatMap { $0 > 0 && $0.isFinite ? min($0, 2000) : nil }
    self.weight = weight == .unspecified ? nil : weight
    self.scale = scale == .unspecified || scale == .default ? nil : scale
    self.coloring = coloring == .palette([]) ? nil : coloring
  }

  /// Returns this style with the values that another style specifies.
  package func applying(_ other: SymbolStyle) -> SymbolStyle {
    SymbolStyle(
      pointSize: other.pointSize ?? pointSize,
      weight: other.weight ?? weight,
      scale: other.scale ?? scale,
      coloring: other.coloring ?? coloring
    )
  }

  /// The number of points per unit of the design grid.
  package var pointsPerUnit: CGFloat {
    (pointSize ?? SymbolMetrics.defaultPointSize) / SymbolMetrics.unitsPerEm
      * SymbolMetrics.factor(of: scale ?? .medium)
  }

  /// The width of the pen in units of the design grid.
  package var penWidth: CGFloat { SymbolMetrics.penWidth(of: weight ?? .regular) }
}
