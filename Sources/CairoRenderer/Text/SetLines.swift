internal import CCairo
import QuartzCore

/// The lines that were laid out so far, and their assembly into one text.
struct SetLines {
  fileprivate struct Line {
    var runs: [GlyphText.Run] = []
    var decorations: [GlyphText.Decoration] = []
    var attachments: [PlacedTextAttachment] = []
    var width: CGFloat = 0
    /// The width that truncation left free, which is part of the width of the text.
    var free: CGFloat = 0
    var ascent: CGFloat = 0
    var descent: CGFloat = 0
    var spacing: CGFloat = 0
    var ink = CGRect.null
    /// The places of the characters, if they are recorded.
    var positions: TextPositions.Line?
    /// The style of the paragraph, if it has one.
    var format: TextParagraphFormat.Values?
    var isFirst = true
  }

  private var lines: [Line] = []
  /// Converts byte offsets if the places of characters are recorded.
  var offsets: CodeUnitOffsets?

  var count: Int { lines.count }

  /// Appends a line of Pango, positioned on a baseline at zero.
  mutating func append(
    _ source: UnsafeMutablePointer<PangoLayoutLine>,
    of paragraph: StyledParagraph,
    fonts: FontCatalog,
    spacing: CGFloat
  ) {
    let unit = CGFloat(PANGO_SCALE)
    var line = Line()
    line.spacing = spacing.isFinite ? max(spacing, 0) : 0
    let first = Int(source.pointee.start_index)
    let last = first + Int(source.pointee.length)
    line.measure(paragraph, first: first, last: last, fonts: fonts)
    line.positions = offsets?.line(of: source, in: first..<last)
    var x: CGFloat = 0
    var rest = source.pointee.runs
    while let entry = rest {
      let item = entry.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      line.free += item.trimEllipsis()
      let width = CGFloat(pango_glyph_string_get_width(item.glyphs)) / unit
      if let run = offsets?.run(of: entry.pointee.data, at: x, width: width) {
        line.positions?.runs.append(run)
      }
      let span = paragraph.span(at: min(Int(item.item.pointee.offset), max(last - 1, 0)))
      let words = item.words(in: paragraph, of: span, at: x)
      line.append(item, at: x, width: width, span: span, words: words, fonts: fonts)
      x += width
      rest = entry.pointee.next
    }
    line.width = x
    lines.append(line)
  }

  // R-TXT-121, R-TXT-122, R-TXT-123
  /// Applies the style of its paragraph to the line that was appended last.
  ///
  /// - Parameters:
  ///   - format: The style, or `nil` for none.
  ///   - isFirst: Whether the line is the first one of its paragraph.
  ///   - gap: The distance of the paragraph from the previous one.
  mutating func formatLast(as format: TextParagraphFormat.Values?, isFirst: Bool, gap: CGFloat) {
    let last = lines.count - 1
    lines[last].format = format
    lines[last].isFirst = isFirst
    if isFirst { lines[last].spacing += gap }
    guard let format else { return }
    let (ascent, descent) = (lines[last].ascent, lines[last].descent)
    lines[last].ascent = format.lineHeight(ascent + descent) - descent
  }

  /// Returns the places of the characters after `finish` has stacked and aligned the lines.
  var positions: TextPositions { TextPositions(lines: lines.compactMap(\.positions)) }

