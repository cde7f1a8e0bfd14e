/// Conversions between the units in which texts are measured; values out of range are clamped.
enum TextOffsets {
  /// Returns the UTF-16 code units of the first Unicode scalars.
  static func units(of text: String, scalars: Int) -> Int {
    text.unicodeScalars.prefix(max(scalars, 0)).reduce(0) { $0 + ($1.value > 0xFFFF ? 2 : 1) }
  }

  /// Returns the Unicode scalars in the first UTF-16 code units.
  static func scalars(of text: String, units: Int) -> Int {
    String(decoding: text.utf16.prefix(max(units, 0)), as: UTF16.self).unicodeScalars.count
  }

  /// Returns the UTF-8 bytes of the first UTF-16 code units.
  static func bytes(of text: String, units: Int) -> Int {
    String(decoding: text.utf16.prefix(max(units, 0)), as: UTF16.self).utf8.count
  }

  /// Returns the UTF-16 code units of the first UTF-8 bytes; the rest of a character is left out.
  static func units(of text: String, bytes: Int) -> Int {
    let count = min(max(bytes, 0), text.utf8.count)
    var index = text.utf8.index(text.utf8.startIndex, offsetBy: count)
    index = text.unicodeScalars.index(before: text.unicodeScalars.index(after: index))
    return text.utf16.distance(from: text.startIndex, to: index)
  }
}
