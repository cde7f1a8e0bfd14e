/// The division of a tab bar controller's children into those on the bar and those in More's list.
///
///     capacity 5    5 children   A B C D E
///                   7 children   A B C D More        E F G in the list
///
/// This is the only place that computes it.
struct MoreTabs: Equatable {
  // R-MORE-1, R-MORE-2
  var childCount = 0
  /// The number of items that fit on the bar; `nil` if there is no limit.
  var capacity: Int?

  /// Whether the last item on the bar is More.
  var hasMore: Bool { capacity.map { childCount > $0 } ?? false }

  /// The number of children, from the first on, that have their own item on the bar.
  var barCount: Int {
    guard let capacity, hasMore else { return childCount }
    return max(capacity - 1, 0)
  }

  /// The indices of the children in More's list.
  var hidden: Range<Int> { barCount..<childCount }
}

extension TabBarTraits {
  /// Returns the number of items that fit on the bar; `nil` on a television, which has no More.
  ///
  /// It is five in compact width. In regular width it is eight, which is our choice, or fewer on a
  /// narrow bar.
  func capacity(width: CGFloat) -> Int? {
    // R-TV-5
    guard tabBarIdiom == .docked else { return nil }
    guard horizontalSizeClass == .regular else { return TabBarMetrics.compactCapacity }
    return DockedTabBarLayout.visibleCount(of: TabBarMetrics.regularCapacity, width: width)
  }
}
