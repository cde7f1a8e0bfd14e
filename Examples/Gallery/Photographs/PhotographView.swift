import UIKit

/// A photograph that fills its rounded frame.
final class PhotographView: UIImageView {
  init(_ photograph: Photograph, side: CGFloat = 160, cornerRadius: CGFloat = 0) {
    super.init(frame: .zero)
    image = photograph.image(side: side)
    contentMode = .scaleAspectFill
    clipsToBounds = true
    layer.cornerRadius = cornerRadius
  }

  required init?(coder: NSCoder) { nil }
}
