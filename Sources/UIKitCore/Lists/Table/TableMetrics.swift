import Foundation

/// Numbers of tables, in points and seconds; where each comes from stands in the rules.
enum TableMetrics {
  /// The height of a row that says nothing else, and the guess for rows that size themselves (R-TBL-12).
  static let rowHeight: CGFloat = 44
  /// The guess for headers and footers that size themselves.
  static let headerGuess: CGFloat = 28
  /// What stays free above the headers of a plain table (R-TBL-14).
  static let plainHeaderPadding: CGFloat = 22
  /// The header and the footer of a group without text (R-TBL-15).
  static let groupGap: CGFloat = 17.5
  /// What the first group of a grouped table keeps free above it.
  static let firstGroupGap: CGFloat = 35
  /// How far content keeps from the sides, and in wide tables (R-TBL-20).
  static let narrowMargin: CGFloat = 16
  static let wideMargin: CGFloat = 20
  static let wideWidth: CGFloat = 414
  /// The widest content that still reads well.
  static let readableWidth: CGFloat = 672
  /// The corners of groups that keep from the sides (R-TBL-16).
  static let groupCornerRadius: CGFloat = 10
  /// How many rows ahead are announced to who gets their data ready (R-TBL-36).
  static let prefetchedRows = 10
  /// How often at the most heights are put right in one layout.
  static let longestSettling = 8
  /// How long rows take to their new places (R-TBL-70).
  static let updateDuration: TimeInterval = 0.3
  /// How long a row takes to show that it is selected no more.
  static let deselectDuration: TimeInterval = 0.3

  static func sideMargin(forWidth width: CGFloat) -> CGFloat {
    width >= wideWidth ? wideMargin : narrowMargin
  }
}

/// Numbers of cells (R-TBL-20…24).
enum CellMetrics {
  /// Above and below the text.
  static let verticalMargin: CGFloat = 11
  /// Between picture and text.
  static let imageSpacing: CGFloat = 16
  /// What a row is higher than its picture at the least.
  static let imageRoom: CGFloat = 14
  /// Between title and subtitle.
  static let lineSpacing: CGFloat = 3
  /// Between title and value side by side.
  static let valueSpacing: CGFloat = 6
  /// The share of the width that the label of `value2` takes.
  static let labelWidth: CGFloat = 91
  /// Between content and accessory.
  static let accessorySpacing: CGFloat = 8
  static let chevronSize: CGFloat = 13
  static let checkmarkSize: CGFloat = 16
  static let detailSize: CGFloat = 22
  static let indentationWidth: CGFloat = 10
}
