import UIKit

extension TabBarLayout {
  // RDV-31, CYL-20…23
  /// The distribution of the width: the slots of the items and of the action button.
  struct Slots {
    private let layout: TabBarLayout
    /// The left edge of the first slot.
    private let start: CGFloat
    private let itemWidth: CGFloat
    /// The space between two items.
    private let spacing: CGFloat
    private let actionWidth: CGFloat
    /// The number of items before the action button, or `nil` if there is none.
    private let actionIndex: Int?

    init(_ layout: TabBarLayout) {
      self.layout = layout
      let count = CGFloat(layout.itemHeights.count)
      let left = layout.safeArea.left + layout.contentInsets.left
      let width = max(
        layout.size.width - left - layout.safeArea.right - layout.contentInsets.right,
        0
      )
      actionIndex = layout.action.map { $0.placement.index(among: layout.itemHeights.count) }
      actionWidth = layout.action?.slotWidth(in: width, itemCount: count) ?? 0
      let room = max(width - actionWidth, 0)
      let share = layout.distribution.share(of: room, count: count)
      itemWidth = share.width
      spacing = share.spacing
      let total = share.width * count + share.spacing * max(count - 1, 0) + actionWidth
      start = left + max((width - total) / 2, 0)
    }

    func item(_ index: Int) -> (left: CGFloat, right: CGFloat) {
      let left = start + edge(before: index) + (index >= (actionIndex ?? .max) ? actionWidth : 0)
      return (snapped(left), snapped(left + itemWidth))
    }

    /// The slot of the action button, or `nil` if there is none.
    var action: (left: CGFloat, right: CGFloat)? {
      guard let actionIndex else { return nil }
      let left = start + edge(before: actionIndex) - (actionIndex > 0 ? spacing / 2 : 0)
      return (left, left + actionWidth)
    }

    private func edge(before index: Int) -> CGFloat { (itemWidth + spacing) * CGFloat(index) }

    private func snapped(_ value: CGFloat) -> CGFloat {
      (value * layout.scale).rounded() / layout.scale
    }
  }
}

extension TabBarLayout.Action {
  // CYL-20
  /// Returns the width of the slot that is reserved for the button.
  fileprivate func slotWidth(in width: CGFloat, itemCount: CGFloat) -> CGFloat {
    switch self.width {
    case .intrinsic: min(max(size.width, 0), width)
    case .equalToItems: width / (itemCount + 1)
    case .fixed(let points): min(max(points.isFinite ? points : 0, 0), width)
    }
  }
}
