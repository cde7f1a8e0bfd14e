import Foundation

/// On which page content comes to rest when pages are turned one by one.
///
/// A page is as long as the view; the first one begins at the lower limit, the last one ends at the upper.
struct PageTarget {
  var length: CGFloat
  var range: ScrollRange

  /// The offset to come to rest at for a finger that let go at an offset, having begun at another (R-SCR-28).
  func offset(from offset: CGFloat, velocity: CGFloat, start: CGFloat) -> CGFloat {
    guard length > 0 else { return range.clamp(offset) }
    let present = page(at: offset)
    let first = page(at: start).rounded()
    let wanted =
      abs(velocity) < ScrollMetrics.slowestFling
      ? present.rounded() : velocity > 0 ? present.rounded(.up) : present.rounded(.down)
    return position(of: min(max(wanted, first - 1), first + 1))
  }

  /// The offset of the page next to the one at an offset.
  func offset(after offset: CGFloat, steps: CGFloat) -> CGFloat {
    length > 0 ? position(of: page(at: offset).rounded() + steps) : range.clamp(offset)
  }

  private func page(at offset: CGFloat) -> CGFloat { (offset - range.lower) / length }

  private func position(of page: CGFloat) -> CGFloat { range.clamp(range.lower + page * length) }
}
