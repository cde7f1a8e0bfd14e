/// Reads attribute dictionaries, whose values come as numbers of any kind.
enum TextAttributes {
  static func spans(of text: NSAttributedString, font: UIFont) -> [TextSpan] {
    var spans: [TextSpan] = []
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let string = text.attributedSubstring(from: range).string
      spans.append(span(string, attributes, font: font))
    }
    return spans
  }

  static func span(
    _ string: String,
    _ attributes: [NSAttributedString.Key: Any],
    font: UIFont
  ) -> TextSpan {
    TextSpan(
      string: string,
      font: (attributes[.font] as? UIFont ?? font).face,
      color: (attributes[.foregroundColor] as? UIColor)?.cgColor,
      backgroundColor: (attributes[.backgroundColor] as? UIColor)?.cgColor,
      kern: number(attributes[.kern]),
      isUnderlined: number(attributes[.underlineStyle]) != 0,
      isStruckThrough: number(attributes[.strikethroughStyle]) != 0,
      baselineOffset: number(attributes[.baselineOffset])
    )
  }

  /// The style of the first letter.
  static func paragraphStyle(of text: NSAttributedString) -> NSParagraphStyle? {
    first(.paragraphStyle, of: text)
  }

  /// The shadow of the first letter, in the current traits.
  static func shadow(of text: NSAttributedString) -> (color: CGColor, offset: CGSize)? {
    guard let shadow: NSShadow = first(.shadow, of: text),
      let color = shadow.shadowColor as? UIColor
    else { return nil }
    return (color.cgColor, shadow.shadowOffset)
  }

  private static func first<Value>(
    _ key: NSAttributedString.Key,
    of text: NSAttributedString
  ) -> Value? {
    text.length > 0 ? text.attribute(key, at: 0, effectiveRange: nil) as? Value : nil
  }

  static func number(_ value: Any?) -> CGFloat {
    let number: CGFloat =
      switch value {
      case let value as CGFloat: value
      case let value as Double: CGFloat(value)
      case let value as Int: CGFloat(value)
      case let value as Float: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: 0
      }
    return number.isFinite ? number : 0
  }
}
