/// Text in its styles, ready to be set into lines of any width.
///
/// A value: setting it again after a change of nothing but the drawing colour gives the same lines.
package struct TextLayout: Hashable {
  package var spans: [TextSpan]
  package var alignment = NSTextAlignment.natural
  package var lineBreakMode = NSLineBreakMode.byTruncatingTail
  package var lineSpacing: CGFloat = 0
  package var isRightToLeft = false
  /// 1 sets the fonts as they are.
  package var fontScale: CGFloat = 1

  /// Text in one font; its colour is chosen when it is drawn.
  package init(_ string: String, font: UIFont) {
    spans = [TextSpan(string: string, font: font.face)]
  }

  /// Styled text.
  ///
  /// Colours are resolved in the current traits; letters without one take the drawing colour.
  init(_ text: StyledText, font: UIFont) {
    spans = TextAttributes.spans(of: text, font: font)
    if let style = TextAttributes.paragraphStyle(of: text) { apply(style) }
  }

  /// Takes over what a paragraph style says, a writing direction included.
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

  package var isEmpty: Bool { spans.allSatisfy(\.string.isEmpty) }

  /// What is asked of the text engine.
  ///
  /// 0 lines are as many as needed.
  package func request(width: CGFloat, lines: Int) -> TextRequest {
    TextRequest(
      spans: fontScale == 1 ? spans : spans.map(scaled),
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

  /// The lines that fit a height, at least one.
  package func shaped(width: CGFloat, lines: Int, height: CGFloat) -> ShapedText {
    let text = shaped(width: width, lines: lines)
    guard text.lineCount > 1, text.size.height > height + TextMetrics.heightTolerance else {
      return text
    }
    let lineHeight = (text.size.height + lineSpacing) / CGFloat(text.lineCount)
    let fitting = Int((height + lineSpacing + TextMetrics.heightTolerance) / lineHeight)
    return shaped(width: width, lines: max(fitting, 1))
  }

  private func scaled(_ span: TextSpan) -> TextSpan {
    var span = span
    span.font.size *= fontScale
    span.kern *= fontScale
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

/// Measures of text layout.
enum TextMetrics {
  /// How many points a line may stand out of a height and still count as fitting: a hairline, so
  /// that heights rounded to pixels hold what they were measured for.
  static let heightTolerance: CGFloat = 0.5
  /// A label that shrinks its text without a limit of its own stops at this part of the size.
  static let smallestFontScale: CGFloat = 0.1
}
