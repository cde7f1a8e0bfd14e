/// The values of a symbol configuration, or `nil` for values that are not specified.
package struct SymbolStyle: Hashable, Sendable {
  package var pointSize: CGFloat?
  package var weight: UIImage.SymbolWeight?
  package var scale: UIImage.SymbolScale?

  package init(
    pointSize: CGFloat? = nil,
    weight: UIImage.SymbolWeight? = nil,
    scale: UIImage.SymbolScale? = nil
  ) {
    self.pointSize = pointSize.flatMap { $0 > 0 && $0.isFinite ? min($0, 2000) : nil }
    self.weight = weight == .unspecified ? nil : weight
    self.scale = scale == .unspecified || scale == .default ? nil : scale
  }

  /// Returns this style with the values that another style specifies.
  package func applying(_ other: SymbolStyle) -> SymbolStyle {
    SymbolStyle(
      pointSize: other.pointSize ?? pointSize,
      weight: other.weight ?? weight,
      scale: other.scale ?? scale
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
