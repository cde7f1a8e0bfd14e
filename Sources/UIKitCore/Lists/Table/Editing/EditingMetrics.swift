import Foundation

/// Numbers of editing, in points and seconds; where each comes from stands in the rules.
enum EditingMetrics {
  /// How far content moves aside for the control at its front (R-LST-31).
  static let controlWidth: CGFloat = 38
  static let controlSize: CGFloat = 22
  /// How far beside the control it can still be pressed.
  static let controlReach: CGFloat = 8
  /// What the grip at the end of a row takes (R-LST-31).
  static let gripWidth: CGFloat = 42
  static let gripMargin: CGFloat = 4
  static let slideDuration: TimeInterval = 0.3

  /// The least width of a button behind a row, and what its text keeps free at both sides (R-LST-42).
  static let buttonWidth: CGFloat = 74
  static let buttonPadding: CGFloat = 15
  static let buttonFontSize: CGFloat = 15
  /// The share of a row that has to be uncovered before its first action is carried out (R-LST-43).
  static let fullShare: CGFloat = 0.6
  /// How fast, in points a second, a finger throws a row open or closed.
  static let throwSpeed: CGFloat = 300
  static let swipeDuration: TimeInterval = 0.35
  static let swipeDamping: CGFloat = 0.9

  /// How fast the table scrolls at most under a row that is held at its edge, in points a second, and where it begins.
  static let edgeSpeed: CGFloat = 600
  static let edgeReach: CGFloat = 60
  static let liftDuration: TimeInterval = 0.2
  static let makeRoomDuration: TimeInterval = 0.25
  static let liftedShadow: Float = 0.2
}
