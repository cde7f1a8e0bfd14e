import Foundation

/// Dimensions of screens, in points.
enum ScreenMetrics {
  /// The minimum width in portrait of phones whose width is regular in landscape (Plus, Max, XR and
  /// 11).
  static let largePhoneWidth: CGFloat = 414
  // R-NBAR-12, R-TOOL-23, R-TBL-20
  /// The side margin of narrow bars and tables.
  static let narrowMargin: CGFloat = 16
  /// The minimum width of tablet windows with a regular width.
  ///
  /// Two thirds of the largest tablet in portrait, 639 points, is compact; half of it in landscape,
  /// 678 points, is regular (Apple's guide to multitasking).
  static let regularWidth: CGFloat = 678
  /// The minimum height of resizable windows that have space for tall bars.
  static let regularHeight: CGFloat = 480
  /// The size of `UIScreen.main` when there is no host: an iPhone 15.
  static let standardSize = CGSize(width: 390, height: 844)
  static let standardScale: CGFloat = 3

  /// Returns the side margin of a bar or a table of a width.
  static func sideMargin(forWidth width: CGFloat) -> CGFloat {
    width >= largePhoneWidth ? 20 : narrowMargin
  }
}
