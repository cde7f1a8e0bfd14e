import Foundation
import QuartzCore

/// The layout of a document: paragraphs below each other, or side by side in a field.
///
/// Paragraphs are laid out when they are needed. Until then their extents are estimated, so that a
/// long document opens without shaping all of its text. Points are relative to the upper-left corner
/// of the first paragraph.
final class DocumentLayout {
  let document: TextDocument
  /// Whether the parts of the text are stacked vertically; in fields they form one line.
  let isMultiline: Bool
  private(set) var format = ParagraphFormat()
  private(set) var markedRange: Range<Int>?
  private var lineHeight: CGFloat = 0

  init(_ document: TextDocument, isMultiline: Bool) {
    self.document = document
    self.isMultiline = isMultiline
    document.estimate = { [unowned self] in estimatedExtent(of: $0) }
    formatChanged()
  }

  // MARK: Format

  /// Changes the format, and discards all layouts if it differs.
  func setFormat(_ new: ParagraphFormat) {
    guard new != format else { return }
    format = new
    formatChanged()
  }

  /// Discards all layouts, because colors or fonts have changed.
  func formatChanged() {
    let metrics = Engines.text.metrics(of: format.font.face)
    lineHeight = metrics.ascender - metrics.descender
    document.paragraphs.forEach { $0.layout = nil }
    document.paragraphs.setExtents { [unowned self] in estimatedExtent(of: $0) }
  }

  /// Sets the range that is underlined.
  func setMarkedRange(_ range: Range<Int>?) {
    guard range != markedRange else { return }
    for old in [markedRange, range].compactMap({ $0 }) { discardLayouts(in: old) }
    markedRange = range
  }

  private func discardLayouts(in range: Range<Int>) {
    var position: ParagraphList.Position? = document.paragraphs.position(of: range.lowerBound)
    while let current = position, current.offset <= range.upperBound {
      document.paragraphs[current].layout = nil
      position = document.paragraphs.position(after: current)
    }
  }

  private func estimatedExtent(of paragraph: TextParagraph) -> CGFloat {
    if isMultiline { return format.estimatedHeight(of: paragraph, lineHeight: lineHeight) }
    return CGFloat(paragraph.textLength) * format.font.pointSize * 0.5
  }

  // MARK: Paragraphs

  /// Returns the layout of a paragraph.
  ///
  /// The extent of the paragraph is corrected, which moves those behind it.
  func layout(at position: ParagraphList.Position) -> ParagraphLayout {
    let paragraph = document.paragraphs[position]
    if let layout = paragraph.layout { return layout }
    let layout = format.layout(paragraph, at: position.offset, marked: markedRange)
    paragraph.layout = layout
    let size = layout.text.size
    document.paragraphs.setExtent(isMultiline ? size.height : size.width, at: position)
    return layout
  }

  /// A paragraph that has been laid out, and its origin.
  struct Piece {
    var position: ParagraphList.Position
    var layout: ParagraphLayout
    var origin: CGPoint
  }

  private func piece(at position: ParagraphList.Position) -> Piece {
    let layout = layout(at: position)
    let origin =
      isMultiline ? CGPoint(x: 0, y: position.origin) : CGPoint(x: position.origin, y: 0)
    return Piece(position: position, layout: layout, origin: origin)
  }

  /// Returns the distance of a paragraph from the start, or `nil` if no paragraph begins at an
  /// offset.
  func origin(ofParagraphAt offset: Int) -> CGFloat? {
    let position = document.paragraphs.position(of: min(offset, document.length))
    return position.offset == offset ? position.origin : nil
  }

  /// Returns the pieces that intersect a part of the document.
  ///
  /// - Parameters:
  ///   - start: The vertical position at which the part begins, or the horizontal one in fields.
  ///   - end: The position at which it ends.
  /// - Returns: The pieces, in order.
  func pieces(from start: CGFloat, to end: CGFloat) -> [Piece] {
    var pieces: [Piece] = []
    var position: ParagraphList.Position? = document.paragraphs.position(atExtent: start)
    while let current = position {
      let piece = piece(at: current)
      pieces.append(piece)
      position = document.paragraphs.position(after: current)
      if let next = position, next.origin >= end { break }
    }
    return pieces
  }

