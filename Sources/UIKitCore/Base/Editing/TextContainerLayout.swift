import CoreGraphics
import QuartzCore

/// The lines of a document in a text container, whose upper-left corner is the origin.
struct TextContainerLayout {
  let layout: DocumentLayout
  /// The distance of the text from the left and right edges of the container.
  let padding: CGFloat
  /// The greatest number of lines, or 0 for all.
  let lineLimit: Int

  var document: TextDocument { layout.document }

  /// The width of the container, or 0 if it is not limited.
  var width: CGFloat { layout.format.width.isFinite ? layout.format.width + 2 * padding : 0 }

  /// A line and its characters, with a line terminator.
  struct Line {
    var frame: CGRect
    var usedFrame: CGRect
    var range: Range<Int>
  }

  /// Returns the smallest rectangle that contains the characters in a range.
  func boundingRect(of range: Range<Int>) -> CGRect {
    let range = document.aligned(range)
    let start = layout.caret(at: TextPlace(range.lowerBound))
    let end = layout.caret(at: TextPlace(range.upperBound, .upstream))
    return bounds(of: range, from: start, to: end.maxY).offsetBy(dx: padding, dy: 0)
  }

  /// Returns the smallest rectangle around the parts of a range, or the caret at its start.
  private func bounds(of range: Range<Int>, from start: CGRect, to bottom: CGFloat) -> CGRect {
    let visible = start.minY...max(bottom, start.minY, start.maxY)
    let rect = layout.rectangles(of: range, in: visible).reduce(CGRect.null) { $0.union($1) }
    return rect.isNull ? start : rect
  }

  /// Returns the line of a character.
  func line(at offset: Int) -> Line {
    let offset = min(max(offset, 0), document.length)
    var range = layout.lineRange(of: TextPlace(offset))
    let caret = layout.caret(at: TextPlace(range.lowerBound))
    let used = bounds(of: range, from: caret, to: caret.maxY)
    let position = document.paragraphs.position(of: range.upperBound)
    let paragraph = document.paragraphs[position]
    if range.upperBound == position.offset + paragraph.textLength {
      range = range.lowerBound..<position.offset + paragraph.length
    }
    return Line(
      frame: CGRect(
        x: 0,
        y: caret.minY,
        width: width > 0 ? width : used.maxX + 2 * padding,
        height: caret.height
      ),
      usedFrame: CGRect(
        x: used.minX,
        y: caret.minY,
        width: used.width + 2 * padding,
        height: caret.height
      ),
      range: range
    )
  }

  /// Returns the lines that contain the characters in a range.
  func lines(in range: Range<Int>) -> [Line] {
    var lines: [Line] = []
    var offset = range.lowerBound
    while offset < min(range.upperBound, document.length) {
      let line = line(at: offset)
      lines.append(line)
      guard line.range.upperBound > offset else { break }
      offset = line.range.upperBound
    }
    return lines
  }

  /// The smallest rectangle that contains the visible lines, with the padding.
  var usedRect: CGRect {
    var rest = lineLimit > 0 ? lineLimit : Int.max
    var rect = CGRect.null
    for piece in layout.pieces(from: 0, to: .infinity) {
      for line in piece.layout.positions.lines where rest > 0 {
        let frame = CGRect(x: line.x, y: line.top, width: line.width, height: line.height)
        rect = rect.union(frame.offsetBy(dx: piece.origin.x, dy: piece.origin.y))
        rest -= 1
      }
      if rest <= 0 { break }
    }
    guard !rect.isNull else { return .zero }
    return CGRect(x: rect.minX, y: 0, width: rect.width + 2 * padding, height: rect.maxY)
  }

  /// Returns the character nearest to a point, and the part of its width that is before the point.
  func character(at point: CGPoint) -> (offset: Int, fraction: CGFloat) {
    guard !document.isEmpty else { return (0, 0) }
    let lowest = max(document.paragraphs.extent - 0.001, 0)
    let inside = CGPoint(x: point.x - padding, y: min(max(point.y, 0), lowest))
    if let range = layout.character(at: inside) {
      let rect = boundingRect(of: range)
      let part = rect.width > 0 ? min(max((point.x - rect.minX) / rect.width, 0), 1) : 0
      let isRightToLeft = layout.isLineRightToLeft(at: TextPlace(range.lowerBound))
      return (range.lowerBound, isRightToLeft ? 1 - part : part)
    }
    let place = layout.place(at: inside)
    let line = layout.lineRange(of: place)
    guard !line.isEmpty else { return (min(line.lowerBound, document.length - 1), 0) }
    guard place.offset >= line.upperBound else { return (place.offset, 0) }
    return (document.caretStop(before: line.upperBound), 1)
  }
}
