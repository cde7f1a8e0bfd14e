import UIKit

/// Frames in the coordinates of a custom bar, whose origin is its upper left corner.
public struct TabBarFrames: Equatable {
  /// The frames of the items, in their order.
  public var items: [CGRect]
  /// What touches meet each item: its slot over the bar's whole height, and what rises above the bar.
  public var itemHitAreas: [CGRect]
  /// The frame of the action button; nil without one.
  public var action: CGRect?
  /// What touches meet the action button; nil without one.
  public var actionHitArea: CGRect?
  /// What lies behind the items: as high as the lowest of them, and on to the bottom. (RDV-34)
  public var background = CGRect.zero

  /// Makes empty frames for a number of items.
  public init(itemCount: Int) {
    items = Array(repeating: .zero, count: max(itemCount, 0))
    itemHitAreas = items
  }

  /// What a touch meets.
  public enum Target: Equatable {
    case action
    /// The item at this position.
    case item(Int)
    /// Bar that is neither: it takes the touch and does nothing. (CYL-44)
    case bar
  }

  /// Finds what a touch meets; nil outside of the bar and of all that rises above it.
  ///
  /// The action button lies in front of the items, taller items before others. (CYL-40…44)
  public func target(at point: CGPoint, in bounds: CGRect) -> Target? {
    if let actionHitArea, actionHitArea.contains(point) { return .action }
    if let index = itemHitAreas.firstIndex(where: { $0.contains(point) }) { return .item(index) }
    return bounds.contains(point) ? .bar : nil
  }
}
