import Foundation

/// The page at which the content comes to rest with paging enabled.
///
/// A page is as long as the view. The first page begins at the lower limit, and the last page ends
/// at the upper limit.
struct PageTarget {
  var length: CGFloat
  var range: ScrollRange

  /// Returns the offset at which the content comes to rest after a drag.
  ///
  /// - Parameters:
  ///   - offset: The offset at which the finger was lifted.
  ///   - velocity: The velocity of the content, in points per second.
  ///   - start: The offset at which the drag began.
  /// - Returns: The offset of a page that is at most one page away from the page at `start`.
  func offset(from offset: CGFloat, velocity: CGFloat, start: CGFloat) -> CGFloat {
    // R-SCR-28
    guard length > 0 else { return range.clamp(offset) }
    let present = page(at: offset)
    let first = page(at: start).rounded()
    let wanted =
      abs(velocity) < ScrollMetrics.slowestFling
      ? present.rounded() : velocity > 0 ? present.rounded(.up) : present.rounded(.down)
    return position(of: min(max(wanted, first - 1), first + 1))
  }

  /// Returns the offset of the page that is `steps` pages after the page at an offset.
  func offset(after offset: CGFloat, steps: CGFloat) -> CGFloat {
    length > 0 ? position(of: page(at: offset).rounded() + steps) : range.clamp(offset)
  }

  private func page(at offset: CGFloat) -> CGFloat { (offset - range.lower) / length }

  private func position(of page: CGFloat) -> CGFloat { range.clamp(range.lower + page * length) }
}
