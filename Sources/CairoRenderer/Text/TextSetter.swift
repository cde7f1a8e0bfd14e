internal import CCairo
import QuartzCore

/// Breaks a request into lines and glyphs.
///
/// Pango determines line breaks, order and glyphs of each paragraph, with a layout unless the text
/// is plain and fits on a line. Heights, baselines and alignment are computed here from the metrics
/// of the requested fonts, so that a fallback font does not move its line.
struct TextSetter {
  let request: TextRequest
  let fonts: FontCatalog
  /// Whether plain text is shaped without a layout.
  var shapesPlainText = true

  private var lines = SetLines()
  private var isTruncated = false
  /// The distance that the last paragraph keeps from the next one.
  private var spacing: CGFloat = 0

  init(request: TextRequest, fonts: FontCatalog) {
    self.request = request
    self.fonts = fonts
  }

  /// The maximum width of a line, or `nil` for no limit.
  private var width: CGFloat? {
    request.width.isFinite && request.width < 1_000_000 ? max(request.width, 0) : nil
  }

  /// Returns the glyphs of one paragraph together with the places of its characters.
  ///
  /// The text contains no line terminators and no control characters.
  mutating func setWithPositions() -> (text: GlyphText, positions: TextPositions) {
    let paragraphs = StyledParagraph.split(request.spans)
    lines.offsets = CodeUnitOffsets(paragraphs[0].text)
    let text = set(paragraphs)
    return (text, lines.positions)
  }

  mutating func set() -> GlyphText { set(StyledParagraph.split(request.spans)) }

  private mutating func set(_ paragraphs: [StyledParagraph]) -> GlyphText {
    for (index, paragraph) in paragraphs.enumerated() {
      let room = request.lineLimit > 0 ? request.lineLimit - lines.count : Int.max
      if room <= 0 { break }
      let isLast = index == paragraphs.count - 1
      set(paragraph, room: room, hasMore: !isLast)
    }
    return lines.finish(
      request: request,
      width: width,
      isTruncated: isTruncated
    )
  }

  private mutating func set(_ paragraph: StyledParagraph, room: Int, hasMore: Bool) {
    if setPlainly(paragraph, room: room, hasMore: hasMore) { return }
    let layout = makeLayout(paragraph, room: room)
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let count = Int(pango_layout_get_line_count(layout))
    if pango_layout_is_ellipsized(layout) != 0 || count > room { isTruncated = true }
    let isCut = hasMore && count >= room
    if isCut { isTruncated = true }
    if isCut, request.truncation != .clip, !paragraph.text.hasSuffix("…") {
      set(paragraph.appending("…"), room: room, hasMore: false)
      return
    }
    let format = paragraph.format
    let gap = lines.count == 0 ? 0 : spacing + (format?.spacingBefore ?? 0)
    spacing = format?.spacing ?? 0
    var rest = pango_layout_get_lines_readonly(layout)
    for index in 0..<min(count, room) {
      guard let entry = rest else { break }
      let line = entry.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self)
      lines.append(line, of: paragraph, fonts: fonts, spacing: request.lineSpacing)
      if gap > 0 || format != nil {
        lines.formatLast(as: format, isFirst: index == 0, gap: gap)
      }
      rest = entry.pointee.next
    }
  }

  /// Appends a line of plain text, or returns `false` if the paragraph requires a layout.
  ///
  /// Text that probably does not fit is not shaped, because the layout would shape it again.
  private mutating func setPlainly(
    _ paragraph: StyledParagraph,
    room: Int,
    hasMore: Bool
  ) -> Bool {
    guard shapesPlainText, spacing == 0, paragraph.format == nil, room > 1 || !hasMore,
      request.alignment != .justified, let font = fonts.plainFont(for: paragraph)
    else { return false }
    let limit = isSingleClippedLine(room: room) ? nil : width
    if let limit, font.probableWidth(of: paragraph.text) > limit { return false }
    return font.withLine(of: paragraph.text, width: limit) {
      lines.append($0, of: paragraph, fonts: fonts, spacing: request.lineSpacing)
    }
  }

  private func isSingleClippedLine(room: Int) -> Bool {
    room == 1 && request.lineLimit == 1 && request.truncation == .clip
  }

  private func makeLayout(_ paragraph: StyledParagraph, room: Int) -> OpaquePointer {
    pango_context_set_base_dir(
      fonts.context,
      request.isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
    )
    let layout: OpaquePointer = pango_layout_new(fonts.context)
    pango_layout_set_auto_dir(layout, 1)
    // Without text there may be no attributes, and Pango would load its default font.
    let font = paragraph.spans.first?.span.font ?? FontDescription(size: 0)
    pango_layout_set_font_description(layout, fonts.description(of: font))
    pango_layout_set_text(layout, paragraph.text, Int32(paragraph.text.utf8.count))
    let attributes = paragraph.makeAttributes(fonts: fonts)
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    let frame = paragraph.format.map { LineFrame($0, width: width) }
    guard let width = frame?.width ?? width else { return layout }
    if let frame { pango_layout_set_indent(layout, frame.pangoIndent) }
    if isSingleClippedLine(room: room) { return layout }
    // Widths often come from an earlier, rounded measurement, and Pango includes the letter spacing
    // after the last letter when it tests whether a line fits. The slack keeps such text on one
    // line.
    let slack = 8 + paragraph.greatestLetterSpacing(fonts: fonts)
    let units = (width * CGFloat(PANGO_SCALE)).rounded(.up) + slack
    pango_layout_set_width(layout, Int32(min(units, 1_000_000_000)))
    pango_layout_set_wrap(
      layout,
      request.breaksByCharacter ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR
    )
    if request.alignment == .justified { pango_layout_set_justify(layout, 1) }
    if room < Int.max, request.truncation != .clip {
      pango_layout_set_height(layout, -Int32(min(room, 1 << 20)))
      pango_layout_set_ellipsize(layout, ellipsis)
    }
    return layout
  }

  private var ellipsis: PangoEllipsizeMode {
    switch request.truncation {
    case .clip: return PANGO_ELLIPSIZE_NONE
    case .head: return PANGO_ELLIPSIZE_START
    case .middle: return PANGO_ELLIPSIZE_MIDDLE
    case .tail: return PANGO_ELLIPSIZE_END
    }
  }
}
