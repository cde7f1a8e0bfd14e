import QuartzCore

extension UIScrollView {
  /// Scrolls by the visible length of the content, and returns `false` if it cannot scroll in that
  /// direction.
  func scrollPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
    // R-AX-37
    guard options.isScrollEnabled, hold == nil, zooming.session == nil else { return false }
    willTrack()
    prepareToScroll()
    let page = bounds.inset(by: content.adjustedInset).size
    let step = step(direction, page: page)
    let end = CGPoint(x: bounds.minX + step.x, y: bounds.minY + step.y)
    let target = aligned(limits.clamp(end))
    guard target != bounds.origin else { return refresh(for: direction) }
    setContentOffset(target, animated: !UIAccessibility.isReduceMotionEnabled)
    UIAccessibility.post(notification: .pageScrolled, argument: nil)
    return true
  }

  private func step(_ direction: UIAccessibilityScrollDirection, page: CGSize) -> CGPoint {
    switch direction {
    case .right: return CGPoint(x: -page.width, y: 0)
    case .left: return CGPoint(x: page.width, y: 0)
    case .up: return CGPoint(x: 0, y: page.height)
    case .down: return CGPoint(x: 0, y: -page.height)
    case .next, .previous:
      let sign: CGFloat = direction == .next ? 1 : -1
      return limits.y.isEmpty
        ? CGPoint(x: sign * page.width, y: 0) : CGPoint(x: 0, y: sign * page.height)
    }
  }
}
