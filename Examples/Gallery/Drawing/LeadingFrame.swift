import UIKit

extension UIView {
  /// The distance of content from the sides of a page that is as wide as the view.
  var pageMargin: CGFloat { bounds.width >= 414 ? 20 : 16 }

  /// Sets the frame of a subview, with `x` measured from the leading edge.
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
  /// Creates a label with a text, a system font and a color.
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

  /// Creates a label whose lines follow the text size.
  convenience init(
    _ text: String,
    size: CGFloat,
    style: UIFont.TextStyle,
    weight: UIFont.Weight = .regular,
    color: UIColor = .label
  ) {
    self.init(text, size: size, weight: weight, color: color)
    font = UIFontMetrics(forTextStyle: style).scaledFont(for: font)
    adjustsFontForContentSizeCategory = true
    numberOfLines = 0
  }

  /// Aligns the text to the trailing edge.
  func alignToTrailingEdge() {
    textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
  }
}
