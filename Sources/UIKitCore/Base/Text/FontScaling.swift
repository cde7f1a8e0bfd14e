/// How a font was scaled from a size at the default text size.
struct FontScaling: Hashable {
  /// The text style at whose rate the font is scaled.
  let style: UIFont.TextStyle
  /// The size at the default text size, in points.
  let size: CGFloat
  /// The maximum size in points.
  let limit: CGFloat

  /// Returns the font in its size for a text size.
  func font(_ font: UIFont, in category: UIContentSizeCategory) -> UIFont {
    var face = font.face
    face.size = min(size * Self.factor(of: style, in: category), limit)
    return FontCache.font(face, textStyle: font.textStyle, scaling: self)
  }

  /// The size of a text style relative to the one at the default text size.
  static func factor(of style: UIFont.TextStyle, in category: UIContentSizeCategory) -> CGFloat {
    TextStyleSizes.face(of: style, in: category).size
      / TextStyleSizes.face(of: style, in: .large).size
  }
}

extension UIFont {
  /// Returns the font for a text size, if it was created for a text style or scaled by metrics.
  ///
  /// Other fonts are returned unchanged.
  func adjusted(to category: UIContentSizeCategory) -> UIFont {
    // R-TXT-110
    if let scaling { return scaling.font(self, in: category) }
    guard let textStyle else { return self }
    var face = face
    face.size = TextStyleSizes.face(of: textStyle, in: category).size
    return FontCache.font(face, textStyle: textStyle)
  }
}

extension NSAttributedString {
  /// Returns the text with fonts for a text size.
  func adjusted(to category: UIContentSizeCategory) -> NSAttributedString {
    let text = NSMutableAttributedString(attributedString: self)
    let all = NSRange(location: 0, length: length)
    enumerateAttribute(.font, in: all) { value, range, _ in
      guard let font = value as? UIFont else { return }
      text.addAttribute(.font, value: font.adjusted(to: category), range: range)
    }
    return text
  }
}
