/// The layout of the lines of a paragraph.
///
/// Use ``NSMutableParagraphStyle`` to set values.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var baseWritingDirection = NSWritingDirection.natural
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

  /// Copies all values of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}
