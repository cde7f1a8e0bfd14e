import QuartzCore

/// A gesture recognizer for pans that begin at an edge of the window.
///
/// It is a pan whose touches begin within 13 points of one of the ``edges`` and then move away from
/// that edge.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that the gesture can start from.
  ///
  /// The default value is empty, with which no gesture is recognized.
  open var edges: UIRectEdge {
    get { screenEdges }
    set { screenEdges = newValue }
  }

  override func accepts(_ touch: UITouch) -> Bool {
    guard super.accepts(touch), let window = touch.window else { return false }
    return !edges.isDisjoint(with: ScreenEdge.edges(near: touch.position, of: window.bounds))
  }

  override func shouldBegin(movedBy movement: CGPoint) -> Bool {
    !edges.isDisjoint(with: ScreenEdge.edges(behind: movement))
  }
}

extension UIScreenEdgePanGestureRecognizer: SuperclassCompatible {
  package nonisolated static var compatibleClass: AnyClass { UIScreenEdgePanGestureRecognizer.self }
}

/// Functions that determine the edges from which a touch comes.
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

  /// Returns the edge from which a movement mainly leads away.
  static func edges(behind movement: CGPoint) -> UIRectEdge {
    if abs(movement.x) >= abs(movement.y) { return movement.x > 0 ? .left : .right }
    return movement.y > 0 ? .top : .bottom
  }
}
