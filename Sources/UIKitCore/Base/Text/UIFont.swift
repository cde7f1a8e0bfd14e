/// A typeface in a size, weight and slant.
///
/// Never changes.
///
/// The system's face is what the desktop uses for interfaces; sizes and line heights come from the
/// real face.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The thickness of letters, from -1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    /// Creates a weight from its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest.
    public static let ultraLight = Weight(-0.8)
    /// Thicker than ultra light, thinner than light.
    public static let thin = Weight(-0.6)
    /// A little thinner than regular.
    public static let light = Weight(-0.4)
    /// The weight of running text.
    public static let regular = Weight(0)
    /// A little thicker than regular.
    public static let medium = Weight(0.23)
    /// Between medium and bold; headlines.
    public static let semibold = Weight(0.3)
    /// Twice as thick as running text, roughly.
    public static let bold = Weight(0.4)
    /// Thicker than bold.
    public static let heavy = Weight(0.56)
    /// The thickest.
    public static let black = Weight(0.62)
  }

  private let mark = AttributeMark()
  package let face: FontDescription
  private lazy var metrics = Engines.text.metrics(of: face)

  package init(face: FontDescription) { self.face = face }

  // MARK: The system's fonts

  /// The system's font in regular weight; a size of 0 or less is 12 points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system's font in a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    FontCache.font(FontDescription(size: fontSize, weight: weight.openType))
  }

  /// The system's font in bold weight.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system's font slanted.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    FontCache.font(FontDescription(size: fontSize, isItalic: true))
  }

  /// The system's font with digits of one width, for numbers that change in place.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    FontCache.font(
      FontDescription(size: fontSize, weight: weight.openType, monospacedDigits: true)
    )
  }

  /// The system's font for code, all letters of one width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    FontCache.font(FontDescription(size: fontSize, weight: weight.openType, isMonospaced: true))
  }

  /// The font for a kind of text, in the text size of the current traits.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font for a kind of text, in the text size of the given traits.
  public class func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    let category = (traits ?? .current).preferredContentSizeCategory
    return FontCache.font(TextStyleSizes.face(of: style, in: category))
  }

  /// 17 points, the size of labels that set none.
  public class var labelFontSize: CGFloat { 17 }
  /// 18 points.
  public class var buttonFontSize: CGFloat { 18 }
  /// 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// 14 points.
  public class var systemFontSize: CGFloat { 14 }

  // MARK: Fonts by name

  /// Creates a font by the name of an installed family, such as `DejaVu Sans`, or a face, such as
  /// `Cantarell-Bold`.
  ///
  /// Nil when no such family is installed.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = FontCache.face(named: fontName, size: fontSize) else { return nil }
    self.init(face: face)
  }

  /// Creates the font a descriptor describes; a size above 0 replaces the descriptor's own.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var face = descriptor.face
    if pointSize > 0 { face.size = pointSize }
    self.init(face: FontCache.clean(face))
  }

  /// The names of the families that are installed.
  public class var familyNames: [String] { Engines.text.familyNames }

  // MARK: What it is

  /// In points.
  open var pointSize: CGFloat { face.size }
  /// The family's name; that of the system's font starts with a dot.
  open var familyName: String { face.family ?? (face.isMonospaced ? ".SystemMono" : ".System") }
  /// The family's name with weight and slant.
  open var fontName: String { FontCache.name(of: face, family: familyName) }
  /// What the font was made from.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face: face) }
  /// The height above the baseline, in points.
  open var ascender: CGFloat { metrics.ascender }
  /// The depth below the baseline, in points; negative.
  open var descender: CGFloat { metrics.descender }
  /// The extra space between lines, in points.
  open var leading: CGFloat { metrics.leading }
  /// The height of capital letters, in points.
  open var capHeight: CGFloat { metrics.capHeight }
  /// The height of small letters, in points.
  open var xHeight: CGFloat { metrics.xHeight }
  /// The height of one line, in points.
  open var lineHeight: CGFloat { metrics.ascender - metrics.descender + metrics.leading }

  /// The same face in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var face = face
    face.size = fontSize
    return FontCache.font(face)
  }

  // MARK: Equality, copying, coding

  /// Fonts are equal when face and size are.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.face == face }

  open override var hash: Int { face.hashValue }

  open override var description: String { "<UIFont: \(fontName) \(pointSize)>" }

  /// Returns the font itself, which cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  public class var supportsSecureCoding: Bool { true }

  /// Restores an archived font; a family that is not installed is replaced when text is shaped.
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
  /// The OpenType weight nearest to this one, 100 to 900.
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
