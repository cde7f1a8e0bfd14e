internal import CCairo
import Foundation

/// Text in SVG drawings, which librsvg draws with Pango.
enum SVGText {
  // R-IMG-13
  /// The largest font size in pixels; larger text is drawn with this size.
  ///
  /// FreeType has no fonts of more than 65,535 pixels. With 2,097,152 pixels, which is the largest number
  /// of Pango, Pango reports a negative height, which ends the process in librsvg 2.54.
  static let sizeLimit = 32_000.0

  /// Returns whether a drawing may contain text, itself or in a drawing inside it.
  ///
  /// Text can be in elements that this function does not find if entities define them or if the bytes
  /// are not those of ASCII characters.
  static func mayOccur(in data: Data) -> Bool {
    let markers = ["text", "image", "include", "<!ENTITY"]
    return data.contains(0) || markers.contains { data.range(of: Data($0.utf8)) != nil }
      || !isEncodingPlain(data)
  }

  /// Whether the bytes are UTF-8 by the declaration at the start.
  private static func isEncodingPlain(_ data: Data) -> Bool {
    let head = String(decoding: data.prefix(4096), as: UTF8.self).lowercased()
    guard let end = head.range(of: "?>"),
      let encoding = head[..<end.lowerBound].range(of: "encoding")
    else { return true }
    return head[encoding.upperBound..<end.lowerBound].contains("utf-8")
  }

  /// Limits the font sizes that Pango requests from fontconfig on the current thread.
  ///
  /// The limit is at this place because a size can result from nested elements, style sheets and
  /// drawings inside the drawing.
  static func limitSize() {
    guard let fontMap = pango_cairo_font_map_get_default() else { return }
    let map = UnsafeMutableRawPointer(fontMap)
    let instance = map.assumingMemoryBound(to: GTypeInstance.self)
    guard g_type_check_instance_is_a(instance, pango_fc_font_map_get_type()) != 0 else { return }
    // Setting the function discards the fonts of the map, so it is set once.
    let object = map.assumingMemoryBound(to: GObject.self)
    guard g_object_get_data(object, mark) == nil else { return }
    g_object_set_data(object, mark, map)
    pango_fc_font_map_set_default_substitute(fontMap, limit, nil, nil)
  }

  /// The name under which a font map records that its sizes are limited.
  private static let mark = "tabbarkit-size-limit"

  /// Reduces the size in a request for a font.
  private static let limit: @convention(c) (OpaquePointer?, gpointer?) -> Void = { pattern, _ in
    var size = 0.0
    guard FcPatternGetDouble(pattern, FC_PIXEL_SIZE, 0, &size) == FcResultMatch, size > sizeLimit
    else { return }
    FcPatternDel(pattern, FC_PIXEL_SIZE)
    FcPatternAddDouble(pattern, FC_PIXEL_SIZE, sizeLimit)
  }
}
