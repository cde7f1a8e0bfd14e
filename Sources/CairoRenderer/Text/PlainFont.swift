internal import CCairo
import QuartzCore

/// A font and a letter spacing with which lines of plain text are shaped, without a Pango layout.
///
/// Plain text consists of printable ASCII characters, at least one of which is a letter, in one
/// style. It has one script, one direction and one font, so a layout, which searches for them and
/// for line breaks, has the same result.
final class PlainFont {
  /// The style that determines the font.
  struct Key: Hashable {
    var font: FontDescription
    /// The letter spacing, in Pango units.
    var spacing: CGFloat
  }

  /// The maximum number of characters of a line.
  static let lengthLimit = 256

  /// The item of the line that is being shaped.
  private let item: UnsafeMutablePointer<PangoItem>
  private let spacing: Int32
  private let size: CGFloat
  /// Attributes that allow the caret between all characters of a line.
  private static let attributes: [PangoLogAttr] = {
    var attribute = PangoLogAttr()
    attribute.is_cursor_position = 1
    return Array(repeating: attribute, count: lengthLimit + 1)
  }()

  /// Creates a font for the style of a paragraph, or `nil` if its characters need several fonts.
  init?(_ paragraph: StyledParagraph, spacing: CGFloat, fonts: FontCatalog) {
    guard let span = paragraph.spans.first?.span else { return nil }
    var sample = span
    // Text with digits of another spacing is not shaped with this font.
    let hasDigits = fonts.digitTracking(of: span.font) == 0
    let bytes = (UInt8(ascii: " ")...UInt8(ascii: "~"))
      .filter { hasDigits || !StyledParagraph.isDigit($0) }
    sample.string = String(decoding: bytes, as: UTF8.self)
    let list = StyledParagraph.split([sample])[0].makeAttributes(fonts: fonts)
    let items = pango_itemize_with_base_dir(
      fonts.context,
      PANGO_DIRECTION_LTR,
      sample.string,
      0,
      Int32(bytes.count),
      list,
      nil
    )
    pango_attr_list_unref(list)
    defer { g_list_free(items) }
    guard let items, items.pointee.next == nil, let data = items.pointee.data else {
      var rest = items
      while let entry = rest {
        pango_item_free(entry.pointee.data?.assumingMemoryBound(to: PangoItem.self))
        rest = entry.pointee.next
      }
      return nil
    }
    item = data.assumingMemoryBound(to: PangoItem.self)
    self.spacing = Int32(spacing)
    size = span.font.size
  }

  deinit { pango_item_free(item) }

  /// Returns a width that nearly all texts of the same length exceed, in points.
  func probableWidth(of text: String) -> CGFloat { CGFloat(text.utf8.count) * size * 0.35 }

  /// Shapes a plain text, and calls `body` with its line, which is valid during the call.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - width: The maximum width in points, or `nil` for no limit.
  ///   - body: Receives the line.
  /// - Returns: `false` without calling `body` if the line is wider.
  func withLine(
    of text: String,
    width: CGFloat?,
    _ body: (UnsafeMutablePointer<PangoLayoutLine>) -> Void
  ) -> Bool {
    let count = Int32(text.utf8.count)
    item.pointee.offset = 0
    item.pointee.length = count
    item.pointee.num_chars = count
    var run = PangoGlyphItem()
    run.item = item
    run.glyphs = pango_glyph_string_new()
    defer { pango_glyph_string_free(run.glyphs) }
    text.withCString { characters in
      pango_shape_item(item, characters, count, nil, run.glyphs, PANGO_SHAPE_NONE)
      guard spacing != 0 else { return }
      Self.attributes.withUnsafeBufferPointer {
        let attributes = UnsafeMutablePointer(mutating: $0.baseAddress)
        pango_glyph_item_letter_space(&run, characters, attributes, spacing)
      }
    }
    let units = CGFloat(pango_glyph_string_get_width(run.glyphs) + spacing)
    if let width, units > width * CGFloat(PANGO_SCALE) { return false }
    withUnsafeMutablePointer(to: &run) { run in
      var runs = GSList(data: run, next: nil)
      withUnsafeMutablePointer(to: &runs) { runs in
        var line = PangoLayoutLine()
        line.length = count
        line.runs = runs
        line.resolved_dir = PANGO_DIRECTION_LTR.rawValue
        body(&line)
      }
    }
    return true
  }
}
