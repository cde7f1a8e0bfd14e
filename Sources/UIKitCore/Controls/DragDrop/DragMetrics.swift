import Foundation

/// Metrics of drags, estimated from iOS 15 to 17.
enum DragMetrics {
  // R-DRAG-10, R-DRAG-30
  /// The time in seconds after which a finger lifts an item.
  static let liftDelay: TimeInterval = 0.5
  /// The distance that a finger moves with a lifted item before the drag begins.
  static let beginDistance: CGFloat = 10
  /// The distance that a pressed pointer moves before the drag begins, which is less than the one
  /// that begins to scroll.
  static let pointerDistance: CGFloat = 5
  /// Returns the scale of a lifted preview, which grows by a twentieth, and by at most 12 points.
  static func liftedScale(of width: CGFloat) -> CGFloat { 1 + min(0.05, 12 / max(width, 1)) }
  static let shadowOpacity: Float = 0.25
  static let shadowRadius: CGFloat = 12
  static let shadowOffset = CGSize(width: 0, height: 6)
  /// The distance between the previews of several items.
  static let stackOffset: CGFloat = 6
  /// The number of previews that are visible in a stack.
  static let stackCount = 3
  static let badgeSize: CGFloat = 24
  static let lifting: TimeInterval = 0.2
  static let landing: TimeInterval = 0.3
  /// The scale of a preview that disappears where it was dropped.
  static let vanishingScale: CGFloat = 0.5
  /// The distance from an edge within which a list scrolls.
  static let edgeReach: CGFloat = 60
  /// The greatest speed of a list that scrolls, in points per second.
  static let edgeSpeed: CGFloat = 600
}
