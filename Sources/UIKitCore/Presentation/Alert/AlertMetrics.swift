import CoreGraphics

/// Metrics of alerts and action sheets, measured in published screenshots of iOS 15 to 17.
enum AlertMetrics {
  static let cornerRadius: CGFloat = 14
  static let alertWidth: CGFloat = 270
  /// The width of alerts at accessibility text sizes.
  static let wideAlertWidth: CGFloat = 358
  static let sheetMaximumWidth: CGFloat = 420
  /// The width of an action sheet in a popover.
  static let popoverWidth: CGFloat = 304
  /// The minimum distance from the edges of the window.
  static let margin: CGFloat = 16
  static let sheetMargin: CGFloat = 8
  /// The distance between the actions of a sheet and its cancel action.
  static let sheetGap: CGFloat = 8

  static let alertRowHeight: CGFloat = 44
  static let sheetRowHeight: CGFloat = 57
  /// The space above and below the title of a row that large text makes taller.
  static let rowPadding: CGFloat = 11
  static let rowMargin: CGFloat = 12
  /// The smallest scale of a title before it is truncated.
  static let smallestTitle: CGFloat = 0.7

  static let alertHeaderTop: CGFloat = 19.5
  static let alertHeaderBottom: CGFloat = 19.5
  static let alertTitleGap: CGFloat = 2
  static let sheetHeaderTop: CGFloat = 14
  static let sheetHeaderBottom: CGFloat = 15
  static let sheetTitleGap: CGFloat = 11
  static let headerMargin: CGFloat = 16
  /// The minimum number of visible rows if a long text leaves little space.
  static let leastRows: CGFloat = 1.5

  /// The distance between the message and the text fields.
  static let fieldGap: CGFloat = 15
  /// The distance between the text fields and the actions.
  static let fieldBottom: CGFloat = 16
  static let fieldHeight: CGFloat = 28
  static let fieldCornerRadius: CGFloat = 6

  static let appearing: Double = 0.35
  static let disappearing: Double = 0.2
  /// The scale of an alert at the start of its presentation.
  static let firstScale: CGFloat = 1.15
  static let lightDimming: CGFloat = 0.2
  static let darkDimming: CGFloat = 0.48
}
