import Foundation

/// The superview of a view, its subviews from back to front, and its window.
///
/// This type computes indexes; `UIView+Tree` calls the callbacks in order.
struct ViewTree {
  weak var superview: UIView?
  weak var window: UIWindow?
  var subviews: [UIView] = []

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
