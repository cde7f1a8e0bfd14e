import QuartzCore

extension UIScrollView {
  /// The distance by which the content is pulled down beyond its top, without the space for the
  /// refresh control; 0 or more.
  var pulledDistance: CGFloat {
    max(content.refreshInset - content.limitingInset.top - bounds.minY, 0)
  }

  /// The upper edge of the space that appears above the content when it is pulled down, from the
  /// top of the view.
  ///
  /// It is the lower edge of the row of a navigation bar, below which a large title moves down.
  var gapTop: CGFloat { content.barRowEnd ?? content.safeAreaInset.top }

  func refreshControlChanged(from old: UIRefreshControl?) {
    guard old !== refreshControl else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let refreshControl { insertSubview(refreshControl, at: 0) }
  }

  /// Sets the space above the content for the refresh control.
  ///
  /// The content does not move if the space grows. If the space shrinks, content at rest above its
  /// top moves there.
  func setRefreshInset(_ height: CGFloat) {
    // R-REF-4, R-REF-5
    guard content.refreshInset != height else { return }
    content.refreshInset = height
    content.settledInset = content.adjustedInset
    if window != nil { content.shownInset = content.adjustedInset }
    if hold != nil || scrollAnimation != nil {
      applyLimits()
    } else if bounds.minY < limits.y.lower {
      run(glide(to: limits.clamp(bounds.origin)), for: .returning)
    }
    adjustedContentInsetDidChange()
    indicators?.follow(self)
    notifyMovementObservers()
  }

  // R-REF-6
  /// Starts a refresh for an assistive technology that scrolls up at the top of the content.
  ///
  /// - Returns: Whether a refresh started.
  func refresh(for direction: UIAccessibilityScrollDirection) -> Bool {
    guard direction == .down, let refreshControl, refreshControl.isEnabled,
      !refreshControl.isRefreshing
    else { return false }
    refreshControl.refresh()
    setContentOffset(
      CGPoint(x: bounds.minX, y: limits.y.lower),
      animated: !UIAccessibility.isReduceMotionEnabled
    )
    return true
  }
}
