extension UIFont {
  /// A text style, whose font size follows the user's text size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a style from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A style with 34 points at the default text size.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A style with 28 points at the default text size.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A style with 22 points at the default text size.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A style with 20 points at the default text size.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A semibold style with 17 points at the default text size.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A style with 15 points at the default text size.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// A style with 17 points at the default text size.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A style with 16 points at the default text size.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A style with 13 points at the default text size.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A style with 12 points at the default text size.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A style with 11 points at the default text size.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
}

/// An object that scales fonts and lengths with the user's text size, at the rate of a text style.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// Creates metrics for a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// The metrics for body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Returns a font scaled to the user's text size.
  ///
  /// - Parameter font: The font for the default text size.
  /// - Returns: The scaled font.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  /// Returns a font scaled to the text size of the given traits.
  ///
  /// - Parameters:
  ///   - font: The font for the default text size.
  ///   - traits: The traits, or `nil` for the current ones.
  /// - Returns: The scaled font.
  open func scaledFont(
    for font: UIFont,
    compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traits)
  }

  /// Returns a font scaled to the user's text size, limited to a maximum size.
  ///
  /// - Parameters:
  ///   - font: The font for the default text size.
  ///   - maximumPointSize: The maximum size in points, or 0 for no limit.
  /// - Returns: The scaled font.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font scaled to the text size of the given traits, limited to a maximum size.
  ///
  /// - Parameters:
  ///   - font: The font for the default text size.
  ///   - maximumPointSize: The maximum size in points, or 0 for no limit.
  ///   - traits: The traits, or `nil` for the current ones.
  /// - Returns: The scaled font.
  open func scaledFont(
    for font: UIFont,
    maximumPointSize: CGFloat,
    compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    let limit = maximumPointSize > 0 ? maximumPointSize : .infinity
    let scaling = FontScaling(style: style, size: font.pointSize, limit: limit)
    return scaling.font(font, in: (traits ?? .current).preferredContentSizeCategory)
  }

  /// Returns a length in points, scaled to the user's text size.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a length scaled to the text size of the given traits.
  ///
  /// - Parameters:
  ///   - value: The length for the default text size, in points.
  ///   - traits: The traits, or `nil` for the current ones.
  /// - Returns: The scaled length.
  open func scaledValue(
    for value: CGFloat,
    compatibleWith traits: UITraitCollection?
  ) -> CGFloat {
    let category = (traits ?? .current).preferredContentSizeCategory
    return value * FontScaling.factor(of: style, in: category)
  }
}
