import CoreGraphics

/// A text engine without fonts, in which every character is half an em wide.
///
/// It is used in layout tests, and until a host installs another engine.
package final class FixedTextEngine: TextEngine {
  package init() {}

  package let familyNames: [String] = []

  package func hasFamily(_ name: String) -> Bool { false }

  package func metrics(of font: FontDescription) -> FontMetrics {
    FontMetrics(
      ascender: font.size,
      descender: -font.size / 4,
      leading: 0,
      capHeight: font.size * 0.75,
      xHeight: font.size / 2
    )
  }

  package func shape(_ request: TextRequest) -> ShapedText {
    var width: CGFloat = 0
    let em = request.spans.map(\.font.size).max() ?? 0
    let spaces = request.spans.compactMap(\.attachment?.bounds)
    let ascent = spaces.reduce(em) { max($0, $1.maxY) }
    let descent = spaces.reduce(em / 4) { max($0, -$1.minY) }
    let lineHeight = ascent + descent
    var attachments: [PlacedTextAttachment] = []
    for span in request.spans {
      // Attachments are placed on the first line.
      if let space = span.attachment {
        attachments.append(
          PlacedTextAttachment(
            index: space.index,
            frame: space.frame(atX: width, baseline: ascent),
            font: span.font,
            color: span.color
          )
        )
      }
      width += CGFloat(span.string.count) * advance(of: span)
    }
    let fits = width <= request.width || request.width <= 0
    let wanted = fits ? 1 : Int((width / request.width).rounded(.up))
    let lines = request.lineLimit > 0 ? min(wanted, request.lineLimit) : wanted
    let size = CGSize(
      width: min(width, max(request.width, 0)),
      height: lineHeight * CGFloat(max(lines, 1))
    )
    return ShapedText(
      request: request,
      size: size,
      firstBaseline: ascent,
      lastBaseline: size.height - descent,
      inkBounds: CGRect(origin: .zero, size: size),
      lineCount: max(lines, 1),
      isTruncated: lines < wanted,
      attachments: attachments
    )
  }

  private func advance(of span: TextSpan) -> CGFloat {
    (span.attachment?.advance ?? span.font.size / 2) + span.kern
  }

  package func shapeWithPositions(
    _ request: TextRequest
  ) -> (text: ShapedText, positions: TextPositions) {
    let text = shape(request)
    let characters = request.spans.flatMap { span in
      span.string.map { (units: $0.utf16.count, width: advance(of: span)) }
    }
    let height = text.size.height / CGFloat(max(text.lineCount, 1))
    var lines: [TextPositions.Line] = []
    var advances: [CGFloat] = []
    var (start, x) = (0, CGFloat(0))
    func endLine() {
      let range = start..<start + advances.count
      let run = TextPositions.Run(
        range: range,
        isRightToLeft: false,
        x: 0,
        advances: advances + [x]
      )
      let top = CGFloat(lines.count) * height
      lines.append(
        TextPositions.Line(
          range: range,
          runs: range.isEmpty ? [] : [run],
          top: top,
          height: height,
          baseline: top + height * 0.8,
          x: 0,
          width: x,
          isRightToLeft: request.isRightToLeft
        )
      )
      (start, x, advances) = (range.upperBound, 0, [])
    }
    for character in characters {
      if request.width > 0, x > 0, x + character.width > request.width { endLine() }
      advances += Array(repeating: x, count: character.units)
      x += character.width
    }
    endLine()
    return (text, TextPositions(lines: lines))
  }

  package func segments(
    of text: String,
    by unit: TextSegment.Unit,
    language: String
  ) -> [TextSegment] {
    var segments: [TextSegment] = []
    var start = 0
    for character in text {
      let isContent = unit == .sentence || character.isLetter || character.isNumber
      let end = start + character.utf16.count
      if let last = segments.last, last.isContent == isContent {
        segments[segments.count - 1].range = last.range.lowerBound..<end
      } else {
        segments.append(TextSegment(range: start..<end, isContent: isContent))
      }
      start = end
    }
    return segments
  }
}
