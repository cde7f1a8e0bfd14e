import QuartzCore

/// A recognizer of fingers that are dragged inwards from an edge of the window.
///
/// It is a pan whose touches begin within 13 points of one of the ``edges`` and then move away from
/// that edge.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that the gesture can start from.
  ///
  /// The default value is empty, which recognizes nothing.
  open var edges: UIRectEdge = []

  override func accepts(_ touch: UITouch) -> Bool {
    guard super.accepts(touch), let window = touch.window else { return false }
    return !edges.isDisjoint(with: ScreenEdge.edges(near: touch.position, of: window.bounds))
  }

  override func shouldBegin(movedBy movement: CGPoint) -> Bool {
    !edges.isDisjoint(with: ScreenEdge.edges(behind: movement))
  }
}

/// Computes the edges that a touch comes from.
enum ScreenEdge {
  /// Returns the edges that are near a point.
  static func edges(near point: CGPoint, of bounds: CGRect) -> UIRectEdge {
    let width = GestureMetrics.edgeWidth
    var edges: UIRectEdge = []
    if point.x - bounds.minX <= width { edges.insert(.left) }
    if bounds.maxX - point.x <= width { edges.insert(.right) }
    if point.y - bounds.minY <= width { edges.insert(.top) }
    if bounds.maxY - point.y <= width { edges.insert(.bottom) }
    return edges
  }

  /// Returns the edge that a movement mainly leads away from.
  static func edges(behind movement: CGPoint) -> UIRectEdge {
    if abs(movement.x) >= abs(movement.y) { return movement.x > 0 ? .left : .right }
    return movement.y > 0 ? .top : .bottom
  }
}
