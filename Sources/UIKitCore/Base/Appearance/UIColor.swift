/// A color of views and drawings: fixed, or depending on traits.
///
/// Members that need components, such as `cgColor`, `getRed(_:green:blue:alpha:)` and `setFill()`,
/// resolve a dynamic color with ``UITraitCollection/current``.
///
/// Unlike iOS, there are no pattern colors, and all components are clamped to 0 to 1.
open class UIColor: NSObject, NSCopying, NSSecureCoding, _ExpressibleByColorLiteral,
  @unchecked Sendable
{
  private let mark = AttributeMark()
  package let source: DynamicColor

  package init(source: DynamicColor) { self.source = source }

  // MARK: Creating a color

  /// Creates a color from components.
  ///
  /// Components are clamped to 0 to 1; NaN counts as 0.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(source: .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha)))
  }

  /// Creates a gray between 0, black, and 1, white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(source: .fixed(CGColor(gray: white, alpha: alpha)))
  }

  /// Creates a color from hue, saturation and brightness, each 0 to 1.
  ///
  /// The hues 0 and 1 are red.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let parts = HueParts(hue: hue, saturation: saturation, brightness: brightness).redGreenBlue
    self.init(red: parts.red, green: parts.green, blue: parts.blue, alpha: alpha)
  }

  /// Creates a color from Display P3 components.
  ///
  /// Unlike iOS, it is clipped to the range of sRGB.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let parts = WideGamut.standard(red: displayP3Red, green: green, blue: blue)
    self.init(red: parts.red, green: parts.green, blue: parts.blue, alpha: alpha)
  }

  /// Creates a color from a Core Graphics color.
  public init(cgColor: CGColor) { source = .fixed(cgColor) }

  /// Creates a dynamic color, whose closure returns a color for traits.
  ///
  /// The closure may return another dynamic color. It should depend on its argument only.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(source: .provider(dynamicProvider))
  }

  /// Creates a color from a color literal.
  public required convenience init(
    _colorLiteralRed red: Float,
    green: Float,
    blue: Float,
    alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  // MARK: Components

  /// The color with the current traits.
  open var cgColor: CGColor {
    if case .fixed(let color) = source { return color }
    return source.resolved(with: .current)
  }

  /// Returns red, green, blue and alpha in the pointers, which may be `nil`.
  ///
  /// The result is always `true`.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Returns gray and alpha in the pointers; returns `false` without a change if the color is not a
  /// gray.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  /// Returns hue, saturation, brightness and alpha in the pointers; grays have the hue 0.
  ///
  /// The result is always `true`.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    let parts = HueParts(red: color.red, green: color.green, blue: color.blue)
    hue?.pointee = parts.hue
    saturation?.pointee = parts.saturation
    brightness?.pointee = parts.brightness
    alpha?.pointee = color.alpha
    return true
  }

  // MARK: Deriving colors

  /// Returns the color with another opacity.
  ///
  /// A dynamic color stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    func faded(_ color: CGColor) -> CGColor { color.copy(alpha: alpha) ?? color }
    if case .fixed(let color) = source { return UIColor(cgColor: faded(color)) }
    if case .palette(let entry) = source,
      let fadedEntry = PaletteColor(variants: entry.variants.map(faded))
    {
      return UIColor(source: .palette(fadedEntry))
    }
    return UIColor { [source] traits in UIColor(cgColor: faded(source.resolved(with: traits))) }
  }

  /// Returns the fixed color for traits; a fixed color returns itself.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    source.isDynamic ? UIColor(cgColor: source.resolved(with: traitCollection)) : self
  }

  /// Whether the components depend on traits, so that users of the color have to observe traits.
  package var isDynamic: Bool { source.isDynamic }

  /// Whether this is `UIColor.tintColor`, which each view resolves as its own tint color.
  package var isTint: Bool {
    if case .tint = source { true } else { false }
  }

  // MARK: Equality, copying and coding

  /// Fixed colors are equal if their components are; dynamic colors if they are the same object or
  /// palette entry.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    switch (source, other.source) {
    case (.fixed(let left), .fixed(let right)): return left == right
    case (.palette(let left), .palette(let right)): return left == right
    case (.tint, .tint): return true
    default: return false
    }
  }

  open override var hash: Int {
    switch source {
    case .fixed(let color): color.hashValue
    case .palette(let entry): entry.hashValue
    case .tint: 1
    case .provider: ObjectIdentifier(self).hashValue
    }
  }

  open override var description: String {
    guard !isDynamic else { return "<UIColor: dynamic, now \(cgColor.shortDescription)>" }
    return "<UIColor: \(cgColor.shortDescription)>"
  }

  /// Returns the color itself, because colors are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  public class var supportsSecureCoding: Bool { true }

  /// Creates a color from an archive.
  ///
  /// A dynamic color is archived with its values for style, contrast and elevation. Unlike iOS,
  /// that includes colors that were created with a closure.
  public required convenience init?(coder: NSCoder) {
    guard let archive = ArchiveBlock.read(ArchivedColor.self, forKey: "UIColor", from: coder) else {
      return nil
    }
    do {
      self.init(source: try archive.source)
    } catch {
      ArchiveBlock.fail(coder, "UIColor: \(error)")
      return nil
    }
  }

  open func encode(with coder: NSCoder) {
    ArchiveBlock.write(ArchivedColor(self), forKey: "UIColor", to: coder)
  }
}

/// The type of color literals, so that `#colorLiteral(…)` compiles with UIKit.
public typealias _ColorLiteralType = UIColor

extension CGColor {
  fileprivate var shortDescription: String {
    String(format: "%.3g %.3g %.3g %.3g", Double(red), Double(green), Double(blue), Double(alpha))
  }
}
