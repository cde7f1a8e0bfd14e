extension UIImage {
  /// How thick the lines of a symbol are.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The font weight that goes with it.
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

  /// How large a symbol is beside text of its point size.
  public enum SymbolScale: Int, Sendable {
    case unspecified = 0
    case `default` = -1
    case small = 1
    case medium = 2
    case large = 3
  }

  /// Wishes for how an image is made; see `SymbolConfiguration`.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// The size and weight a symbol is drawn in.
  ///
  /// What it leaves open is 17 points, regular and medium.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    package let style: SymbolStyle

    package init(style: SymbolStyle) { self.style = style }

    /// Creates a configuration that leaves everything open.
    public class var unspecified: SymbolConfiguration { SymbolConfiguration(style: SymbolStyle()) }

    /// States the size.
    public convenience init(pointSize: CGFloat) {
      self.init(style: SymbolStyle(pointSize: pointSize))
    }

    /// States the size and the weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(style: SymbolStyle(pointSize: pointSize, weight: weight))
    }

    /// States size, weight and scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(style: SymbolStyle(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// States the scale.
    public convenience init(scale: SymbolScale) { self.init(style: SymbolStyle(scale: scale)) }

    /// States the weight.
    public convenience init(weight: SymbolWeight) { self.init(style: SymbolStyle(weight: weight)) }

    /// States size and weight as a text style has them.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: UIFont.preferredFont(forTextStyle: textStyle))
    }

    /// States size, weight and scale, the first two as a text style has them.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: UIFont.preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// States size and weight as a font has them.
    public convenience init(font: UIFont) { self.init(font: font, scale: .default) }

    /// States size and weight as a font has them, and the scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(
        style: SymbolStyle(
          pointSize: font.pointSize,
          weight: SymbolWeight(openType: font.face.weight),
          scale: scale
        )
      )
    }

    /// This configuration with what another one states put over it; nil changes nothing.
    open func applying(_ other: Configuration?) -> Self {
      guard let other = other as? SymbolConfiguration, Self.self == SymbolConfiguration.self else {
        return self
      }
      return unsafeDowncast(SymbolConfiguration(style: style.applying(other.style)), to: Self.self)
    }

    /// Whether two configurations state the same.
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.style == style
    }

    open override var hash: Int { style.hashValue }
  }

  /// Creates a symbol by its system name, in 17 points, regular weight and medium scale.
  ///
  /// Common names are drawn by the toolkit; others come from the desktop's symbolic icon theme. Nil
  /// where neither knows the name. Unlike iOS, symbols have one colour.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a symbol by its system name in a size and weight; nil for unknown names.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    let style = (configuration as? SymbolConfiguration)?.style ?? SymbolStyle()
    guard let content = SymbolCatalog.content(named: name, style: style) else { return nil }
    self.init(content: content)
  }

  /// Creates a symbol by its system name; of the traits the scale is used.
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
