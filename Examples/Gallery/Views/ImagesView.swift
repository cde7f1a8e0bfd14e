import UIKit

/// An image with several content modes, as a template, and stretched with cap insets.
final class ImagesView: SamplesView {
  init() {
    let ball = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { _ in
      Icon.drawBall(in: CGRect(x: 2, y: 2, width: 56, height: 56))
    }
    super.init([
      ImagesView.show(ball, .scaleAspectFit), ImagesView.show(ball, .scaleToFill),
      ImagesView.show(ball, .center),
      ImagesView.show(UIImage(systemName: "globe") ?? ball, .scaleAspectFit),
      ImagesView.show(ImagesView.frame, .scaleToFill),
    ])
  }

  required init?(coder: NSCoder) {
    nil
  }

  private static func show(_ image: UIImage, _ mode: UIView.ContentMode) -> UIView {
    let view = UIImageView(image: image)
    view.contentMode = mode
    view.clipsToBounds = true
    return view
  }

  /// A rounded frame whose corners are not scaled when it is stretched.
  private static var frame: UIImage {
    let size = CGSize(width: 24, height: 24)
    let image = UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.systemOrange.setStroke()
      let path = UIBezierPath(
        roundedRect: CGRect(origin: .zero, size: size).insetBy(dx: 2, dy: 2),
        cornerRadius: 8
      )
      path.lineWidth = 3
      path.stroke()
    }
    return image.resizableImage(
      withCapInsets: UIEdgeInsets(top: 11, left: 11, bottom: 11, right: 11)
    )
  }
}
