/// How the lines of a paragraph are set.
///
/// Make an `NSMutableParagraphStyle` to change something.
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

  /// Natural alignment, lines broken between words, no extra space.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Where lines stand; natural by default.
  open var alignment: NSTextAlignment { values.alignment }
  /// What happens at the end of a line; goes on in the next by default.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The space between lines, in points; 0 by default.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The reading direction; that of the interface by default.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

  /// Returns a copy that cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }

  /// Returns a copy that can change.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSMutableParagraphStyle(values: values)
  }

  /// Styles are equal when all their values are.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// Equal for equal styles.
  open override var hash: Int { values.hashValue }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// Where lines stand; natural by default.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  /// What happens at the end of a line; goes on in the next by default.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  /// The space between lines, in points; negative or NaN counts as 0.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue > 0 ? newValue : 0 }
  }

  /// The reading direction; that of the interface by default.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }

  /// Takes all values of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}
