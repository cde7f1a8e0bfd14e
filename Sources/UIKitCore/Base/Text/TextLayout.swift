/// Text with its styles, which can be laid out in any width.
///
/// Layouts whose texts differ only in the drawing color are equal.
package struct TextLayout: Hashable {
  package var spans: [TextSpan]
  package var alignment = NSTextAlignment.natural
  package var lineBreakMode = NSLineBreakMode.byTruncatingTail
  package var lineSpacing: CGFloat = 0
  package var isRightToLeft = false
  /// The factor by which the fonts are scaled.
  package var fontScale: CGFloat = 1
  /// The attachments of the text.
  var attached = AttachedText()

  /// Creates a text in one font, which is drawn in any color.
  package init(_ string: String, font: UIFont) {
    spans = [TextSpan(string: string, font: font.face)]
  }

  /// Creates a text with attributes.
  ///
  /// Colors are resolved with the current traits. Characters without a color use the drawing color.
  init(_ text: StyledText, font: UIFont) {
    spans = TextAttributes.spans(of: text, font: font)
    attached = text.attached
    if let style = TextAttributes.paragraphStyle(of: text) { apply(style) }
  }

  /// Applies the values of a paragraph style, including the writing direction.
  package mutating func apply(_ style: NSParagraphStyle) {
    alignment = style.alignment
    lineBreakMode = style.lineBreakMode
    lineSpacing = style.lineSpacing
    switch style.baseWritingDirection {
    case .natural: break
    case .leftToRight: isRightToLeft = false
    case .rightToLeft: isRightToLeft = true
    }
  }

  /// Moves the first line of the first paragraph away from the leading edge.
  mutating func indentFirstLine(by indent: CGFloat) {
    guard let first = spans.first else { return }
    var values = first.paragraph?.values ?? TextParagraphFormat.Values()
    values.firstLineIndent += indent
    spans[0].paragraph = TextParagraphFormat(values)
    guard let end = first.string.firstIndex(where: \.isNewline) else { return }
    // A paragraph has the style of the span that contains the end of the previous one.
    var others = first
    others.string = String(first.string[end...])
    spans[0].string = String(first.string[..<end])
    spans.insert(others, at: 1)
  }

  package var isEmpty: Bool { spans.allSatisfy(\.string.isEmpty) }

  /// Returns a request for the text engine.
  ///
  /// A line count of 0 stands for any number of lines.
  package func request(width: CGFloat, lines: Int) -> TextRequest {
    let measured =
      attached.isEmpty ? spans : spans.map { attached.measured($0, width: width) }
    return TextRequest(
      spans: fontScale == 1 ? measured : measured.map(scaled),
      width: width.isNaN ? 0 : width,
      lineLimit: max(lines, 0),
      alignment: alignment.requested,
      truncation: truncation,
      breaksByCharacter: lineBreakMode == .byCharWrapping,
      lineSpacing: lineSpacing,
      isRightToLeft: isRightToLeft
    )
  }

  package func shaped(width: CGFloat = .infinity, lines: Int = 0) -> ShapedText {
    Engines.text.shape(request(width: width, lines: lines))
  }

  /// Returns the lines that fit in a height, but at least one line.
  package func shaped(width: CGFloat, lines: Int, height: CGFloat) -> ShapedText {
    let text = shaped(width: width, lines: lines)
    guard text.lineCount > 1, text.size.height > height + TextMetrics.heightTolerance else {
      return text
    }
    let lineHeight = (text.size.height + lineSpacing) / CGFloat(text.lineCount)
    let fitting = Int((height + lineSpacing + TextMetrics.heightTolerance) / lineHeight)
    var lineLimit = max(fitting, 1)
    var result = shaped(width: width, lines: lineLimit)
    // Paragraphs with distances or heights of their own may need more than the average.
    while lineLimit > 1, spans.contains(where: { $0.paragraph != nil }),
      result.size.height > height + TextMetrics.heightTolerance
    {
      lineLimit -= 1
      result = shaped(width: width, lines: lineLimit)
    }
    return result
  }

  private func scaled(_ span: TextSpan) -> TextSpan {
    var span = span
    span.font.size *= fontScale
    span.kern *= fontScale
    if var space = span.attachment {
      space.bounds = space.bounds.applying(
        CGAffineTransform(scaleX: fontScale, y: fontScale)
      )
      space.padding *= fontScale
      span.attachment = space
    }
    return span
  }

  private var truncation: TextRequest.Truncation {
    switch lineBreakMode {
    case .byWordWrapping, .byCharWrapping, .byClipping: .clip
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    case .byTruncatingTail: .tail
    }
  }
}

extension NSTextAlignment {
  var requested: TextRequest.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

/// Constants of text layout.
enum TextMetrics {
  /// The distance in points by which lines may exceed a height, so that text fits in heights that
  /// were rounded to pixels.
  static let heightTolerance: CGFloat = 0.5
  /// The minimum scale of a label that scales its text without a specified limit.
  static let smallestFontScale: CGFloat = 0.1
}
