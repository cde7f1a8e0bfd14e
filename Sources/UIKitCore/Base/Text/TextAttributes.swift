/// Reads dictionaries of attributes, whose numeric values may have any numeric type.
enum TextAttributes {
  static func spans(of text: StyledText, font: UIFont) -> [TextSpan] {
    text.runs.map { span($0.string, $0.attributes, font: font) }
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

  /// Returns the paragraph style of the first character.
  static func paragraphStyle(of text: StyledText) -> NSParagraphStyle? {
    first(.paragraphStyle, of: text)
  }

  /// Returns the shadow of the first character, with its color resolved with the current traits.
  static func shadow(of text: StyledText) -> (color: CGColor, offset: CGSize)? {
    guard let shadow: NSShadow = first(.shadow, of: text),
      let color = shadow.shadowColor as? UIColor
    else { return nil }
    return (color.cgColor, shadow.shadowOffset)
  }

  private static func first<Value>(
    _ key: NSAttributedString.Key,
    of text: StyledText
  ) -> Value? {
    text.runs.first?.attributes[key] as? Value
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
