import Foundation

/// What a collection view knows of its data and of how far its layout is up to date.
struct CollectionProgress {
  /// How many items the data source said there are; nil until it was asked.
  var shape: ListShape?
  var isAskingForShape = false
  /// Whether all cells are to be replaced at the next layout.
  var needsReload = false
  var needsPrepare = true
  var isPreparing = false
  var isLayingOut = false
  /// Whether the layout goes out of date with every movement, so that asking ahead is in vain.
  var isVolatile = false
  /// What the layout said last.
  var contentSize = CGSize.zero
  var hasPlacedContent = false
  /// Whether cells were made or set up apart from a layout.
  var hasUnmeasuredCells = false
  /// The attributes for which a view is being asked for.
  var wanted: UICollectionViewLayoutAttributes?
  var offsetAdjustment = CGPoint.zero
}

/// Numbers of collections.
enum CollectionMetrics {
  /// How long cells take to new places; the duration seen on iOS.
  static let updateDuration = 0.3
  /// How often one layout starts over for cells that want other sizes.
  static let roundLimit = 8
}
