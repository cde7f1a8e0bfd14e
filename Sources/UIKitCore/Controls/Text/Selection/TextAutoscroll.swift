import QuartzCore

/// Scrolls a text view while a touch that selects is near its upper or lower edge.
@MainActor final class TextAutoscroll {
  // R-TXT-22
  private unowned let view: UIView
  private let scrolled: @MainActor (CGPoint) -> Void
  private var timer: ClockTimer?
  /// The distance of the touch from the origin of the visible part.
  private var place = CGPoint.zero

  /// - Parameters:
  ///   - view: The view whose nearest scroll view is scrolled.
  ///   - scrolled: Called with the new point under the touch, in the coordinates of the view.
  init(_ view: UIView, scrolled: @escaping @MainActor (CGPoint) -> Void) {
    self.view = view
    self.scrolled = scrolled
  }

  /// Called when the touch has moved.
  func follow(_ point: CGPoint) {
    guard let scrollView = view as? UIScrollView, scrollView.isScrollEnabled else { return }
    place = CGPoint(x: point.x - scrollView.bounds.minX, y: point.y - scrollView.bounds.minY)
    if speed(in: scrollView) == 0 { stop() } else if timer == nil { schedule() }
  }

  func stop() {
    timer?.cancel()
    timer = nil
  }

  private func schedule() {
    guard let clock = view.ownWindow?.screen.clock else { return }
    timer = clock.schedule(after: Self.interval) { [weak self] in
      MainActor.assumeIsolated { self?.step() }
    }
  }

  private func step() {
    timer = nil
    guard let scrollView = view as? UIScrollView, view.ownWindow != nil else { return }
    let speed = speed(in: scrollView)
    guard speed != 0 else { return }
    let limits = scrollView.limits
    var offset = scrollView.contentOffset
    offset.y += speed * CGFloat(Self.interval)
    scrollView.contentOffset = limits.clamp(offset)
    scrollView.layoutIfNeeded()
    let origin = scrollView.bounds.origin
    scrolled(CGPoint(x: origin.x + place.x, y: origin.y + place.y))
    schedule()
  }

  /// The speed in points per second, which grows with the distance from the edge.
  private func speed(in scrollView: UIScrollView) -> CGFloat {
    let insets = scrollView.adjustedContentInset
    let top = insets.top + Self.edge
    let bottom = scrollView.bounds.height - insets.bottom - Self.edge
    if place.y < top { return max((place.y - top) * Self.factor, -Self.fastest) }
    if place.y > bottom { return min((place.y - bottom) * Self.factor, Self.fastest) }
    return 0
  }

  private static let interval = 1.0 / 60
  /// The distance from the edge at which scrolling begins.
  private static let edge: CGFloat = 16
  private static let factor: CGFloat = 12
  private static let fastest: CGFloat = 1200
}
