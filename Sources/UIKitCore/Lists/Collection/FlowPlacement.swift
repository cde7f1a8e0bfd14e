import Foundation

/// The computed geometry of a flow layout, and the previous one during an update.
struct FlowPlacement {
  private(set) var geometry = FlowGeometry()
  /// The size of the view across the scroll direction for which the geometry was computed.
  var breadth: CGFloat?
  private var isOutOfDate = true
  /// The preferred sizes of measured cells.
  var found: [IndexPath: CGSize] = [:]
  var earlier: Earlier?

  /// The previous geometry, which is kept until the animations of an update have been set up.
  struct Earlier {
    var geometry: FlowGeometry
    var change: ListChange?
  }

  var needsPlacing: Bool { isOutOfDate }

  /// Applies an invalidation context.
  mutating func note(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.isUpdate {
      isOutOfDate = true
      return
    }
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      isOutOfDate = true
      found = [:]
      return
    }
    guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext else {
      isOutOfDate = true
      return
    }
    if flow.invalidateFlowLayoutDelegateMetrics || flow.invalidateFlowLayoutAttributes {
      isOutOfDate = true
    }
  }

  mutating func place(_ geometry: FlowGeometry) {
    self.geometry = geometry
    isOutOfDate = false
  }

  /// Updates measured sizes after a change; those of deleted and reloaded items are discarded.
  mutating func follow(_ change: ListChange) {
    earlier = Earlier(geometry: geometry, change: change)
    var kept: [IndexPath: CGSize] = [:]
    for (path, size) in found where !change.reloadedItems.contains(path) {
      if let path = change.newIndexPath(of: path) { kept[path] = size }
    }
    found = kept
    isOutOfDate = true
  }

  /// Discards measured sizes after the breadth has changed.
  mutating func forgetFoundSizes() {
    found = [:]
    isOutOfDate = true
  }
}
