import Foundation

/// The attributes by which a text engine selects a font.
///
/// It is a value, so shaped text can be compared and cached.
package struct FontDescription: Hashable, Sendable, Codable {
  /// The family name, or nil for the system font.
  package var family: String?
  /// The size of the font, in points.
  package var size: CGFloat
  /// The OpenType weight, from 100 to 900; 400 is regular.
  package var weight: Int
  package var isItalic: Bool
  /// Whether all digits have the same width.
  package var monospacedDigits: Bool
  /// Whether the system's monospaced family is used; ignored if `family` is set.
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

/// An object that stands for a font, such as a `UIFont`.
package protocol FontProviding: AnyObject {
  var face: FontDescription { get }
}

/// The vertical metrics of a font at its size, in points.
///
/// As on iOS, the descender is negative.
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
