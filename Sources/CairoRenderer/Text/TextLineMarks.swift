internal import CCairo
import QuartzCore

// R-TXT-118, R-TXT-119
/// Splits a line below or through text into the rectangles that are drawn.
struct TextLineMarks {
  private let style: TextLineStyle
  private let color: CGColor?
  private let shadow: DrawingShadow?
  /// The horizontal extents of words, or `nil` for a line without gaps.
  private let words: [ClosedRange<CGFloat>]?

  init(underline span: TextSpan, words: [ClosedRange<CGFloat>]?) {
    let values = span.effects?.values
    var style = values?.underline ?? TextLineStyle()
    if span.isUnderlineThick { style.weight = .thick }
    self.style = style
    color = values?.underlineColor ?? span.color
    shadow = values?.shadow
    self.words = style.isByWord ? words : nil
  }

  init(strikethrough span: TextSpan, words: [ClosedRange<CGFloat>]?) {
    let values = span.effects?.values
    style = values?.strikethrough ?? TextLineStyle()
    color = values?.strikethroughColor ?? span.color
    shadow = values?.shadow
    self.words = style.isByWord ? words : nil
  }

  /// Returns the rectangles of a line.
  ///
  /// - Parameter rect: The rectangle of a single line.
  /// - Returns: The rectangles.
  func decorations(along rect: CGRect) -> [GlyphText.Decoration] {
    var rect = rect
    let thickness = rect.height
    if style.weight == .thick { rect.size.height *= 2 }
    var extents = (words ?? [rect.minX...rect.maxX]).map {
      $0.clamped(to: rect.minX...rect.maxX)
    }
    if style.pattern != .solid { extents = extents.flatMap { dashes($0, unit: rect.height) } }
    let rects = extents.filter { $0.upperBound > $0.lowerBound }.flatMap { extent in
      let mark = CGRect(
        x: extent.lowerBound,
        y: rect.minY,
        width: extent.upperBound - extent.lowerBound,
        height: rect.height
      )
      return style.weight == .double ? [mark, mark.offsetBy(dx: 0, dy: thickness * 2)] : [mark]
    }
    return rects.map { .init(rect: $0, color: color, isBehind: false, shadow: shadow) }
  }

  /// The lengths of dashes and gaps, in turn, in parts of the line's thickness.
  private var lengths: [CGFloat] {
    switch style.pattern {
    case .solid: [1]
    case .dot: [3, 3]
    case .dash: [10, 5]
    case .dashDot: [10, 3, 3, 3]
    case .dashDotDot: [10, 3, 3, 3, 3, 3]
    }
  }

  /// Returns the dashes in a part of a line.
  ///
  /// The pattern begins with the line, so that it continues in adjacent parts.
  private func dashes(_ extent: ClosedRange<CGFloat>, unit: CGFloat) -> [ClosedRange<CGFloat>] {
    let lengths = lengths.map { $0 * unit }
    let period = lengths.reduce(0, +)
    let repetitions = (extent.upperBound - extent.lowerBound) / period
    guard period > 0, repetitions < 10_000 else { return [extent] }
    var dashes: [ClosedRange<CGFloat>] = []
    var x = (extent.lowerBound / period).rounded(.down) * period
    while x < extent.upperBound {
      for (index, length) in lengths.enumerated() {
        let start = max(x, extent.lowerBound)
        let end = min(x + length, extent.upperBound)
        if index.isMultiple(of: 2), end > start { dashes.append(start...end) }
        x += length
      }
    }
    return dashes
  }
}

extension PangoGlyphItem {
  /// Returns the horizontal extents of the glyphs that are not white space.
  ///
  /// - Parameters:
  ///   - paragraph: The paragraph that contains the glyphs.
  ///   - span: The style of the glyphs.
  ///   - x: The left edge of the glyphs.
  /// - Returns: The extents, or `nil` if no line of the style has gaps.
  func words(
    in paragraph: StyledParagraph,
    of span: TextSpan?,
    at x: CGFloat
  ) -> [ClosedRange<CGFloat>]? {
    guard let values = span?.effects?.values,
      values.underline.isByWord || values.strikethrough.isByWord,
      let string = glyphs, let clusters = string.pointee.log_clusters
    else { return nil }
    let bytes = Array(paragraph.text.utf8)
    var words: [ClosedRange<CGFloat>] = []
    var pen = x
    var wasWord = false
    for index in 0..<Int(string.pointee.num_glyphs) {
      let width = CGFloat(string.pointee.glyphs[index].geometry.width) / CGFloat(PANGO_SCALE)
      let byte = Int(item.pointee.offset) + Int(clusters[index])
      let isWord = bytes.indices.contains(byte) && bytes[byte] > 0x20
      if isWord, wasWord, let last = words.last {
        words[words.count - 1] = last.lowerBound...max(last.upperBound, pen + width)
      } else if isWord {
        words.append(pen...max(pen, pen + width))
      }
      wasWord = isWord
      pen += width
    }
    return words
  }
}

extension GlyphText.Decoration {
  /// The area that the decoration paints, with its shadow.
  var inkBounds: CGRect { shadow?.inkBounds(of: rect) ?? rect }
}
