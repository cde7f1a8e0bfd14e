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
    /// The scale is not specified.
    case unspecified = 0
    /// The scale of the context, which is medium.
    case `default` = -1
    /// 0.785 times the size of the medium scale.
    case small = 1
    /// A size that fits text of the point size.
    case medium = 2
    /// 1.285 times the size of the medium scale.
    case large = 3
  }

  /// A configuration of an image; see ``UIImage/SymbolConfiguration``.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// The size, weight, scale, and colors of a symbol.
  ///
  /// The defaults for values that are not specified are 17 points, regular, medium, and one color,
  /// which is the tint color of the view that shows the symbol.
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

    /// Creates a configuration that draws the layers of a symbol in one color.
    ///
    /// The primary layer has the opacity of the color, the secondary layer half of it, and the
    /// tertiary layer a quarter.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(style: SymbolStyle(coloring: .hierarchical(hierarchicalColor)))
    }

    /// Creates a configuration that draws each layer of a symbol in a color.
    ///
    /// Layers without a color of their own have the last color. An empty array specifies nothing.
    ///
    /// - Parameter paletteColors: The colors, that of the primary layer first.
    public convenience init(paletteColors: [UIColor]) {
      self.init(style: SymbolStyle(coloring: .palette(paletteColors)))
    }

    /// Returns a configuration that draws a symbol in one color.
    public class func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(style: SymbolStyle(coloring: .monochrome))
    }

    /// Returns a configuration that draws a symbol in its own colors.
    ///
    /// Symbols without colors of their own have one color.
    public class func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(style: SymbolStyle(coloring: .multicolor))
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
  /// The initializer returns `nil` for unknown names, and logs the nearest known name once.
  ///
  /// Unlike iOS, the symbols are drawings of the library, and the variants `fill`, `circle`, `square`,
  /// `slash` and `badge` exist for every symbol.
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
    self.init(symbol: name, configuration: configuration, value: nil)
  }

  /// Creates a symbol image that shows a value.
  ///
  /// The layers of symbols such as `wifi` and `speaker.wave.3` that are beyond the value are dimmed.
  /// Other symbols ignore the value. The initializer returns `nil` for unknown names.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol.
  ///   - value: The value from 0 to 1. Other values are clamped, and NaN is replaced with 0.
  ///   - configuration: The configuration, or `nil` for the default values.
  public convenience init?(
    systemName name: String,
    variableValue value: Double,
    configuration: Configuration? = nil
  ) {
    self.init(symbol: name, configuration: configuration, value: value > 0 ? min(value, 1) : 0)
  }

  private convenience init?(symbol name: String, configuration: Configuration?, value: Double?) {
    let style = (configuration as? SymbolConfiguration)?.style ?? SymbolStyle()
    guard let content = SymbolCatalog.content(named: name, style: style, value: value) else {
      SymbolCatalog.noteUnknown(name)
      return nil
    }
    self.init(content: content)
  }

  /// Creates an image from the resources of a bundle, with a configuration for a custom symbol.
  ///
  /// Other images ignore the configuration. The initializer returns `nil` if there is no image with
  /// the name.
  ///
  /// - Parameters:
  ///   - name: The name of the image.
  ///   - bundle: The bundle, or `nil` for the main bundle.
  ///   - configuration: The configuration of a symbol, or `nil` for the default values.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    with configuration: Configuration?
  ) {
    let style = (configuration as? SymbolConfiguration)?.style ?? SymbolStyle()
    guard let content = NamedImages.content(named: name, in: bundle ?? .main, style: style) else {
      return nil
    }
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
