import QuartzCore

/// The superview of a view, its subviews from back to front, and its window.
///
/// This type computes indexes; `UIView+Tree` calls the callbacks in order.
struct ViewTree {
  /// The superview, which sets this to `nil` when it is deinitialized.
  unowned(unsafe) var superview: UIView?
  private var windowReference: UnretainedReference<UIWindow>?
  var subviews: [UIView] = []

  @MainActor var window: UIWindow? {
    get { windowReference?.object }
    set { windowReference = newValue?.reference }
  }

  /// Whether the view is in a window, which is not the case for a window itself.
  var isInWindow: Bool { windowReference?.object != nil }

  /// Clears the references of the subviews and the layer to a view that is being deinitialized.
  static func release(_ view: UIView) {
    for subview in view.tree.subviews where subview.tree.superview === view {
      subview.tree.superview = nil
    }
    if view.layer.viewDelegate === view { view.layer.viewDelegate = nil }
  }

  @MainActor func index(of view: UIView) -> Int? { subviews.firstIndex { $0 === view } }

  /// Inserts a subview at an index, which is clamped to the valid range.
  mutating func insert(_ view: UIView, at index: Int) {
    // Appending is faster than an insertion at the end.
    if index < subviews.count {
      subviews.insert(view, at: max(index, 0))
    } else {
      subviews.append(view)
    }
  }

  /// Moves a subview to `target`, its index after the move, and returns whether it moved.
  mutating func move(from index: Int, to target: Int) -> Bool {
    let target = min(max(target, 0), subviews.count - 1)
    guard target != index else { return false }
    subviews.insert(subviews.remove(at: index), at: target)
    return true
  }
}
