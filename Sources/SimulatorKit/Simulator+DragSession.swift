import UIKitCore

extension Simulator {
  /// Lets something that is dragged elsewhere on the desktop be over a point of the window.
  ///
  /// The drag stays there until the next call; `endDragHover()` takes it away. Views that are spring loaded act when time
  /// passes meanwhile.
  public func hoverDrag(at point: CGPoint) {
    enter()
    let onScreen = window.convert(point, to: nil as UIWindow?)
    deliverHover(isHovering ? .moved : .entered, at: onScreen)
    isHovering = true
  }

  /// Lets the drag leave the window, or end; without one nothing happens.
  public func endDragHover() {
    enter()
    guard isHovering else { return }
    isHovering = false
    deliverHover(.left, at: .zero)
  }
}
