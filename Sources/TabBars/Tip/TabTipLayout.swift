import UIKit

// ES-10
/// The frames of a tip and its arrow above an item.
struct TabTipLayout: Equatable {
  /// The size of the tip's content with its margins.
  var size: CGSize
  /// The frame of the item in the bar.
  var item: CGRect
  /// The bounds of the bar inside the safe area at its sides.
  var room: CGRect

  /// The distance of the tip from the ends of the bar.
  static let margin: CGFloat = 8
  /// The distance of the arrow from the item.
  static let distance: CGFloat = 4
  static let arrowHeight: CGFloat = 7
  /// The distance of the arrow's center from the ends of the bubble.
  static let arrowMargin: CGFloat = 20

  /// Returns the maximum width of a bubble.
  static func maximumWidth(in room: CGRect) -> CGFloat { max(room.width - 2 * margin, 0) }

  /// The frame of bubble and arrow, as close to the center of the item as the bar allows.
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

  /// The center of the arrow in the tip.
  var arrow: CGFloat {
    let frame = frame
    let margin = min(Self.arrowMargin, frame.width / 2)
    return min(max(item.midX - frame.minX, margin), frame.width - margin)
  }
}
