import Foundation

/// The superview of a view, its subviews from back to front, and its window.
///
/// Index computations are in this type; the order of callbacks is in `UIView+Tree`.
struct ViewTree {
  weak var superview: UIView?
  weak var window: UIWindow?
  var subviews: [UIView] = []

  @MainActor func index(of view: UIView) -> Int? { subviews.firstIndex { $0 === view } }

  /// Moves a subview to a target index, which is counted without the subview.
  ///
  /// Returns whether the subview moved.
  mutating func move(from index: Int, to target: Int) -> Bool {
    let target = min(max(target, 0), subviews.count - 1)
    guard target != index else { return false }
    subviews.insert(subviews.remove(at: index), at: target)
    return true
  }
}
