import QuartzCore

extension UIScrollView {
  /// The ways in which dragging the content dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Dragging has no effect on the keyboard.
    case none
    /// The keyboard is dismissed when a drag begins.
    case onDrag
    /// The keyboard follows a finger that reaches its top, and can be pulled up again.
    case interactive
    /// The keyboard and the accessory view are dismissed when a drag begins.
    case onDragWithAccessory
    /// The keyboard and the accessory view follow a finger that reaches the top of the accessory
    /// view.
    case interactiveWithAccessory
  }
}

/// Dismisses the input area while the content of a scroll view is dragged with a finger.
@MainActor struct KeyboardDismissal {
  var mode: UIScrollView.KeyboardDismissMode
  var area: InputArea

  /// Creates the dismissal for a drag, or returns `nil` if the input area is not shown.
  init?(_ scrollView: UIScrollView) {
    mode = scrollView.keyboardDismissMode
    guard mode != .none, let area = InputArea.shown(in: scrollView.ownWindow) else { return nil }
    self.area = area
  }

  // R-KBD-18
  /// Called when a drag begins.
  func began() {
    guard mode == .onDrag || mode == .onDragWithAccessory else { return }
    _ = FirstResponder.current?.resignFirstResponder()
  }

  // R-KBD-19
  /// Called when the finger has moved to a point of the window.
  func moved(to point: CGPoint) {
    guard mode == .interactive || mode == .interactiveWithAccessory else { return }
    area.drag(to: point.y, includesAccessory: mode == .interactiveWithAccessory)
  }

  /// Called when the finger was lifted with a velocity, in points per second.
  func ended(velocity: CGPoint) { area.endDrag(velocity: velocity.y) }
}

// MARK: Staying free of the keyboard

// R-KBD-20
extension UIScrollView: InputAreaFollower {
  /// Adds an inset for the input area while it covers the view, and scrolls to the first responder.
  func stayFreeOfInputArea() {
    guard !options.followsInputArea else { return }
    options.followsInputArea = true
    InputArea.guides.add(self)
  }

  func inputAreaChanged() {
    guard let window = ownWindow else { return }
    let shown = InputArea.shown(in: window)?.shownFrame
    let top = shown.map { convert($0, from: window as UIView).minY }
    let covered = KeyboardCover.height(top: top, bounds: bounds, bottomInset: 0)
    change(\.content.inputAreaHeight, to: covered)
    guard covered > 0, !isTracking, let responder = FirstResponder.current as? UIView,
      responder !== self, responder.isDescendant(of: self)
    else { return }
    let rectangle = editedRectangle(of: responder)
      .insetBy(dx: 0, dy: -ScrollMetrics.editedFieldMargin)
    scrollRectToVisible(rectangle, animated: false)
  }

  /// The part of a responder that is shown above the input area: the line with the caret if the
  /// responder is itself a scroll view, else the whole view.
  private func editedRectangle(of responder: UIView) -> CGRect {
    guard let text = responder as? UIScrollView & UITextInput, let range = text.selectedTextRange
    else { return responder.convert(responder.bounds, to: self) }
    return text.convert(text.caretRect(for: range.end), to: self)
  }
}
