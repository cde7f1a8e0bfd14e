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

  // R-TXT-90
  /// Returns the rectangles that show a selection in a part of the document.
  ///
  /// A line whose end is selected is filled to the edge of the text, and a line whose start is
  /// selected from the other edge. Lines that are filled form one rectangle.
  ///
  /// - Parameters:
  ///   - range: The selected characters.
  ///   - visible: The part of the document, along the direction of stacking.
  ///   - grid: The pixels on which the upper and lower edges are.
  /// - Returns: The rectangles, from the top down.
  func highlights(
    of range: Range<Int>,
    in visible: ClosedRange<CGFloat>,
    grid: PixelGrid
  ) -> [CGRect] {
    guard isMultiline else { return rectangles(of: range, in: visible) }
    var highlights: [CGRect] = []
    for piece in pieces(from: visible.lowerBound, to: visible.upperBound) {
      let part = range.shifted(by: -piece.position.offset)
      for line in piece.layout.positions.lines {
        for rectangle in highlight(of: part, on: line, of: piece.layout.positions) {
          var rectangle = rectangle.offsetBy(dx: piece.origin.x, dy: piece.origin.y)
          let (top, bottom) = (grid.rounded(rectangle.minY), grid.rounded(rectangle.maxY))
          (rectangle.origin.y, rectangle.size.height) = (top, bottom - top)
          append(rectangle, to: &highlights)
        }
      }
    }
    return highlights
  }

  /// Returns the rectangles that show a selection on a line of a paragraph.
  private func highlight(
    of range: Range<Int>,
    on line: TextPositions.Line,
    of positions: TextPositions
  ) -> [CGRect] {
    let startIsSelected = range.lowerBound < line.range.lowerBound
    // The offset of a soft line break belongs to the next line.
    let end = line.range.upperBound
    let reachesEnd = end == positions.length ? range.lowerBound <= end : range.lowerBound < end
    let endIsSelected = reachesEnd && range.upperBound > end
    if startIsSelected, endIsSelected {
      return [CGRect(x: 0, y: line.top, width: format.width, height: line.height)]
    }
    var rectangles = positions.rectangles(of: range, on: line)
    let (fillsLeft, fillsRight) =
      line.isRightToLeft ? (endIsSelected, startIsSelected) : (startIsSelected, endIsSelected)
    if rectangles.isEmpty, endIsSelected {
      let x = line.isRightToLeft ? line.x : line.x + line.width
      rectangles = [CGRect(x: x, y: line.top, width: 0, height: line.height)]
    }
    guard let first = rectangles.first, let last = rectangles.last else { return [] }
    if fillsLeft {
      rectangles[0] = CGRect(x: 0, y: line.top, width: first.maxX, height: line.height)
    }
    if fillsRight {
      rectangles[rectangles.count - 1].size.width =
        max(format.width, last.maxX) - rectangles[rectangles.count - 1].minX
    }
    return rectangles
  }

  /// Adds a rectangle below the others, and fills the gap between filled lines.
  private func append(_ rectangle: CGRect, to highlights: inout [CGRect]) {
    guard let last = highlights.last, last.minX == rectangle.minX, last.width == rectangle.width,
      rectangle.minY > last.minY
    else { return highlights.append(rectangle) }
    highlights[highlights.count - 1].size.height = rectangle.maxY - last.minY
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
