import UIKit

extension UIImage {
  /// Draws the image in its own size in the middle of a rectangle.
  func draw(centeredIn bounds: CGRect) {
    draw(
      in: CGRect(
        x: bounds.midX - size.width / 2,
        y: bounds.midY - size.height / 2,
        width: size.width,
        height: size.height
      )
    )
  }
}
