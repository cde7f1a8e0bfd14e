import Foundation

/// The data and layout state of a collection view.
struct CollectionProgress {
  /// The number of items in each section, or `nil` before the data source has been called.
  var shape: ListShape?
  var isAskingForShape = false
  /// Whether all cells are replaced in the next layout.
  var needsReload = false
  var needsPrepare = true
  var isPreparing = false
  var isLayingOut = false
  /// Whether the layout is invalidated by each scroll step, in which case attributes aren't
  /// requested in advance.
  var isVolatile = false
  /// The content size that the layout last returned.
  var contentSize = CGSize.zero
  var hasPlacedContent = false
  /// Whether cells were created or configured outside of a layout pass.
  var hasUnmeasuredCells = false
  var isEditing = false
  var watchesSwipes = false
  /// The attributes for which a view is being requested.
  var wanted: UICollectionViewLayoutAttributes?
  var offsetAdjustment = CGPoint.zero
}

/// Constants of collection views, in seconds or as counts.
enum CollectionMetrics {
  /// The duration of update animations, as on iOS.
  static let updateDuration = 0.3
  /// The maximum number of passes in one layout, for cells that request other sizes.
  static let roundLimit = 8
}
