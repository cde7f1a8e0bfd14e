import QuartzCore

/// The speed at which a list scrolls while a drag is near one of its edges.
struct EdgeScroll {
  // R-DRAG-40
  /// Returns the speed for a position between two edges, in points per second.
  ///
  /// A negative value scrolls to the first edge.
  ///
  /// - Parameters:
  ///   - position: The position of the drag.
  ///   - start: The first edge.
  ///   - end: The last edge.
  /// - Returns: The speed.
  static func speed(at position: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat {
    let reach = min(DragMetrics.edgeReach, (end - start) / 4)
    guard reach > 0 else { return 0 }
    let before = (start + reach - position) / reach
    let after = (position - end + reach) / reach
    if before > 0 { return -DragMetrics.edgeSpeed * min(before, 1) }
    if after > 0 { return DragMetrics.edgeSpeed * min(after, 1) }
    return 0
  }
}

/// Scrolls a list while a drag is near one of its edges.
@MainActor final class DragAutoscroll {
  private weak var list: UIScrollView?
  private var point = CGPoint.zero
  private var link: CADisplayLink?
  /// Called after the list has scrolled.
  private let didScroll: @MainActor () -> Void

  init(_ list: UIScrollView, didScroll: @escaping @MainActor () -> Void) {
    self.list = list
    self.didScroll = didScroll
  }

  /// Starts or stops scrolling for a point of the list's content.
  func follow(_ point: CGPoint) {
    guard let list else { return stop() }
    self.point = CGPoint(x: point.x - list.bounds.minX, y: point.y - list.bounds.minY)
    let isNeeded = list.isScrollEnabled && step(1) != .zero
    guard isNeeded != (link != nil) else { return }
    guard isNeeded else { return stop() }
    link = CADisplayLink { [weak self] link in
      MainActor.assumeIsolated { self?.scroll(for: link.duration) }
    }
    link?.add(to: .main, forMode: .common)
  }

  func stop() {
    link?.invalidate()
    link = nil
  }

  private func scroll(for duration: TimeInterval) {
    guard let list, list.window != nil else { return stop() }
    let step = step(duration)
    guard step != .zero else { return stop() }
    list.contentOffset = CGPoint(
      x: list.contentOffset.x + step.x,
      y: list.contentOffset.y + step.y
    )
    didScroll()
  }

  /// Returns how far the list scrolls in a time, within its content.
  private func step(_ duration: TimeInterval) -> CGPoint {
    guard let list else { return .zero }
    let (inset, size, offset) = (list.adjustedContentInset, list.bounds.size, list.contentOffset)
    let limits = ScrollLimits(size: size, content: list.contentSize, inset: inset)
    let wanted = CGPoint(
      x: offset.x + EdgeScroll.speed(at: point.x, from: inset.left, to: size.width - inset.right)
        * duration,
      y: offset.y + EdgeScroll.speed(at: point.y, from: inset.top, to: size.height - inset.bottom)
        * duration
    )
    let end = limits.clamp(wanted)
    return CGPoint(x: end.x - offset.x, y: end.y - offset.y)
  }
}
