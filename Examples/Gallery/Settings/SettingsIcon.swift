import UIKit

/// The icons in the rows of the settings.
@MainActor
enum SettingsIcon {
  /// Returns a white symbol on a colored tile of 29 points.
  ///
  /// The tile is mirrored in right-to-left layouts if the symbol is.
  static func make(_ symbol: String, on color: UIColor) -> UIImage {
    let configuration = UIImage.SymbolConfiguration(pointSize: 17, weight: .regular)
    let symbol = UIImage(systemName: symbol, withConfiguration: configuration)
    let tile = tile(side: 29, radius: 6.5, color: color) { draw(symbol, in: $0) }
    return symbol?.flipsForRightToLeftLayoutDirection == true
      ? tile.imageFlippedForRightToLeftLayoutDirection() : tile
  }

  /// The picture of the user, 60 points wide and high.
  static var portrait: UIImage {
    let bounds = CGRect(x: 0, y: 0, width: 60, height: 60)
    return UIGraphicsImageRenderer(size: bounds.size).image { _ in
      UIBezierPath(ovalIn: bounds).addClip()
      Photograph(.portrait, 6).image(side: 160).draw(in: bounds)
    }
  }

  private static func draw(_ symbol: UIImage?, in bounds: CGRect) {
    symbol?.withTintColor(.white, renderingMode: .alwaysOriginal).draw(centeredIn: bounds)
  }

  private static func tile(
    side: CGFloat,
    radius: CGFloat,
    color: UIColor,
    content: @escaping (CGRect) -> Void
  ) -> UIImage {
    let bounds = CGRect(x: 0, y: 0, width: side, height: side)
    return UIGraphicsImageRenderer(size: bounds.size).image { _ in
      color.setFill()
      UIBezierPath(roundedRect: bounds, cornerRadius: radius).fill()
      content(bounds)
    }
  }
}
