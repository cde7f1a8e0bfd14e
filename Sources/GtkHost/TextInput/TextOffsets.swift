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
    var units = 0
    var count = 0
    for scalar in text.unicodeScalars {
      count += UTF8.width(scalar)
      guard count <= bytes else { break }
      units += UTF16.width(scalar)
    }
    return units
  }
}
