import UIKit

/// How the items of a custom bar share its width.
public enum TabItemDistribution: Equatable, Sendable {
  /// Slots of equal width from edge to edge.
  case fill
  /// Slots of a width, with some distance between them, as a block in the middle; narrower where they have no room.
  case centered(itemWidth: CGFloat, spacing: CGFloat)

  /// The width of one item and the distance to the next.
  func share(of room: CGFloat, count: CGFloat) -> (width: CGFloat, spacing: CGFloat) {
    guard count > 0 else { return (0, 0) }
    guard case .centered(let width, let distance) = self, width > 0, width.isFinite else {
      return (room / count, 0)
    }
    let spacing = distance.isFinite ? max(distance, 0) : 0
    guard width * count + spacing * (count - 1) <= room else { return (room / count, 0) }
    return (width, spacing)
  }
}
