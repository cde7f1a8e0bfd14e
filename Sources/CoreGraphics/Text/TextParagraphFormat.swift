import Foundation

/// The indents, line heights and distances of a paragraph.
///
/// Paragraphs with the default values have no object.
package final class TextParagraphFormat: Hashable, Sendable {
  package struct Values: Hashable, Sendable {
    /// The distance of the first line from the leading edge, in points.
    package var firstLineIndent: CGFloat = 0
    /// The distance of the other lines from the leading edge, in points.
    package var indent: CGFloat = 0
    /// The distance of the end of lines from the leading edge, or from the trailing edge if it is
    /// not positive, in points.
    package var tailIndent: CGFloat = 0
    package var minimumLineHeight: CGFloat = 0
    /// The greatest line height, or 0 for no limit.
    package var maximumLineHeight: CGFloat = 0
    /// The factor of the line height, or 0 for 1.
    package var lineHeightMultiple: CGFloat = 0
    /// The distance to the next paragraph, in points.
    package var spacing: CGFloat = 0
    /// The additional distance to the previous paragraph, in points.
    package var spacingBefore: CGFloat = 0
    /// The distances above and below the whole text, which paragraphs of a document have.
    package var margins = Margins()

    package init() {}

    /// Returns the height of a line whose fonts need a height.
    package func lineHeight(_ natural: CGFloat) -> CGFloat {
      var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
      if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
      return max(height, minimumLineHeight)
    }
  }

  package struct Margins: Hashable, Sendable {
    package var top: CGFloat = 0
    package var bottom: CGFloat = 0

    package init() {}
  }

  package let values: Values

  package init(_ values: Values) { self.values = values }

  package static func == (left: TextParagraphFormat, right: TextParagraphFormat) -> Bool {
    left === right || left.values == right.values
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
