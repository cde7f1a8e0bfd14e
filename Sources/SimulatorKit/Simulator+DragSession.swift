import QuartzCore
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

extension Simulator {
  // MARK: Drag and drop

  /// Lifts what is at a point with a finger, drags it along a straight line, and drops it.
  ///
  /// The finger rests for 0.6 seconds before it moves. Use ``press(at:)``, ``slide(to:duration:)`` and
  /// ``lift()`` to look at the screen meanwhile, and ``cancelTouches()`` to cancel the drag.
  ///
  /// - Parameters:
  ///   - start: The location at which the finger is put down, in points of the window.
  ///   - end: The location at which the finger is lifted.
  ///   - duration: The duration of the movement, in seconds. The default value is 0.5.
  public func dragAndDrop(
    from start: CGPoint,
    to end: CGPoint,
    duration: TimeInterval = 0.5
  ) {
    press(at: start)
    advance(by: 0.6)
    slide(to: end, duration: duration)
    lift()
  }

  /// Cancels the touches, as a phone call does.
  public func cancelTouches() {
    enter()
    guard let location = fingerLocation else { return }
    touch(.cancelled, at: location)
    makeFrameIfNeeded()
  }

  /// Taps a point with a second finger while the first one is down.
  ///
  /// - Parameter point: The location, in points of the window.
  public func tapWithSecondFinger(at point: CGPoint) {
    enter()
    for phase in [TouchInput.Phase.began, .ended] {
      let input = TouchInput(
        identifier: 2,
        phase: phase,
        location: window.convert(point, to: nil as UIWindow?),
        timestamp: screen.clock.now
      )
      UIApplication.shared.deliver(touches: [input], to: screen)
      advance(by: SimulatorMetrics.tapDuration)
    }
  }

  /// Moves a drag of another program over a point.
  ///
  /// The drag remains there until the next call, or until ``dropItems(_:at:)`` or
  /// ``endItemHover()``.
  ///
  /// - Parameters:
  ///   - items: The values of the items.
  ///   - point: The location, in points of the window.
  /// - Returns: What would happen with the items if they were dropped.
  @discardableResult public func hoverItems(_ items: [any NSItemProviderWriting], at point: CGPoint)
    -> UIDropOperation
  {
    deliver(items, .moved, at: point)
  }

  /// Drops items from another program at a point.
  ///
  /// - Parameters:
  ///   - items: The values of the items.
  ///   - point: The location, in points of the window.
  /// - Returns: What happened with the items.
  @discardableResult public func dropItems(_ items: [any NSItemProviderWriting], at point: CGPoint)
    -> UIDropOperation
  {
    deliver(items, .dropped, at: point)
  }

  /// Moves the drag of another program out of the window.
  public func endItemHover() { deliver([], .left, at: .zero) }

  @discardableResult private func deliver(
    _ items: [any NSItemProviderWriting],
    _ phase: ExternalDragInput.Phase,
    at point: CGPoint
  ) -> UIDropOperation {
    enter()
    defer { makeFrameIfNeeded() }
    let input = ExternalDragInput(
      phase: phase,
      location: window.convert(point, to: nil as UIWindow?),
      items: items.map { ExternalDragItem(NSItemProvider(object: $0)) }
    )
    return UIApplication.shared.deliver(drag: input, to: screen)
  }
}
