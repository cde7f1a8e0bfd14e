/// Converts between UTF-16 code units, Unicode scalars and UTF-8 bytes, in which assistive
/// technologies and input methods count.
///
/// Offsets out of bounds are clamped, and the rest of a character is left out.
package struct ScalarOffsets {
  let text: String
  private let isSimple: Bool

  package init(_ text: String) {
    self.text = text
    // Texts without surrogate pairs have as many scalars as code units.
    isSimple = !text.utf16.contains { UTF16.isLeadSurrogate($0) }
  }

  /// The number of scalars.
  package var count: Int { isSimple ? text.utf16.count : text.unicodeScalars.count }

  /// Returns the scalars before a code unit.
  package func scalars(before unit: Int) -> Int {
    let unit = min(max(unit, 0), text.utf16.count)
    guard !isSimple else { return unit }
    var (units, scalars) = (0, 0)
    for scalar in text.unicodeScalars {
      guard units < unit else { break }
      units += UTF16.width(scalar)
      scalars += 1
    }
    return scalars
  }

  /// Returns the code units before a scalar; -1 stands for the end.
  package func units(before scalar: Int) -> Int {
    guard scalar >= 0 else { return text.utf16.count }
    guard !isSimple else { return min(scalar, text.utf16.count) }
    return text.unicodeScalars.prefix(scalar).reduce(0) { $0 + UTF16.width($1) }
  }

  /// Returns the bytes before a code unit.
  package func bytes(before unit: Int) -> Int {
    var (units, bytes) = (0, 0)
    for scalar in text.unicodeScalars {
      guard units < unit else { break }
      units += UTF16.width(scalar)
      bytes += UTF8.width(scalar)
    }
    return bytes
  }

  /// Returns the code units of the whole characters before a byte.
  package func units(beforeByte byte: Int) -> Int {
    var (units, bytes) = (0, 0)
    for scalar in text.unicodeScalars {
      bytes += UTF8.width(scalar)
      guard bytes <= byte else { break }
      units += UTF16.width(scalar)
    }
    return units
  }

  /// Returns the characters of a range of code units.
  package func string(in range: Range<Int>) -> String {
    let units = text.utf16
    let whole = range.clamped(to: 0..<units.count)
    let start = units.index(units.startIndex, offsetBy: whole.lowerBound)
    let end = units.index(start, offsetBy: whole.count)
    return String(decoding: units[start..<end], as: UTF16.self)
  }
}
