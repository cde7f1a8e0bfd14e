extension NSAttributedString.Key {
  /// A `UIFont`; the system's font in 12 points when missing.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor` for the letters; black, or the label's colour, when missing.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor` behind the letters; none when missing.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// An `NSParagraphStyle`; that of the first letter counts for the whole text.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A number of points that follow each letter.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The raw value of an `NSUnderlineStyle`; every style is one plain line.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The raw value of an `NSUnderlineStyle`; every style is one plain line.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A number of points that letters are raised by.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// An `NSShadow`; that of the first letter counts for the whole text.
  public static let shadow = NSAttributedString.Key("NSShadow")
}

/// Where lines stand between the left and right edge.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left
  /// In the middle.
  case center
  /// At the right edge.
  case right
  /// From edge to edge, the last line at the left.
  case justified
  /// At the edge where reading begins.
  case natural
}

/// What happens to text that does not fit its line.
public enum NSLineBreakMode: Int, Sendable {
  /// Goes on in the next line, between words.
  case byWordWrapping
  /// Goes on in the next line, anywhere.
  case byCharWrapping
  /// Is cut at the edge.
  case byClipping
  /// Shows its end, after three dots.
  case byTruncatingHead
  /// Shows its beginning, before three dots.
  case byTruncatingTail
  /// Shows both ends, three dots between them.
  case byTruncatingMiddle
}

/// The direction a paragraph is read in.
public enum NSWritingDirection: Int, Sendable {
  /// As the interface.
  case natural = -1
  /// As Latin.
  case leftToRight = 0
  /// As Arabic.
  case rightToLeft = 1
}

/// Lines under or through letters.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A plain thin line.
  public static let single = NSUnderlineStyle(rawValue: 1)
}

/// A shadow of letters: a copy of them in one colour, moved.
///
/// Unlike iOS, the copy's edges stay sharp.
open class NSShadow: NSObject, @unchecked Sendable {
  private let mark = AttributeMark()
  /// How far the shadow is moved, in points; not at all by default.
  open var shadowOffset = CGSize.zero
  /// A `UIColor`, or nil for no shadow; black at a third by default.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  /// Creates a shadow that is not moved.
  public override init() { super.init() }

  /// Shadows are equal when offset and colour are.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset
      && shadowColor as? UIColor == other.shadowColor as? UIColor
  }

  open override var hash: Int { shadowOffset.width.hashValue ^ shadowOffset.height.hashValue }
}
