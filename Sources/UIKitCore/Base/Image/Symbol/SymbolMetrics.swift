/// The metrics of the symbol drawings.
///
/// They follow the proportions of system symbols in bars: a plain circle is 1.18 em wide, and its
/// line is 0.085 em thick in regular weight.
enum SymbolMetrics {
  /// The size of the design grid in units; a circle with its line fills 22 of them.
  static let gridSize: CGFloat = 24
  static let unitsPerEm: CGFloat = 18.6
  static let defaultPointSize: CGFloat = 17
  /// The gap beside slashes and around badges, in units.
  static let gap: CGFloat = 1.15

  static func factor(of scale: UIImage.SymbolScale) -> CGFloat {
    switch scale {
    case .small: 0.785
    case .large: 1.285
    case .unspecified, .default, .medium: 1
    }
  }

  /// Returns the width of the pen in units of the grid.
  static func penWidth(of weight: UIImage.SymbolWeight) -> CGFloat {
    switch weight {
    case .ultraLight: 0.6
    case .thin: 0.85
    case .light: 1.2
    case .unspecified, .regular: 1.6
    case .medium: 1.9
    case .semibold: 2.2
    case .bold: 2.5
    case .heavy: 2.8
    case .black: 3.1
    }
  }
}