  /// The size of the whole text, which is partly estimated.
  ///
  /// The width is that of the widest line that has been laid out.
  var size: CGSize {
    let extent = document.paragraphs.extent
    guard !isMultiline else { return CGSize(width: format.width, height: extent) }
    _ = layout(at: document.paragraphs.first)
    return CGSize(width: document.paragraphs.extent, height: lineHeight)
  }

  /// Lays out all paragraphs and returns the size of the text.
  func exactSize() -> CGSize {
    var position: ParagraphList.Position? = document.paragraphs.first
    var widest: CGFloat = 0
    var height: CGFloat = 0
    while let current = position {
      let size = layout(at: current).text.size
      widest = isMultiline ? max(widest, size.width) : widest + size.width
      height = isMultiline ? height + size.height : max(height, size.height)
      position = document.paragraphs.position(after: current)
    }
    return CGSize(width: widest, height: height)
  }

  // R-TXT-35
  /// Returns the height of the first lines.
  func height(ofLines count: Int) -> CGFloat {
    var rest = count
    var height: CGFloat = 0
    var position: ParagraphList.Position? = document.paragraphs.first
    while let current = position, rest > 0 {
      let layout = layout(at: current)
      let lines = layout.positions.lines
      if lines.count > rest { return height + lines[rest].top }
      height += layout.text.size.height
      rest -= lines.count
      position = document.paragraphs.position(after: current)
    }
    return height
  }

  /// The height of a line without characters.
  var emptyLineHeight: CGFloat { lineHeight }
}

// MARK: - Places

extension DocumentLayout {
  /// Returns the paragraph of a place, and the place in it.
  private func local(_ place: TextPlace) -> (piece: Piece, place: TextPlace) {
    let offset = min(max(place.offset, 0), document.length)
    var position = document.paragraphs.position(of: offset)
    // The end of a part of a long paragraph is also the start of the next part.
    if place.affinity == .upstream, offset == position.offset,
      let previous = document.paragraphs.position(before: position),
      document.paragraphs[previous].terminator.isEmpty
    {
      position = previous
    }
    let paragraph = document.paragraphs[position]
    let inside = min(offset - position.offset, paragraph.textLength)
    return (piece(at: position), TextPlace(inside, place.affinity))
  }

  private func isStop(in piece: Piece) -> (Int) -> Bool {
    let paragraph = document.paragraphs[piece.position]
    return { paragraph.isCaretStop($0) }
  }

  /// Returns the rectangle of a caret without width.
  func caret(at place: TextPlace) -> CGRect {
    let (piece, place) = local(place)
    return piece.layout.positions.caret(at: place).offsetBy(dx: piece.origin.x, dy: piece.origin.y)
  }

  /// Returns the place nearest to a point.
  func place(at point: CGPoint) -> TextPlace {
    let piece = piece(at: document.paragraphs.position(atExtent: isMultiline ? point.y : point.x))
    let inside = CGPoint(x: point.x - piece.origin.x, y: point.y - piece.origin.y)
    var place = piece.layout.positions.place(at: inside, isStop: isStop(in: piece))
    place.offset += piece.position.offset
    return place
  }

  /// Returns the range of the character at a point, or `nil` if there is none.
  func character(at point: CGPoint) -> Range<Int>? {
    let piece = piece(at: document.paragraphs.position(atExtent: isMultiline ? point.y : point.x))
    let inside = CGPoint(x: point.x - piece.origin.x, y: point.y - piece.origin.y)
    return piece.layout.positions.character(at: inside, isStop: isStop(in: piece))
      .map { $0.shifted(by: piece.position.offset) }
  }

