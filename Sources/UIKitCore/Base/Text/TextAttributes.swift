/// Reads dictionaries of attributes, whose numeric values may have any numeric type.
enum TextAttributes {
  static func spans(of text: StyledText, font: UIFont) -> [TextSpan] {
    var start = 0
    return text.runs.flatMap { run in
      defer { start += run.string.utf16.count }
      return spans(run.string, at: start, run.attributes, font: font)
    }
  }

  /// Returns the spans of characters with uniform attributes: one, or one for each attachment and for
  /// the characters between them.
  ///
  /// - Parameters:
  ///   - string: The characters.
  ///   - start: The offset of the first one in the text, in UTF-16 code units.
  ///   - attributes: The attributes.
  ///   - font: The font of characters without a font.
  /// - Returns: The spans.
  static func spans(
    _ string: String,
    at start: Int,
    _ attributes: [NSAttributedString.Key: Any],
    font: UIFont
  ) -> [TextSpan] {
    let whole = span(string, attributes, font: font)
    let character = AttachedText.character
    guard attributes[.attachment] is NSTextAttachment,
      string.unicodeScalars.contains(character)
    else { return [whole] }
    var spans: [TextSpan] = []
    var offset = start
    for scalar in string.unicodeScalars {
      if scalar != character, let last = spans.indices.last, spans[last].attachment == nil {
        spans[last].string.unicodeScalars.append(scalar)
      } else {
        var span = whole
        span.string = String(scalar)
        if scalar == character { span.attachment = TextAttachmentSpace(index: offset) }
        spans.append(span)
      }
      offset += UTF16.width(scalar)
    }
    return spans
  }

  static func span(
    _ string: String,
    _ attributes: [NSAttributedString.Key: Any],
    font: UIFont
  ) -> TextSpan {
    let underline = line(attributes[.underlineStyle])
    let strikethrough = line(attributes[.strikethroughStyle])
    var span = TextSpan(
      string: string,
      font: (attributes[.font] as? UIFont ?? font).face,
      color: (attributes[.foregroundColor] as? UIColor)?.cgColor,
      backgroundColor: (attributes[.backgroundColor] as? UIColor)?.cgColor,
      kern: number(attributes[.kern]),
      isUnderlined: underline != nil,
      isStruckThrough: strikethrough != nil,
      baselineOffset: number(attributes[.baselineOffset])
    )
    guard TextEffects.areNeeded(for: attributes) else { return span }
    span.effects = TextEffects.effects(
      of: attributes,
      underline: underline,
      strikethrough: strikethrough
    )
    span.paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values.format
    return span
  }

  private static func line(_ value: Any?) -> TextLineStyle? {
    value.flatMap { NSUnderlineStyle(rawValue: Int(number($0))).line }
  }

  /// Returns the paragraph style of the first character.
  static func paragraphStyle(of text: StyledText) -> NSParagraphStyle? {
    first(.paragraphStyle, of: text)
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
