import QuartzCore

/// Sizes of search bars, in points.
enum SearchBarMetrics {
  // M-TXT-8
  /// The height of the field for text of the standard size or smaller.
  static let leastFieldHeight: CGFloat = 36
  /// The space above and below the text of the field together.
  private static let fieldPadding: CGFloat = 15
  /// The space above and below the field together.
  static let padding: CGFloat = 20
  static let fieldCornerRadius: CGFloat = 10
  static let margin: CGFloat = 8
  /// The space above and below the field together in a navigation bar, and its distance from the
  /// upper edge.
  static let navigationPadding: CGFloat = 16
  static let navigationTop: CGFloat = 1
  /// The height of the line above the field, and the size of its text.
  static let promptHeight: CGFloat = 30
  static let promptFontSize: CGFloat = 13
  static let scopeHeight: CGFloat = 44
  static let scopeControlHeight: CGFloat = 32
  static let magnifierWidth: CGFloat = 30
  /// The point size of the magnifier.
  static let magnifierSize: CGFloat = 14.5
  // R-SRCH-25
  /// The weight of the magnifier, whose lines are as thick as those of a regular symbol of 17 points.
  static let magnifierWeight = UIImage.SymbolWeight.medium
  /// The width of a button in the field.
  static let buttonWidth: CGFloat = 36
  static let textMargin: CGFloat = 8
  /// The distance between the field and the Cancel button.
  static let cancelGap: CGFloat = 8
  /// The time in seconds in which the Cancel button slides in.
  static let cancelDuration = 0.25

  // R-SRCH-24
  /// Returns the height of the field, which grows with the line of its text.
  @MainActor static func fieldHeight(for traits: UITraitCollection) -> CGFloat {
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    return max(leastFieldHeight, (font.lineHeight + fieldPadding).rounded(.up))
  }
}
