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
    case shadow(width: CGFloat, height: CGFloat, color: ArchivedColor?)
  }

  private struct Paragraph: Codable {
    var alignment: Int
    var lineBreakMode: Int
    var lineSpacing: CGFloat
    var direction: Int
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
        color: (shadow.shadowColor as? UIColor).map(ArchivedColor.init)
      )
    default: nil
    }
  }

  private static func paragraph(of values: NSParagraphStyle.Values) -> Paragraph {
    Paragraph(
      alignment: values.alignment.rawValue,
      lineBreakMode: values.lineBreakMode.rawValue,
      lineSpacing: values.lineSpacing,
      direction: values.baseWritingDirection.rawValue
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
      return NSParagraphStyle(
        values: NSParagraphStyle.Values(
          alignment: try NSTextAlignment(archived: paragraph.alignment),
          lineBreakMode: try NSLineBreakMode(archived: paragraph.lineBreakMode),
          lineSpacing: paragraph.lineSpacing,
          baseWritingDirection: try NSWritingDirection(archived: paragraph.direction)
        )
      )
    case .shadow(let width, let height, let color):
      let shadow = NSShadow()
      shadow.shadowOffset = CGSize(width: width, height: height)
      shadow.shadowColor = try color?.color
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
