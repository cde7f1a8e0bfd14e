import CoreGraphics
import QuartzCore

/// The rectangle of selected characters on a line.
struct SelectionRectangle {
  var frame: CGRect
  /// Whether the line begins at the right.
  var isRightToLeft: Bool
}

extension DocumentLayout {
  /// Returns the rectangles of the characters in a range that are in a part of the document.
  ///
  /// - Parameters:
  ///   - range: The characters.
  ///   - visible: The part of the document, along the direction of stacking, outside of which no
  ///     rectangles are computed.
  /// - Returns: The rectangles.
  func rectangles(of range: Range<Int>, in visible: ClosedRange<CGFloat>) -> [CGRect] {
    pieces(from: visible.lowerBound, to: visible.upperBound).flatMap { piece in
      rectangles(of: range, in: piece).map(\.frame)
    }
  }

  /// Returns the rectangles of all characters in a range, whose paragraphs are laid out.
  func rectangles(of range: Range<Int>) -> [SelectionRectangle] {
    var rectangles: [SelectionRectangle] = []
    var position: ParagraphList.Position? = document.paragraphs.position(of: range.lowerBound)
    while let current = position, current.offset < range.upperBound {
      rectangles += self.rectangles(of: range, in: piece(at: current))
      position = document.paragraphs.position(after: current)
    }
    return rectangles
  }

  /// Returns the rectangle of the characters in a range that are on its first line, or `nil` if the
  /// range is empty.
  func firstRectangle(of range: Range<Int>) -> CGRect? {
    // The terminator behind the line has a rectangle too.
    let end = lineRange(of: TextPlace(range.lowerBound)).upperBound + 1
    return rectangles(of: range.clamped(to: range.lowerBound..<max(end, range.lowerBound)))
      .first?.frame
  }

  private func rectangles(of range: Range<Int>, in piece: Piece) -> [SelectionRectangle] {
    let start = piece.position.offset
    let paragraph = document.paragraphs[piece.position]
    let positions = piece.layout.positions
    let part = (start..<start + paragraph.textLength).clamped(to: range)
    var rectangles = positions.rectangles(of: part.shifted(by: -start))
    // A selected line terminator is shown as a narrow area behind the line.
    let terminator = start + paragraph.textLength
    if isMultiline, paragraph.length > paragraph.textLength, range.contains(terminator) {
      let end = positions.caret(at: TextPlace(paragraph.textLength, .upstream))
      let width = format.font.pointSize * 0.3
      if let last = rectangles.last, last.minY == end.minY, abs(last.maxX - end.minX) < 0.01 {
        rectangles[rectangles.count - 1].size.width += width
      } else {
        rectangles.append(CGRect(x: end.minX, y: end.minY, width: width, height: end.height))
      }
    }
    return rectangles.map {
      SelectionRectangle(
        frame: $0.offsetBy(dx: piece.origin.x, dy: piece.origin.y),
        isRightToLeft: positions.lines[positions.line(atY: $0.midY)].isRightToLeft
      )
    }
  }
}
