import QuartzCore

/// A gesture recognizer for the pointer of a mouse or touchpad over a view.
///
/// The gesture begins when the pointer enters the view, changes while it moves, and ends when it
/// leaves the view or the window. It doesn't need a pressed button, and doesn't prevent other
/// gestures. Fingers don't hover, so don't make functions depend on this recognizer.
///
/// ```swift
/// func hovered(_ hover: UIHoverGestureRecognizer) {
///   let isOver = hover.state == .began || hover.state == .changed
///   button.backgroundColor = isOver ? .systemGray5 : .clear
/// }
/// ```
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The location of the pointer in window coordinates, or `nil` while it isn't over the view.
  private var pointer: CGPoint?

  /// Returns the location of the pointer in the coordinates of `view`, or of the window if `view`
  /// is `nil`.
  ///
  /// If the pointer isn't over the recognizer's view, the method returns zero.
  open override func location(in view: UIView?) -> CGPoint {
    guard let pointer else { return .zero }
    return view?.convert(pointer, from: nil) ?? pointer
  }

  /// Moves the pointer to a location in window coordinates, which begins or continues the gesture.
  func pointerMoved(to location: CGPoint) {
    // R-GES-5
    pointer = location
    switch state {
    case .possible: state = .began
    case .began, .changed: state = .changed
    default: break
    }
  }

  /// Ends the gesture because the pointer left the view, or cancels it.
  func pointerLeft(cancelled: Bool = false) {
    if stateMachine.isActive { state = cancelled ? .cancelled : .ended }
    startOver()
  }

  /// Touches don't belong to the gesture, which therefore prevents no other gesture.
  override func accepts(_ touch: UITouch) -> Bool { false }

  override func stopTrackingPointer() { pointerLeft(cancelled: true) }

  open override func reset() {
    super.reset()
    pointer = nil
  }
}
