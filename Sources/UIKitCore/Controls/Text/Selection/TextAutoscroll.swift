import QuartzCore

/// A view that scrolls while a touch that selects text is near its edges.
@MainActor protocol AutoscrollingView: UIView {
  /// The part of the bounds in which a touch does not scroll.
  var restArea: CGRect { get }
  /// Scrolls the text by a distance in points, as far as there is text.
  func autoscroll(by distance: CGVector)
}

/// Scrolls text while a touch that selects is near an edge.
@MainActor final class TextAutoscroll {
  // R-TXT-22
  private unowned let view: UIView
  private let scrolled: @MainActor (CGPoint) -> Void
  private var timer: ClockTimer?
  /// The distance of the touch from the origin of the visible part.
  private var place = CGPoint.zero

  /// - Parameters:
  ///   - view: The view with the text.
  ///   - scrolled: Called with the new point under the touch, in the coordinates of the view.
  init(_ view: UIView, scrolled: @escaping @MainActor (CGPoint) -> Void) {
    self.view = view
    self.scrolled = scrolled
  }

  private var scrollingView: (any AutoscrollingView)? {
    if let scrollView = view as? UIScrollView, !scrollView.isScrollEnabled { return nil }
    return view as? any AutoscrollingView
  }

  /// Called when the touch has moved.
  func follow(_ point: CGPoint) {
    guard let target = scrollingView else { return }
    place = CGPoint(x: point.x - target.bounds.minX, y: point.y - target.bounds.minY)
    if speed(in: target) == .zero { stop() } else if timer == nil { schedule() }
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
    guard let target = scrollingView, view.ownWindow != nil else { return }
    let speed = speed(in: target)
    guard speed != .zero else { return }
    let time = CGFloat(Self.interval)
    target.autoscroll(by: CGVector(dx: speed.dx * time, dy: speed.dy * time))
    let origin = target.bounds.origin
    scrolled(CGPoint(x: origin.x + place.x, y: origin.y + place.y))
    schedule()
  }

  /// The speed in points per second, which grows with the distance from the edge.
  private func speed(in target: any AutoscrollingView) -> CGVector {
    let (area, origin) = (target.restArea, target.bounds.origin)
    return CGVector(
      dx: Self.speed(place.x, between: area.minX - origin.x, and: area.maxX - origin.x),
      dy: Self.speed(place.y, between: area.minY - origin.y, and: area.maxY - origin.y)
    )
  }

  private static func speed(_ place: CGFloat, between start: CGFloat, and end: CGFloat) -> CGFloat {
    if place < start { return max((place - start) * factor, -fastest) }
    if place > end { return min((place - end) * factor, fastest) }
    return 0
  }

  private static let interval = 1.0 / 60
  private static let factor: CGFloat = 12
  private static let fastest: CGFloat = 1200
}

extension UIScrollView: AutoscrollingView {
  var restArea: CGRect {
    let area = bounds.inset(by: adjustedContentInset)
    let edge = CGSize(
      width: min(Self.autoscrollEdge, area.width / 2),
      height: min(Self.autoscrollEdge, area.height / 2)
    )
    let rest = area.insetBy(dx: edge.width, dy: edge.height)
    // Text that is not wider than the view scrolls only vertically.
    let limits = limits
    guard limits.x.lower >= limits.x.upper else { return rest }
    let width = CGFloat.greatestFiniteMagnitude
    return CGRect(x: -width / 4, y: rest.minY, width: width / 2, height: rest.height)
  }

  func autoscroll(by distance: CGVector) {
    let offset = CGPoint(x: contentOffset.x + distance.dx, y: contentOffset.y + distance.dy)
    contentOffset = limits.clamp(offset)
    layoutIfNeeded()
  }

  /// The distance from the edge at which scrolling begins, in points.
  private static let autoscrollEdge: CGFloat = 16
}

extension UITextField: AutoscrollingView {
  var restArea: CGRect {
    let text = editingRect(forBounds: bounds)
    let height = CGFloat.greatestFiniteMagnitude
    return CGRect(x: text.minX, y: -height / 4, width: text.width, height: height / 2)
  }

  func autoscroll(by distance: CGVector) { editing.scroll(by: distance.dx) }
}
