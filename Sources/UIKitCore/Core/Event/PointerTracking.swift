import QuartzCore

/// Notifies the hover recognizers of the views under the pointer of a screen, and shows the pointer that
/// the views request.
@MainActor final class PointerTracking {
  private struct Entry { weak var recognizer: UIHoverGestureRecognizer? }

  /// The recognizers of the views that the pointer is over.
  private var entries: [Entry] = []
  private let shapes = PointerShapes()

  /// The pointer that is shown.
  var shape: PointerShape { shapes.shown }

  /// Passes a movement to the recognizers of the view under the pointer and of its superviews.
  ///
  /// While the mouse button is down, the pointer is a touch and the recognizers are not notified.
  func receive(_ input: PointerInput, on screen: UIScreen) {
    // R-GES-6
    guard !screen.router.hasTouches else { return }
    let found = input.phase == .left ? nil : screen.hit(at: input.location)
    var present: [UIHoverGestureRecognizer] = []
    var current = found?.view
    while let view = current {
      present += view.interaction.recognizers.compactMap { $0 as? UIHoverGestureRecognizer }
        .filter(\.isEnabled)
      current = view.superview
    }
    let gone = entries.compactMap(\.recognizer).filter { old in
      !present.contains { $0 === old }
    }
    entries = present.map { Entry(recognizer: $0) }
    for recognizer in gone { recognizer.pointerLeft() }
    shapes.update(found, on: screen)
    guard let found else { return }
    for recognizer in present { recognizer.pointerMoved(to: found.location) }
  }
}

extension UIView {
  /// Returns the first result that a closure has for the view, then for its superviews.
  ///
  /// - Parameters:
  ///   - location: A point in window coordinates.
  ///   - body: Receives a view and the point in its coordinates.
  /// - Returns: The result, or `nil` if the closure has none for all views.
  func firstResult<Result>(
    at location: CGPoint,
    _ body: (UIView, CGPoint) -> Result?
  ) -> Result? {
    for view in sequence(first: self, next: \.superview) {
      if let result = body(view, view.convert(location, from: nil)) { return result }
    }
    return nil
  }
}

extension UIScreen {
  /// Returns the view at a point of the screen, and the point in its window, or `nil` for none.
  func hit(at point: CGPoint) -> (view: UIView, location: CGPoint)? {
    for window in windows.reversed() where !window.isHidden {
      let location = window.convert(point, from: nil as UIWindow?)
      if let view = window.hitTest(location, with: nil) { return (view, location) }
    }
    return nil
  }
}
