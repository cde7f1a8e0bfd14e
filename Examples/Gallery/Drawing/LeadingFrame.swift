import UIKit

extension UIView {
  /// Gives a subview a frame whose x counts from the edge where reading starts.
  func place(_ subview: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    subview.frame = CGRect(
      x: isMirrored ? bounds.width - x - width : x,
      y: y,
      width: width,
      height: height
    )
  }
}

extension UILabel {
  /// A label with everything said at once.
  convenience init(
    _ text: String,
    size: CGFloat,
    weight: UIFont.Weight = .regular,
    color: UIColor = .label
  ) {
    self.init(frame: .zero)
    self.text = text
    font = .systemFont(ofSize: size, weight: weight)
    textColor = color
  }

  /// The alignment that ends a line where reading ends.
  func alignToTrailingEdge() {
    textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
  }
}
