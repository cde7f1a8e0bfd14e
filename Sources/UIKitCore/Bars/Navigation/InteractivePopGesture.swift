/// Decides what a finger that draws a page away does to it.
///
/// Distances count in the direction of the way back: to the right, or to the left where writing runs so.
struct InteractivePopGesture: Equatable {
  /// Of the page, in points: the whole way.
  var width: CGFloat
  var isRightToLeft = false

  /// How much of the way a finger has made that moved by `distance`, in points to the right.
  func share(of distance: CGFloat) -> CGFloat {
    guard width > 0, distance.isFinite else { return 0 }
    return min(max(back(distance) / width, 0), 1)
  }

  /// Whether the page goes when let go: when it would be past the middle a moment later. (R-NAV-25)
  func pops(distance: CGFloat, velocity: CGFloat) -> Bool {
    guard velocity.isFinite else { return share(of: distance) > 0.5 }
    return share(of: distance + velocity * NavigationMetrics.swipeOutlook) > 0.5
  }

  private func back(_ distance: CGFloat) -> CGFloat { isRightToLeft ? -distance : distance }
}
