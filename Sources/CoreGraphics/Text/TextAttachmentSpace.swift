import Foundation

/// The space in a line that replaces the glyph of one character, for example for an image.
package struct TextAttachmentSpace: Hashable, Sendable {
  /// The offset of the character from the start of the text, in UTF-16 code units.
  package var index: Int
  /// The rectangle in points relative to the baseline and the left edge of the character, with
  /// positive values above the baseline.
  package var bounds: CGRect
  /// The empty space on both sides, in points.
  package var padding: CGFloat

  package init(index: Int, bounds: CGRect = .zero, padding: CGFloat = 0) {
    self.index = index
    self.bounds = bounds
    self.padding = padding
  }

  /// The width of the character in its line.
  package var advance: CGFloat { bounds.width + 2 * padding }

  /// Returns the rectangle in the coordinates of a text.
  ///
  /// - Parameters:
  ///   - x: The left edge of the character.
  ///   - baseline: The distance of the baseline from the top of the text.
  /// - Returns: The rectangle.
  package func frame(atX x: CGFloat, baseline: CGFloat) -> CGRect {
    CGRect(
      x: x + padding + bounds.minX,
      y: baseline - bounds.maxY,
      width: bounds.width,
      height: bounds.height
    )
  }
}

/// The place of a space in shaped text.
package struct PlacedTextAttachment: Hashable, Sendable {
  /// The offset of the character from the start of the text, in UTF-16 code units.
  package var index: Int
  /// The rectangle in points from the upper-left corner of the text.
  package var frame: CGRect
  /// The font of the character.
  package var font: FontDescription
  /// The color of the character, or `nil` for the color with which the text is drawn.
  package var color: CGColor?

  package init(index: Int, frame: CGRect, font: FontDescription, color: CGColor?) {
    self.index = index
    self.frame = frame
    self.font = font
    self.color = color
  }
}
