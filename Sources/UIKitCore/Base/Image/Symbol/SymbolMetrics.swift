/// The measures of the symbol drawings.
///
/// They follow the proportions of system symbols as seen in bars: a plain circle is 1.18 em wide
/// and its line 0.085 em thick at regular weight.
enum SymbolMetrics {
  /// Drawings live on a square grid of 24 units; a circle fills 22 of them with its line.
  static let gridSize: CGFloat = 24
  static let unitsPerEm: CGFloat = 18.6
  static let defaultPointSize: CGFloat = 17

  static func factor(of scale: UIImage.SymbolScale) -> CGFloat {
    switch scale {
    case .small: 0.785
    case .large: 1.285
    case .unspecified, .default, .medium: 1
    }
  }

  /// In units of the grid.
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
