import Foundation

/// Numbers of plain views.
enum ViewMetrics {
  /// The default margins of a view that is not a controller's: 8 points all round (iOS 8 and later).
  static let layoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  /// Views fainter than this take no touches (documented for `hitTest`).
  static let faintestTouchableAlpha: CGFloat = 0.01
}
