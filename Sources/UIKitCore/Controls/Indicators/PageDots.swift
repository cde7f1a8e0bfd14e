import QuartzCore

/// The layout of the dots of a page control, and its mapping from touches to pages.
struct PageDots: Equatable {
  // R-CTL-30, R-CTL-32
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

  /// The distance between the centers of two dots, which is reduced if the dots do not fit.
  private var pitch: CGFloat {
    guard count > 1 else { return ProgressMetrics.dotPitch }
    let room = bounds.width - ProgressMetrics.dotSide
    return min(ProgressMetrics.dotPitch, max(room, 0) / CGFloat(count - 1))
  }

  func center(of page: Int) -> CGPoint {
    let offset = (CGFloat(page) - CGFloat(count - 1) / 2) * pitch
    return CGPoint(x: bounds.midX + (isRightToLeft ? -offset : offset), y: bounds.midY)
  }

  /// Returns the page that a tap selects: the next page if the tap is beyond the current dot in
  /// reading direction, otherwise the previous page.
  func page(from current: Int, tappedAt x: CGFloat) -> Int {
    let isForward = (x > center(of: current).x) != isRightToLeft
    return min(max(current + (isForward ? 1 : -1), 0), max(count - 1, 0))
  }

  /// Returns the page whose dot is nearest to a horizontal position.
  func page(nearest x: CGFloat) -> Int {
    guard count > 1, pitch > 0 else { return 0 }
    let steps = ((x - center(of: 0).x) / pitch * (isRightToLeft ? -1 : 1)).rounded()
    return Int(min(max(steps, 0), CGFloat(count - 1)))
  }
}