  /// Stacks and aligns the lines.
  ///
  /// They are aligned in the requested width if it is finite.
  mutating func finish(request: TextRequest, width: CGFloat?, isTruncated: Bool) -> GlyphText {
    let widest = lines.reduce(CGFloat(0)) { max($0, $1.width + $1.free + $1.lead) }
    let alignmentWidth = width.map { max($0, 0) } ?? widest
    var runs: [GlyphText.Run] = []
    var decorations: [GlyphText.Decoration] = []
    var attachments: [PlacedTextAttachment] = []
    var ink = CGRect.null
    var top = lines.first?.format?.margins.top ?? 0
    var firstBaseline: CGFloat = 0
    var lastBaseline: CGFloat = 0
    for (index, line) in lines.enumerated() {
      if index > 0 { top += line.spacing }
      let x = line.start(request, in: alignmentWidth)
      let baseline = top + line.ascent
      if index == 0 { firstBaseline = baseline }
      lines[index].positions?.place(
        x: x,
        width: line.width,
        top: top,
        baseline: baseline,
        bottom: baseline + line.descent
      )
      lastBaseline = baseline
      for run in line.runs {
        var moved = run
        for glyph in moved.glyphs.indices {
          moved.glyphs[glyph].x += x
          moved.glyphs[glyph].y += baseline
        }
        if let last = runs.indices.last, runs[last].font === moved.font,
          runs[last].color == moved.color, runs[last].effects == moved.effects
        {
          runs[last].glyphs += moved.glyphs
        } else {
          runs.append(moved)
        }
      }
      for decoration in line.decorations {
        var moved = decoration
        moved.rect.origin.x += x
        moved.rect.origin.y += baseline
        decorations.append(moved)
        ink = ink.union(moved.inkBounds)
      }
      attachments += line.attachments.map { attachment in
        var moved = attachment
        moved.frame = attachment.frame.offsetBy(dx: x, dy: baseline)
        return moved
      }
      if !line.ink.isNull { ink = ink.union(line.ink.offsetBy(dx: x, dy: baseline)) }
      top = baseline + line.descent
    }
    top += lines.last?.format?.margins.bottom ?? 0
    return GlyphText(
      request: request,
      size: CGSize(width: widest, height: top),
      firstBaseline: firstBaseline,
      lastBaseline: lastBaseline,
      inkBounds: ink,
      lineCount: lines.count,
      isTruncated: isTruncated,
      attachments: attachments,
      runs: runs,
      decorations: decorations
    )
  }
}

extension SetLines.Line {
  /// The distance of the line from the leading edge.
  fileprivate var lead: CGFloat {
    guard let format else { return 0 }
    return LineFrame(format, width: nil).lead(isFirst: isFirst)
  }

  /// Returns the left edge of the line in the space for lines.
  fileprivate func start(_ request: TextRequest, in space: CGFloat) -> CGFloat {
    guard let format else { return request.lineStart(width: width, in: space) }
    return LineFrame(format, width: space)
      .lineStart(width: width, isFirst: isFirst, request, in: space)
  }

  /// Measures the line height from the fonts that were requested for the line.
  fileprivate mutating func measure(
    _ paragraph: StyledParagraph,
    first: Int,
    last: Int,
    fonts: FontCatalog
  ) {
    var start = 0
    for (index, entry) in paragraph.spans.enumerated() {
      defer { start = entry.end }
      let isOnLine = start < last && entry.end > first
      let isOnly = index == paragraph.spans.count - 1 && ascent == 0
      guard isOnLine || isOnly else { continue }
      let metrics = fonts.metrics(of: entry.span.font)
      let rise = entry.span.baselineOffset.isFinite ? entry.span.baselineOffset : 0
      ascent = max(ascent, metrics.ascender + max(rise, 0))
      descent = max(descent, -metrics.descender + max(-rise, 0))
      if isOnLine, let space = entry.span.attachment {
        ascent = max(ascent, space.bounds.maxY + rise)
        descent = max(descent, -space.bounds.minY - rise)
      }
    }
  }

