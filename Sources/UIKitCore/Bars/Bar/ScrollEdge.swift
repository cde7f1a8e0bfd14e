/// Whether content lies under a bar at the bottom edge.
///
///     ┌──────────┐            ┌──────────┐
///     │ content  │            │ content  │
///     │──────────│ its end    │          │
///     ├──────────┤ bar's top  ├──────────┤ bar's top
///     │ clear    │            │ standard │
///     └──────────┘            └──────────┘
///                              ───────── the content's end
///
/// (R-APP-3)
struct ScrollEdge: Equatable {
  /// Where the content ends, in any coordinates.
  var contentEnd: CGFloat
  /// Where the bar begins, in the same.
  var barTop: CGFloat

  /// How far content may reach under the bar before it counts: what rounding to pixels makes of nothing.
  static let tolerance: CGFloat = 0.5

  /// Whether nothing lies under the bar; content that ends nowhere in particular counts as none.
  var isReached: Bool { contentEnd.isNaN || barTop.isNaN || contentEnd <= barTop + Self.tolerance }
}

extension ScrollEdge {
  /// Creates the edge of a scroll view's content in the view that contains the bar; `nil` if the
  /// scroll view is not inside that view.
  @MainActor init?(of scrollView: UIScrollView, barTop: CGFloat, in container: UIView) {
    guard scrollView.isDescendant(of: container) else { return nil }
    let end = CGPoint(x: 0, y: scrollView.contentSize.height)
    self.init(contentEnd: scrollView.convert(end, to: container).y, barTop: barTop)
  }
}
