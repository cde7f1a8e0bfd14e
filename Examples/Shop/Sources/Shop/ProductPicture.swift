import UIKit

extension Product {
  /// Draws a picture of the product.
  ///
  /// - Parameters:
  ///   - index: The number of the picture, whose ground is lighter the higher it is.
  ///   - size: The size in points.
  ///   - place: The place of the product across the picture, from 0 to 1.
  /// - Returns: The image.
  func picture(_ index: Int = 0, size: CGSize, place: CGFloat = 0.5) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      let lightness = CGFloat(index % 3) * 0.14
      let ground = UIColor(
        hue: hue,
        saturation: 0.28 - lightness * 0.6,
        brightness: 0.86 + lightness / 3,
        alpha: 1
      )
      ground.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      let side = min(size.width, size.height)
      let shadow = CGRect(
        x: size.width * place - side * 0.26,
        y: size.height / 2 + side * 0.22,
        width: side * 0.52,
        height: side * 0.07
      )
      UIColor(hue: hue, saturation: 0.4, brightness: 0.55, alpha: 0.35).setFill()
      UIBezierPath(ovalIn: shadow).fill()
      let configuration = UIImage.SymbolConfiguration(pointSize: side * 0.4, weight: .regular)
      let color = UIColor(hue: hue, saturation: 0.65, brightness: 0.55, alpha: 1)
      let image = UIImage(systemName: symbol, withConfiguration: configuration)?
        .withTintColor(color, renderingMode: .alwaysOriginal)
      guard let image else { return }
      image.draw(
        at: CGPoint(
          x: size.width * place - image.size.width / 2,
          y: (size.height - image.size.height) / 2
        )
      )
    }
  }
}
