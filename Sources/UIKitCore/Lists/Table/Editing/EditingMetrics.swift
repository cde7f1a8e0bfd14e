import Foundation

/// Constants of table editing, in points and seconds; the rules document their sources.
enum EditingMetrics {
  // R-LST-31
  /// The distance by which content is moved for the control at the leading edge.
  static let controlWidth: CGFloat = 38
  static let controlSize: CGFloat = 22
  /// The distance around the control in which it still responds to touches.
  static let controlReach: CGFloat = 8
  // R-LST-31
  /// The width that the reorder grip takes at the trailing edge of a row.
  static let gripWidth: CGFloat = 42
  static let gripMargin: CGFloat = 4
  static let slideDuration: TimeInterval = 0.3

  // R-LST-42
  /// The minimum width of a swipe action button, and the padding at both sides of its text.
  static let buttonWidth: CGFloat = 74
  static let buttonPadding: CGFloat = 15
  static let buttonFontSize: CGFloat = 15
  // R-LST-43
  /// The fraction of the row's width that has to be uncovered for a full swipe.
  static let fullShare: CGFloat = 0.6
  /// The minimum speed, in points per second, at which a swipe is completed by its velocity.
  static let throwSpeed: CGFloat = 300
  static let swipeDuration: TimeInterval = 0.35
  static let swipeDamping: CGFloat = 0.9

  /// The maximum autoscroll speed, in points per second, and the distance from the edge at which
  /// autoscrolling begins.
  static let edgeSpeed: CGFloat = 600
  static let edgeReach: CGFloat = 60
  static let liftDuration: TimeInterval = 0.2
  static let makeRoomDuration: TimeInterval = 0.25
  static let liftedShadow: Float = 0.2
}
