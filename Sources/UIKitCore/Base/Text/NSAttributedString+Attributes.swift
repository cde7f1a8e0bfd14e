extension NSAttributedString.Key {
  /// The address of a link, a `URL` or a string.
  ///
  /// Text views show links with their `linkTextAttributes`.
  public static let link = NSAttributedString.Key("NSLink")
  /// The key for the `UIFont` of characters.
  ///
  /// The default value is the system font of 12 points.
  public static let font = NSAttributedString.Key("NSFont")
  /// The key for the `UIColor` of characters.
  ///
  /// The default value is black, or the text color of a label.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The key for the `UIColor` behind characters.
  ///
  /// By default, there is none.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The key for an `NSParagraphStyle`.
  ///
  /// The style of the first character applies to the whole text.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The key for the spacing after each character, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The key for the raw value of the `NSUnderlineStyle` of a line below the text.
  ///
  /// All styles are drawn as a single line.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The key for the raw value of the `NSUnderlineStyle` of a line through the text.
  ///
  /// All styles are drawn as a single line.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The key for the distance of characters above the baseline, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The key for an `NSShadow`.
  ///
  /// The shadow of the first character applies to the whole text.
  public static let shadow = NSAttributedString.Key("NSShadow")
}

/// The alignment of lines.
public enum NSTextAlignment: Int, Sendable {
  /// Left-aligned.
  case left
  /// Centered.
  case center
  /// Right-aligned.
  case right
  /// Justified, with the last line left-aligned.
  case justified
  /// Aligned with the leading side of the text.
  case natural
}

/// The treatment of text that does not fit in a line.
public enum NSLineBreakMode: Int, Sendable {
  /// Wraps between words.
  case byWordWrapping
  /// Wraps between characters.
  case byCharWrapping
  /// Clips at the edge.
  case byClipping
  /// Truncates the beginning, with an ellipsis.
  case byTruncatingHead
  /// Truncates the end, with an ellipsis.
  case byTruncatingTail
  /// Truncates the middle, with an ellipsis.
  case byTruncatingMiddle
}

/// The writing direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the interface.
  case natural = -1
  /// Left to right.
  case leftToRight = 0
  /// Right to left.
  case rightToLeft = 1
}

/// The style of underlines and strikethroughs.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bit mask of the set.
  public let rawValue: Int

  /// Creates a style from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A single thin line.
  public static let single = NSUnderlineStyle(rawValue: 1)
}

/// A shadow of text: an offset copy in one color.
///
/// Unlike iOS, the shadow is not blurred.
open class NSShadow: NSObject, @unchecked Sendable {
  private let mark = AttributeMark()
  /// The offset of the shadow in points.
  ///
  /// The default value is zero.
  open var shadowOffset = CGSize.zero
  /// The `UIColor` of the shadow, or `nil` for no shadow.
  ///
  /// The default value is black with an opacity of one third.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  /// Creates a shadow without an offset.
  public override init() { super.init() }

  /// Returns whether offset and color are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset
      && shadowColor as? UIColor == other.shadowColor as? UIColor
  }

  open override var hash: Int { shadowOffset.width.hashValue ^ shadowOffset.height.hashValue }
}
