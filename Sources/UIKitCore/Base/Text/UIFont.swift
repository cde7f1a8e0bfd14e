import Synchronization

/// A typeface with a size, a weight, and a slant.
///
/// Fonts are immutable. In windows, the system font is that of the desktop; in the simulator, it is
/// always the same font. Line heights are those of the iOS system font.
open class UIFont: NSObject, NSCopying, NSSecureCoding, FontProviding, @unchecked Sendable {
  /// The weight of a font, from -1 to 1, where 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    /// Creates a weight from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest weight.
    public static let ultraLight = Weight(-0.8)
    /// A weight between ultra light and light.
    public static let thin = Weight(-0.6)
    /// A weight slightly lighter than regular.
    public static let light = Weight(-0.4)
    /// The weight of body text.
    public static let regular = Weight(0)
    /// A weight slightly heavier than regular.
    public static let medium = Weight(0.23)
    /// A weight between medium and bold, for headlines.
    public static let semibold = Weight(0.3)
    /// The weight of bold text.
    public static let bold = Weight(0.4)
    /// A weight heavier than bold.
    public static let heavy = Weight(0.56)
    /// The heaviest weight.
    public static let black = Weight(0.62)
  }

  private let mark = AttributeMark()
  package let face: FontDescription
  /// The style of a font that was created for a text style.
  let textStyle: TextStyle?

  /// How the font was scaled by metrics, or `nil`.
  let scaling: FontScaling?

  package convenience init(face: FontDescription, textStyle: TextStyle? = nil) {
    self.init(face: face, textStyle: textStyle, scaling: nil)
  }

  init(face: FontDescription, textStyle: TextStyle?, scaling: FontScaling?) {
    (self.face, self.textStyle, self.scaling) = (face, textStyle, scaling)
  }

  // R-IMG-10
  // Fonts are used on any thread.
  private let knownMetrics = Mutex<FontMetrics?>(nil)

  private var metrics: FontMetrics {
    if let known = knownMetrics.withLock({ $0 }) { return known }
    let measured = Engines.text.metrics(of: face)
    knownMetrics.withLock { $0 = measured }
    return measured
  }

  // MARK: System fonts

  /// Returns the system font in regular weight.
  ///
  /// A size of 0 or less means 12 points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system font in a weight.
  ///
  /// - Parameters:
  ///   - fontSize: The size in points. A size of 0 or less selects 12 points.
  ///   - weight: The weight.
  /// - Returns: The font.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    FontCache.font(FontDescription(size: fontSize, weight: weight.openType))
  }

  /// Returns the system font in bold weight.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// Returns the system font in italic.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    FontCache.font(FontDescription(size: fontSize, isItalic: true))
  }

  /// Returns the system font with digits of equal width, for numbers that change in place.
  ///
  /// - Parameters:
  ///   - fontSize: The size in points. A size of 0 or less selects 12 points.
  ///   - weight: The weight.
  /// - Returns: The font.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    FontCache.font(
      FontDescription(size: fontSize, weight: weight.openType, monospacedDigits: true)
    )
  }

  /// Returns the monospaced system font.
  ///
  /// - Parameters:
  ///   - fontSize: The size in points. A size of 0 or less selects 12 points.
  ///   - weight: The weight.
  /// - Returns: The font.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    FontCache.font(FontDescription(size: fontSize, weight: weight.openType, isMonospaced: true))
  }

  /// Returns the font of a text style for the text size of the current traits.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style for the text size of the given traits.
  ///
  /// On a television, fonts are larger: body text has 29 points.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - traits: The traits, or `nil` for the current ones.
  /// - Returns: The font.
  public class func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    let given = (traits ?? .current).userInterfaceIdiom
    let idiom = given == .unspecified ? UITraitCollection.current.userInterfaceIdiom : given
    guard idiom == .tv else { return handheldFont(forTextStyle: style, compatibleWith: traits) }
    let category = (traits ?? .current).preferredContentSizeCategory
    return FontCache.font(TextStyleSizes.televisionFace(of: style, in: category), textStyle: style)
  }

  // R-TV-20
  /// Returns the font of a text style on a phone, also for a television.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - traits: The traits, or `nil` for the current ones.
  /// - Returns: The font.
  class func handheldFont(
    forTextStyle style: TextStyle,
    compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    let category = (traits ?? .current).preferredContentSizeCategory
    return FontCache.font(TextStyleSizes.face(of: style, in: category), textStyle: style)
  }

  /// The default size of label fonts, 17 points.
  public class var labelFontSize: CGFloat { 17 }
  /// The default size of button fonts, 18 points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The small system font size, 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The standard system font size, 14 points.
  public class var systemFontSize: CGFloat { 14 }

  // MARK: Fonts by name

  /// Creates a font from the name of an installed family, such as `DejaVu Sans`, or of a face, such
  /// as `Cantarell-Bold`.
  ///
  /// Fonts of the application are found too, if they are listed in `UIAppFonts` in its `Info.plist`
  /// or were registered.
  ///
  /// The initializer returns `nil` if the family is not installed.
  ///
  /// - Parameters:
  ///   - fontName: The name of the family or face.
  ///   - fontSize: The size in points.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    ApplicationFonts.register()
    guard let face = FontName.face(fontName, size: fontSize) else { return nil }
    self.init(face: FontCache.clean(face))
  }

  /// Creates a font from a descriptor.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor.
  ///   - pointSize: The size in points, or 0 to use the size of the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var face = descriptor.face
    if pointSize > 0 { face.size = pointSize }
    self.init(face: FontCache.clean(face), textStyle: descriptor.textStyle)
  }

  /// The names of the installed families.
  public class var familyNames: [String] {
    ApplicationFonts.register()
    return Engines.text.familyNames
  }

  /// Returns the PostScript names of the faces of a family, sorted by name.
  ///
  /// The result is empty if the family is not installed.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    ApplicationFonts.register()
    return Engines.text.faceNames(ofFamily: familyName)
  }

  // MARK: Properties

  /// The size in points.
  open var pointSize: CGFloat { face.size }
  /// The name of the family.
  ///
  /// The name of the system font begins with a period.
  open var familyName: String { FontName.family(of: face) }
  /// The name of the family with the weight and the slant.
  open var fontName: String { FontName.name(of: face) }
  /// The descriptor of the font.
  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(face: face, textStyle: textStyle)
  }
  /// The height above the baseline, in points.
  open var ascender: CGFloat { metrics.ascender }
  /// The depth below the baseline, in points, as a negative number.
  open var descender: CGFloat { metrics.descender }
  /// The extra space between lines, in points.
  open var leading: CGFloat { metrics.leading }
  /// The height of capital letters, in points.
  open var capHeight: CGFloat { metrics.capHeight }
  /// The height of lowercase letters, in points.
  open var xHeight: CGFloat { metrics.xHeight }
  /// The height of a line, in points.
  open var lineHeight: CGFloat { metrics.ascender - metrics.descender + metrics.leading }

  /// Returns the same font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var face = face
    face.size = fontSize
    return FontCache.font(face, textStyle: textStyle)
  }

  // MARK: Equality, copying and coding

  /// Returns whether the face and the size are equal to those of another object.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other === self || other.face == face
  }

  open override var hash: Int { face.hashValue }

  open override var description: String { "<UIFont: \(fontName) \(pointSize)>" }

  /// Returns the font itself, because fonts are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  public class var supportsSecureCoding: Bool { true }

  /// Creates a font from an archive.
  ///
  /// If the family is not installed, another one is used when text is drawn.
  public required convenience init?(coder: NSCoder) {
    guard let face = ArchiveBlock.read(FontDescription.self, forKey: "UIFont", from: coder) else {
      return nil
    }
    self.init(face: FontCache.clean(face))
  }

  open func encode(with coder: NSCoder) {
    ArchiveBlock.write(face, forKey: "UIFont", to: coder)
  }
}

extension UIFont.Weight {
  /// The nearest OpenType weight, from 100 to 900.
  package var openType: Int {
    switch rawValue {
    case ..<(-0.7): 100
    case ..<(-0.5): 200
    case ..<(-0.2): 300
    case ..<0.115: 400
    case ..<0.265: 500
    case ..<0.35: 600
    case ..<0.48: 700
    case ..<0.59: 800
    default: 900
    }
  }

  package init(openType: Int) {
    switch openType {
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
