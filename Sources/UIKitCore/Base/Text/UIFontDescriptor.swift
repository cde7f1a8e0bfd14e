/// A description of a font that can be changed step by step before a font is made of it.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// Traits of a face that a program can ask for.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted letters.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Thick letters, semibold at least.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Letters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  package let face: FontDescription

  package init(face: FontDescription) { self.face = face }

  /// Describes a family or face by name.
  ///
  /// Unlike iOS, a name that is not installed describes the system's font.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(
      face: FontCache.face(named: fontName, size: size)
        ?? FontCache.clean(FontDescription(size: size))
    )
  }

  /// Describes the font for a kind of text in the current text size.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// In points.
  open var pointSize: CGFloat { face.size }

  /// Which of the traits the face has; bold from semibold on.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.isItalic { traits.insert(.traitItalic) }
    if face.weight >= 600 { traits.insert(.traitBold) }
    if face.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The same face in another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    changed { $0.size = newPointSize }
  }

  /// The same family with exactly these traits.
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
    return UIFontDescriptor(face: FontCache.clean(face))
  }

  /// Descriptors are equal when they describe the same face and size.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.face == face }

  open override var hash: Int { face.hashValue }
}
