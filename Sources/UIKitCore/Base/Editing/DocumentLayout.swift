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
  private(set) var marked: MarkedText?
  private var lineHeight: CGFloat = 0
  /// Called when the extent of a paragraph differs from its estimate, which moves those behind it.
  var extentChanged: (() -> Void)?

  init(_ document: TextDocument, isMultiline: Bool) {
    self.document = document
    self.isMultiline = isMultiline
    document.estimate = { [unowned self] in estimatedExtent(of: $0) }
    formatChanged()
  }

  // MARK: Format

  /// Changes the format, and discards all layouts if it differs.
  ///
  /// Extents are estimated again only if the format determines them.
  func setFormat(_ new: ParagraphFormat) {
    guard new != format else { return }
    let keepsExtents = new.hasSameExtents(as: format)
    format = new
    if keepsExtents { discardLayouts() } else { formatChanged() }
  }

  /// Discards all layouts, because colors have changed, and keeps the extents.
  func discardLayouts() { document.paragraphs.forEach { $0.layout = nil } }

  private func formatChanged() {
    let metrics = Engines.text.metrics(of: format.font.face)
    lineHeight = metrics.ascender - metrics.descender
    discardLayouts()
    document.paragraphs.setExtents { [unowned self] in estimatedExtent(of: $0) }
  }

  /// Sets the marked text, which is underlined unless the format has attributes for it.
  func setMarked(_ new: MarkedText?) {
    guard new != marked else { return }
    for text in [marked, new].compactMap({ $0 }) { discardLayouts(in: text.range) }
    marked = new
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
    let layout = format.layout(paragraph, at: position.offset, marked: marked)
    paragraph.layout = layout
    let size = layout.text.size
    let extent = isMultiline ? size.height : size.width
    guard document.paragraphs.extent(at: position) != extent else { return layout }
    document.paragraphs.setExtent(extent, at: position)
    extentChanged?()
    return layout
  }

  /// A paragraph that has been laid out, and its origin.
  struct Piece {
    var position: ParagraphList.Position
    var layout: ParagraphLayout
    var origin: CGPoint
  }

  /// Returns the paragraph at a position with its layout.
  func piece(at position: ParagraphList.Position) -> Piece {
    let layout = layout(at: position)
    let origin =
      isMultiline ? CGPoint(x: 0, y: position.origin) : CGPoint(x: position.origin, y: 0)
    return Piece(position: position, layout: layout, origin: origin)
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
  /// The width is that of the format, and in fields that of the whole line.
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

  /// Returns the height of the line of a field between two horizontal positions.
  ///
  /// Characters of other fonts may be higher than the line of the field's font.
  func lineHeight(from start: CGFloat, to end: CGFloat) -> CGFloat {
    pieces(from: start, to: end).map(\.layout.text.size.height).max() ?? lineHeight
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

  /// Returns the characters of the line that contains a place, without a line terminator.
  func lineRange(of place: TextPlace) -> Range<Int> {
    let (piece, inside) = local(place)
    let positions = piece.layout.positions
    return positions.lines[positions.line(of: inside)].range.shifted(by: piece.position.offset)
  }

  /// Returns whether the line that contains a place begins at the right.
  func isLineRightToLeft(at place: TextPlace) -> Bool {
    let (piece, inside) = local(place)
    let positions = piece.layout.positions
    return positions.lines[positions.line(of: inside)].isRightToLeft
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
    let neighbor =
      isForward
      ? document.paragraphs.position(after: piece.position).map { TextPlace($0.offset) }
      : document.paragraphs.position(before: piece.position).map {
        TextPlace($0.offset + document.paragraphs[$0].textLength, .upstream)
      }
    guard let neighbor, neighbor.offset == place.offset, neighbor != place else { return neighbor }
    // The end of a part of a long paragraph is also the start of the next part.
    return self.place(nextTo: neighbor, toRight: toRight) ?? neighbor
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
