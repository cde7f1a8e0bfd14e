import UIKit

/// The distribution of the items over the width of a custom bar.
public enum TabItemDistribution: Equatable, Sendable {
  /// Slots of equal width from edge to edge.
  case fill
  /// Slots with a width and a spacing in points, centered as a group. The slots are narrower if
  /// they don't fit.
  case centered(itemWidth: CGFloat, spacing: CGFloat)

  /// Returns the width of an item and the spacing.
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
