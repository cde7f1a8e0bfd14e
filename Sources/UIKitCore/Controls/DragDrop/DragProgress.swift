import Foundation

/// The state machine of a drag, from the press to the end.
///
/// ```
///              lift             move              leave the window
///   possible ───────▶ lifted ─────────▶ dragging ─────────▶ outside
///                       │                │  ▲ ▲ └── up ──▶ dropped│
///                       │ up, cancel     │  │ └──── return ───────┘
///                       ▼                │  add
///                     ended ◀── cancel ──┘
/// ```
struct DragProgress {
  // R-DRAG-10…R-DRAG-13
  /// What a change of the touch causes.
  enum Step: Equatable {
    /// The item is put down without having been moved.
    case putDown
    /// The drag begins.
    case begin
    /// The finger has moved.
    case move
    /// The finger was lifted.
    case drop
    /// The system has cancelled the touch.
    case cancel
  }

  enum Phase { case possible, lifted, dragging, outside, ended }

  private(set) var phase = Phase.possible
  private var start = CGPoint.zero
  /// The distance that the finger moves before the drag begins.
  private var distance: CGFloat = 0

  /// Handles a press that is long enough.
  ///
  /// - Parameters:
  ///   - point: The location of the finger.
  ///   - distance: The distance that the finger moves before the drag begins.
  mutating func lift(at point: CGPoint, distance: CGFloat) {
    phase = .lifted
    start = point
    self.distance = distance
  }

  /// Handles a movement of the finger.
  mutating func move(to point: CGPoint) -> [Step] {
    switch phase {
    case .lifted:
      guard point.distance(to: start) >= distance else { return [] }
      phase = .dragging
      return [.begin, .move]
    case .dragging: return [.move]
    case .possible, .outside, .ended: return []
    }
  }

  /// Handles the end of the touch.
  mutating func lift() -> [Step] { end(.drop) }

  /// Handles the cancellation of the touch, or of the drag.
  mutating func cancel() -> [Step] { phase == .outside ? finish(.cancel) : end(.cancel) }

  private mutating func end(_ step: Step) -> [Step] {
    switch phase {
    case .lifted: finish(.putDown)
    case .dragging: finish(step)
    case .possible, .outside, .ended: []
    }
  }

  private mutating func finish(_ step: Step) -> [Step] {
    phase = .ended
    return [step]
  }

  /// Handles that the desktop carries the items on outside of the window.
  mutating func leave() { if phase == .dragging { phase = .outside } }

  /// Handles that the items have come back into the window.
  mutating func comeBack() { if phase == .outside { phase = .dragging } }

  /// Ends a drag that was dropped outside of the window.
  mutating func finish() { phase = .ended }
}
