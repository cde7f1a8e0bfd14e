/// Computes the progress and the outcome of an interactive pop from the movement of the finger.
///
/// Distances are positive to the right; in right-to-left layouts, a finger that moves to the left
/// pops.
struct InteractivePopGesture: Equatable {
  /// The width of the page in points, which is the distance of a complete pop.
  var width: CGFloat
  var isRightToLeft = false

  /// Returns the completed part of the pop (0 to 1) for a finger that has moved by `distance`
  /// points.
  func share(of distance: CGFloat) -> CGFloat {
    guard width > 0, distance.isFinite else { return 0 }
    return min(max(back(distance) / width, 0), 1)
  }

  /// Returns whether the page is popped when the finger is lifted.
  ///
  /// The page is popped if the finger would pass the middle within a short time at its current
  /// velocity.
  func pops(distance: CGFloat, velocity: CGFloat) -> Bool {
    // R-NAV-25
    guard velocity.isFinite else { return share(of: distance) > 0.5 }
    return share(of: distance + velocity * NavigationMetrics.swipeOutlook) > 0.5
  }

  private func back(_ distance: CGFloat) -> CGFloat { isRightToLeft ? -distance : distance }
}
