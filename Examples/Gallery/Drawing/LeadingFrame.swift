import UIKit

extension UIView {
  /// The distance of content from the sides of a page that is as wide as the view.
  var pageMargin: CGFloat { bounds.width >= 414 ? 20 : 16 }

  /// The distance from a page inside of the safe area to the trailing edge of the screen, at which
  /// hairlines end like those of tables.
  var trailingInset: CGFloat {
    let insets = window?.safeAreaInsets ?? .zero
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? insets.left : insets.right
  }

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

extension UITraitCollection {
  /// Returns how much higher a line of a text style is than at the standard text size.
  func growth(of style: UIFont.TextStyle) -> CGFloat {
    let standard = UITraitCollection(preferredContentSizeCategory: .large)
    let line = UIFont.preferredFont(forTextStyle: style, compatibleWith: self).lineHeight
    let usual = UIFont.preferredFont(forTextStyle: style, compatibleWith: standard).lineHeight
    return max(line - usual, 0)
  }
}

extension UILabel {
  /// Creates a label with a text in the language of the device, a system font and a color.
  convenience init(
    _ text: String,
    size: CGFloat,
    weight: UIFont.Weight = .regular,
    color: UIColor = .label
  ) {
    self.init(frame: .zero)
    self.text = text.localized
    font = .systemFont(ofSize: size, weight: weight)
    textColor = color
  }

  /// Creates a label whose lines follow the text size.
  convenience init(
    _ text: String,
    size: CGFloat,
    style: UIFont.TextStyle,
    weight: UIFont.Weight = .regular,
    color: UIColor = .label,
    lines: Int = 0
  ) {
    self.init(text, size: size, weight: weight, color: color)
    font = UIFontMetrics(forTextStyle: style).scaledFont(for: font)
    adjustsFontForContentSizeCategory = true
    numberOfLines = lines
  }

  /// Creates a label with a large time of day, such as "9:41 AM", whose last part is small.
  convenience init(time: String) {
    self.init(frame: .zero)
    let metrics = UIFontMetrics(forTextStyle: .largeTitle)
    let large = metrics.scaledFont(
      for: .systemFont(ofSize: 54, weight: .thin),
      maximumPointSize: 72
    )
    let small = metrics.scaledFont(
      for: .systemFont(ofSize: 26, weight: .light),
      maximumPointSize: 35
    )
    let time = time.localized
    let digits = time.prefix { $0 != " " }
    let text = NSMutableAttributedString(string: "")
    text.append(NSAttributedString(string: String(digits), attributes: [.font: large]))
    text.append(
      NSAttributedString(string: String(time.dropFirst(digits.count)), attributes: [.font: small])
    )
    attributedText = text
    adjustsFontForContentSizeCategory = true
  }

  /// Returns the height of the text in a width, or the given height if the text is lower.
  func height(in width: CGFloat, atLeast least: CGFloat) -> CGFloat {
    let size = sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return max(size.height.rounded(.up), least)
  }

  /// Aligns the text to the trailing edge.
  func alignToTrailingEdge() {
    textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
  }
}