  /// Returns the rectangles of the characters in a range.
  ///
  /// - Parameters:
  ///   - range: The characters.
  ///   - visible: The part of the document, along the direction of stacking, outside of which no
  ///     rectangles are computed.
  /// - Returns: The rectangles.
  func rectangles(of range: Range<Int>, in visible: ClosedRange<CGFloat>) -> [CGRect] {
    pieces(from: visible.lowerBound, to: visible.upperBound).flatMap { piece -> [CGRect] in
      let start = piece.position.offset
      let paragraph = document.paragraphs[piece.position]
      let part = (start..<start + paragraph.textLength).clamped(to: range)
      var rectangles = piece.layout.positions.rectangles(of: part.shifted(by: -start))
      // A selected line terminator is shown as a narrow area behind the line.
      let terminator = start + paragraph.textLength
      if isMultiline, paragraph.length > paragraph.textLength, range.contains(terminator) {
        let end = piece.layout.positions.caret(at: TextPlace(paragraph.textLength, .upstream))
        let width = format.font.pointSize * 0.3
        if let last = rectangles.last, last.minY == end.minY, abs(last.maxX - end.minX) < 0.01 {
          rectangles[rectangles.count - 1].size.width += width
        } else {
          rectangles.append(CGRect(x: end.minX, y: end.minY, width: width, height: end.height))
        }
      }
      return rectangles.map { $0.offsetBy(dx: piece.origin.x, dy: piece.origin.y) }
    }
  }

  /// Returns the characters of the line that contains a place, without a line terminator.
  func lineRange(of place: TextPlace) -> Range<Int> {
    let (piece, inside) = local(place)
    let positions = piece.layout.positions
    return positions.lines[positions.line(of: inside)].range.shifted(by: piece.position.offset)
  }

  /// Returns the place next to another one in a visual direction, or `nil` at the end of the text.
  func place(nextTo place: TextPlace, toRight: Bool) -> TextPlace? {
    let (piece, inside) = local(place)
    let positions = piece.layout.positions
    if var next = positions.place(nextTo: inside, toRight: toRight, isStop: isStop(in: piece)) {
      next.offset += piece.position.offset
      return next
    }
    let isForward = toRight != positions.lines[positions.line(of: inside)].isRightToLeft
    if isForward {
      return document.paragraphs.position(after: piece.position).map { TextPlace($0.offset) }
    }
    return document.paragraphs.position(before: piece.position).map {
      TextPlace($0.offset + document.paragraphs[$0].textLength, .upstream)
    }
  }

  /// Returns the place on the line above or below another one, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - place: The place to start from.
  ///   - lines: The number of lines; negative values move up.
  ///   - x: The horizontal position to keep.
  /// - Returns: The place, or `nil` if there is none.
  func place(from place: TextPlace, movingLines lines: Int, x: CGFloat) -> TextPlace? {
    var (piece, inside) = local(place)
    var line = piece.layout.positions.line(of: inside)
    for _ in 0..<abs(lines) {
      line += lines.signum()
      if piece.layout.positions.lines.indices.contains(line) { continue }
      let next =
        lines > 0
        ? document.paragraphs.position(after: piece.position)
        : document.paragraphs.position(before: piece.position)
      guard isMultiline, let next else { return nil }
      piece = self.piece(at: next)
      line = lines > 0 ? 0 : piece.layout.positions.lines.count - 1
    }
    inside = piece.layout.positions.place(
      atX: x - piece.origin.x,
      inLine: line,
      isStop: isStop(in: piece)
    )
    return TextPlace(inside.offset + piece.position.offset, inside.affinity)
  }

  // MARK: Links

  /// Returns the link at a point and its range in the document, or `nil` if there is none.
  func link(at point: CGPoint) -> (link: TextLink, range: Range<Int>)? {
    guard let character = character(at: point) else { return nil }
    let position = document.paragraphs.position(of: character.lowerBound)
    let offset = character.lowerBound - position.offset
    let links = format.links(in: document.paragraphs[position])
    guard let link = links.first(where: { $0.range.contains(offset) }) else { return nil }
    return (link, link.range.shifted(by: position.offset))
  }
}
