import Foundation

/// Constants of table views, in points and seconds; the rules document their sources.
enum TableMetrics {
  // R-TBL-12
  /// The default height of a row, and the estimate for self-sizing rows.
  static let rowHeight: CGFloat = 44
  // R-TV-21
  /// The default height of a row on a television.
  static let televisionRowHeight: CGFloat = 66
  /// The minimum distance between rows and the sides of a table on a television, in which the focused
  /// row grows.
  static let televisionInset: CGFloat = 24

  /// The space between the rows of a group on a television.
  static let televisionRowSpacing: CGFloat = 14

  /// Returns the default height of a row.
  static func rowHeight(for traits: UITraitCollection) -> CGFloat {
    traits.userInterfaceIdiom == .tv ? televisionRowHeight : rowHeight
  }

  /// The estimate for self-sizing headers and footers.
  static let headerGuess: CGFloat = 28
  // R-TBL-14
  /// The space above the headers of a plain table.
  static let plainHeaderPadding: CGFloat = 22
  // R-TBL-15
  /// The height of a group's header or footer without text.
  static let groupGap: CGFloat = 17.5
  /// The space above the first group of a grouped table.
  static let firstGroupGap: CGFloat = 35
  /// The maximum readable content width.
  static let readableWidth: CGFloat = 672
  // R-TBL-16
  /// The corner radius of inset groups.
  static let groupCornerRadius: CGFloat = 10
  // R-TBL-36
  /// The number of rows that are announced for prefetching.
  static let prefetchedRows = 10
  /// The maximum number of measuring passes in one layout.
  static let longestSettling = 8
  // R-TBL-70
  /// The duration of updates.
  static let updateDuration: TimeInterval = 0.3
  /// The duration of the deselection animation.
  static let deselectDuration: TimeInterval = 0.3
}

/// Constants of cells, in points.
enum CellMetrics {
  // R-TBL-20…24
  /// The space above and below the text.
  static let verticalMargin: CGFloat = 11
  /// The space between image and text.
  static let imageSpacing: CGFloat = 16
  // R-TBL-27
  /// The width that is reserved for symbol images at the standard text size; our choice.
  static let symbolWidth: CGFloat = 24
  // R-TBL-112
  /// The maximum height of an image beside the first line only, in parts of the height of the line;
  /// symbols of the size of the text are a little higher than a line.
  static let firstLineReach: CGFloat = 1.15
  /// The minimum difference between the height of a row and that of its image.
  static let imageRoom: CGFloat = 14
  /// The space between title and subtitle.
  static let lineSpacing: CGFloat = 3
  /// The space between title and value side by side.
  static let valueSpacing: CGFloat = 6
  /// The width of the label in cells of style `value2`.
  static let labelWidth: CGFloat = 91
  /// The space between content and accessory.
  static let accessorySpacing: CGFloat = 8
  static let chevronSize: CGFloat = 13
  /// The weight of chevrons, whose lines are as thick as those of a semibold symbol of 17 points.
  static let chevronWeight = UIImage.SymbolWeight.heavy
  static let checkmarkSize: CGFloat = 16
  static let detailSize: CGFloat = 22
  static let indentationWidth: CGFloat = 10
  // R-TV-21
  /// The ratio of symbols on a television to those on other devices, which is that of the titles.
  static let televisionScale: CGFloat = 38 / 17
  /// The space above and below the text on a television.
  static let televisionVerticalMargin: CGFloat = 7
  /// The corner radius of the rows of groups and of the focused row on a television.
  static let televisionCornerRadius: CGFloat = 12

  /// Returns the ratio of symbols to those on a phone.
  private static func symbolScale(for traits: UITraitCollection) -> CGFloat {
    traits.userInterfaceIdiom == .tv ? televisionScale : 1
  }

  /// Returns the size that is reserved for an image: a standard width for symbols, which follows the
  /// text size.
  @MainActor static func reservedImageSize(
    _ image: UIImage?,
    for traits: UITraitCollection
  ) -> CGSize {
    guard let image, image.isSymbolImage else { return .zero }
    return CGSize(width: standardDimension(for: traits), height: 0)
  }

  // R-TBL-111
  /// Returns whether texts are one above the other in all styles, and wrap.
  static func stacksTexts(for traits: UITraitCollection) -> Bool {
    traits.preferredContentSizeCategory.isAccessibilityCategory
  }

  // R-TBL-103
  /// Returns the configuration of symbols without a size of their own, which is that of the text.
  @MainActor static func symbolConfiguration(
    for traits: UITraitCollection
  ) -> UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(pointSize: scaled(UIFont.labelFontSize, for: traits))
  }

  // R-TBL-110
  /// Returns a symbol of an accessory, whose size in points is that for the standard text size.
  @MainActor static func symbol(
    _ name: String,
    size: CGFloat,
    weight: UIImage.SymbolWeight,
    for traits: UITraitCollection
  ) -> UIImage? {
    UIImage(
      systemName: name,
      withConfiguration: UIImage.SymbolConfiguration(
        pointSize: scaled(size, for: traits),
        weight: weight
      )
    )?.withRenderingMode(.alwaysTemplate)
  }

  /// Returns the standard width of a symbol for the text size.
  @MainActor static func standardDimension(for traits: UITraitCollection) -> CGFloat {
    scaled(symbolWidth, for: traits)
  }

  /// Returns a length of a symbol for the text size and the kind of device.
  @MainActor static func scaled(_ length: CGFloat, for traits: UITraitCollection) -> CGFloat {
    UIFontMetrics(forTextStyle: .body)
      .scaledValue(for: length * symbolScale(for: traits), compatibleWith: traits)
  }
}
