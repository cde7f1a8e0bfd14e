import QuartzCore

/// Which control events a finger causes between coming down and going up.
///
/// A finger that came down in the control stays "inside" until it is `reach` points away from it,
/// and has to come back within that distance to be inside again; so small slips do not lose a tap.
struct ControlTracking {
  /// Observed on iOS, in points.
  static let reach: CGFloat = 70

  private(set) var isTracking = false
  private(set) var isInside = false

  /// The finger came down in the control, for the `tapCount`th time in a row.
  mutating func begin(tapCount: Int) -> UIControl.Event {
    isTracking = true
    isInside = true
    return tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown
  }

  /// The finger moved; `events` come one after the other.
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

  /// The finger went up.
  mutating func end() -> UIControl.Event {
    defer { reset() }
    return isInside ? .touchUpInside : .touchUpOutside
  }

  /// The finger was taken away, or the control no longer wants it.
  mutating func reset() {
    isTracking = false
    isInside = false
  }
}
