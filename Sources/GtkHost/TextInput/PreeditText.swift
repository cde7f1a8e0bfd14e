import CGtk4
import UIKitCore

/// Reads the text that an input method composes.
enum PreeditText {
  static func read(_ context: UnsafeMutablePointer<GtkIMContext>) -> ComposedText {
    var string: UnsafeMutablePointer<CChar>?
    var attributes: OpaquePointer?
    var cursor: Int32 = 0
    gtk_im_context_get_preedit_string(context, &string, &attributes, &cursor)
    let text = string.map { String(cString: $0) } ?? ""
    g_free(string)
    defer { if let attributes { pango_attr_list_unref(attributes) } }
    let offset = ScalarOffsets(text).units(before: max(Int(cursor), 0))
    return ComposedText(
      text: text,
      selection: offset..<offset,
      runs: attributes.map { runs($0, of: text) } ?? []
    )
  }

  /// Returns the parts of a text that have attributes.
  static func runs(_ attributes: OpaquePointer, of text: String) -> [MarkedTextRun] {
    guard !text.isEmpty, let iterator = pango_attr_list_get_iterator(attributes) else { return [] }
    defer { pango_attr_iterator_destroy(iterator) }
    let offsets = ScalarOffsets(text)
    var runs: [MarkedTextRun] = []
    repeat {
      var start: Int32 = 0
      var end: Int32 = 0
      pango_attr_iterator_range(iterator, &start, &end)
      let lower = offsets.units(beforeByte: Int(start))
      let upper = offsets.units(beforeByte: Int(end))
      guard lower < upper else { continue }
      let underline = pango_attr_iterator_get(iterator, PANGO_ATTR_UNDERLINE)
      let background = pango_attr_iterator_get(iterator, PANGO_ATTR_BACKGROUND)
      guard underline != nil || background != nil else { continue }
      runs.append(
        MarkedTextRun(
          range: lower..<upper,
          underline: underline.map { style(of: $0) } ?? .thin,
          isHighlighted: background != nil
        )
      )
    } while pango_attr_iterator_next(iterator) != 0
    return runs
  }

  private static func style(
    of attribute: UnsafeMutablePointer<PangoAttribute>
  ) -> MarkedTextRun.Underline {
    let value = UnsafeMutableRawPointer(attribute)
      .assumingMemoryBound(to: PangoAttrInt.self).pointee.value
    switch PangoUnderline(rawValue: numericCast(value)) {
    case PANGO_UNDERLINE_NONE: return .none
    case PANGO_UNDERLINE_DOUBLE, PANGO_UNDERLINE_DOUBLE_LINE: return .thick
    default: return .thin
    }
  }
}
