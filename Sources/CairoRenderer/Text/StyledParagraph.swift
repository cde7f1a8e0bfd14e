internal import CCairo
import QuartzCore

/// The text of one paragraph without line terminators and control characters, and its spans by
/// byte.
struct StyledParagraph {
  private(set) var text = ""
  /// The end of each span, in bytes of UTF-8.
  private(set) var spans: [(span: TextSpan, end: Int)] = []

  /// Returns the span of a byte, or the last span beyond the end.
  func span(at byte: Int) -> TextSpan? {
    spans.first { byte < $0.end }?.span ?? spans.last?.span
  }

  /// Whether the text consists of printable ASCII characters with at least one letter, in one
  /// style.
  var isPlain: Bool {
    guard spans.count == 1, spans[0].span.attachment == nil,
      text.utf8.count <= PlainFont.lengthLimit
    else { return false }
    var hasLetter = false
    for byte in text.utf8 {
      guard byte >= 0x20, byte < 0x7F else { return false }
      hasLetter = hasLetter || (0x61...0x7A).contains(byte | 0x20)
    }
    return hasLetter
  }

  func appending(_ string: String) -> StyledParagraph {
    var copy = self
    copy.text += string
    guard let last = copy.spans.indices.last else { return copy }
    let end = copy.text.utf8.count
    if copy.spans[last].span.attachment == nil {
      copy.spans[last].end = end
    } else {
      var span = copy.spans[last].span
      span.attachment = nil
      copy.spans.append((span, end))
    }
    return copy
  }

  private mutating func append(_ string: String, of span: TextSpan) {
    text += string
    spans.append((span, text.utf8.count))
  }

  /// Splits text at line terminators and removes characters without glyphs.
  ///
  /// There is at least one paragraph.
  static func split(_ spans: [TextSpan]) -> [StyledParagraph] {
    var paragraphs = [StyledParagraph()]
    for span in spans {
      if span.string.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
        paragraphs[paragraphs.count - 1].append(span.string, of: span)
        continue
      }
      var current = String.UnicodeScalarView()
      var previous: Unicode.Scalar = " "
      for scalar in span.string.unicodeScalars {
        switch scalar.value {
        case 0x0A where previous == "\r": break
        case 0x0A, 0x0D, 0x85, 0x2028, 0x2029:
          paragraphs[paragraphs.count - 1].append(String(current), of: span)
          paragraphs.append(StyledParagraph())
          current = String.UnicodeScalarView()
        case 0x09: current.append(scalar)
        case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: break
        default: current.append(scalar)
        }
        previous = scalar
      }
      paragraphs[paragraphs.count - 1].append(String(current), of: span)
    }
    return paragraphs
  }

  /// Returns Pango attributes for the fonts and spacing of the spans.
  ///
  /// Where only the color changes, the attributes separate runs; the colors are looked up by byte
  /// later.
  func makeAttributes(fonts: FontCatalog) -> OpaquePointer {
    let list: OpaquePointer = pango_attr_list_new()
    let hasMarks = hasCombiningMarks
    var start = 0
    for (index, entry) in spans.enumerated() {
      let (span, end) = entry
      func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, at bytes: Range<Int>? = nil) {
        guard let attribute else { return }
        attribute.pointee.start_index = UInt32(bytes?.lowerBound ?? start)
        let isLast = index == spans.count - 1
        attribute.pointee.end_index =
          bytes.map { UInt32($0.upperBound) }
          ?? (isLast ? .max : UInt32(end))
        pango_attr_list_insert(list, attribute)
      }
      insert(pango_attr_font_desc_new(fonts.description(of: span.font)))
      if let space = span.attachment { insert(shape(of: space)) }
      let spacing = letterSpacing(of: span, fonts: fonts)
      if spacing != 0 { insert(pango_attr_letter_spacing_new(Int32(spacing))) }
      let digitSpacing = fonts.digitTracking(of: span.font) * CGFloat(PANGO_SCALE)
      if digitSpacing != 0 {
        for digits in digitRuns(in: start..<end) {
          insert(pango_attr_letter_spacing_new(Int32(spacing + digitSpacing)), at: digits)
        }
      }
      if !hasMarks, fonts.composesOnlyMarks(span.font) {
        insert(pango_attr_font_features_new("ccmp=0"))
      }
      if span.font.monospacedDigits { insert(pango_attr_font_features_new("tnum=1")) }
      if spans.count > 1 {
        insert(pango_attr_foreground_new(UInt16(truncatingIfNeeded: index), 0, 0))
      }
      start = end
    }
    return list
  }

  /// Whether the text may have combining marks, which glyph composition joins with letters.
  ///
  /// The Latin letters before U+0240 and the marks of ASCII are no combining marks.
  private var hasCombiningMarks: Bool { !text.utf8.allSatisfy { $0 < 0xC9 } }

  private func shape(of space: TextAttachmentSpace) -> UnsafeMutablePointer<PangoAttribute>? {
    func units(_ value: CGFloat) -> Int32 { Int32((value * CGFloat(PANGO_SCALE)).rounded()) }
    var rect = PangoRectangle(
      x: 0,
      y: units(-space.bounds.maxY),
      width: units(space.advance),
      height: units(space.bounds.height)
    )
    return pango_attr_shape_new(&rect, &rect)
  }

  /// Returns the ranges of adjacent digits, in bytes.
  private func digitRuns(in bytes: Range<Int>) -> [Range<Int>] {
    guard text.utf8.contains(where: Self.isDigit) else { return [] }
    var runs: [Range<Int>] = []
    for (index, byte) in text.utf8.enumerated() where bytes.contains(index) && Self.isDigit(byte) {
      if let last = runs.last, last.upperBound == index {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }

  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Returns the largest letter spacing, in Pango units.
  func greatestLetterSpacing(fonts: FontCatalog) -> CGFloat {
    spans.reduce(0) { widest, entry in
      let digits = fonts.digitTracking(of: entry.span.font) * CGFloat(PANGO_SCALE)
      return max(widest, letterSpacing(of: entry.span, fonts: fonts) + digits)
    }
  }

  func letterSpacing(of span: TextSpan, fonts: FontCatalog) -> CGFloat {
    let kern = span.kern.isFinite ? span.kern : 0
    let tracking = span.attachment == nil ? fonts.tracking(of: span.font) : 0
    let spacing = (tracking + kern) * CGFloat(PANGO_SCALE)
    return min(max(spacing, -1_000_000), 1_000_000)
  }
}
