/// A description of a font, from which similar fonts can be derived.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// The traits of a face, such as italic and bold.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    /// Creates a set from a bit mask.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Italic characters.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// A bold face, at least semibold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Characters of equal width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The name of an attribute of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates the name of an attribute.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name of the family, a string.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name of the family with the weight and the slant, a string.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The text style, a ``UIFont/TextStyle``, of a font that was created for a text style.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  package let face: FontDescription
  let textStyle: UIFont.TextStyle?

  package init(face: FontDescription, textStyle: UIFont.TextStyle? = nil) {
    (self.face, self.textStyle) = (face, textStyle)
  }

  /// Creates a descriptor from the name of a family or face.
  ///
  /// Unlike iOS, a name that is not installed results in the system font.
  ///
  /// - Parameters:
  ///   - fontName: The name of the family or face.
  ///   - size: The size in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(
      face: FontName.face(fontName, size: size).map(FontCache.clean)
        ?? FontCache.clean(FontDescription(size: size))
    )
  }

  /// Returns the descriptor of a text style for the current text size.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The attributes of the font: family, name and size, and the text style if there is one.
  open var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [
      .family: FontName.family(of: face), .name: FontName.name(of: face), .size: face.size,
    ]
    attributes[.textStyle] = textStyle
    return attributes
  }

  /// Returns an attribute of the font.
  ///
  /// - Parameter anAttribute: The name of the attribute.
  /// - Returns: The value, or `nil` if the font doesn't have the attribute.
  open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  /// The size in points.
  open var pointSize: CGFloat { face.size }

  /// The traits of the face.
  ///
  /// `traitBold` is included if the weight is at least semibold.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.isItalic { traits.insert(.traitItalic) }
    if face.weight >= 600 { traits.insert(.traitBold) }
    if face.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Returns the descriptor with another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    changed { $0.size = newPointSize }
  }

  /// Returns the descriptor of the same family with exactly these traits.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    changed { face in
      face.isItalic = symbolicTraits.contains(.traitItalic)
      face.isMonospaced = symbolicTraits.contains(.traitMonoSpace)
      let isBold = face.weight >= 600
      if symbolicTraits.contains(.traitBold) != isBold { face.weight = isBold ? 400 : 700 }
    }
  }

  private func changed(_ change: (inout FontDescription) -> Void) -> UIFontDescriptor {
    var face = face
    change(&face)
    return UIFontDescriptor(face: FontCache.clean(face), textStyle: textStyle)
  }

  /// Returns whether the face and the size are equal to those of another object.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.face == face }

  open override var hash: Int { face.hashValue }
}
