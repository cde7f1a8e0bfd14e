import QuartzCore

/// The views that show the rectangles of a selection.
@MainActor final class SelectionRectangleViews {
  private unowned let container: UIView
  private let caret: UIView
  private var views: [UIView] = []

  /// Creates no views.
  ///
  /// - Parameters:
  ///   - container: The view with the text.
  ///   - caret: A subview of the container that is in front of the rectangles.
  init(in container: UIView, below caret: UIView) {
    self.container = container
    self.caret = caret
  }

  /// Shows rectangles in the coordinates of the container.
  func show(_ rectangles: [CGRect], tint: UIColor) {
    while views.count > rectangles.count { views.removeLast().removeFromSuperview() }
    while views.count < rectangles.count {
      let view = UIView()
      view.isUserInteractionEnabled = false
      container.insertSubview(view, belowSubview: caret)
      views.append(view)
    }
    for (view, rectangle) in zip(views, rectangles) {
      view.frame = rectangle
      view.backgroundColor = tint.withAlphaComponent(TextEditingMetrics.selectionOpacity)
    }
  }
}
