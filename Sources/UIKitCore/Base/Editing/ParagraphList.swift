import QuartzCore

/// The paragraphs of a document, which are found by offset, by index and by extent.
///
/// They are stored in chunks with sums, so that a change or a search takes time in proportion to the
/// number of chunks, which is small compared with the number of paragraphs.
final class ParagraphList {
  /// The place of a paragraph.
  struct Position {
    fileprivate var chunk: Int
    fileprivate var item: Int
    /// The offset of the paragraph's first code unit in the document.
    var offset: Int
    /// The sum of the extents of the paragraphs before it.
    var origin: CGFloat
  }

  private struct Chunk {
    var items: [TextParagraph] = []
    /// The height or width of each paragraph, depending on the direction in which they are stacked.
    var extents: [CGFloat] = []
    var length = 0
    var extent: CGFloat = 0

    mutating func update() {
      length = items.reduce(0) { $0 + $1.length }
      extent = extents.reduce(0, +)
    }
  }

  private var chunks: [Chunk] = []
  private(set) var count = 0
  private(set) var length = 0

  private static let chunkSize = 128

  /// Replaces all paragraphs; there is at least one.
  func setAll(_ paragraphs: [TextParagraph], extents: [CGFloat]) {
    chunks = []
    count = paragraphs.count
    var start = 0
    while start < paragraphs.count {
      let end = min(start + Self.chunkSize, paragraphs.count)
      var chunk = Chunk(items: Array(paragraphs[start..<end]), extents: Array(extents[start..<end]))
      chunk.update()
      chunks.append(chunk)
      start = end
    }
    length = chunks.reduce(0) { $0 + $1.length }
  }

  /// The sum of all extents.
  var extent: CGFloat { chunks.reduce(0) { $0 + $1.extent } }

  subscript(position: Position) -> TextParagraph { chunks[position.chunk].items[position.item] }

  func extent(at position: Position) -> CGFloat { chunks[position.chunk].extents[position.item] }

  func setExtent(_ extent: CGFloat, at position: Position) {
    chunks[position.chunk].extent += extent - chunks[position.chunk].extents[position.item]
    chunks[position.chunk].extents[position.item] = extent
  }

  /// Sets all extents.
  func setExtents(_ extent: (TextParagraph) -> CGFloat) {
    for index in chunks.indices {
      chunks[index].extents = chunks[index].items.map(extent)
      chunks[index].update()
    }
  }

  // MARK: Finding

  var first: Position { Position(chunk: 0, item: 0, offset: 0, origin: 0) }

  /// Returns the paragraph that contains the character behind an offset; the last one at the end.
  func position(of offset: Int) -> Position {
    var position = Position(chunk: 0, item: 0, offset: 0, origin: 0)
    while position.chunk < chunks.count - 1,
      position.offset + chunks[position.chunk].length <= offset
    {
      position.offset += chunks[position.chunk].length
      position.origin += chunks[position.chunk].extent
      position.chunk += 1
    }
    let chunk = chunks[position.chunk]
    while position.item < chunk.items.count - 1,
      position.offset + chunk.items[position.item].length <= offset
    {
      position.offset += chunk.items[position.item].length
      position.origin += chunk.extents[position.item]
      position.item += 1
    }
    return position
  }

  /// Returns the paragraph at a distance from the start; the first or last one beyond the document.
  func position(atExtent distance: CGFloat) -> Position {
    var position = Position(chunk: 0, item: 0, offset: 0, origin: 0)
    while position.chunk < chunks.count - 1,
      position.origin + chunks[position.chunk].extent <= distance
    {
      position.offset += chunks[position.chunk].length
      position.origin += chunks[position.chunk].extent
      position.chunk += 1
    }
    let chunk = chunks[position.chunk]
    while position.item < chunk.items.count - 1,
      position.origin + chunk.extents[position.item] <= distance
    {
      position.offset += chunk.items[position.item].length
      position.origin += chunk.extents[position.item]
      position.item += 1
    }
    return position
  }

  func position(after position: Position) -> Position? {
    var next = position
    next.offset += self[position].length
    next.origin += extent(at: position)
    next.item += 1
    if next.item == chunks[next.chunk].items.count {
      next.chunk += 1
      next.item = 0
    }
    return next.chunk < chunks.count ? next : nil
  }

  func position(before position: Position) -> Position? {
    var previous = position
    previous.item -= 1
    if previous.item < 0 {
      previous.chunk -= 1
      guard previous.chunk >= 0 else { return nil }
      previous.item = chunks[previous.chunk].items.count - 1
    }
    previous.offset -= self[previous].length
    previous.origin -= extent(at: previous)
    return previous
  }

  // MARK: Changing

  /// Replaces the paragraphs from one position to another one, including both.
  func replace(
    _ first: Position,
    through last: Position,
    with paragraphs: [TextParagraph],
    extents: [CGFloat]
  ) {
    if first.chunk == last.chunk, paragraphs.count == 1, first.item == last.item {
      let index = first.item
      length += paragraphs[0].length - chunks[first.chunk].items[index].length
      chunks[first.chunk].length += paragraphs[0].length - chunks[first.chunk].items[index].length
      chunks[first.chunk].extent += extents[0] - chunks[first.chunk].extents[index]
      chunks[first.chunk].items[index] = paragraphs[0]
      chunks[first.chunk].extents[index] = extents[0]
      return
    }
    let (head, tail) = (chunks[first.chunk], chunks[last.chunk])
    let items =
      head.items[..<first.item] + paragraphs + tail.items[(last.item + 1)...]
    let sizes = head.extents[..<first.item] + extents + tail.extents[(last.item + 1)...]
    let new = Self.chunks(of: Array(items), Array(sizes))
    let old = chunks[first.chunk...last.chunk]
    count += new.reduce(0) { $0 + $1.items.count } - old.reduce(0) { $0 + $1.items.count }
    length += new.reduce(0) { $0 + $1.length } - old.reduce(0) { $0 + $1.length }
    chunks.replaceSubrange(first.chunk...last.chunk, with: new)
  }

  private static func chunks(of items: [TextParagraph], _ extents: [CGFloat]) -> [Chunk] {
    guard items.count > 2 * chunkSize else {
      var chunk = Chunk(items: items, extents: extents)
      chunk.update()
      return items.isEmpty ? [] : [chunk]
    }
    return stride(from: 0, to: items.count, by: chunkSize).map { start in
      let range = start..<min(start + chunkSize, items.count)
      var chunk = Chunk(items: Array(items[range]), extents: Array(extents[range]))
      chunk.update()
      return chunk
    }
  }

  /// Calls a closure with each paragraph, in order.
  func forEach(_ body: (TextParagraph) -> Void) {
    for chunk in chunks {
      for item in chunk.items { body(item) }
    }
  }
}
