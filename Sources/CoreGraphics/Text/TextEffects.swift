import Foundation

/// How characters are drawn in addition to their font and color.
///
/// Spans without effects have no object, so that plain text needs no memory for them.
package final class TextEffects: Hashable, Sendable {
  package struct Values: Hashable, Sendable {
    /// The width of the outline in percent of the font size; a negative outline is drawn over the
    /// filled characters.
    package var strokeWidth: CGFloat = 0
    package var strokeColor: CGColor?
    package var underline = TextLineStyle()
    package var underlineColor: CGColor?
    package var strikethrough = TextLineStyle()
    package var strikethroughColor: CGColor?
    package var shadow: DrawingShadow?
    /// The distance by which characters lean to the right, in parts of their height.
    package var obliqueness: CGFloat = 0

    package init() {}
  }

  package let values: Values

  package init(_ values: Values) { self.values = values }

  package static func == (left: TextEffects, right: TextEffects) -> Bool {
    left === right || left.values == right.values
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(values) }

  /// Whether glyphs are not drawn as they are in the font.
  package var changesGlyphs: Bool { values.strokeWidth != 0 || values.obliqueness != 0 }

  /// Returns the area that glyphs or lines paint with the effects.
  ///
  /// - Parameters:
  ///   - bounds: The area without effects, relative to the baseline.
  ///   - fontSize: The size of the font in points.
  /// - Returns: The area.
  package func inkBounds(of bounds: CGRect, fontSize: CGFloat) -> CGRect {
    // The corners of an outline reach farther than its half width.
    var ink = bounds
    let outline = abs(values.strokeWidth) / 100 * fontSize * 2
    if outline > 0 { ink = ink.insetBy(dx: -outline, dy: -outline) }
    let lean = abs(values.obliqueness) * max(abs(ink.minY), abs(ink.maxY))
    if lean > 0 { ink = ink.insetBy(dx: -lean, dy: 0) }
    return values.shadow?.inkBounds(of: ink) ?? ink
  }
}

/// The style of a line below or through characters.
package struct TextLineStyle: Hashable, Sendable {
  package enum Weight: Hashable, Sendable { case single, thick, double }
  package enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

  package var weight: Weight
  package var pattern: Pattern
  /// Whether there is no line at white space.
  package var isByWord: Bool

  package init(weight: Weight = .single, pattern: Pattern = .solid, isByWord: Bool = false) {
    self.weight = weight
    self.pattern = pattern
    self.isByWord = isByWord
  }
}
