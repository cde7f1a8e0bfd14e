/// A color of views and drawings, which is fixed or depends on traits.
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

  /// Creates a color from its red, green, and blue components.
  ///
  /// Components are clamped to the range 0 to 1, and NaN is treated as 0.
  ///
  /// - Parameters:
  ///   - red: The red component, from 0 to 1.
  ///   - green: The green component, from 0 to 1.
  ///   - blue: The blue component, from 0 to 1.
  ///   - alpha: The opacity, from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(source: .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha)))
  }

  /// Creates a gray color.
  ///
  /// - Parameters:
  ///   - white: The gray value, from 0 (black) to 1 (white).
  ///   - alpha: The opacity, from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(source: .fixed(CGColor(gray: white, alpha: alpha)))
  }

  /// Creates a color from its hue, saturation, and brightness.
  ///
  /// - Parameters:
  ///   - hue: The hue, from 0 to 1. Both ends are red.
  ///   - saturation: The saturation, from 0 to 1.
  ///   - brightness: The brightness, from 0 to 1.
  ///   - alpha: The opacity, from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let parts = HueParts(hue: hue, saturation: saturation, brightness: brightness).redGreenBlue
    self.init(red: parts.red, green: parts.green, blue: parts.blue, alpha: alpha)
  }

  /// Creates a color from components in the Display P3 color space.
  ///
  /// Unlike iOS, the color is clipped to the range of sRGB.
  ///
  /// - Parameters:
  ///   - displayP3Red: The red component, from 0 to 1.
  ///   - green: The green component, from 0 to 1.
  ///   - blue: The blue component, from 0 to 1.
  ///   - alpha: The opacity, from 0 to 1.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let parts = WideGamut.standard(red: displayP3Red, green: green, blue: blue)
    self.init(red: parts.red, green: parts.green, blue: parts.blue, alpha: alpha)
  }

  /// Creates a color from a Core Graphics color.
  public init(cgColor: CGColor) { source = .fixed(cgColor) }

  /// Creates a dynamic color.
  ///
  /// - Parameter dynamicProvider: A closure that returns the color for the given traits. It may
  ///   return another dynamic color, and should depend only on its argument.
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

  /// Stores the red, green, blue, and alpha components at the given addresses.
  ///
  /// - Parameters:
  ///   - red: The address of the red component, or `nil`.
  ///   - green: The address of the green component, or `nil`.
  ///   - blue: The address of the blue component, or `nil`.
  ///   - alpha: The address of the opacity, or `nil`.
  /// - Returns: Always `true`.
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

  /// Stores the gray value and the opacity at the given addresses.
  ///
  /// - Parameters:
  ///   - white: The address of the gray value, or `nil`.
  ///   - alpha: The address of the opacity, or `nil`.
  /// - Returns: `false` if the color is not a gray, in which case nothing is stored.
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

  /// Stores the hue, saturation, brightness, and opacity at the given addresses.
  ///
  /// The hue of a gray is 0.
  ///
  /// - Parameters:
  ///   - hue: The address of the hue, or `nil`.
  ///   - saturation: The address of the saturation, or `nil`.
  ///   - brightness: The address of the brightness, or `nil`.
  ///   - alpha: The address of the opacity, or `nil`.
  /// - Returns: Always `true`.
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
  /// The result for a dynamic color is dynamic too.
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

  /// Returns the color for the given traits.
  ///
  /// A fixed color returns itself.
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

  /// Returns whether another object is an equal color.
  ///
  /// Fixed colors are equal if their components are equal. Dynamic colors are equal if they are the
  /// same object or the same color of the palette.
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
