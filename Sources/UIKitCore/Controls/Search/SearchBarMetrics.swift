import QuartzCore

/// Sizes of search bars, in points.
enum SearchBarMetrics {
  // M-TXT-8
  static let height: CGFloat = 56
  static let fieldHeight: CGFloat = 36
  static let fieldCornerRadius: CGFloat = 10
  static let margin: CGFloat = 8
  /// The height in a navigation bar, and the distance of the field from the upper edge.
  static let navigationHeight: CGFloat = 52
  static let navigationTop: CGFloat = 1
  /// The height of the line above the field, and the size of its text.
  static let promptHeight: CGFloat = 30
  static let promptFontSize: CGFloat = 13
  static let scopeHeight: CGFloat = 44
  static let scopeControlHeight: CGFloat = 32
  static let magnifierWidth: CGFloat = 32
  /// The width of a button in the field.
  static let buttonWidth: CGFloat = 36
  static let textMargin: CGFloat = 8
  /// The distance between the field and the Cancel button.
  static let cancelGap: CGFloat = 8
  /// The time in seconds in which the Cancel button slides in.
  static let cancelDuration = 0.25
}
