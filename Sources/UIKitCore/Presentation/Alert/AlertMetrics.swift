import CoreGraphics

/// Sizes and times of alerts and action sheets: those of iOS 15 to 17, read off published pictures.
enum AlertMetrics {
  static let cornerRadius: CGFloat = 14
  static let alertWidth: CGFloat = 270
  /// The most that an alert grows to for accessibility sizes.
  static let wideAlertWidth: CGFloat = 358
  static let sheetMaximumWidth: CGFloat = 420
  /// In a popover.
  static let popoverWidth: CGFloat = 304
  /// The least distance from the edges of the window.
  static let margin: CGFloat = 16
  static let sheetMargin: CGFloat = 8
  /// Between the actions of a sheet and the one that cancels.
  static let sheetGap: CGFloat = 8

  static let alertRowHeight: CGFloat = 44
  static let sheetRowHeight: CGFloat = 57
  /// Above and below the title of a row, where large text makes it higher.
  static let rowPadding: CGFloat = 11
  static let rowMargin: CGFloat = 12
  /// How small a title gets before it is cut.
  static let smallestTitle: CGFloat = 0.7

  static let alertHeaderTop: CGFloat = 19
  static let alertHeaderBottom: CGFloat = 19
  static let alertTitleGap: CGFloat = 2
  static let sheetHeaderTop: CGFloat = 14
  static let sheetHeaderBottom: CGFloat = 15
  static let sheetTitleGap: CGFloat = 11
  static let headerMargin: CGFloat = 16
  /// How many rows are seen at least where a long text leaves little room.
  static let leastRows: CGFloat = 1.5

  static let appearing: Double = 0.35
  static let disappearing: Double = 0.2
  /// How much larger an alert is when it begins to appear.
  static let firstScale: CGFloat = 1.15
  static let lightDimming: CGFloat = 0.2
  static let darkDimming: CGFloat = 0.48
}
