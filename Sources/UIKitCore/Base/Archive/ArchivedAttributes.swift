/// Text attributes in an archive.
///
/// Fonts, colors, numbers, strings, paragraph styles and shadows are archived; other values are
/// skipped, and a warning is logged.
struct ArchivedAttributes: Codable {
  private enum Value: Codable {
    case font(FontDescription)
    case color(ArchivedColor)
    case integer(Int)
    case double(Double)
    case number(CGFloat)
    case text(String)
    case paragraph(Paragraph)
    case shadow(width: CGFloat, height: CGFloat, color: ArchivedColor?, blur: CGFloat?)
  }

  private struct Paragraph: Codable {
    var alignment: Int
    var lineBreakMode: Int
    var lineSpacing: CGFloat
    var direction: Int
    /// The indents, heights and distances, which older archives do not contain.
    var lines: ParagraphLines?
  }

  private struct ParagraphLines: Codable {
    var firstLineHeadIndent: CGFloat
    var headIndent: CGFloat
    var tailIndent: CGFloat
    var minimumLineHeight: CGFloat
    var maximumLineHeight: CGFloat
    var lineHeightMultiple: CGFloat
    var paragraphSpacing: CGFloat
    var paragraphSpacingBefore: CGFloat

    init?(_ values: TextParagraphFormat.Values) {
      guard values != TextParagraphFormat.Values() else { return nil }
      firstLineHeadIndent = values.firstLineIndent
      headIndent = values.indent
      tailIndent = values.tailIndent
      minimumLineHeight = values.minimumLineHeight
      maximumLineHeight = values.maximumLineHeight
      lineHeightMultiple = values.lineHeightMultiple
      paragraphSpacing = values.spacing
      paragraphSpacingBefore = values.spacingBefore
    }

    /// Sets the values of a style, which replaces invalid ones.
    func apply(to style: NSMutableParagraphStyle) {
      style.firstLineHeadIndent = firstLineHeadIndent
      style.headIndent = headIndent
      style.tailIndent = tailIndent
      style.minimumLineHeight = minimumLineHeight
      style.maximumLineHeight = maximumLineHeight
      style.lineHeightMultiple = lineHeightMultiple
      style.paragraphSpacing = paragraphSpacing
      style.paragraphSpacingBefore = paragraphSpacingBefore
    }
  }

  private var values: [String: Value]

  init(_ attributes: [NSAttributedString.Key: Any]) {
    values = attributes.reduce(into: [:]) { values, entry in
      guard let value = ArchivedAttributes.value(of: entry.value) else {
        return Log.warning("The attribute \(entry.key.rawValue) cannot be archived; ignored.")
      }
      values[entry.key.rawValue] = value
    }
  }

  var attributes: [NSAttributedString.Key: Any] {
    get throws {
      try values.reduce(into: [:]) { attributes, entry in
        attributes[NSAttributedString.Key(entry.key)] = try ArchivedAttributes.object(
          of: entry.value
        )
      }
    }
  }

  private static func value(of object: Any) -> Value? {
    switch object {
    case let font as UIFont: .font(font.face)
    case let color as UIColor: .color(ArchivedColor(color))
    case let number as Int: .integer(number)
    case let number as Double: number.isFinite ? .double(number) : nil
    case let number as CGFloat: number.isFinite ? .number(number) : nil
    case let number as Float: number.isFinite ? .double(Double(number)) : nil
    case let text as String: .text(text)
    case let style as NSParagraphStyle: .paragraph(paragraph(of: style.values))
    case let shadow as NSShadow:
      .shadow(
        width: shadow.shadowOffset.width,
        height: shadow.shadowOffset.height,
        color: (shadow.shadowColor as? UIColor).map(ArchivedColor.init),
        blur: shadow.shadowBlurRadius.isFinite ? shadow.shadowBlurRadius : 0
      )
    default: nil
    }
  }

  private static func paragraph(of values: NSParagraphStyle.Values) -> Paragraph {
    Paragraph(
      alignment: values.alignment.rawValue,
      lineBreakMode: values.lineBreakMode.rawValue,
      lineSpacing: values.lineSpacing,
      direction: values.baseWritingDirection.rawValue,
      lines: ParagraphLines(values.lines)
    )
  }

  private static func object(of value: Value) throws -> Any {
    switch value {
    case .font(let face): return FontCache.font(face)
    case .color(let color): return try color.color
    case .integer(let number): return number
    case .double(let number): return number
    case .number(let number): return number
    case .text(let text): return text
    case .paragraph(let paragraph):
      let style = NSMutableParagraphStyle()
      paragraph.lines?.apply(to: style)
      style.values.alignment = try NSTextAlignment(archived: paragraph.alignment)
      style.values.lineBreakMode = try NSLineBreakMode(archived: paragraph.lineBreakMode)
      style.values.lineSpacing = paragraph.lineSpacing
      style.values.baseWritingDirection = try NSWritingDirection(archived: paragraph.direction)
      return NSParagraphStyle(values: style.values)
    case .shadow(let width, let height, let color, let blur):
      let shadow = NSShadow()
      shadow.shadowOffset = CGSize(width: width, height: height)
      shadow.shadowColor = try color?.color
      shadow.shadowBlurRadius = blur ?? 0
      return shadow
    }
  }
}

/// Compares dictionaries of attributes with values of any type.
enum AttributeComparison {
  static func areEqual(
    _ left: [NSAttributedString.Key: Any],
    _ right: [NSAttributedString.Key: Any]
  ) -> Bool {
    left.count == right.count
      && left.allSatisfy { key, value in right[key].map { areEqual(value, $0) } ?? false }
  }

  private static func areEqual(_ left: Any, _ right: Any) -> Bool {
    switch (left as? AnyHashable, right as? AnyHashable) {
    case (let left?, let right?): left == right
    default: false
    }
  }
}
