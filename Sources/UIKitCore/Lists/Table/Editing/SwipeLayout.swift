import Foundation

/// Computes the positions of the buttons behind a swiped row.
///
/// Positions are measured from the row's edge inward. Each button gets a share of the uncovered
/// width in proportion to its own width.
struct SwipeLayout {
  // R-LST-42
  /// The fitting width of each button, from the edge inward.
  let widths: [CGFloat]

  var reveal: CGFloat { widths.reduce(0, +) }

  /// Returns the distance from the edge, and the width, of each button.
  ///
  /// In a full swipe, the first button takes the whole uncovered width.
  func spans(uncovered offset: CGFloat, isFull: Bool) -> [Span] {
    guard reveal > 0 else { return [] }
    var start: CGFloat = 0
    return widths.enumerated().map { index, width in
      let share = isFull ? (index == 0 ? max(offset, 0) : 0) : max(offset, 0) * width / reveal
      defer { start += share }
      return Span(start: start, length: share)
    }
  }
}
