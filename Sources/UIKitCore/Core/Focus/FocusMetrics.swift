import Foundation

/// Constants of the focus.
///
/// The values were chosen for this library and not measured on a device.
enum FocusMetrics {
  /// The width of the ring for keyboards, which matches the sheet for customizing a bar.
  static let ringWidth: CGFloat = 3
  static let ringCornerRadius: CGFloat = 10
  /// The distance of the ring from the focused item.
  static let ringMargin: CGFloat = 2

  static let focusingDuration = 0.2
  static let unfocusingDuration = 0.35

  /// The growth of a focused item on a television at each side, in points, limited to a fraction of
  /// its size.
  static let growth: CGFloat = 12
  static let largestScale: CGFloat = 1.15
  /// The z position of a focused item, above the items beside it.
  static let height: CGFloat = 1
  static let shadowRadius: CGFloat = 20
  static let shadowOffset: CGFloat = 16
  static let shadowOpacity: Float = 0.35
}
