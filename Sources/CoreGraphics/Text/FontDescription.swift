import Foundation

/// What a text engine needs to pick a face: a value, so that shaped text can be compared and cached.
package struct FontDescription: Hashable, Sendable, Codable {
  /// The family name; nil is the system's interface family.
  package var family: String?
  /// Points.
  package var size: CGFloat
  /// OpenType weight, 100 to 900; 400 is regular.
  package var weight: Int
  package var isItalic: Bool
  /// Whether all digits get the same width.
  package var monospacedDigits: Bool
  /// Whether the system's monospaced family is meant; `family` wins.
  package var isMonospaced: Bool

  package init(
    family: String? = nil,
    size: CGFloat,
    weight: Int = 400,
    isItalic: Bool = false,
    monospacedDigits: Bool = false,
    isMonospaced: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.monospacedDigits = monospacedDigits
    self.isMonospaced = isMonospaced
  }
}

/// The vertical measures of a face at its size, in points; descender is negative, as on iOS.
package struct FontMetrics: Hashable, Sendable {
  package var ascender: CGFloat
  package var descender: CGFloat
  package var leading: CGFloat
  package var capHeight: CGFloat
  package var xHeight: CGFloat

  package init(
    ascender: CGFloat,
    descender: CGFloat,
    leading: CGFloat,
    capHeight: CGFloat,
    xHeight: CGFloat
  ) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }
}
