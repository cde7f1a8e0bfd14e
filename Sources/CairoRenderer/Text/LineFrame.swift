internal import CCairo
import QuartzCore

// R-TXT-121
/// The space for the lines of a paragraph with indents.
struct LineFrame {
  private let first: CGFloat
  private let other: CGFloat
  /// The distance of the end of lines from the leading edge, or `nil` for no limit.
  private let end: CGFloat?

  /// Creates the space.
  ///
  /// - Parameters:
  ///   - format: The style of the paragraph.
  ///   - width: The width of the text, or `nil` for no limit.
  init(_ format: TextParagraphFormat.Values, width: CGFloat?) {
    first = max(format.firstLineIndent, 0)
    other = max(format.indent, 0)
    if format.tailIndent > 0 {
      end = width.map { min($0, format.tailIndent) } ?? format.tailIndent
    } else {
      end = width.map { max($0 + format.tailIndent, 0) }
    }
  }

  /// The width of the widest line, or `nil` for no limit.
  var width: CGFloat? { end.map { max($0 - min(first, other), 0) } }

  /// The additional indent of the first line, or the negative one of the others.
  var pangoIndent: Int32 {
    Int32(min(max((first - other) * CGFloat(PANGO_SCALE), -100_000_000), 100_000_000))
  }

  /// Returns the distance of a line from the leading edge.
  func lead(isFirst: Bool) -> CGFloat { isFirst ? first : other }

  /// Returns the left edge of a line.
  func lineStart(
    width: CGFloat,
    isFirst: Bool,
    _ request: TextRequest,
    in space: CGFloat
  ) -> CGFloat {
    let lead = lead(isFirst: isFirst)
    let end = end ?? space
    let x = request.lineStart(width: width, in: max(end - lead, 0))
    return request.isRightToLeft ? space - end + x : lead + x
  }
}

extension StyledParagraph {
  /// The style of the paragraph, if it differs from the default.
  var format: TextParagraphFormat.Values? { spans.first?.span.paragraph?.values }
}
