import UIKit

/// Frames in the coordinates of a custom bar.
public struct TabBarFrames: Equatable {
  /// The frames of the items, in their order.
  public var items: [CGRect]
  /// The touch area of each item: its slot over the bar's whole height, and the part above the bar.
  public var itemHitAreas: [CGRect]
  /// The frame of the action button, or `nil` if there is none.
  public var action: CGRect?
  /// The touch area of the action button, or `nil` if there is none.
  public var actionHitArea: CGRect?
  // RDV-34
  /// The frame of the background: as high as the lowest item, extended to the bottom.
  public var background = CGRect.zero

  /// Creates empty frames for a number of items.
  public init(itemCount: Int) {
    items = Array(repeating: .zero, count: max(itemCount, 0))
    itemHitAreas = items
  }

  /// The target of a touch.
  public enum Target: Equatable {
    case action
    /// The item at this index.
    case item(Int)
    // CYL-44
    /// The bar, which receives the touch without any effect.
    case bar
  }

  // CYL-40…44
  /// Returns the target of a touch; `nil` if the touch is outside the bar and the items that extend
  /// above it.
  ///
  /// The action button is in front of the items, and taller items are in front of others.
  ///
  /// - Parameters:
  ///   - point: The location of the touch.
  ///   - bounds: The bounds of the bar.
  /// - Returns: The target.
  public func target(at point: CGPoint, in bounds: CGRect) -> Target? {
    if let actionHitArea, actionHitArea.contains(point) { return .action }
    if let index = itemHitAreas.firstIndex(where: { $0.contains(point) }) { return .item(index) }
    return bounds.contains(point) ? .bar : nil
  }
}
