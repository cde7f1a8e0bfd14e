/// The layout of the lines of a paragraph.
///
/// Use ``NSMutableParagraphStyle`` to set values.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var baseWritingDirection = NSWritingDirection.natural
    var lines = TextParagraphFormat.Values()

    /// The indents, heights and distances, or `nil` for the default values.
    var format: TextParagraphFormat? {
      lines == TextParagraphFormat.Values() ? nil : TextParagraphFormat(lines)
    }
  }

  private let mark = AttributeMark()
  var values: Values

  /// Creates the default style.
  public override init() { values = Values() }

  init(values: Values) { self.values = values }

  /// The default style: natural alignment, word wrapping, no line spacing.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The alignment of lines.
  ///
  /// The default value is `natural`.
  open var alignment: NSTextAlignment { values.alignment }
  /// The line break mode.
  ///
  /// The default value is `byWordWrapping`.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The space between lines in points.
  ///
  /// The default value is 0.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The base writing direction.
  ///
  /// The default value is `natural`, the direction of the interface.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The distance of the first line from the leading edge, in points.
  ///
  /// The default value is 0.
  open var firstLineHeadIndent: CGFloat { values.lines.firstLineIndent }
  /// The distance of the lines after the first one from the leading edge, in points.
  ///
  /// The default value is 0.
  open var headIndent: CGFloat { values.lines.indent }
  /// The distance of the end of lines from the leading edge, in points, or from the trailing edge for
  /// values of 0 or less.
  ///
  /// The default value is 0.
  open var tailIndent: CGFloat { values.lines.tailIndent }
  /// The smallest height of lines, in points.
  ///
  /// The default value is 0.
  open var minimumLineHeight: CGFloat { values.lines.minimumLineHeight }
  /// The greatest height of lines, in points, or 0, the default, for no limit.
  ///
  /// Characters that are higher overlap the line above.
  open var maximumLineHeight: CGFloat { values.lines.maximumLineHeight }
  /// The factor by which the heights of lines are multiplied, or 0, the default, for 1.
  ///
  /// The space is added above the characters.
  open var lineHeightMultiple: CGFloat { values.lines.lineHeightMultiple }
  /// The distance to the next paragraph, in points.
  ///
  /// The default value is 0.
  open var paragraphSpacing: CGFloat { values.lines.spacing }
  /// The additional distance to the previous paragraph, in points.
  ///
  /// The default value is 0.
  open var paragraphSpacingBefore: CGFloat { values.lines.spacingBefore }

  /// Returns an immutable copy.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }

  /// Returns a mutable copy.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSMutableParagraphStyle(values: values)
  }

  /// Returns whether all values are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// A hash of all values.
  open override var hash: Int { values.hashValue }
}

/// A paragraph style with settable values.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// The alignment of lines.
  ///
  /// The default value is `natural`.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  /// The line break mode.
  ///
  /// The default value is `byWordWrapping`.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  /// The space between lines in points.
  ///
  /// Negative values and NaN are replaced with 0. The default value is 0.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue > 0 ? newValue : 0 }
  }

  /// The base writing direction.
  ///
  /// The default value is `natural`, the direction of the interface.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }

  /// The distance of the first line from the leading edge, in points.
  ///
  /// Negative values and NaN are replaced with 0. The default value is 0.
  open override var firstLineHeadIndent: CGFloat {
    get { values.lines.firstLineIndent }
    set { values.lines.firstLineIndent = Self.length(newValue) }
  }

  /// The distance of the lines after the first one from the leading edge, in points.
  ///
  /// Negative values and NaN are replaced with 0. The default value is 0.
  open override var headIndent: CGFloat {
    get { values.lines.indent }
    set { values.lines.indent = Self.length(newValue) }
  }

  /// The distance of the end of lines from the leading edge, in points, or from the trailing edge for
  /// values of 0 or less.
  ///
  /// NaN is replaced with 0. The default value is 0.
  open override var tailIndent: CGFloat {
    get { values.lines.tailIndent }
    set { values.lines.tailIndent = newValue.isFinite ? newValue : 0 }
  }

  /// The smallest height of lines, in points.
  ///
  /// Negative values and NaN are replaced with 0. The default value is 0.
  open override var minimumLineHeight: CGFloat {
    get { values.lines.minimumLineHeight }
    set { values.lines.minimumLineHeight = Self.length(newValue) }
  }

  /// The greatest height of lines, in points, or 0, the default, for no limit.
  ///
  /// Characters that are higher overlap the line above. Negative values and NaN are replaced with 0.
  open override var maximumLineHeight: CGFloat {
    get { values.lines.maximumLineHeight }
    set { values.lines.maximumLineHeight = Self.length(newValue) }
  }

  /// The factor by which the heights of lines are multiplied, or 0, the default, for 1.
  ///
  /// The space is added above the characters. Negative values and NaN are replaced with 0.
  open override var lineHeightMultiple: CGFloat {
    get { values.lines.lineHeightMultiple }
    set { values.lines.lineHeightMultiple = Self.length(newValue) }
  }

  /// The distance to the next paragraph, in points.
  ///
  /// Negative values and NaN are replaced with 0. The default value is 0.
  open override var paragraphSpacing: CGFloat {
    get { values.lines.spacing }
    set { values.lines.spacing = Self.length(newValue) }
  }

  /// The additional distance to the previous paragraph, in points.
  ///
  /// It has no effect in the first paragraph. Negative values and NaN are replaced with 0. The
  /// default value is 0.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.lines.spacingBefore }
    set { values.lines.spacingBefore = Self.length(newValue) }
  }

  private static func length(_ value: CGFloat) -> CGFloat {
    value > 0 && value.isFinite ? value : 0
  }

  /// Copies all values of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}
