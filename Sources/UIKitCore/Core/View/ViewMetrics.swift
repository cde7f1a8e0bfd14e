import Foundation

/// Default values of views.
enum ViewMetrics {
  /// The default margins of a view that does not belong to a controller: 8 points on each side (iOS
  /// 8 and later).
  static let layoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  /// The alpha below which a view receives no touches, as documented for `hitTest`.
  static let faintestTouchableAlpha: CGFloat = 0.01
}
