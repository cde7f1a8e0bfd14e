import Foundation

/// What a flow layout has found out: where things stand, and where they stood before the update under way.
struct FlowPlacement {
  private(set) var geometry = FlowGeometry()
  /// The breadth of the view that the items were placed for.
  var breadth: CGFloat?
  private var isOutOfDate = true
  /// Sizes that cells asked for.
  var found: [IndexPath: CGSize] = [:]
  var earlier: Earlier?

  /// The last placement, until all that an update shows is on its way.
  struct Earlier {
    var geometry: FlowGeometry
    var change: ListChange?
  }

  var needsPlacing: Bool { isOutOfDate }

  /// Notes what was said to be out of date.
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

  /// Data changed: sizes that were found out go with their items, except where an item is to be asked again.
  mutating func follow(_ change: ListChange) {
    earlier = Earlier(geometry: geometry, change: change)
    var kept: [IndexPath: CGSize] = [:]
    for (path, size) in found where !change.reloadedItems.contains(path) {
      if let path = change.newIndexPath(of: path) { kept[path] = size }
    }
    found = kept
    isOutOfDate = true
  }

  /// Another breadth: what cells asked for was for the old one.
  mutating func forgetFoundSizes() {
    found = [:]
    isOutOfDate = true
  }
}
