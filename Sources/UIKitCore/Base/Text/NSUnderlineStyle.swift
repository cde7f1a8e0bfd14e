/// The style of underlines and strikethroughs.
///
/// A style consists of a line, which may have a pattern and gaps between words:
///
/// ```swift
/// let style: NSUnderlineStyle = [.single, .patternDot, .byWord]
/// text.addAttribute(.underlineStyle, value: style.rawValue, range: range)
/// ```
///
/// No line is drawn for a style without ``single``, ``thick`` or ``double``.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bit mask of the set.
  public let rawValue: Int

  /// Creates a style from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A single thin line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A line of twice the thickness.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two thin lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// A line of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// A line of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// A line of dashes and dots in turn.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A line of dashes, each followed by two dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// No line at white space.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

  // R-TXT-118
  /// The line that is drawn, or `nil` for none.
  var line: TextLineStyle? {
    let weight: TextLineStyle.Weight
    switch rawValue & 0x0F {
    case 0: return nil
    case 0x02: weight = .thick
    case 0x09: weight = .double
    default: weight = .single
    }
    let patterns: [TextLineStyle.Pattern] = [.solid, .dot, .dash, .dashDot, .dashDotDot]
    let pattern = (rawValue & 0x0F00) >> 8
    return TextLineStyle(
      weight: weight,
      pattern: patterns.indices.contains(pattern) ? patterns[pattern] : .solid,
      isByWord: contains(.byWord)
    )
  }
}
