/// The distance that a television's bar has scrolled along with the content below it.
///
///     at its top          scrolled by 50       far down
///     ┌────────────┐      ┌────────────┐       ┌────────────┐
///     │ ( bar )    │ 46   │ ( bar )    │ -4    │            │ 114 above, just out of view
///     │ content    │      │ content    │       │ content    │
///
/// The bar doesn't move if the content is dragged down beyond its top.
struct TelevisionBarScroll: Hashable {
  // R-TV-1

  /// The content offset and the top inset of the scroll view.
  var contentOffset: CGFloat
  var topInset: CGFloat

  /// Whether the bar is partially scrolled out of view.
  var isHalfway: Bool { distance > 0 && distance < TelevisionTabBarMetrics.farthest }

  var distance: CGFloat {
    let distance = contentOffset + topInset
    guard distance.isFinite else { return 0 }
    return min(max(distance, 0), TelevisionTabBarMetrics.farthest)
  }
}
