import QuartzCore

/// Where the dots of a page control stand, and which page a tap asks for. (R-CTL-30, R-CTL-32)
struct PageDots: Equatable {
  var count: Int
  var bounds: CGRect
  var isRightToLeft = false

  static func size(for count: Int) -> CGSize {
    guard count > 0 else { return CGSize(width: 0, height: ProgressMetrics.pagesHeight) }
    let dots = CGFloat(count - 1) * ProgressMetrics.dotPitch + ProgressMetrics.dotSide
    return CGSize(
      width: dots + 2 * ProgressMetrics.pagesPadding,
      height: ProgressMetrics.pagesHeight
    )
  }

  /// Dots keep their distance as long as they fit, and share the width where they do not.
  private var pitch: CGFloat {
    guard count > 1 else { return ProgressMetrics.dotPitch }
    let room = bounds.width - ProgressMetrics.dotSide
    return min(ProgressMetrics.dotPitch, max(room, 0) / CGFloat(count - 1))
  }

  func center(of page: Int) -> CGPoint {
    let offset = (CGFloat(page) - CGFloat(count - 1) / 2) * pitch
    return CGPoint(x: bounds.midX + (isRightToLeft ? -offset : offset), y: bounds.midY)
  }

  /// The page a tap leads to from the current one: the next where reading goes on, else the one before.
  func page(from current: Int, tappedAt x: CGFloat) -> Int {
    let isForward = (x > center(of: current).x) != isRightToLeft
    return min(max(current + (isForward ? 1 : -1), 0), max(count - 1, 0))
  }

  /// The page whose dot is nearest, for a finger that is dragged over them.
  func page(nearest x: CGFloat) -> Int {
    guard count > 1, pitch > 0 else { return 0 }
    let steps = ((x - center(of: 0).x) / pitch * (isRightToLeft ? -1 : 1)).rounded()
    return Int(min(max(steps, 0), CGFloat(count - 1)))
  }
}
