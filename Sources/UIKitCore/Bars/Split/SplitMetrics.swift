/// Widths, durations and opacities of split view controllers.
///
/// The widths of iOS 14 and later were reported; the other values were chosen to look similar.
enum SplitMetrics {
  // R-SPL-10
  /// The width of the primary column, in points.
  static let primaryWidth: CGFloat = 320
  /// The width of the supplementary column beside the secondary one, in points.
  static let supplementaryWidth: CGFloat = 320
  /// The width of the supplementary column over the secondary one, in points.
  static let overlaidSupplementaryWidth: CGFloat = 375
  /// The largest part of the view for the primary column of the classic style.
  static let classicFraction: CGFloat = 0.4
  // R-SPL-13
  /// The smallest width of the secondary column beside two other columns, in points.
  static let leastSecondaryWidth: CGFloat = 600
  // R-SPL-20
  /// The duration of a change of the display mode, in seconds.
  static let duration: TimeInterval = 0.35
  // R-SPL-22
  /// The opacity of the dimming of the secondary column, in the light and the dark style.
  static let dimming: CGFloat = 0.1
  static let darkDimming: CGFloat = 0.29
  // R-SPL-23
  /// The time, in seconds, by which the movement of a released column is projected; our choice.
  static let dragProjection: CGFloat = 0.2
}
