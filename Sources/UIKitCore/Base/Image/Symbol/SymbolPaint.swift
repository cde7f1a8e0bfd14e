/// The colors in which the layers of a symbol are drawn.
///
/// A symbol in one color is black, and becomes a template.
struct SymbolPaint: Hashable {
  /// The colors of the layers, the primary one first; empty for one color.
  var colors: [CGColor] = []
  /// The value from 0 to 1 beyond which layers are dimmed, or `nil` to dim none.
  var value: Double?

  static func monochrome(value: Double?) -> SymbolPaint { SymbolPaint(value: value) }

  /// Creates the colors of a style for the current traits.
  init(style: SymbolStyle, symbol: String, value: Double?) {
    self.value = value
    switch style.coloring {
    case nil, .monochrome: break
    case .hierarchical(let color):
      // R-SYM-8
      let full = color.cgColor
      colors = [1, 0.5, 0.25].map { full.copy(alpha: full.alpha * $0) ?? full }
    case .palette(let palette): colors = palette.map(\.cgColor)
    case .multicolor: colors = SymbolPaint.multicolor(of: symbol).map(\.cgColor)
    }
  }

  private init(value: Double?) { self.value = value }

  var isColored: Bool { !colors.isEmpty }

  /// The opacity of a layer beyond the value.
  static let dimmedOpacity: CGFloat = 0.3

  // R-SYM-9
  func color(of layer: SymbolLayer) -> CGColor {
    // R-SYM-10
    let color = colors.isEmpty ? CGColor.black : colors[min(layer.level, colors.count) - 1]
    guard let value, let threshold = layer.threshold, value <= Double(threshold) else {
      return color
    }
    return color.copy(alpha: color.alpha * Self.dimmedOpacity) ?? color
  }

  /// Returns the colors of a symbol's layers in multicolor rendering, or an empty array for symbols
  /// with one color.
  static func multicolor(of symbol: String) -> [UIColor] {
    if let exact = colors[symbol] { return exact }
    return symbol.hasSuffix(".fill") ? colors[String(symbol.dropLast(5))] ?? [] : []
  }

  private static let colors: [String: [UIColor]] = [
    "sun.max": [.systemYellow], "sun.min": [.systemYellow], "sunrise": [.systemYellow],
    "sunset": [.systemOrange], "moon.stars": [.systemGray, .systemYellow],
    "cloud": [.systemGray], "cloud.rain": [.systemGray, .systemBlue],
    "cloud.heavyrain": [.systemGray, .systemBlue], "cloud.drizzle": [.systemGray, .systemBlue],
    "cloud.snow": [.systemGray, .systemTeal], "cloud.bolt": [.systemGray, .systemYellow],
    "cloud.sun": [.systemGray, .systemYellow], "cloud.moon": [.systemGray, .systemYellow],
    "heart": [.systemRed], "star": [.systemYellow], "flame": [.systemOrange],
    "bolt": [.systemYellow], "leaf": [.systemGreen], "drop": [.systemBlue],
    "trash": [.systemRed], "exclamationmark.triangle": [.systemYellow],
    "exclamationmark.octagon": [.systemRed], "checkmark.seal": [.systemBlue],
    "plus.circle.fill": [.white, .systemGreen], "minus.circle.fill": [.white, .systemRed],
    "xmark.octagon": [.systemRed], "nosign": [.systemRed], "sparkles": [.systemYellow],
    "rainbow": [.systemRed], "trophy": [.systemYellow], "crown": [.systemYellow],
  ]
}
