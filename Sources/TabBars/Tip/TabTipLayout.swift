import UIKit

/// Where a tip and its arrow stand above an item. (ES-10)
struct TabTipLayout: Equatable {
  /// What the tip says, with its margins.
  var size: CGSize
  /// The item, in coordinates of the bar.
  var item: CGRect
  /// The bar without what the device covers at its sides.
  var room: CGRect

  /// How far the tip keeps from the ends of the bar.
  static let margin: CGFloat = 8
  /// From the tip of the arrow to the item.
  static let distance: CGFloat = 4
  static let arrowHeight: CGFloat = 7
  /// How far the middle of the arrow keeps from the ends of the bubble.
  static let arrowMargin: CGFloat = 20

  /// The widest that a bubble may be.
  static func maximumWidth(in room: CGRect) -> CGFloat { max(room.width - 2 * margin, 0) }

  /// Bubble and arrow, as near to the middle of the item as the bar allows.
  var frame: CGRect {
    let width = min(size.width, Self.maximumWidth(in: room))
    let start = room.minX + Self.margin
    let end = max(room.maxX - Self.margin - width, start)
    let height = size.height + Self.arrowHeight
    return CGRect(
      x: min(max(item.midX - width / 2, start), end),
      y: min(item.minY, room.minY) - Self.distance - height,
      width: width,
      height: height
    )
  }

  /// The middle of the arrow in the tip.
  var arrow: CGFloat {
    let frame = frame
    let margin = min(Self.arrowMargin, frame.width / 2)
    return min(max(item.midX - frame.minX, margin), frame.width - margin)
  }
}
