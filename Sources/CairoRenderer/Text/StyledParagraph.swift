internal import CCairo
import QuartzCore

/// One paragraph's text without line ends and control characters, and the spans its bytes belong to.
struct StyledParagraph {
  private(set) var text = ""
  /// Where each span ends, in bytes of UTF-8.
  private(set) var spans: [(span: TextSpan, end: Int)] = []

  /// The span of a byte; the last one beyond the end.
  func span(at byte: Int) -> TextSpan? {
    spans.first { byte < $0.end }?.span ?? spans.last?.span
  }

  func appending(_ string: String) -> StyledParagraph {
    var copy = self
    copy.text += string
    if let last = copy.spans.indices.last { copy.spans[last].end = copy.text.utf8.count }
    return copy
  }

  private mutating func append(_ string: Substring.UnicodeScalarView, of span: TextSpan) {
    text.unicodeScalars.append(contentsOf: string)
    spans.append((span, text.utf8.count))
  }

  /// Cuts at line ends and drops what has no glyph.
  ///
  /// There is always at least one paragraph.
  static func split(_ spans: [TextSpan]) -> [StyledParagraph] {
    var paragraphs = [StyledParagraph()]
    for span in spans {
      if span.string.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
        paragraphs[paragraphs.count - 1].append(Substring(span.string).unicodeScalars, of: span)
        continue
      }
      var current = String.UnicodeScalarView()
      var previous: Unicode.Scalar = " "
      for scalar in span.string.unicodeScalars {
        switch scalar.value {
        case 0x0A where previous == "\r": break
        case 0x0A, 0x0D, 0x85, 0x2028, 0x2029:
          paragraphs[paragraphs.count - 1].append(
            Substring(String(current)).unicodeScalars,
            of: span
          )
          paragraphs.append(StyledParagraph())
          current = String.UnicodeScalarView()
        case 0x09: current.append(scalar)
        case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: break
        default: current.append(scalar)
        }
        previous = scalar
      }
      paragraphs[paragraphs.count - 1].append(Substring(String(current)).unicodeScalars, of: span)
    }
    return paragraphs
  }

  /// The fonts and distances of the spans.
  ///
  /// Colours only keep runs apart; they are looked up by byte later.
  func makeAttributes(fonts: FontCatalog) -> OpaquePointer {
    let list: OpaquePointer = pango_attr_list_new()
    var start = 0
    for (index, entry) in spans.enumerated() {
      let (span, end) = entry
      func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
        guard let attribute else { return }
        attribute.pointee.start_index = UInt32(start)
        attribute.pointee.end_index = UInt32(end)
        pango_attr_list_insert(list, attribute)
      }
      insert(pango_attr_font_desc_new(fonts.description(of: span.font)))
      let spacing = letterSpacing(of: span, fonts: fonts)
      if spacing != 0 { insert(pango_attr_letter_spacing_new(Int32(spacing))) }
      if span.font.monospacedDigits { insert(pango_attr_font_features_new("tnum=1")) }
      if spans.count > 1 {
        insert(pango_attr_foreground_new(UInt16(truncatingIfNeeded: index), 0, 0))
      }
      start = end
    }
    return list
  }

  /// The widest distance between two letters, in Pango's units.
  func greatestLetterSpacing(fonts: FontCatalog) -> CGFloat {
    spans.reduce(0) { max($0, letterSpacing(of: $1.span, fonts: fonts)) }
  }

  private func letterSpacing(of span: TextSpan, fonts: FontCatalog) -> CGFloat {
    let kern = span.kern.isFinite ? span.kern : 0
    let spacing = (fonts.tracking(of: span.font) + kern) * CGFloat(PANGO_SCALE)
    return min(max(spacing, -1_000_000), 1_000_000)
  }
}