  fileprivate mutating func append(
    _ item: PangoGlyphItem,
    at x: CGFloat,
    width: CGFloat,
    span: TextSpan?,
    words: [ClosedRange<CGFloat>]?,
    fonts: FontCatalog
  ) {
    let unit = CGFloat(PANGO_SCALE)
    let rise = span.map { $0.baselineOffset.isFinite ? $0.baselineOffset : 0 } ?? 0
    guard let font = item.item.pointee.analysis.font, let string = item.glyphs else { return }
    var glyphs: [cairo_glyph_t] = []
    let count = Int(string.pointee.num_glyphs)
    glyphs.reserveCapacity(count)
    var pen = x
    for index in 0..<count {
      let info = string.pointee.glyphs[index]
      let offset = CGFloat(info.geometry.x_offset) / unit
      let drop = CGFloat(info.geometry.y_offset) / unit
      if info.glyph != Self.emptyGlyph {
        // A character that no font contains is drawn as the replacement box of the font.
        let isUnknown = info.glyph & Self.unknownFlag != 0
        glyphs.append(
          cairo_glyph_t(index: UInt(isUnknown ? 0 : info.glyph), x: pen + offset, y: drop - rise)
        )
      }
      pen += CGFloat(info.geometry.width) / unit
    }
    if !glyphs.isEmpty {
      runs.append(
        GlyphText.Run(
          font: fonts.glyphFont(of: font),
          color: span?.color,
          glyphs: glyphs,
          effects: span?.effects
        )
      )
      var inkRect = PangoRectangle()
      pango_glyph_string_extents(string, font, &inkRect, nil)
      // Glyphs are rounded to whole pixels, which moves them by up to half a pixel.
      var rect = CGRect(
        x: x + CGFloat(inkRect.x) / unit,
        y: CGFloat(inkRect.y) / unit - rise,
        width: CGFloat(inkRect.width) / unit,
        height: CGFloat(inkRect.height) / unit
      )
      if let effects = span?.effects, let size = span?.font.size {
        rect = effects.inkBounds(of: rect, fontSize: size)
      }
      if rect.width > 0, rect.height > 0 { ink = ink.union(rect.insetBy(dx: -0.5, dy: -0.5)) }
    }
    // The glyph of an ellipsis may be at the offset of an attachment.
    if let span, let space = span.attachment, glyphs.isEmpty {
      attachments.append(
        PlacedTextAttachment(
          index: space.index,
          frame: space.frame(atX: x, baseline: -rise),
          font: span.font,
          color: span.color
        )
      )
    }
    if let span {
      decorate(span, at: x, width: width, rise: rise, words: words, fonts: fonts)
    }
  }

  private mutating func decorate(
    _ span: TextSpan,
    at x: CGFloat,
    width: CGFloat,
    rise: CGFloat,
    words: [ClosedRange<CGFloat>]?,
    fonts: FontCatalog
  ) {
    guard span.backgroundColor != nil || span.isUnderlined || span.isStruckThrough else { return }
    let metrics = fonts.metrics(of: span.font)
    let thickness = max(span.font.size / 18, 0.5)
    if let color = span.backgroundColor {
      let rect = CGRect(
        x: x,
        y: -metrics.ascender - rise,
        width: width,
        height: metrics.ascender - metrics.descender
      )
      decorations.append(.init(rect: rect, color: color, isBehind: true))
    }
    if span.isUnderlined {
      let rect = CGRect(
        x: x,
        y: -metrics.descender * 0.4 - rise,
        width: width,
        height: thickness
      )
      decorations += TextLineMarks(underline: span, words: words).decorations(along: rect)
    }
    if span.isStruckThrough {
      let rect = CGRect(
        x: x,
        y: -metrics.xHeight / 2 - thickness / 2 - rise,
        width: width,
        height: thickness
      )
      decorations += TextLineMarks(strikethrough: span, words: words).decorations(along: rect)
    }
  }

  /// Pango's value for an empty glyph, and its flag for characters that no font contains.
  private static let emptyGlyph: PangoGlyph = 0x0FFF_FFFF
  private static let unknownFlag: PangoGlyph = 0x1000_0000
}

extension PangoGlyphItem {
  // R-TXT-134
  /// Removes the width by which Pango extends an ellipsis to fill its line.
  ///
  /// - Returns: The removed width in points, which is 0 if the item is not an ellipsis.
  fileprivate func trimEllipsis() -> CGFloat {
    let flag = UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS)
    guard item.pointee.analysis.flags & flag != 0, let glyphs, glyphs.pointee.num_glyphs > 0
    else { return 0 }
    let last = Int(glyphs.pointee.num_glyphs) - 1
    var rect = PangoRectangle()
    let glyph = glyphs.pointee.glyphs[last]
    pango_font_get_glyph_extents(item.pointee.analysis.font, glyph.glyph, nil, &rect)
    let rest = max(glyph.geometry.width - rect.width, 0)
    glyphs.pointee.glyphs[last].geometry.width -= rest
    return CGFloat(rest) / CGFloat(PANGO_SCALE)
  }
}

extension TextRequest {
  /// Returns the offset of a line with a width in the space for lines.
  func lineStart(width: CGFloat, in space: CGFloat) -> CGFloat {
    switch alignment {
    case .left, .justified: 0
    case .natural: isRightToLeft ? space - width : 0
    case .right: space - width
    case .center: (space - width) / 2
    }
  }
}
