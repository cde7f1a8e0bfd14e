extension TextEffects {
  /// The attributes that need more than a font and a color.
  private static let keys: Set<NSAttributedString.Key> = [
    .strokeWidth, .underlineStyle, .strikethroughStyle, .shadow, .obliqueness, .paragraphStyle,
  ]

  /// Returns whether attributes may have effects or a style of the paragraph.
  static func areNeeded(for attributes: [NSAttributedString.Key: Any]) -> Bool {
    attributes.keys.contains(where: keys.contains)
  }

  /// Returns the effects of attributes, or `nil` for none.
  ///
  /// Colors are resolved with the current traits.
  ///
  /// - Parameters:
  ///   - attributes: The attributes.
  ///   - underline: The line below the text, or `nil` for none.
  ///   - strikethrough: The line through the text, or `nil` for none.
  /// - Returns: The effects.
  static func effects(
    of attributes: [NSAttributedString.Key: Any],
    underline: TextLineStyle?,
    strikethrough: TextLineStyle?
  ) -> TextEffects? {
    var values = Values()
    // R-TXT-117
    values.strokeWidth = clamped(attributes[.strokeWidth], to: 1000)
    if values.strokeWidth != 0 { values.strokeColor = color(attributes[.strokeColor]) }
    if let underline {
      values.underline = underline
      values.underlineColor = color(attributes[.underlineColor])
    }
    if let strikethrough {
      values.strikethrough = strikethrough
      values.strikethroughColor = color(attributes[.strikethroughColor])
    }
    values.shadow = (attributes[.shadow] as? NSShadow)?.drawn
    values.obliqueness = clamped(attributes[.obliqueness], to: 10)
    return values == Values() ? nil : TextEffects(values)
  }

  private static func color(_ value: Any?) -> CGColor? { (value as? UIColor)?.cgColor }

  private static func clamped(_ value: Any?, to limit: CGFloat) -> CGFloat {
    min(max(TextAttributes.number(value), -limit), limit)
  }
}
