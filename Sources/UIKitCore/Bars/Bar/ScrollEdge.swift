/// Whether content lies under a bar at the bottom edge.
///
///     ┌──────────┐            ┌──────────┐
///     │ content  │            │ content  │
///     │──────────│ its end    │          │
///     ├──────────┤ bar's top  ├──────────┤ bar's top
///     │ clear    │            │ standard │
///     └──────────┘            └──────────┘
///                              ───────── the content's end
struct ScrollEdge: Equatable {
  // R-APP-3
  /// The lower edge of the content, in any coordinate system.
  var contentEnd: CGFloat
  /// The upper edge of the bar, in the same coordinate system.
  var barTop: CGFloat

  /// The overlap, in points, up to which content doesn't count as under the bar, because positions
  /// are rounded to pixels.
  static let tolerance: CGFloat = 0.5

  /// Whether no content lies under the bar; `true` if a position is not a number.
  var isReached: Bool { contentEnd.isNaN || barTop.isNaN || contentEnd <= barTop + Self.tolerance }
}
