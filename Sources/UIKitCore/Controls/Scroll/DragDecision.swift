import Foundation

/// Whether a finger's movement so far is one that scrolls.
struct DragDecision {
  /// The axes along which the content can move.
  var axes: ScrollDrag.Axes
  /// The axes along which other scroll views under the finger could move.
  var rivals: ScrollDrag.Axes

  enum Verdict: Equatable {
    /// The content follows what the finger moves beyond the slop.
    case begins(slop: CGPoint)
    case waits
    case fails
  }

  func verdict(on movement: CGPoint) -> Verdict {
    guard axes.x || axes.y else { return .fails }
    let along = axes.filter(movement)
    let distance = along.distance(to: .zero)
    guard distance >= GestureMetrics.panDistance else { return .waits }
    if !axes.y, rivals.y, abs(movement.y) > distance { return .waits }
    if !axes.x, rivals.x, abs(movement.x) > distance { return .waits }
    let share = GestureMetrics.panDistance / distance
    return .begins(slop: CGPoint(x: along.x * share, y: along.y * share))
  }
}
