extension UIImage {
  /// The weight of a symbol's lines.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// Returns the corresponding font weight.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .unspecified, .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  /// The size of a symbol relative to text of its point size.
  public enum SymbolScale: Int, Sendable {
    case unspecified = 0
    case `default` = -1
    case small = 1
    case medium = 2
    case large = 3
  }

  /// A configuration of an image; see ``UIImage/SymbolConfiguration``.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// The size, weight, and scale of a symbol.
  ///
  /// The defaults for values that are not specified are 17 points, regular, and medium.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    package let style: SymbolStyle

    package init(style: SymbolStyle) { self.style = style }

    /// A configuration without specified values.
    public class var unspecified: SymbolConfiguration { SymbolConfiguration(style: SymbolStyle()) }

    /// Creates a configuration with a size in points.
    public convenience init(pointSize: CGFloat) {
      self.init(style: SymbolStyle(pointSize: pointSize))
    }

    /// Creates a configuration with a size in points and a weight.
    ///
    /// - Parameters:
    ///   - pointSize: The size in points.
    ///   - weight: The weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(style: SymbolStyle(pointSize: pointSize, weight: weight))
    }

    /// Creates a configuration with a size in points, a weight and a scale.
    ///
    /// - Parameters:
    ///   - pointSize: The size in points.
    ///   - weight: The weight.
    ///   - scale: The scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(style: SymbolStyle(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) { self.init(style: SymbolStyle(scale: scale)) }

    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) { self.init(style: SymbolStyle(weight: weight)) }

    /// Creates a configuration with the size and weight of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: UIFont.preferredFont(forTextStyle: textStyle))
    }

    /// Creates a configuration with the size and weight of a text style, and a scale.
    ///
    /// - Parameters:
    ///   - textStyle: The text style that determines the size and weight.
    ///   - scale: The scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: UIFont.preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// Creates a configuration with the size and weight of a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .default) }

    /// Creates a configuration with the size and weight of a font, and a scale.
    ///
    /// - Parameters:
    ///   - font: The font that determines the size and weight.
    ///   - scale: The scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(
        style: SymbolStyle(
          pointSize: font.pointSize,
          weight: SymbolWeight(openType: font.face.weight),
          scale: scale
        )
      )
    }

    /// Returns this configuration with the values that another configuration specifies.
    open func applying(_ other: Configuration?) -> Self {
      guard let other = other as? SymbolConfiguration, Self.self == SymbolConfiguration.self else {
        return self
      }
      return unsafeDowncast(SymbolConfiguration(style: style.applying(other.style)), to: Self.self)
    }

    /// Returns whether all values are equal.
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.style == style
    }

    open override var hash: Int { style.hashValue }
  }

  /// Creates a symbol image by its system name, with 17 points, regular weight, and medium scale.
  ///
  /// Common symbols are drawings of the library; others are loaded from the desktop's symbolic icon
  /// theme. The initializer returns `nil` for unknown names. Unlike iOS, symbols have one color.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a symbol image with a configuration.
  ///
  /// The initializer returns `nil` for unknown names.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol.
  ///   - configuration: The configuration, or `nil` for the default values.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    let style = (configuration as? SymbolConfiguration)?.style ?? SymbolStyle()
    guard let content = SymbolCatalog.content(named: name, style: style) else { return nil }
    self.init(content: content)
  }

  /// Creates a symbol image for the given traits.
  ///
  /// The initializer returns `nil` for unknown names.
  public convenience init?(systemName name: String, compatibleWith traits: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }
}

extension UIImage.SymbolWeight {
  init(openType weight: Int) {
    switch weight {
    case ..<150: self = .ultraLight
    case ..<250: self = .thin
    case ..<350: self = .light
    case ..<450: self = .regular
    case ..<550: self = .medium
    case ..<650: self = .semibold
    case ..<750: self = .bold
    case ..<850: self = .heavy
    default: self = .black
    }
  }
}
