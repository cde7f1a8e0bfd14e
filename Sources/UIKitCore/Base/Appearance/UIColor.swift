/// A colour as views and drawings use it: fixed, or different in light and dark surroundings.
///
/// Members that need definite parts (`cgColor`, `getRed(…)`, `setFill()`) read a dynamic colour
/// with `UITraitCollection.current`. Unlike iOS, there are no pattern colours and all parts are
/// clamped to 0…1.
open class UIColor: NSObject, NSCopying, NSSecureCoding, _ExpressibleByColorLiteral,
  @unchecked Sendable
{
  private let mark = AttributeMark()
  package let source: DynamicColor

  package init(source: DynamicColor) { self.source = source }

  // MARK: Creating a colour

  /// Creates a colour from parts between 0 and 1; parts outside are clamped, NaN counts as 0.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(source: .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha)))
  }

  /// Creates a grey between 0 (black) and 1 (white).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(source: .fixed(CGColor(gray: white, alpha: alpha)))
  }

  /// Creates a colour from a hue round the colour circle (0 and 1 are red), its purity and its
  /// lightness.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let parts = HueParts(hue: hue, saturation: saturation, brightness: brightness).redGreenBlue
    self.init(red: parts.red, green: parts.green, blue: parts.blue, alpha: alpha)
  }

  /// Creates a colour of the Display P3 space.
  ///
  /// Unlike iOS, it is cut to what sRGB can show.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let parts = WideGamut.standard(red: displayP3Red, green: green, blue: blue)
    self.init(red: parts.red, green: parts.green, blue: parts.blue, alpha: alpha)
  }

  /// Creates a colour with the parts of a Core Graphics colour.
  public init(cgColor: CGColor) { source = .fixed(cgColor) }

  /// Creates a colour that asks the closure for its parts whenever the surroundings may have
  /// changed.
  ///
  /// The closure may return another dynamic colour; it should depend on its argument only.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(source: .provider(dynamicProvider))
  }

  /// Creates a colour from a colour literal.
  public required convenience init(
    _colorLiteralRed red: Float,
    green: Float,
    blue: Float,
    alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  // MARK: Reading its parts

  /// The parts in the current surroundings.
  open var cgColor: CGColor {
    if case .fixed(let color) = source { return color }
    return source.resolved(with: .current)
  }

  /// Reads red, green, blue and alpha; pointers may be nil.
  ///
  /// Always true, since every colour has these parts.
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

  /// Reads grey and alpha; false, with nothing written, when the colour is no grey.
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

  /// Reads hue, saturation, brightness and alpha; greys have hue 0.
  ///
  /// Always true.
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

  // MARK: Deriving colours

  /// The same colour at another opacity.
  ///
  /// A dynamic colour stays dynamic.
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

  /// The fixed colour this one is in the given surroundings; a fixed colour returns itself.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    source.isDynamic ? UIColor(cgColor: source.resolved(with: traitCollection)) : self
  }

  /// Whether the parts depend on the surroundings, so that users of the colour follow trait
  /// changes.
  package var isDynamic: Bool { source.isDynamic }

  /// Whether this is `UIColor.tintColor`, which each view reads as its own tint.
  package var isTint: Bool {
    if case .tint = source { true } else { false }
  }

  // MARK: Equality, copying, coding

  /// Fixed colours are equal when their parts are; dynamic ones when they are the same object or
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

  /// Returns the colour itself, which cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  public class var supportsSecureCoding: Bool { true }

  /// Restores an archived colour.
  ///
  /// A dynamic colour comes back with its answers for light and dark, contrast and elevation; unlike iOS, that is so for
  /// colours made with a closure too.
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

/// What a colour literal is; lets `#colorLiteral(…)` compile where UIKit is imported.
public typealias _ColorLiteralType = UIColor

extension CGColor {
  fileprivate var shortDescription: String {
    String(format: "%.3g %.3g %.3g %.3g", Double(red), Double(green), Double(blue), Double(alpha))
  }
}
