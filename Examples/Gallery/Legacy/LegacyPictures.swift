import UIKit

/// The images for the bars of the legacy scene.
@MainActor
enum LegacyPictures {
  /// A small pattern that is tiled.
  static let dots = draw(12, 12) {
    UIColor(white: 0.97, alpha: 1).setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 12, height: 12))
    UIColor.systemTeal.withAlphaComponent(0.35).setFill()
    Icon.circle(CGPoint(x: 6, y: 6), radius: 2.5).fill()
  }

  /// Bands of color that stretch to the size of the bar.
  static let sunset = draw(6, 6) {
    let colors: [UIColor] = [.systemYellow, .systemOrange, .systemPink]
    for (index, color) in colors.enumerated() {
      color.withAlphaComponent(0.55).setFill()
      UIRectFill(CGRect(x: CGFloat(index) * 2, y: 0, width: 2, height: 6))
    }
  }.resizableImage(withCapInsets: .zero, resizingMode: .stretch)

  /// A light background for the shadow image.
  static let paper = draw(4, 4) {
    UIColor(white: 0.96, alpha: 1).setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
  }

  /// A soft shadow above the bar.
  static let shade = draw(1, 8) {
    for line in 0..<8 {
      UIColor(white: 0, alpha: CGFloat(line) * 0.05).setFill()
      UIRectFill(CGRect(x: 0, y: CGFloat(line), width: 1, height: 1))
    }
  }

  /// The selection indicator.
  static let capsule = draw(52, 44) {
    UIColor.systemBlue.withAlphaComponent(0.15).setFill()
    UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 52, height: 44),
      cornerRadius: 10
    ).fill()
  }

  private static func draw(_ width: CGFloat, _ height: CGFloat, _ body: () -> Void) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in body() }
  }
}
