import QuartzCore

/// Derives the control events of a touch from its movement.
///
/// A touch that began in the control is considered inside until it is more than `reach` points away
/// from the bounds, so small slips do not cancel a tap.
struct ControlTracking {
  /// The distance outside the bounds within which a touch is considered inside, in points, as
  /// observed on iOS.
  static let reach: CGFloat = 70

  private(set) var isTracking = false
  private(set) var isInside = false

  /// Begins tracking and returns the events of a touch with this tap count.
  mutating func begin(tapCount: Int) -> UIControl.Event {
    isTracking = true
    isInside = true
    return tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown
  }

  /// Returns the events of a move to `point`, in the order in which they are sent.
  mutating func move(to point: CGPoint, in bounds: CGRect) -> [UIControl.Event] {
    let wasInside = isInside
    isInside = bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
    switch (wasInside, isInside) {
    case (true, true): return [.touchDragInside]
    case (false, false): return [.touchDragOutside]
    case (false, true): return [.touchDragEnter, .touchDragInside]
    case (true, false): return [.touchDragExit, .touchDragOutside]
    }
  }

  /// Ends tracking and returns the final event.
  mutating func end() -> UIControl.Event {
    defer { reset() }
    return isInside ? .touchUpInside : .touchUpOutside
  }

  /// Stops tracking without an event.
  mutating func reset() {
    isTracking = false
    isInside = false
  }
}
