import Foundation

/// Decides whether the movement of a finger begins to scroll.
struct DragDecision {
  /// The axes along which the content can scroll.
  var axes: ScrollDrag.Axes
  /// The axes along which other scroll views under the finger can scroll.
  var rivals: ScrollDrag.Axes

  enum Verdict: Equatable {
    /// The drag begins.
    ///
    /// The content follows the movement that exceeds the slop.
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
