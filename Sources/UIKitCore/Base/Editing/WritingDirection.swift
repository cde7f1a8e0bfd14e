import Foundation

/// The direction of a paragraph.
enum WritingDirection {
  // R-TXT-28
  /// Returns whether the first letter with a direction is written from right to left, or `nil` if
  /// there is no such letter in the first characters.
  static func isRightToLeft(_ text: String) -> Bool? {
    for scalar in text.unicodeScalars.prefix(mostCharacters) {
      if isRightToLeft(scalar) { return true }
      if scalar.properties.isAlphabetic { return false }
    }
    return nil
  }

  private static let mostCharacters = 1000

  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x05BE, 0x05C0, 0x05C3, 0x05D0...0x05F4, 0x0608, 0x060B, 0x060D, 0x061B...0x064A,
      0x066D...0x066F, 0x0671...0x06D5, 0x06E5...0x06E6, 0x06EE...0x06EF, 0x06FA...0x08C7, 0x200F,
      0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
