/// How many children of a tab bar controller have an item of their own on the bar, and which stand in More's list.
///
///     capacity 5    5 children   A B C D E
///                   7 children   A B C D More        E F G in the list
///
/// The bar's items and the list are read from here; nothing else counts children. (R-MORE-1, R-MORE-2)
struct MoreTabs: Equatable {
  var childCount = 0
  /// How many items the bar has room for; nil where all children have their own.
  var capacity: Int?

  /// Whether the last place on the bar is More.
  var hasMore: Bool { capacity.map { childCount > $0 } ?? false }

  /// How many children have an item of their own: the first ones.
  var barCount: Int {
    guard let capacity, hasMore else { return childCount }
    return max(capacity - 1, 0)
  }

  /// The children in More's list, in its order.
  var hidden: Range<Int> { barCount..<childCount }
}

extension TabBarTraits {
  /// How many items the bar of a tab bar controller has room for; nil on a television, which has no More. (R-TV-5)
  ///
  /// Five in compact width. Eight in regular width, which is our choice, unless the bar is too narrow for them.
  func capacity(width: CGFloat) -> Int? {
    guard form == .docked else { return nil }
    guard horizontalSizeClass == .regular else { return TabBarMetrics.compactCapacity }
    return DockedTabBarLayout.visibleCount(of: TabBarMetrics.regularCapacity, width: width)
  }
}
