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
  /// The key for the raw value of the ``NSUnderlineStyle`` of a line below the text.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The key for the raw value of the ``NSUnderlineStyle`` of a line through the text.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The key for the distance of characters above the baseline, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The key for the `UIColor` of the line below the text.
  ///
  /// The default value is the color of the characters.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The key for the `UIColor` of the line through the text.
  ///
  /// The default value is the color of the characters.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The key for an ``NSShadow`` of the characters and of the lines below and through them.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The key for the `UIColor` of the outline of characters.
  ///
  /// The default value is the color of the characters.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The key for the width of the outline of characters, in percent of the font size.
  ///
  /// Only the outline is drawn for a positive value, and the outline over the filled characters for a
  /// negative one. The default value is 0, for no outline.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The key for the distance by which characters lean to the right, in parts of their height.
  ///
  /// The default value is 0; negative values lean to the left.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
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
