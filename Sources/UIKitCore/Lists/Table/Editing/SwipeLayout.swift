import Foundation

/// Where the buttons behind a row stand while it is moved aside.
///
/// Counts from the edge of the row inwards; each button has its share of what is uncovered. (R-LST-42)
struct SwipeLayout {
  /// How wide each button wants to be, from the edge inwards.
  let widths: [CGFloat]

  var reveal: CGFloat { widths.reduce(0, +) }

  /// The distance from the edge, and the width, of each button.
  ///
  /// When the first one is to be carried out it covers the others.
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
