import UIKitCore

extension Simulator {
  /// Moves a drag session from another application over a point of the window.
  ///
  /// The drag remains there until the next call; ``endDragHover()`` ends it. Spring-loaded views
  /// are activated when time advances.
  ///
  /// - Parameter point: The location, in points of the window.
  public func hoverDrag(at point: CGPoint) {
    enter()
    let onScreen = window.convert(point, to: nil as UIWindow?)
    deliverHover(isHovering ? .moved : .entered, at: onScreen)
    isHovering = true
  }

  /// Moves the drag out of the window or ends it.
  ///
  /// If there is no drag, the method does nothing.
  public func endDragHover() {
    enter()
    guard isHovering else { return }
    isHovering = false
    deliverHover(.left, at: .zero)
  }
}
