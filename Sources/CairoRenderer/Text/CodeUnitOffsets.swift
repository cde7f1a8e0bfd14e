internal import CCairo
import QuartzCore

/// Converts byte offsets of a paragraph, which Pango uses, to offsets in UTF-16 code units.
struct CodeUnitOffsets {
  private let text: String
  /// The offset of each byte, or an empty array if the text is ASCII.
  private var offsets: [Int32] = []

  init(_ text: String) {
    self.text = text
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return }
    offsets.reserveCapacity(text.utf8.count + 1)
    var offset: Int32 = 0
    for scalar in text.unicodeScalars {
      offsets.append(contentsOf: repeatElement(offset, count: UTF8.width(scalar)))
      offset += scalar.value > 0xFFFF ? 2 : 1
    }
    offsets.append(offset)
  }

  private func offset(ofByte byte: Int) -> Int {
    offsets.isEmpty ? byte : Int(offsets[min(max(byte, 0), offsets.count - 1)])
  }

  /// Returns a line without runs for bytes of the text.
  func line(
    of source: UnsafeMutablePointer<PangoLayoutLine>,
    in bytes: Range<Int>
  ) -> TextPositions.Line {
    TextPositions.Line(
      range: offset(ofByte: bytes.lowerBound)..<offset(ofByte: bytes.upperBound),
      runs: [],
      top: 0,
      height: 0,
      baseline: 0,
      x: 0,
      width: 0,
      isRightToLeft: source.pointee.resolved_dir == PANGO_DIRECTION_RTL.rawValue
    )
  }

  /// Returns the characters of a run of Pango.
  ///
  /// - Parameters:
  ///   - data: A pointer to a `PangoGlyphItem`.
  ///   - x: The left edge of the run in its line.
  ///   - width: The width of the run.
  /// - Returns: The run, or `nil` if the item is invalid.
  func run(of data: UnsafeMutableRawPointer, at x: CGFloat, width: CGFloat) -> TextPositions.Run? {
    let item = data.assumingMemoryBound(to: PangoGlyphItem.self)
    guard let source = item.pointee.item else { return nil }
    let start = Int(source.pointee.offset)
    let range = offset(ofByte: start)..<offset(ofByte: start + Int(source.pointee.length))
    let count = Int(source.pointee.num_chars)
    var widths = [Int32](repeating: 0, count: count)
    text.withCString { pango_glyph_item_get_logical_widths(item, $0, &widths) }
    var advances: [CGFloat] = []
    advances.reserveCapacity(range.count + 1)
    var advance: Int = 0
    var byte = start
    for width in widths {
      let value = CGFloat(advance) / CGFloat(PANGO_SCALE)
      advances.append(value)
      let next = nextByte(after: byte)
      if offset(ofByte: next) - offset(ofByte: byte) == 2 { advances.append(value) }
      advance += Int(width)
      byte = next
    }
    advances.append(width)
    guard advances.count == range.count + 1 else { return nil }
    return TextPositions.Run(
      range: range,
      isRightToLeft: source.pointee.analysis.level & 1 == 1,
      x: x,
      advances: advances
    )
  }

  /// Returns the byte offset of the character after the one at a byte offset.
  private func nextByte(after byte: Int) -> Int {
    guard !offsets.isEmpty else { return byte + 1 }
    var next = byte + 1
    while next < offsets.count - 1, offsets[next] == offsets[byte] { next += 1 }
    return next
  }
}

extension TextPositions.Line {
  /// Moves the line to its place in the paragraph.
  mutating func place(
    x: CGFloat,
    width: CGFloat,
    top: CGFloat,
    baseline: CGFloat,
    bottom: CGFloat
  ) {
    self.x = x
    self.width = width
    self.top = top
    self.baseline = baseline
    height = bottom - top
    for index in runs.indices { runs[index].x += x }
  }
}
