/// How far a television's bar has gone along with the content below it.
///
///     at its top          scrolled by 50       far down
///     ┌────────────┐      ┌────────────┐       ┌────────────┐
///     │ ( bar )    │ 46   │ ( bar )    │ -4    │            │ 114 above, just out of view
///     │ content    │      │ content    │       │ content    │
///
/// Content that is drawn down beyond its top leaves the bar where it is. (R-TV-1)
struct TelevisionBarScroll: Hashable {
  /// Where the content is, and what it keeps clear at its top.
  var contentOffset: CGFloat
  var topInset: CGFloat

  /// Whether the bar would be neither in its place nor out of view.
  var isHalfway: Bool { distance > 0 && distance < TelevisionTabBarMetrics.farthest }

  var distance: CGFloat {
    let distance = contentOffset + topInset
    guard distance.isFinite else { return 0 }
    return min(max(distance, 0), TelevisionTabBarMetrics.farthest)
  }
}
